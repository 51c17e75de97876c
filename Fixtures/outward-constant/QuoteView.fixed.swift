import UIKit

final class QuoteView: UIView {
  let text = UILabel()
  let author = UILabel()
  let badge = UIView()
  let halo = UIView()
  let drawer = UIView()
  var drawerBottom: NSLayoutConstraint?
  let inset: CGFloat = 16

  func setUp() {
    for view in [text, author, badge, halo, drawer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      author.leftAnchor.constraint(equalTo: text.rightAnchor, constant: 10),
      author.rightAnchor.constraint(equalTo: rightAnchor, constant: -10),
      author.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 4),
      author.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -4),
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 4),
      halo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -6),
      halo.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 6),
      halo.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      halo.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: 6),
      drawer.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      drawer.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 2),
      drawer.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: 8),
    ])
    drawerBottom = drawer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 300)
    drawerBottom?.isActive = true
  }
}
