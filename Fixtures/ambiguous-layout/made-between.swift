import UIKit

// A function of another type makes views with functions of its own: each that has a name for one is looked at.
enum Cards {
  static func schedule(_ title: String) -> UIView {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    let header = caption(title)  // expect: ambiguous-layout
    header.alpha = 0.8
    card.addSubview(header)
    header.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    header.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
    return card
  }

  static func placed(_ title: String) -> UIView {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    let heading = caption(title)
    heading.center = .zero
    card.addSubview(heading)
    heading.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    heading.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
    return card
  }

  static func kept(_ title: String) -> UIView {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    latest = caption(title)
    card.addSubview(latest)
    latest.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    latest.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
    return card
  }

  static var latest = UILabel()

  private static func caption(_ title: String) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = title
    return label
  }
}

final class Calendar: UIView {
  func setUp() {
    add(Cards.schedule("A"))
  }

  private func add(_ card: UIView) {
    addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class PlacedCalendar: UIView {
  func setUp() {
    for card in [Cards.placed("A"), Cards.kept("B")] {
      addSubview(card)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: topAnchor),
        card.leadingAnchor.constraint(equalTo: leadingAnchor),
        card.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
  }
}
