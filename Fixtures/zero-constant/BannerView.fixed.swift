import UIKit

final class BannerView: UIView {
  let title = UILabel()
  let bleed: CGFloat = 0

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      // The title fills the banner.
      title.topAnchor.constraint(equalTo: topAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: bleed),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    heightAnchor.constraint(equalToConstant: 0).isActive = true
  }
}
