import UIKit

extension NSLayoutYAxisAnchor {
  func pin(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) {
    constraint(equalTo: anchor, constant: constant).isActive = true
  }
}

extension NSLayoutDimension {
  func pin(equalToConstant constant: CGFloat) { constraint(equalToConstant: constant).isActive = true }
}

final class Wrappers: UIView {
  let title = UILabel()

  func setUp() {
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    title.topAnchor.pin(equalTo: topAnchor, constant: 12)  // expect: unscaled-constant
    title.widthAnchor.pin(equalToConstant: 120)  // expect: unscaled-constant
    UnitConverterLinear(coefficient: 2, constant: 12)
    title.pin(constant: 12)
  }
}
