import UIKit

// A computed property gives another view each time that it is read.

extension UIView {
  static var hairline: UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }
}

final class HairlinesSilent: UIView {
  func setUp() {
    let first = UIView.hairline
    let second = UIView.hairline
    first.translatesAutoresizingMaskIntoConstraints = false
    second.translatesAutoresizingMaskIntoConstraints = false
    addSubview(first)
    addSubview(second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: leadingAnchor),
      first.topAnchor.constraint(equalTo: topAnchor),
      first.widthAnchor.constraint(equalToConstant: 1),
      first.heightAnchor.constraint(equalToConstant: 24),  // expect: unscaled-constant
      second.trailingAnchor.constraint(equalTo: trailingAnchor),
      second.topAnchor.constraint(equalTo: topAnchor),
      second.widthAnchor.constraint(equalToConstant: 1),
      second.heightAnchor.constraint(equalToConstant: 24),  // expect: unscaled-constant
    ])
  }
}

/// It is read once.
final class HairlinesTold: UIView {
  func setUp() {
    let first = UIView.hairline
    first.translatesAutoresizingMaskIntoConstraints = false
    addSubview(first)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: leadingAnchor),
      first.topAnchor.constraint(equalTo: topAnchor),
      first.widthAnchor.constraint(equalToConstant: 1),
      first.heightAnchor.constraint(equalToConstant: 24),  // expect: unscaled-constant
      first.widthAnchor.constraint(equalToConstant: 1),  // expect: duplicate-constraint
    ])
  }
}
