import UIKit

// What a view is given in a list is read if the list shows it.
final class ListedTie: UIView {
  private let card = UIView()  // expect: ambiguous-layout

  func setUp(_ more: [NSLayoutConstraint]) {
    pin(card)
    card.addConstraints([card.widthAnchor.constraint(equalToConstant: 20)])  // expect: unscaled-constant
  }

  private func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}

final class JoinedTie: UIView {
  private let card = UIView()

  func setUp(_ more: [NSLayoutConstraint]) {
    pin(card)
    card.addConstraints(more + [card.widthAnchor.constraint(equalToConstant: 20)])  // expect: unscaled-constant
  }

  private func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}
