import UIKit

/// One row takes what the others leave.
final class FilledRows: UIView {
  private let title = UILabel()
  private let body = UIView()
  private let footer = UIView()

  func setUp() {
    let rows = UIStackView(arrangedSubviews: [title, body, footer])
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      footer.heightAnchor.constraint(equalToConstant: 44),
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// Only one of the two is ever shown.
final class Tabs: UIView {
  private let rows = UIStackView()
  private let first = UIView()
  private let second = UIView()

  func setUp() {
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    rows.addArrangedSubview(first)
    rows.addArrangedSubview(second)
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  func show(_ isFirst: Bool) {
    first.isHidden = !isFirst
    second.isHidden = isFirst
  }
}

/// Its axis changes, rows are added that are not known, and a subclass of the project's own arranges as it likes.
final class Unknown: UIView {
  private let turning = UIStackView()
  private let growing = UIStackView()
  private let own = OwnStack()
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()
  private let four = UIView()
  private let five = UIView()
  private let six = UIView()

  func setUp(_ more: [UIView]) {
    for stack in [turning, growing, own] {
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    turning.addArrangedSubview(one)
    turning.addArrangedSubview(two)
    growing.addArrangedSubview(three)
    growing.addArrangedSubview(four)
    for view in more { growing.addArrangedSubview(view) }
    own.addArrangedSubview(five)
    own.addArrangedSubview(six)
  }

  func turn(_ isWide: Bool) { turning.axis = isWide ? .horizontal : .vertical }
}

final class OwnStack: UIStackView {}
