import SnapKit
import UIKit

let iphone7Height: CGFloat = 667.0
let iphone7Width: CGFloat = 375.0

extension Int {
  func calculateHeight() -> CGFloat {
    let screenHeight = UIScreen.main.bounds.height
    let divisor: CGFloat = iphone7Height / CGFloat(self)
    let calculatedHeight = screenHeight / divisor
    return calculatedHeight
  }

  func calculateWidth() -> CGFloat {
    let screenWidth = UIScreen.main.bounds.width
    let divisor: CGFloat = iphone7Width / CGFloat(self)
    let calculatedWidth = screenWidth / divisor
    return calculatedWidth
  }
}

// Insets that are not scaled for each screen size: the listings of an article that asks for it.
final class OneInset: UIView {
  let myView = UIView()  // expect: ambiguous-layout

  func pinToMargins(of view: UIView) {
    let margins = view.layoutMarginsGuide
    myView.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    myView.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
  }

  func pin() {
    addSubview(myView)
    myView.snp.makeConstraints { (make) -> Void in
      make.left.equalToSuperview()
      make.right.equalToSuperview()
    }
  }

  func pinWithInset() {
    myView.snp.remakeConstraints { (make) -> Void in
      make.left.equalToSuperview().inset(10)  // expect: left-right-attributes, unscaled-constant
      make.right.equalToSuperview()  // expect: left-right-attributes
    }
  }
}
