import Cartography
import UIKit

/// Numbers of equations in the closures of Cartography.
final class CartographyNumbers: UIView {
  private let icon = UIImageView()
  private let title = UILabel()

  func setUp() {
    addSubview(icon)
    addSubview(title)
    constrain(icon, title, self) { icon, title, card in
      icon.width == 24  // expect: unscaled-constant
      icon.leading == card.leading + 16 ~ 750  // expect: unscaled-constant
      title.edges == inset(icon.edges, 6)  // expect: unscaled-constant
      icon.height == icon.width * 2
      icon.top == card.top
    }
    if icon.frame.width == 40 { icon.isHidden = true }
  }
}
