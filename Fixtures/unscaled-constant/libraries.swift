import EasyPeasy
import PureLayout
import TinyConstraints
import UIKit

final class Price: UIView {
  private let amount = UILabel()
  private let unit = UILabel()
  private let gap: CGFloat = 14  // expect: unscaled-constant

  func setUp() {
    addSubview(amount)
    addSubview(unit)
    amount.autoPinEdge(toSuperviewEdge: .top, withInset: 18)  // expect: unscaled-constant
    amount.autoPinEdge(toSuperviewEdge: .leading, withInset: gap)
    unit.topToBottom(of: amount, offset: 22)  // expect: unscaled-constant
    unit.leading(to: amount)
    amount.trailingToSuperview(relation: .equalOrLess)
    unit.easy.layout(Bottom(26), Trailing(>=0))  // expect: unscaled-constant
  }
}
