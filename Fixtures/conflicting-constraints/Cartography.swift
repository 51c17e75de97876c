import Cartography
import UIKit

/// Both widths are required.
final class CartographyPrice: UIView {
  private let amount = UILabel()
  private let unit = UILabel()
  private let group = ConstraintGroup()

  func setUp() {
    addSubview(amount)
    addSubview(unit)
    constrain(amount, unit) { amount, unit in
      amount.width == 40  // expect: conflicting-constraints, unscaled-constant
      amount.width == 60  // expect: unscaled-constant
      unit.width == 40  // expect: unscaled-constant
      unit.width == 60 ~ 750  // expect: unscaled-constant
    }
  }

  /// A group holds what the last call made.
  func fold() {
    constrain(unit, replace: group) { $0.height == 40 }  // expect: unscaled-constant
    constrain(unit, replace: group) { $0.height == 60 }  // expect: unscaled-constant
  }
}
