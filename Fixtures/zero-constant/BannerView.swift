import UIKit

final class BannerView: UIView {
  let title = UILabel()
  let bleed: CGFloat = 0

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      // The title fills the banner.
      title.topAnchor.constraint(equalTo: topAnchor, constant: 0),  // expect: zero-constant
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0.0),  // expect: zero-constant
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: bleed),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    heightAnchor.constraint(equalToConstant: 0).isActive = true
  }
}
