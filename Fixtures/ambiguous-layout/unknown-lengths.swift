import UIKit

// Lengths and gaps that are not known may fit each other: what is in a view leaves its place open all the same.

enum Metric {
  static var side: CGFloat { UIScreen.main.bounds.width / 20 }
  static var card: CGFloat { UIScreen.main.bounds.width - 48 }
}

final class WideCard: UIView {
  let card = UIView()  // expect: missing-position
  let line = UIView()

  func setUp() {
    card.backgroundColor = .white
    line.backgroundColor = .gray
    addSubview(card)
    card.addSubview(line)
    card.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.heightAnchor.constraint(equalTo: heightAnchor),
      card.widthAnchor.constraint(equalToConstant: Metric.card),
      line.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: Metric.side),
      line.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -Metric.side),
      line.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}

final class TallCard: UIView {
  let card = UIView()  // expect: missing-position
  let line = UIView()

  func setUp(height: CGFloat, inset: CGFloat) {
    card.backgroundColor = .white
    line.backgroundColor = .gray
    addSubview(card)
    card.addSubview(line)
    card.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: height),
      line.topAnchor.constraint(equalTo: card.topAnchor, constant: inset),
      line.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -inset),
      line.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
      line.widthAnchor.constraint(equalToConstant: 1),
    ])
  }
}

final class LittleCard: UIView {
  let card = UIView()  // expect: missing-position
  let badge = UIView()

  func setUp(inset: CGFloat, length: CGFloat) {
    card.backgroundColor = .white
    badge.backgroundColor = .gray
    addSubview(card)
    card.addSubview(badge)
    card.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.widthAnchor.constraint(equalToConstant: 20),
      card.heightAnchor.constraint(equalToConstant: 20),
      badge.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset),
      badge.topAnchor.constraint(equalTo: card.topAnchor, constant: inset),
      badge.heightAnchor.constraint(equalToConstant: length),
    ])
  }
}

// The same where the place is said.

final class PlacedCard: UIView {
  let card = UIView()
  let line = UIView()

  func setUp(width: CGFloat, inset: CGFloat) {
    card.backgroundColor = .white
    line.backgroundColor = .gray
    addSubview(card)
    card.addSubview(line)
    card.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.heightAnchor.constraint(equalTo: heightAnchor),
      card.widthAnchor.constraint(equalToConstant: width),
      line.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
      line.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset),
      line.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}
