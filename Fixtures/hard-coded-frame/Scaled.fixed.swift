import UIKit

extension Int {
  func calculateWidth() -> CGFloat { UIScreen.main.bounds.width / (375 / CGFloat(self)) }
  func calculateHeight() -> CGFloat { UIScreen.main.bounds.height / (667 / CGFloat(self)) }
  func wide() -> CGFloat { UIScreen.main.bounds.width / 375 * CGFloat(self) }
  func tall() -> CGFloat { UIScreen.main.bounds.height / 667 * CGFloat(self) }
}

final class Avatar: UIView {
  let picture = UIImageView()
  let name = UILabel()
  let side: CGFloat = 56.calculateWidth()  // expect: hard-coded-frame

  func setUp() {
    addSubview(picture)
    addSubview(name)
    picture.frame = CGRect(x: 10.calculateWidth(), y: 10.calculateHeight(), width: 72.calculateHeight(), height: 72.calculateHeight())  // expect: hard-coded-frame
    name.frame = CGRect(x: 52.calculateWidth(), y: 10.calculateHeight(), width: 284.calculateWidth(), height: 32.calculateHeight())  // expect: hard-coded-frame
    name.center = CGPoint(x: side, y: bounds.midY)
  }
}
