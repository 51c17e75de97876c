import SnapKit
import UIKit

// build: AnchoredFourEdges()
/// Pinned to four edges, with insets that differ.
final class AnchoredFourEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -13),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -14)
    ])
  }
}

// build: AnchoredSafeArea()
/// Pinned to the safe area.
final class AnchoredSafeArea: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -4),
      panel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 4),
      panel.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -4)
    ])
  }
}

// build: AnchoredMargins()
/// Pinned to the margins.
final class AnchoredMargins: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      panel.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      panel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
    ])
  }
}

// build: AnchoredEdgeAndSize()
/// An edge and a fixed size, on each side.
final class AnchoredEdgeAndSize: UIViewController {
  private let last = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(last)
    last.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      last.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7),
      last.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -9),
      last.widthAnchor.constraint(equalToConstant: 50),
      last.heightAnchor.constraint(equalToConstant: 20)
    ])
  }
}

// build: AnchoredCenterAndSize()
/// A centre and a size.
final class AnchoredCenterAndSize: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 25),
      badge.widthAnchor.constraint(equalToConstant: 120),
      badge.heightAnchor.constraint(equalToConstant: 40)
    ])
  }
}

// build: AnchoredEqualRow()
/// A row of equal, flexible columns.
final class AnchoredEqualRow: UIViewController {
  private let one = UIView()
  private let two = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(one)
    view.addSubview(two)
    one.translatesAutoresizingMaskIntoConstraints = false
    two.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: view.topAnchor),
      one.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 6),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      two.topAnchor.constraint(equalTo: view.topAnchor),
      two.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      two.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    ])
  }
}

// build: AnchoredShare()
/// A share of the width.
final class AnchoredShare: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3)
    ])
  }
}

// build: AnchoredRatio()
/// A ratio of the sides.
final class AnchoredRatio: UIViewController {
  private let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photo)
    photo.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.topAnchor),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75)
    ])
  }
}

// build: AnchoredContent()
/// The size of the content.
final class AnchoredContent: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    ])
  }
}

// build: AnchoredClamps()
/// No narrower and no wider than this.
final class AnchoredClamps: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 180)
    ])
  }
}

// build: AnchoredDirections()
/// Leading and trailing, from both sides.
final class AnchoredDirections: UIViewController {
  private let back = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(back)
    back.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      back.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -24),
      back.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      back.widthAnchor.constraint(equalToConstant: 33),
      back.heightAnchor.constraint(equalToConstant: 33)
    ])
  }
}

// build: AnchoredPriorities()
/// Priorities that play against each other: anchors can say them as well.
final class AnchoredPriorities: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let boxWidth = box.widthAnchor.constraint(equalToConstant: 400)
    boxWidth.priority = .defaultHigh
    let boxWidth2 = box.widthAnchor.constraint(equalToConstant: 100)
    boxWidth2.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
      boxWidth,
      boxWidth2
    ])
  }
}

/// A share of a place, which no anchor can say.
final class AnchoredPlaceShare: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.snp.makeConstraints { make in
      make.centerX.equalToSuperview().multipliedBy(0.5)
      make.centerY.equalToSuperview()
      make.size.equalTo(33)
    }
  }
}
