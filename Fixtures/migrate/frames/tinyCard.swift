import TinyConstraints
import UIKit

/// An icon, a title beside it and a line below, placed by TinyConstraints.
final class TinyCard: UIViewController {
  private let icon = UIView()
  private let caption = UIView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    view.addSubview(caption)
    view.addSubview(line)
    icon.size(CGSize(width: 24, height: 24))
    icon.leftToSuperview(offset: 16)
    icon.centerYToSuperview()
    caption.leftToRight(of: icon, offset: 8)
    caption.rightToSuperview(offset: -16)
    caption.height(20)
    caption.centerY(to: icon)
    line.edgesToSuperview(excluding: .top)
    line.height(1)
  }
}
