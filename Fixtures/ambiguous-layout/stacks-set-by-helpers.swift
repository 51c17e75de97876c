import UIKit

// A function that sets how a stack view arranges is run, whatever else it holds.
final class RowsView: UIView {
  private let rows = UIStackView()  // expect: ambiguous-layout
  private let dot = UIView()
  private let title = UILabel()

  func setUp() {
    style(rows)
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    dot.backgroundColor = .red
    title.text = "A"
    rows.addArrangedSubview(dot)
    rows.addArrangedSubview(title)
  }

  private func style(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.spacing = 8  // expect: unscaled-constant
  }
}

final class EqualRowsView: UIView {
  private let rows = UIStackView()
  private let dot = UIView()
  private let title = UILabel()

  func setUp() {
    style(rows)
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    dot.backgroundColor = .red
    title.text = "A"
    rows.addArrangedSubview(dot)
    rows.addArrangedSubview(title)
  }

  private func style(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.distribution = .fillEqually
  }
}
