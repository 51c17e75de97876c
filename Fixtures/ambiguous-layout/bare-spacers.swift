import UIKit

/// Nobody sees how wide what only keeps others apart is.
final class SpacedRow: UIView {
  private let row = UIStackView()
  private let first = UIButton()
  private let second = UIButton()

  func setUp() {
    first.setTitle("A", for: .normal)
    second.setTitle("B", for: .normal)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.axis = .horizontal
    row.distribution = .equalSpacing
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    row.addArrangedSubview(spacer())
    row.addArrangedSubview(first)
    row.addArrangedSubview(UIView())
    row.addArrangedSubview(second)
    let last = UIView()
    row.addArrangedSubview(last)
  }

  private func spacer() -> UIView {
    let view = UIView()
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return view
  }
}

/// What has a color is seen.
final class SplitRow: UIView {
  private let row = UIStackView()
  private let first = UIButton()
  private let second = UIButton()

  func setUp() {
    first.setTitle("A", for: .normal)
    second.setTitle("B", for: .normal)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.axis = .horizontal
    row.distribution = .equalSpacing
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    row.addArrangedSubview(line())  // expect: ambiguous-layout
    row.addArrangedSubview(first)
    row.addArrangedSubview(second)
  }

  private func line() -> UIView {
    let view = UIView()
    view.backgroundColor = .gray
    return view
  }
}
