import Stevia
import UIKit

/// A share of a size is a guide that the library makes.
final class SteviaShares: UIView {
  private let title = UILabel()
  private let icon = UIImageView()

  init() {
    super.init(frame: .zero)
    subviews(title, icon)
    layout(  // expect: guide
      10,
      title,
      20%,
      icon.trailing(5%).width(10)
    )
    title.leading(8)
    icon.top(10%)
    icon.height(25%)
  }

  required init?(coder: NSCoder) { fatalError() }
}
