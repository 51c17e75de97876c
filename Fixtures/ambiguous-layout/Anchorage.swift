import Anchorage
import UIKit

/// All that is done to the views is read.
final class AnchorageBadge: UIView {
  private let free = UIView()  // expect: ambiguous-layout
  private let placed = UIView()

  func setUp() {
    addSubview(free)
    addSubview(placed)
    free.centerAnchors == centerAnchors
    free.widthAnchor == 20  // expect: unscaled-constant
    placed.edgeAnchors == edgeAnchors
  }
}

/// A part of it is not.
final class AnchorageUnread: UIView {
  private let free = UIView()

  func setUp() {
    addSubview(free)
    free.centerAnchors == centerAnchors
    free.widthAnchor == 20  // expect: unscaled-constant
    free.heightAnchor == measuredHeight(of: free)
  }
}
