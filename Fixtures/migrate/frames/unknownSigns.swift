import UIKit

// build: SignedCard(margin: 12)
/// Lengths that only the running app knows, seen from both sides.
final class SignedCard: UIView {
  private let line = UIView()
  private let badge = UIView()
  private let foot = UIView()
  private let margin: CGFloat

  init(margin: CGFloat) {
    self.margin = margin
    super.init(frame: .zero)
    for subview in [line, badge, foot] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: self.margin),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -self.margin),
      line.heightAnchor.constraint(equalToConstant: 20),
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2 * self.margin),
      badge.heightAnchor.constraint(equalToConstant: 20),
      foot.topAnchor.constraint(equalTo: topAnchor, constant: 60),
      foot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      foot.trailingAnchor.constraint(equalTo: trailingAnchor, constant: self.margin * -1),
      foot.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
