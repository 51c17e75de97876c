import UIKit

extension NSLayoutConstraint {
  convenience init(
    item view: UIView, attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem other: UIView?,
    attribute second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority, active: Bool
  ) {
    self.init(
      item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
      multiplier: multiplier, constant: constant)
    self.priority = priority
    isActive = active
  }
}

/// A project's own initializer does more than the system's.
final class OwnInitializers: UIView {
  private let card = UIView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    addSubview(line)
    _ = NSLayoutConstraint(
      item: card, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
      multiplier: 1, constant: 0, priority: .required, active: true)
    _ = NSLayoutConstraint(
      item: card, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      constant: 4, priority: .defaultHigh, active: true)
    line.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
