import UIKit

final class OfferView: UIView {
  let price = UILabel()  // expect: ambiguous-layout
  var shade: UIView?

  func setUp() {
    addSubview(price)
    price.translatesAutoresizingMaskIntoConstraints = false
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    line.topAnchor.constraint(equalTo: price.bottomAnchor).isActive = true  // expect: unrelated-views
    line.heightAnchor.constraint(equalTo: line.widthAnchor).isActive = true
    let dot = UIView()  // expect: ambiguous-layout
    dot.translatesAutoresizingMaskIntoConstraints = false
    dot.backgroundColor = .gray
    install(dot)
    dot.topAnchor.constraint(equalTo: topAnchor).isActive = true
    let veil = UIView()
    shade = veil
    veil.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  func card() -> UIView {
    let card = UIView()
    let title = UILabel()  // expect: ambiguous-layout
    card.addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    return card
  }

  func install(_ view: UIView) { addSubview(view) }
}
