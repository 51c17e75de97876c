import SnapKit
import UIKit

/// A structure has an initializer that nobody writes.
struct ViewSlot {
  let view: UIView
}

final class ViewSlots: UIView {
  private let clasp = UIView()

  func set() {
    addSubview(clasp)
    clasp.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: remade
  }

  func free(_ slot: ViewSlot) {
    slot.view.snp.removeConstraints()
  }

  func slot(around other: UIView) -> ViewSlot? {
    other.superview.map { found in ViewSlot(view: found.subviews[0]) }
  }
}
