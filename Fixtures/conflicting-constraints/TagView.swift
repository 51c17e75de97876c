import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

final class TagView: UIView {
  private let dot = UIView()
  private let text = UILabel()

  func setUp(isLarge: Bool) {
    dot.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dot)
    addSubview(text)
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 8),  // expect: conflicting-constraints
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dot.heightAnchor.constraint(equalToConstant: 10),
      text.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 4),
      text.trailingAnchor.constraint(equalTo: trailingAnchor),
      text.centerYAnchor.constraint(equalTo: dot.centerYAnchor),
    ])
    if isLarge {
      // expect: conflicting-constraints
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
      text.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
    }
  }
}
