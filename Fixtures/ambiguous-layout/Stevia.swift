import Stevia
import UIKit

/// All that is done to the views is read.
final class SteviaBadge: UIView {
  private let free = UIView()  // expect: ambiguous-layout
  private let placed = UIView()

  func setUp() {
    subviews(free, placed)
    free.centerInContainer().width(20)  // expect: unscaled-constant
    layout {
      0
      |placed|
      0
    }
  }
}

/// A percentage of the reading direction makes a guide, which is not read.
final class SteviaUnread: UIView {
  private let free = UIView()

  func setUp() {
    subviews(free)
    free.centerVertically().size(20).leading(20%)
  }
}
