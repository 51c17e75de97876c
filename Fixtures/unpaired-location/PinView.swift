import UIKit

final class PinView: UIView {
  let needle = UIView()

  func setUp(_ other: UIView?) {
    needle.translatesAutoresizingMaskIntoConstraints = false
    addSubview(needle)
    addConstraint(
      NSLayoutConstraint(  // expect: unpaired-location
        item: needle, attribute: .centerX, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0))
    addConstraint(
      NSLayoutConstraint(
        item: needle, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1))
    addConstraint(
      NSLayoutConstraint(
        item: needle, attribute: .top, relatedBy: .equal, toItem: other,
        attribute: .top, multiplier: 1, constant: 0))
  }
}
