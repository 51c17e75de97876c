import UIKit

/// No value of the edge satisfies it.
final class BadgeRow: UIView {
  private let badge = UILabel()

  func setUp() {
    addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 8),  // expect: self-constraint
      badge.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
