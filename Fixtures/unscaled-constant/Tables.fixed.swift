import UIKit

enum Spacing {
  static let s: CGFloat = 8
  static let m: CGFloat = 16
  static let columnWidth: CGFloat = 40
}

/// A component's table is its own.
final class BadgeView: UIView {
  enum Padding {
    static let small: CGFloat = 9
    static let medium: CGFloat = 18
    static let large: CGFloat = 40
  }
}

/// Other files cannot name what stands inside.
private enum Hidden {
  enum Padding {
    static let small: CGFloat = 9
    static let medium: CGFloat = 18
    static let large: CGFloat = 40
  }
}

final class ColumnView: UIView {
  private let rows = UIStackView()

  func setUp() {
    addSubview(rows)
    rows.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor, constant: 9),  // expect: unscaled-constant
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.widthAnchor.constraint(equalToConstant: Spacing.columnWidth),  // expect: unscaled-constant
      rows.heightAnchor.constraint(equalToConstant: 46),  // expect: unscaled-constant
    ])
  }
}
