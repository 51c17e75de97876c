import EasyPeasy
import UIKit

final class Ribbon: UIView {
  private let knot = UIView()
  private let tail = UIView()

  func setUp() {
    addSubview(knot)
    addSubview(tail)
    knot.easy.layout(Center(), Size(44), Width(<=40))  // expect: conflicting-constraints
    tail.easy.layout(Center(), Size(44))
    // A later attribute takes the place of an earlier one.
    tail.easy.layout(Width(40))  // expect: unscaled-constant
  }
}
