import SnapKit
import UIKit

/// Written in Swift 2, of which the anchors would be the only part in today's Swift.
final class OldBadge: UIView {
  private let dot = UIView()
  private let ring = UIView()
  private let rim = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.frame = CGRectMake(0, 0, 8, 8)
    addSubview(dot)
    addSubview(ring)
    addSubview(rim)
    dot.snp_makeConstraints { make in
      make.top.left.equalTo(self)  // expect: former-swift
      make.size.equalTo(8)  // expect: former-swift
    }
    ring.topAnchor.constraintEqualToAnchor(topAnchor).active = true
    addConstraint(NSLayoutConstraint(item: rim, attribute: .Top, relatedBy: .Equal, toItem: self, attribute: .Top, multiplier: 1, constant: 0))  // expect: former-swift
  }

  required init?(coder aDecoder: NSCoder) { fatalError("not from a nib") }
}
