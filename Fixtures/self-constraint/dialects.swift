import SnapKit
import UIKit

final class Selfish: UIView {
  private let icon = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    addSubview(icon)
    icon.snp.makeConstraints { make in
      make.width.equalTo(icon)  // expect: self-constraint
      make.height.equalTo(icon.snp.width)
      make.top.equalTo(icon.superview!)
    }
  }

  func setUpTop() {
    NSLayoutConstraint(  // expect: self-constraint
      item: icon, attribute: .top, relatedBy: .equal, toItem: icon, attribute: .top,
      multiplier: 1, constant: 0
    ).isActive = true
  }
}
