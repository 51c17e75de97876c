import SnapKit
import UIKit

final class BadgeRow: UIView {
  private let icon = UIImageView()  // expect: ambiguous-layout
  private let badge = UIView()
  private let count = UILabel()  // expect: ambiguous-layout

  func show(_ image: UIImage?, isHidden: Bool, room: CGFloat) {
    addSubview(icon)
    icon.snp.remakeConstraints { make in
      make.width.equalTo(image?.size.width ?? 0)
      if isHidden {
        make.width.equalTo(0)  // expect: conflicting-constraints
      }
      make.leading.top.equalToSuperview()
    }
  }

  func place(_ room: CGFloat, isSmall: Bool) {
    addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.heightAnchor.constraint(equalToConstant: room).isActive = true
    if isSmall {
      badge.heightAnchor.constraint(equalToConstant: 8).isActive = true  // expect: conflicting-constraints, unscaled-constant
    }
  }

  func mark(_ room: CGFloat, isSmall: Bool) {
    addSubview(count)
    count.snp.makeConstraints { make in
      make.height.equalTo(20)  // expect: unscaled-constant
      if isSmall { make.height.equalTo(room) }  // expect: conflicting-constraints
    }
  }
}

/// One of the two gives way, or only one of them is made.
final class QuietBadgeRow: UIView {
  private let icon = UIImageView()
  private let badge = UIView()
  private let count = UILabel()
  private let dot = UIView()

  func show(_ image: UIImage?, isHidden: Bool) {
    addSubview(icon)
    icon.snp.remakeConstraints { make in
      if isHidden {
        make.width.equalTo(0)
      } else {
        make.width.equalTo(image?.size.width ?? 0)
      }
      make.leading.top.equalToSuperview()
    }
  }

  func place(_ room: CGFloat, isSmall: Bool) {
    addSubview(badge)
    badge.snp.remakeConstraints { make in
      make.height.equalTo(room).priority(.high)
      if isSmall { make.height.equalTo(8) }  // expect: unscaled-constant
    }
  }

  func mark(_ room: CGFloat, isSmall: Bool) {
    addSubview(count)
    count.snp.remakeConstraints { make in
      make.height.equalTo(isSmall ? 8 : room)
      if isSmall { make.height.equalTo(8) }  // expect: unscaled-constant
      make.width.lessThanOrEqualTo(room)
      if isSmall { make.width.equalTo(8) }  // expect: unscaled-constant
    }
  }

  func dotted(_ room: CGFloat, isSmall: Bool) {
    addSubview(dot)
    dot.translatesAutoresizingMaskIntoConstraints = false
    let height = dot.heightAnchor.constraint(equalToConstant: room)
    height.isActive = true
    if isSmall {
      height.isActive = false
      dot.heightAnchor.constraint(equalToConstant: 8).isActive = true  // expect: unscaled-constant
    }
  }
}
