import UIKit

/// What only Swift 2 has: a layout method in today's Swift would not compile beside it.
final class OldBadge: UIView {
  private let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.backgroundColor = UIColor.redColor()
    dot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dot)
    NSLayoutConstraint.activateConstraints([
      dot.topAnchor.constraintEqualToAnchor(topAnchor),  // expect: former-swift
      dot.leadingAnchor.constraintEqualToAnchor(leadingAnchor),
      dot.widthAnchor.constraintEqualToConstant(8),
      dot.heightAnchor.constraintEqualToConstant(8),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError("not from a nib") }
}
