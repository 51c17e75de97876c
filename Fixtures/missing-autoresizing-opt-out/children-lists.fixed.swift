import UIKit

// A loop over the children of a view reaches those that were added before it, and not those that are added behind it.

final class AddedBehind: UIViewController {
  private let before = UIStackView()
  private let behind = UIStackView()  // expect: missing-autoresizing-opt-out

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(before)
    view.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    behind.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(behind)
    for stack in [before, behind] {
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }
}

final class AddedBehindLoop: UIView {
  private let before = UIStackView()
  private let behind = UIStackView()  // expect: missing-autoresizing-opt-out

  func setUp() {
    addSubview(before)
    for child in subviews { child.translatesAutoresizingMaskIntoConstraints = false }
    behind.translatesAutoresizingMaskIntoConstraints = false
    addSubview(behind)
    before.topAnchor.constraint(equalTo: topAnchor).isActive = true
    before.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    before.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    before.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    behind.topAnchor.constraint(equalTo: topAnchor).isActive = true
    behind.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    behind.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    behind.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

// The loop may reach it: another function adds it, or the loop is run later, or goes over the children of another view.
final class MayBeReached: UIView {
  private let other = UIStackView()
  private let later = UIStackView()
  private let inner = UIStackView()
  private let card = UIView()

  func addOther() {
    addSubview(other)
    other.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  func setUp() {
    subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    DispatchQueue.main.async {
      self.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    }
    addSubview(later)
    later.topAnchor.constraint(equalTo: topAnchor).isActive = true
    card.addSubview(inner)
    inner.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
  }
}
