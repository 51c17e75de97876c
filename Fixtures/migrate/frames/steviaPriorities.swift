import Stevia
import UIKit

/// Stevia's constraints are optional, but all of them hold at once.
final class SteviaPriorities: UIViewController {
  private let icon = UIView()
  private let caption = UIView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    icon.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(icon)
    view.addSubview(caption)
    view.addSubview(line)
    icon.size(24).left(16).centerVertically()
    caption.Left == icon.Right + 8
    caption.right(16).height(20)
    caption.CenterY == icon.CenterY
    line.left(0).right(0).bottom(0).height(1)
  }
}
