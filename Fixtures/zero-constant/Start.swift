import UIKit

final class Drawer: UIView {
  let sheet = UIView()  // expect: ambiguous-layout
  var top: NSLayoutConstraint?

  func setUp() {
    sheet.translatesAutoresizingMaskIntoConstraints = false
    addSubview(sheet)
    let bleed: CGFloat = 0
    top = sheet.topAnchor.constraint(equalTo: topAnchor, constant: 0)
    top?.isActive = true
    sheet.leadingAnchor.constraint(equalTo: leadingAnchor, constant: bleed).isActive = true
  }

  func open() { top?.constant = 200 }  // expect: unscaled-constant
}
