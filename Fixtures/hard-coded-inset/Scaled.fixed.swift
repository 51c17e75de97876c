import UIKit

extension Int {
  func calculateWidth() -> CGFloat { UIScreen.main.bounds.width / (375 / CGFloat(self)) }
  func calculateHeight() -> CGFloat { UIScreen.main.bounds.height / (667 / CGFloat(self)) }
  func wide() -> CGFloat { UIScreen.main.bounds.width / 375 * CGFloat(self) }
  func tall() -> CGFloat { UIScreen.main.bounds.height / 667 * CGFloat(self) }
}

final class Panel: UIView {
  let list = UITableView()
  let gutter: CGFloat = 18.calculateWidth()  // expect: hard-coded-inset

  func setUp() {
    addSubview(list)
    list.contentInset = UIEdgeInsets(top: 12.calculateHeight(), left: 20.calculateWidth(), bottom: 0, right: -20.calculateWidth())  // expect: hard-coded-inset
    list.separatorInset = UIEdgeInsets(top: 0, left: gutter, bottom: 0, right: gutter)
    layoutMargins = UIEdgeInsets(top: 9.calculateHeight(), left: 9.calculateWidth(), bottom: 0, right: 0)
  }
}
