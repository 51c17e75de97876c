import UIKit

final class Card: UIView {}

// A property takes the place of what it held before: two cards that a constraint ties are two.

final class PagesView: UIView {
  private var current: Card!
  private var next: Card?

  func makeCard() -> Card? {
    guard window != nil else { return nil }
    let card = Card()
    addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.topAnchor.constraint(equalTo: topAnchor).isActive = true
    card.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
    return card
  }

  func page() {
    guard let next = next else { return }
    let later = makeCard()
    tie(later, after: next)
    UIView.animate(withDuration: 0.5) {
      self.layoutIfNeeded()
    } completion: { _ in
      self.current = next
      self.next = later
    }
  }

  private func tie(_ card: Card?, after other: Card) {
    guard let card else { return }
    card.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 6).isActive = true  // expect: unscaled-constant
  }
}

final class ChainView: UIView {
  private var last: UIView!
  private var header = UIView()

  func append() {
    let before = last!
    let row = UILabel()
    addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.topAnchor.constraint(equalTo: before.bottomAnchor, constant: 6).isActive = true  // expect: unscaled-constant
    row.leadingAnchor.constraint(equalTo: before.leadingAnchor).isActive = true
    last = row
  }
}

final class StepView: UIView {
  private var previous: UILabel?

  func step() {
    guard let previous else { return }
    let label = UILabel()
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 6).isActive = true  // expect: unscaled-constant
    label.centerYAnchor.constraint(equalTo: previous.centerYAnchor).isActive = true
    self.previous = label
  }
}

// What is put into a property and only then tied is one thing.

final class SelfView: UIView {
  private var label: UILabel!

  func setUp() {
    let text = UILabel()
    label = text
    addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    text.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 6).isActive = true  // expect: conflicting-constraints, unscaled-constant
    text.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
