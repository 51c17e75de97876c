import UIKit

/// The stack view takes the constraints of the former superview away.
final class MovedIconCell: UIView {
  private let slot = UIView()
  private let row = UIStackView()
  private let icon = UIImageView(image: UIImage(named: "clock"))
  private let table = UITableView()  // expect: ambiguous-layout

  func setUp() {
    for part in [slot, row, icon, table] { part.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(row)
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
    slot.addSubview(icon)
    slot.addSubview(table)
    let views = ["icon": icon, "table": table]
    slot.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[icon(56)][table]|", options: [], metrics: nil, views: views))  // expect: unscaled-constant
    slot.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[icon(40)]|", options: [], metrics: nil, views: views))  // expect: unscaled-constant
    row.addArrangedSubview(icon)
  }
}

final class MovedBadge: UIView {
  private let box = UIView()
  private let card = UIView()
  private let badge = UIView()

  func setUp() {
    for part in [box, card, badge] { part.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(box)
    addSubview(card)
    box.addSubview(badge)
    badge.topAnchor.constraint(equalTo: box.topAnchor, constant: 8).isActive = true  // expect: unscaled-constant
    badge.heightAnchor.constraint(equalTo: box.heightAnchor).isActive = true
    card.addSubview(badge)
    badge.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    badge.heightAnchor.constraint(equalToConstant: 16).isActive = true  // expect: unscaled-constant
    badge.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 80).isActive = true  // expect: unscaled-constant
  }
}

/// What another branch may do is not judged.
final class PerhapsMovedBadge: UIView {
  private let box = UIView()
  private let card = UIView()
  private let badge = UIView()
  var isWide = false

  func setUp() {
    for part in [box, card, badge] { part.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(box)
    addSubview(card)
    box.addSubview(badge)
    badge.topAnchor.constraint(equalTo: box.topAnchor, constant: 8).isActive = true  // expect: unscaled-constant
    if isWide { card.insertSubview(badge, at: 0) }
    badge.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
  }
}

/// Added once, or to a view in the one that holds the constraints, they stay.
final class UnmovedBadge: UIView {
  private let box = UIView()
  private let inner = UIView()
  private let badge = UIView()
  private let dot = UIView()

  func setUp() {
    for part in [box, inner, badge, dot] { part.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(box)
    box.addSubview(inner)
    box.addSubview(badge)
    badge.topAnchor.constraint(equalTo: box.topAnchor, constant: 8).isActive = true  // expect: conflicting-constraints, unscaled-constant
    inner.addSubview(badge)
    badge.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    box.addSubview(dot)
    dot.widthAnchor.constraint(equalToConstant: 8).isActive = true  // expect: conflicting-constraints
    box.addConstraints([dot.widthAnchor.constraint(equalToConstant: 16)])  // expect: unscaled-constant
    box.addSubview(dot)
    dot.heightAnchor.constraint(equalToConstant: 8).isActive = true
  }
}

/// Moved after it got another name.
final class RenamedMovedBadge: UIView {
  private let box = UIView()
  private let card = UIView()
  private var badge: UILabel?

  func setUp() {
    for part in [box, card] { part.translatesAutoresizingMaskIntoConstraints = false }
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    addSubview(card)
    box.addSubview(label)
    label.heightAnchor.constraint(equalTo: box.heightAnchor).isActive = true
    badge = label
    card.addSubview(label)
    label.heightAnchor.constraint(equalToConstant: 16).isActive = true  // expect: unscaled-constant
    box.heightAnchor.constraint(equalToConstant: 80).isActive = true  // expect: unscaled-constant
  }
}

/// It stays where it is under its other name.
final class RenamedBadge: UIView {
  private let box = UIView()
  private var badge: UILabel?

  func setUp() {
    box.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    box.addSubview(label)
    label.heightAnchor.constraint(equalTo: box.heightAnchor).isActive = true  // expect: conflicting-constraints
    badge = label
    box.addSubview(label)
    label.heightAnchor.constraint(equalToConstant: 16).isActive = true  // expect: unscaled-constant
    box.heightAnchor.constraint(equalToConstant: 80).isActive = true  // expect: unscaled-constant
  }
}
