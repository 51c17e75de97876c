// layoutlint:disable:file self-constraint  // expect: unused-suppression
import UIKit

final class ArtistHeader: UIView {
  let photo = UIImageView()

  func setUp() {
    addSubview(photo)
    photo.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      // layoutlint:disable:next zero-constant - the designer may change it  // expect: unused-suppression
      photo.topAnchor.constraint(equalTo: topAnchor),
      // layoutlint:disable:next zero-constant
      photo.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0),
      // layoutlint:disable:next unscaled-constant, zero-constant  // expect: unused-suppression
      photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      photo.trailingAnchor.constraint(equalTo: trailingAnchor),  // layoutlint:disable:this all  // expect: unused-suppression
    ])
    // layoutlint:disable hard-coded-inset
    layoutMargins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
    // layoutlint:enable hard-coded-inset
    // layoutlint:enable hard-coded-frame  // expect: unused-suppression
    // layoutlint:disable:next unused-suppression
    // layoutlint:disable:next self-constraint
    photo.layoutIfNeeded()
  }
}
