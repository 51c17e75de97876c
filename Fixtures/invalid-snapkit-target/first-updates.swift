import SnapKit
import UIKit

// Until version 2, an update adds what it does not find.
final class OldTray: UIView {
  private let handle = UIView()
  private let list = UIView()
  private var inset: CGFloat = 12

  func setUp() {
    addSubview(handle)
    addSubview(list)
    handle.snp_makeConstraints { make in
      make.top.left.right.equalTo(self)
    }
    list.snp_makeConstraints { make in
      make.edges.equalTo(self)
    }
  }

  func open() {
    handle.snp_updateConstraints { make in
      make.height.equalTo(inset)
    }
    list.snp_updateConstraints {
      $0.width.equalTo(inset * 20)
    }
  }

  func close() {
    handle.snp_updateConstraints { make in
      make.height.equalTo(0)
    }
  }
}

// The first update makes its constraints, whatever it is called.
final class Tray: UIView {
  private let handle = UIView()
  private let list = UIView()
  private let footer = UIView()
  private let badge = UIView()
  private var inset: CGFloat = 12

  func setUp() {
    addSubview(handle)
    addSubview(list)
    addSubview(footer)
    addSubview(badge)
    handle.snp.updateConstraints { make in
      make.height.equalTo(inset)
    }
    handle.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
    }
    resize(to: inset)
    fillFooter()
    list.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
    }
    placeFooter()
    placeBadge()
    fillBadge()
  }

  func open() {
    handle.snp.updateConstraints { make in
      make.height.equalTo(inset * 2)
    }
  }

  private func resize(to height: CGFloat) {
    list.snp.updateConstraints { make in
      make.height.equalTo(height)
    }
  }

  private func fillFooter() {
    footer.snp.updateConstraints { make in
      make.height.equalTo(inset)
    }
  }

  private func placeFooter() {
    footer.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
    }
  }

  private func placeBadge() {
    badge.snp.makeConstraints { make in
      make.leading.top.width.equalToSuperview()
    }
  }

  private func fillBadge() {
    badge.snp.updateConstraints { make in
      make.height.equalTo(inset)  // expect: invalid-snapkit-target
    }
  }
}

// An update behind the first call that makes constraints finds them, or crashes.
final class Late: UIView {
  private let handle = UIView()
  private let list = UIView()
  private var inset: CGFloat = 12

  func setUp() {
    addSubview(handle)
    addSubview(list)
    handle.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
    }
    handle.snp.updateConstraints { make in
      make.height.equalTo(inset)  // expect: invalid-snapkit-target
    }
    list.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
    }
    grow(by: inset)
  }

  private func grow(by length: CGFloat) {
    list.snp.updateConstraints { make in
      make.height.equalTo(length)  // expect: invalid-snapkit-target
    }
  }
}
