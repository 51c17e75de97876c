import UIKit

final class OldRow: UIView {
  private let amount = UILabel()
  private let inset: CGFloat = 12  // expect: unscaled-constant

  func setUp() {
    amount.translatesAutoresizingMaskIntoConstraints = false
    addSubview(amount)
    addConstraint(
      NSLayoutConstraint(
        item: amount, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
        multiplier: 1, constant: 14))  // expect: unscaled-constant
    addConstraint(
      NSLayoutConstraint(  // expect: left-right-attributes
        item: amount, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left,
        multiplier: 1, constant: inset))
    addConstraint(
      NSLayoutConstraint(
        item: amount, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 200))  // expect: unscaled-constant
  }
}
