import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

/// The stack fills the view, and neither row says how high it is.
final class TwoRows: UIView {
  private let rows = UIStackView()
  private let upper = UIView()  // expect: ambiguous-layout
  private let lower = UIView()

  func setUp() {
    upper.backgroundColor = .gray
    lower.backgroundColor = .white
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    rows.addArrangedSubview(upper)
    rows.addArrangedSubview(lower)
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// The stack has the height of what it holds, which has none.
final class LowBar: UIView {
  private let bar: UIStackView = {
    let bar = UIStackView()  // expect: ambiguous-layout
    bar.spacing = 8
    bar.distribution = .fillEqually
    bar.translatesAutoresizingMaskIntoConstraints = false
    return bar
  }()
  private let left = UIView()
  private let right = UIView()

  func setUp() {
    [left, right].forEach(bar.addArrangedSubview)
    addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// What is inside a row hangs from it; only what lies beside is free.
final class PriceRow: UIView {
  private let price = UILabel()
  private let card = UIView()
  private let badge = UIView()  // expect: ambiguous-layout

  func setUp() {
    let stack = UIStackView(arrangedSubviews: [price, card])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    card.addSubview(badge)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 44),
      badge.topAnchor.constraint(equalTo: card.topAnchor),
      badge.heightAnchor.constraint(equalToConstant: 20),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }
}
