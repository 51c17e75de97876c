import SnapKit
import UIKit

final class Cover: UIView {
  private let picture = UIImageView()
  private let bleed: CGFloat = 0
  private var top: Constraint?

  func setUp() {
    addSubview(picture)
    picture.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(0)  // expect: zero-constant
      make.left.right.equalToSuperview().inset(0)  // expect: zero-constant
      make.bottom.equalToSuperview()
        .offset(0.0)  // expect: zero-constant
        .priority(.high)
      make.top.equalToSuperview().offset(bleed)
      make.height.equalTo(0)
      make.left.equalTo(0)
      make.width.equalTo(40).offset(0)
      make.width.equalTo(self).offset(bleed).offset(0)  // expect: redundant-constraint
      make.edges.equalToSuperview().inset(UIEdgeInsets.zero)
      top = make.top.equalToSuperview().offset(0).constraint
    }
    addConstraint(
      NSLayoutConstraint(
        item: picture, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
        multiplier: 1, constant: 0))
  }

  func reveal() {
    top?.update(offset: bleed)
  }
}
