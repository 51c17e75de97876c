import Anchorage
import UIKit

/// Both widths are required.
final class AnchoragePrice: UIView {
  private let amount = UILabel()
  private let unit = UILabel()

  func setUp() {
    addSubview(amount)
    addSubview(unit)
    amount.widthAnchor == 40  // expect: conflicting-constraints, unscaled-constant
    amount.widthAnchor /==/ 60  // expect: unscaled-constant
    // One of them gives way.
    unit.widthAnchor == 40  // expect: unscaled-constant
    unit.widthAnchor == 60 ~ .high  // expect: unscaled-constant
    // Groups count to the inside.
    unit.verticalAnchors == verticalAnchors + 8  // expect: unscaled-constant
    amount.verticalAnchors == unit.verticalAnchors
  }
}

/// What is not active yet contradicts nothing.
final class AnchorageStates: UIView {
  private let panel = UIView()
  private var tall: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(panel)
    panel.heightAnchor == 40  // expect: unscaled-constant
    tall = Anchorage.batch(active: false) {
      panel.heightAnchor == 200  // expect: unscaled-constant
    }
  }
}
