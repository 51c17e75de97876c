import SnapKit
import UIKit

final class Mixed: UIView {
  private let icon = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    addSubview(icon)
    icon.snp.makeConstraints { make in
      make.leading.equalTo(snp.left)  // expect: mixed-direction-attributes
      make.trailing.equalTo(snp.trailing)
      make.left.equalTo(snp.centerX)  // expect: left-right-attributes
    }
    NSLayoutConstraint(  // expect: left-right-attributes, mixed-direction-attributes, redundant-constraint
      item: icon, attribute: .right, relatedBy: .equal, toItem: self, attribute: .trailing,
      multiplier: 1, constant: 0
    ).isActive = true
    NSLayoutConstraint(  // expect: left-right-attributes, redundant-constraint
      item: icon, attribute: .right, relatedBy: .equal, toItem: self, attribute: .rightMargin,
      multiplier: 1, constant: 0
    ).isActive = true
  }
}
