import Anchorage
import UIKit

/// An icon, a title beside it and a line below, placed by Anchorage.
final class AnchorageCard: UIViewController {
  private let icon = UIView()
  private let caption = UIView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    view.addSubview(caption)
    view.addSubview(line)
    icon.sizeAnchors == CGSize(width: 24, height: 24)
    icon.leftAnchor == view.leftAnchor + 16
    icon.centerYAnchor == view.centerYAnchor
    caption.leftAnchor == icon.rightAnchor + 8
    caption.rightAnchor == view.rightAnchor - 16
    caption.heightAnchor == 20
    caption.centerYAnchor == icon.centerYAnchor
    line.horizontalAnchors == view.horizontalAnchors
    line.bottomAnchor == view.bottomAnchor
    line.heightAnchor == 1
  }
}
