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
  let side: CGFloat = 56  // expect: hard-coded-frame

  func setUp() {
    addSubview(picture)
    addSubview(name)
    picture.frame = CGRect(x: 10, y: 10, width: 72, height: 72)  // expect: hard-coded-frame
    name.frame = CGRect(x: 52, y: 10, width: 284, height: 32)  // expect: hard-coded-frame
    name.center = CGPoint(x: side, y: bounds.midY)
  }
}
