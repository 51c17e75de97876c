import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

final class Halves: UIView {
  private let left = UIView()
  private let right = UIView()

  func setUp() {
    let halves = UIStackView(arrangedSubviews: [left, right])
    halves.distribution = .fillEqually
    halves.translatesAutoresizingMaskIntoConstraints = false
    addSubview(halves)
    NSLayoutConstraint.activate([
      halves.topAnchor.constraint(equalTo: topAnchor),
      halves.bottomAnchor.constraint(equalTo: bottomAnchor),
      halves.leadingAnchor.constraint(equalTo: leadingAnchor),
      left.widthAnchor.constraint(equalToConstant: 80),  // expect: conflicting-constraints
      right.widthAnchor.constraint(equalToConstant: 90),
    ])
  }
}

/// A row that may be hidden has no part in it then.
final class MaybeHalves: UIView {
  private let left = UIView()
  private let right = UIView()

  func setUp() {
    let halves = UIStackView(arrangedSubviews: [left, right])
    halves.distribution = .fillEqually
    halves.translatesAutoresizingMaskIntoConstraints = false
    addSubview(halves)
    NSLayoutConstraint.activate([
      halves.topAnchor.constraint(equalTo: topAnchor),
      halves.bottomAnchor.constraint(equalTo: bottomAnchor),
      halves.leadingAnchor.constraint(equalTo: leadingAnchor),
      left.widthAnchor.constraint(equalToConstant: 80),
      right.widthAnchor.constraint(equalToConstant: 90),
    ])
  }

  func collapse() { right.isHidden = true }
}
