import UIKit

/// Every call of the helper shows what is wrong in it.
final class OnceHelperBadges: UIView {
  let stack = UIStackView()
  func show(_ items: [String], wide: Bool) {
    if wide { addBadge(items.count) } else { addBadge(1) }
  }
  private func addBadge(_ count: Int) {
    let badge = UIImageView()
    let width: CGFloat = 44, height: CGFloat = 1
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.heightAnchor.constraint(equalToConstant: width).isActive = true  // expect: conflicting-constraints
    badge.widthAnchor.constraint(equalToConstant: height).isActive = true
    badge.widthAnchor.constraint(equalTo: badge.heightAnchor, multiplier: width / height).isActive =
      true
    stack.addArrangedSubview(badge)
  }
}

/// Only what one call passes is wrong.
final class OnceCalledBadges: UIView {
  let stack = UIStackView()
  func show() {
    addBadge(width: 30, height: 44)
    addBadge(width: 44, height: 44)  // expect: conflicting-constraints
  }
  private func addBadge(width: CGFloat, height: CGFloat) {
    let badge = UIImageView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.heightAnchor.constraint(equalToConstant: height).isActive = true
    badge.widthAnchor.constraint(equalToConstant: width).isActive = true
    badge.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    stack.addArrangedSubview(badge)
  }
}
