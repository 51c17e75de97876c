// allow: left-to-right
import PinLayout
import UIKit

/// Leading is left.
final class PinnedLeft: UIViewController {
  private let icon = UIView()
  private let name = UILabel()
  private let note = UILabel()
  private let inset: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [icon, name, note] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes a left-to-right interface.
    icon.pin.top(view.pin.safeArea.top + inset).left(view.pin.safeArea.left + inset).size(40)
    name.pin
      .right(of: icon, aligned: .center).marginLeft(inset)
      .right(view.pin.safeArea.right + inset)
      .sizeToFit(.width)
    note.pin.below(of: name, aligned: .left).marginTop(4).width(of: name).sizeToFit(.width)
  }
}
