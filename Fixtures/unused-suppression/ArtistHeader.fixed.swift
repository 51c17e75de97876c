import UIKit

final class ArtistHeader: UIView {
  let photo = UIImageView()

  func setUp() {
    addSubview(photo)
    photo.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: topAnchor),
      // layoutlint:disable:next zero-constant
      photo.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0),
      // layoutlint:disable:next unscaled-constant
      photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      photo.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    // layoutlint:disable hard-coded-inset
    layoutMargins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
    // layoutlint:enable hard-coded-inset
    // layoutlint:disable:next unused-suppression
    // layoutlint:disable:next self-constraint
    photo.layoutIfNeeded()
  }
}
