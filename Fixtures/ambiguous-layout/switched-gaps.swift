import UIKit

// A gap is the same seen from both sides, whatever its number is.

/// The rows' bottom is said from both sides; one of two lists is always on.
final class TwoListsSilent: UIViewController {
  private let rows = UIScrollView()
  private let first = UIButton()
  private let second = UIButton()
  private lazy var tall = [
    second.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -TwoLists.gap),
    first.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: TwoLists.gap),
    first.bottomAnchor.constraint(equalTo: second.topAnchor, constant: -TwoLists.gap),
    second.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  ]
  private lazy var wide = [
    second.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -TwoLists.gap),
    first.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: TwoLists.gap),
    first.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -TwoLists.gap),
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    first.setTitle("First", for: .normal)
    second.setTitle("Second", for: .normal)
    for part in [rows, first, second] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.topAnchor),
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: first.topAnchor, constant: -TwoLists.gap),
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    NSLayoutConstraint.activate(traitCollection.verticalSizeClass == .compact ? wide : tall)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.verticalSizeClass == .compact {
      NSLayoutConstraint.deactivate(tall)
      NSLayoutConstraint.activate(wide)
    } else {
      NSLayoutConstraint.deactivate(wide)
      NSLayoutConstraint.activate(tall)
    }
  }
}

/// No list says where the rows start.
final class TwoListsTold: UIViewController {
  private let rows = UIScrollView()  // expect: ambiguous-layout
  private let first = UIButton()
  private lazy var tall = [
    first.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: TwoLists.gap),
    first.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -TwoLists.gap),
  ]
  private lazy var wide = [
    first.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: TwoLists.gap),
    first.bottomAnchor.constraint(equalTo: view.centerYAnchor),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    first.setTitle("First", for: .normal)
    for part in [rows, first] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: first.topAnchor, constant: -TwoLists.gap),
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    NSLayoutConstraint.activate(traitCollection.verticalSizeClass == .compact ? wide : tall)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.verticalSizeClass == .compact {
      NSLayoutConstraint.deactivate(tall)
      NSLayoutConstraint.activate(wide)
    } else {
      NSLayoutConstraint.deactivate(wide)
      NSLayoutConstraint.activate(tall)
    }
  }
}

private enum TwoLists {
  static let gap = UIDevice.current.userInterfaceIdiom == .pad ? CGFloat(16) : 8
}
