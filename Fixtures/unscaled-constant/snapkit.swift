import SnapKit
import UIKit

final class ReceiptRow: UIView {
  private let amount = UILabel()
  private let stamp = UIImageView()
  private let inset: CGFloat = 12  // expect: unscaled-constant

  func setUp() {
    addSubview(amount)
    addSubview(stamp)
    amount.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(14)  // expect: conflicting-constraints, unscaled-constant
      make.left.right.equalToSuperview().inset(20)  // expect: unscaled-constant
      make.bottom.equalToSuperview().inset(inset)
      make.width.greaterThanOrEqualTo(60)
      make.height.equalTo(stamp).multipliedBy(2)
    }
    stamp.snp.makeConstraints { make in
      make.size.equalTo(44)  // expect: conflicting-constraints
      make.size.equalTo(CGSize(width: 44, height: inset))
      make.center.equalTo(CGPoint(x: inset, y: inset))
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))  // expect: hard-coded-inset
      make.height.equalTo(1)
    }
  }
}
