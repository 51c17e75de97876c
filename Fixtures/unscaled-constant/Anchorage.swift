import Anchorage
import UIKit

/// Numbers between anchors, in a file that imports Anchorage.
final class AnchorageNumbers: UIView {
  private let icon = UIImageView()
  private let title = UILabel()

  func setUp() {
    addSubview(icon)
    addSubview(title)
    icon.widthAnchor == 24  // expect: unscaled-constant
    icon.leadingAnchor == leadingAnchor + 16  // expect: unscaled-constant
    title.trailingAnchor <= trailingAnchor - 12 ~ .high  // expect: unscaled-constant
    title.edgeAnchors == icon.edgeAnchors + 8  // expect: unscaled-constant
    icon.heightAnchor == icon.widthAnchor * 2
    icon.topAnchor == topAnchor
    // No anchors.
    if title.tag == 40 || title.alpha + 16 == 20 { title.isHidden = true }
  }
}
