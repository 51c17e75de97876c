import UIKit

/// Of a choice, each side is a number of points.
final class ChoiceView: UIView {
  private let title = UILabel()
  private let stack = UIStackView()
  var isWide = false

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(
        equalTo: topAnchor,
        constant: isWide
          ? 30  // expect: unscaled-constant
          : 12),  // expect: unscaled-constant
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: isWide ? margin : 0),
      title.trailingAnchor.constraint(
        equalTo: trailingAnchor,
        constant: traitCollection.horizontalSizeClass == .regular ? -40 : -20),
    ])
    stack.spacing = isWide ? 0 : 1
  }

  private var margin: CGFloat { bounds.width / 8 }
}
