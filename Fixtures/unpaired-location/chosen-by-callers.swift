import UIKit

/// Callers choose the attribute.
extension UIView {
  func pinSide(isWide: Bool, to length: CGFloat) {
    NSLayoutConstraint(
      item: self, attribute: isWide ? .width : .leading, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length
    ).isActive = true
  }

  func pinLength(isWide: Bool, to length: CGFloat) {
    var part = NSLayoutConstraint.Attribute.top
    if isWide { part = .width }
    NSLayoutConstraint(
      item: self, attribute: part, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length
    ).isActive = true
  }

  func pinMiddle(to length: CGFloat) {
    let part: NSLayoutConstraint.Attribute = traitCollection.displayScale > 1 ? .width : .centerX
    NSLayoutConstraint(  // expect: unpaired-location
      item: self, attribute: part, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length
    ).isActive = true
  }
}
