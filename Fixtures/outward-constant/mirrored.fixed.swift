import UIKit

// layoutlint:disable:file unscaled-constant, ambiguous-layout - only a part of each layout is written out

/// Two lines stand out on both sides of the view by the same length.
final class FocusMark: UIView {
  let sun = UIImageView(image: UIImage(systemName: "sun.max"))
  let upper = UIView()
  let lower = UIView()

  func setUp() {
    for view in [sun, upper, lower] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      sun.centerYAnchor.constraint(equalTo: centerYAnchor),
      upper.topAnchor.constraint(equalTo: topAnchor, constant: -5),
      upper.bottomAnchor.constraint(equalTo: sun.topAnchor, constant: -3),
      lower.topAnchor.constraint(equalTo: sun.bottomAnchor, constant: 3),
      lower.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 5),
    ])
  }
}

/// Only one stands out, or the other by another length or out of another view.
final class LoneMark: UIView {
  let sun = UIImageView(image: UIImage(systemName: "sun.max"))
  let upper = UIView()
  let lower = UIView()
  let box = UIView()
  let inner = UIView()

  func setUp() {
    for view in [sun, upper, lower, box] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    box.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      sun.centerYAnchor.constraint(equalTo: centerYAnchor),
      upper.topAnchor.constraint(equalTo: topAnchor, constant: -6),
      upper.bottomAnchor.constraint(equalTo: sun.topAnchor, constant: -3),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: -5),
      lower.topAnchor.constraint(equalTo: sun.bottomAnchor, constant: 3),
      lower.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),  // expect: outward-constant
    ])
  }
}
