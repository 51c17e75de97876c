import UIKit

/// The type's own functions make the rows, and all that happens to them is seen.
final class FactSheet: UIView {
  func setUp() {
    let first = makeRow()  // expect: ambiguous-layout
    addSubview(first)
    let second = makeRow()
    addSubview(second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: leadingAnchor),
      first.topAnchor.constraint(equalTo: topAnchor),
      second.leadingAnchor.constraint(equalTo: leadingAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor),
      second.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func makeRow() -> UIView {
    let row = UIView()
    row.translatesAutoresizingMaskIntoConstraints = false
    row.widthAnchor.constraint(equalToConstant: 40).isActive = true  // expect: unscaled-constant
    return row
  }
}

/// What is kept is constrained later.
final class FactList: UIView {
  private var kept: [UIView] = []

  func setUp() {
    let entry = makeEntry()
    addSubview(entry)
    kept.append(entry)
    entry.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    entry.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  func close() {
    kept.forEach { $0.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true }
  }

  private func makeEntry() -> UIView {
    let made = UIView()
    made.translatesAutoresizingMaskIntoConstraints = false
    made.widthAnchor.constraint(equalToConstant: 40).isActive = true  // expect: unscaled-constant
    return made
  }
}
