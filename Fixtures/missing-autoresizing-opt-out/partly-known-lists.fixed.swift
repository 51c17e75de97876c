import UIKit

// A list of which some elements are known is handed to each of them.
final class PartlyKnown: UIView {
  private var others: [UIView] { subviews }
  private let first = UIStackView()
  private let second = UIStackView()
  private let third = UIStackView()

  func setUp() {
    addSubview(first)
    addSubview(second)
    addSubview(third)
    for view in [first, second, third] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    ([first] + others).forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    UIView.switchMasksOff(of: [second] + others)
    for view in others + [third] { view.translatesAutoresizingMaskIntoConstraints = false }
  }
}

// No list holds the second.
final class WhollyKnown: UIView {
  private let first = UIStackView()
  private let second = UIStackView()

  func setUp() {
    addSubview(first)
    second.translatesAutoresizingMaskIntoConstraints = false
    addSubview(second)
    for view in [first, second] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    UIView.switchMasksOff(of: [first])
  }
}

extension UIView {
  static func switchMasksOff(of views: [UIView]) {
    views.forEach { view in view.translatesAutoresizingMaskIntoConstraints = false }
  }
}
