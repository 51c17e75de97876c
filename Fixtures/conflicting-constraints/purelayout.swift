import PureLayout
import UIKit

final class Badge: UIView {
  private let dot = UIView()
  private let ring = UIView()

  func setUp() {
    addSubview(dot)
    addSubview(ring)
    dot.autoCenterInSuperview()
    dot.autoSetDimensions(to: CGSize(width: 44, height: 44))  // expect: conflicting-constraints
    dot.autoSetDimension(.width, toSize: 40)  // expect: unscaled-constant
    ring.autoCenterInSuperview()
    ring.autoSetDimensions(to: CGSize(width: 44, height: 44))
    // Priorities of a block keep the two apart.
    NSLayoutConstraint.autoSetPriority(.defaultLow) {
      ring.autoSetDimension(.width, toSize: 40)  // expect: unscaled-constant
    }
  }
}
