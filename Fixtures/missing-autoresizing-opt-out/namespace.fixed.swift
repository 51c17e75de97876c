import UIKit

struct BoxSpace<Base> {
  let base: Base
}

protocol BoxSpaced {}

extension BoxSpaced {
  var box: BoxSpace<Self> { BoxSpace(base: self) }
}

extension UIView: BoxSpaced {}

extension BoxSpace where Base: UIView {
  func fill(_ view: UIView) { base.translatesAutoresizingMaskIntoConstraints = false }
}

/// What a namespace of its own does with the view is not known.
final class SpacedView: UIView {
  private let card = UIView()

  func setUp() {
    addSubview(card)
    card.box.fill(self)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.bottomAnchor.constraint(equalTo: bottomAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class UnspacedView: UIView {
  private let card = UIView()  // expect: missing-autoresizing-opt-out

  func setUp() {
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.bottomAnchor.constraint(equalTo: bottomAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
