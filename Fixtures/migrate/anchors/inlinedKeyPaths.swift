// inline: match
import UIKit

extension UIView {
  func match(_ other: UIView, _ path: KeyPath<UIView, NSLayoutYAxisAnchor>, gap: CGFloat = 3) {
    self[keyPath: path].constraint(equalTo: other[keyPath: path], constant: gap).isActive = true
  }

  func match(_ other: UIView, by read: (UIView) -> NSLayoutXAxisAnchor) {
    read(self).constraint(equalTo: read(other)).isActive = true
  }
}

/// A key path is written as the anchor that it leads to; one that is called as a function is not read.
// build: KeyPathCard(frame: .zero)
final class KeyPathCard: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    title.match(self, \.topAnchor)
    title.match(self, \.bottomAnchor, gap: -8)
    title.match(self, by: \.leadingAnchor)
  }

  required init?(coder: NSCoder) { fatalError() }
}
