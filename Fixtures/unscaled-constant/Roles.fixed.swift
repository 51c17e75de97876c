import UIKit

/// A token stands for a number only if it is meant for such numbers.
enum Spacing {
  static let small: CGFloat = 8
  static let medium: CGFloat = 16
  static let sideMargin: CGFloat = 40
  static let iconSize: CGFloat = 24
}

final class RoleView: UIView {
  private let icon = UIView()
  private let rows = UIStackView()
  private let lines = UIStackView()

  func setUp() {
    addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    rows.spacing = Spacing.small  // expect: unscaled-constant
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 40),  // expect: unscaled-constant
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.sideMargin),  // expect: unscaled-constant
      icon.widthAnchor.constraint(equalToConstant: Spacing.iconSize),  // expect: unscaled-constant
      icon.heightAnchor.constraint(equalToConstant: 16),  // expect: unscaled-constant
    ])
    lines.spacing = 17  // expect: unscaled-constant
  }
}
