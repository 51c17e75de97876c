import Stevia
import UIKit

/// A share of a size is a guide that the library makes.
final class SteviaShares: UIView {
  private let title = UILabel()
  private let icon = UIImageView()

  init() {
    super.init(frame: .zero)
    subviews(title, icon)
    layout(
      10,
      title,
      20%,
      icon.trailing(5%).width(10)
    )
    let titleLeading = title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8)
    titleLeading.priority = UILayoutPriority(751)
    let iconTop = NSLayoutConstraint(
      item: icon, attribute: .top, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 0.1, constant: 0)
    iconTop.priority = UILayoutPriority(751)
    let iconHeight = icon.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25)
    iconHeight.priority = UILayoutPriority(751)
    NSLayoutConstraint.activate([
      titleLeading,
      iconTop,
      iconHeight
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
