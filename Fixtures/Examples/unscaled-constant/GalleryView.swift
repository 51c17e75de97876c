import UIKit

/// Shows how a component is used: nobody ships its numbers.
final class GalleryView: UIView {
  private let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
    ])
  }
}
