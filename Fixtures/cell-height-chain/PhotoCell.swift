import UIKit

final class PhotoCell: UITableViewCell {
  let photo = UIImageView()  // expect: ambiguous-layout
  let shade = UIView()  // expect: ambiguous-layout
  let strip = UIView()  // expect: ambiguous-layout
  let tall: CGFloat = 120  // expect: unscaled-constant

  func setUp() {
    contentView.addSubview(photo)
    contentView.addSubview(shade)
    contentView.addSubview(strip)
    photo.translatesAutoresizingMaskIntoConstraints = false
    shade.translatesAutoresizingMaskIntoConstraints = false
    strip.translatesAutoresizingMaskIntoConstraints = false
    let height = shade.heightAnchor.constraint(equalToConstant: tall)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
      photo.heightAnchor.constraint(equalToConstant: tall),  // expect: cell-height-chain
      shade.topAnchor.constraint(equalTo: contentView.topAnchor),
      shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
      strip.topAnchor.constraint(equalTo: contentView.topAnchor),
      strip.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),  // expect: redundant-constraint
      strip.heightAnchor.constraint(equalToConstant: tall),
    ])
  }
}
