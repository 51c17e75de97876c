import PureLayout
import SnapKit
import UIKit

final class Tile: UIView {
  private let plain = UILabel()  // expect: missing-autoresizing-opt-out
  private let snapped = UILabel()
  private let pinned = UILabel()
  private let beside = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    addSubview(plain)
    addSubview(snapped)
    addSubview(pinned)
    addSubview(beside)
    addConstraint(
      NSLayoutConstraint(
        item: plain, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
        multiplier: 1, constant: 0))
    snapped.snp.makeConstraints { make in
      make.top.equalTo(beside.snp.bottom)
    }
    snapped.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
    pinned.autoPinEdge(toSuperviewEdge: .top)
    pinned.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
    beside.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }
}
