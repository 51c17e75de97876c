import Cartography
import UIKit

/// Numbers of equations in the closures of Cartography.
final class CartographyNumbers: UIView {
  private let icon = UIImageView()
  private let title = UILabel()

  func setUp() {
    addSubview(icon)
    addSubview(title)
    constrain(icon, title) { icon, title in
      icon.width == 24  // expect: unscaled-constant
      icon.leading == title.trailing + 16 ~ 750  // expect: unscaled-constant
      title.edges == inset(icon.edges, 12)  // expect: unscaled-constant
      title.height == icon.height * 2
    }
    if icon.frame.width == 40 { icon.isHidden = true }
  }
}
