import PureLayout
import SnapKit
import UIKit

final class Tile: UIView {
  private let plain = UILabel()
  private let snapped = UILabel()
  private let pinned = UILabel()
  private let beside = UILabel()

  func setUp() {
    plain.translatesAutoresizingMaskIntoConstraints = false
    addSubview(plain)
    addSubview(snapped)
    addSubview(pinned)
    beside.translatesAutoresizingMaskIntoConstraints = false
    addSubview(beside)
    addConstraint(
      NSLayoutConstraint(
        item: plain, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
        multiplier: 1, constant: 0))
    snapped.snp.makeConstraints { make in
      make.top.equalTo(beside.snp.bottom)
    }
    snapped.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    pinned.autoPinEdge(toSuperviewEdge: .top)
    pinned.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    beside.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}
