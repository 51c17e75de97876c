import Stevia
import UIKit

/// An icon, a title beside it and a line below, placed by Stevia.
final class SteviaCard: UIViewController {
  private let icon = UIView()
  private let caption = UIView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.subviews {
      icon
      caption
      line
    }
    icon.size(24).left(16).centerVertically()  // expect: opt-out
    caption.Left == icon.Right + 8
    caption.right(16).height(20)
    caption.CenterY == icon.CenterY
    line.left(0).right(0).bottom(0).height(1)  // expect: opt-out
  }
}
