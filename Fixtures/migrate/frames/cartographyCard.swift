import Cartography
import UIKit

/// An icon, a title beside it and a line below, placed by Cartography.
final class CartographyCard: UIViewController {
  private let icon = UIView()
  private let caption = UIView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    view.addSubview(caption)
    view.addSubview(line)
    constrain(icon, caption, line, view) { icon, caption, line, view in
      icon.width == 24
      icon.height == 24
      icon.left == view.left + 16
      icon.centerY == view.centerY
      caption.left == icon.right + 8
      caption.right == view.right - 16
      caption.height == 20
      caption.centerY == icon.centerY
      line.left == view.left
      line.right == view.right
      line.bottom == view.bottom
      line.height == 1
    }
  }
}
