import Stevia
import UIKit

/// Numbers of methods, rows, vertical layouts and equations, in a file that imports Stevia.
final class SteviaNumbers: UIView {
  private let icon = UIImageView()
  private let title = UILabel()

  func setUp() {
    subviews(icon, title)
    icon.top(24)  // expect: unscaled-constant
    // A bound of a size is how to write one for all screens.
    icon.width(>=40)
    title.Leading == icon.Trailing + 16  // expect: unscaled-constant
    title.fillContainer(padding: 12)  // expect: unscaled-constant
    icon.height(50%)
    layout(
      8,  // expect: unscaled-constant
      |-20-title-|  // expect: unscaled-constant
    )
    let rest = bounds.width - 16
    title.isHidden = rest == 40
  }
}
