import UIKit

final class QuoteView: UIView {
  let text = UILabel()
  let author = UILabel()
  let badge = UIView()
  let halo = UIView()
  let drawer = UIView()
  var drawerBottom: NSLayoutConstraint?
  let inset: CGFloat = 16  // expect: unscaled-constant

  func setUp() {
    for view in [text, author, badge, halo, drawer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),  // expect: unscaled-constant
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 8),  // expect: outward-constant, unscaled-constant
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),  // expect: conflicting-constraints
      author.leftAnchor.constraint(equalTo: text.rightAnchor, constant: 10),  // expect: left-right-attributes, unscaled-constant
      author.rightAnchor.constraint(equalTo: rightAnchor, constant: 10),  // expect: left-right-attributes, text-limit-outside, unscaled-constant
      author.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 4),  // expect: unscaled-constant
      author.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: 4),  // expect: outward-constant, unscaled-constant
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: unscaled-constant
      badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 4),  // expect: unscaled-constant
      halo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -6),  // expect: unscaled-constant
      halo.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 6),  // expect: unscaled-constant
      halo.topAnchor.constraint(equalTo: topAnchor, constant: 6),  // expect: unscaled-constant
      halo.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: 6),  // expect: unscaled-constant
      drawer.topAnchor.constraint(equalTo: topAnchor, constant: 6),  // expect: unscaled-constant
      drawer.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 2),
      drawer.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: 8),  // expect: unscaled-constant
    ])
    drawerBottom = drawer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 300)  // expect: unscaled-constant
    drawerBottom?.isActive = true
  }
}

/// The background shows where the text ends.
final class ShadedRemarkView: UIView {
  private let shaded = UITextView()

  func setUp() {
    addSubview(shaded)
    shaded.backgroundColor = .yellow
    shaded.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      shaded.leadingAnchor.constraint(equalTo: leadingAnchor),
      shaded.trailingAnchor.constraint(equalTo: trailingAnchor),
      shaded.topAnchor.constraint(equalTo: topAnchor, constant: 20),  // expect: unscaled-constant
      shaded.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 20),  // expect: outward-constant, unscaled-constant
    ])
  }
}
