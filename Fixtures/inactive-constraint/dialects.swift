import SnapKit
import UIKit

final class Idle: UIView {
  private let icon = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    addSubview(icon)
    NSLayoutConstraint(  // expect: inactive-constraint
      item: icon, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
      multiplier: 1, constant: 0)
    icon.snp.makeConstraints { make in
      make.left.equalToSuperview()
    }
    icon.snp.remakeConstraints { make in
      make.right.equalToSuperview()
    }
  }
}
