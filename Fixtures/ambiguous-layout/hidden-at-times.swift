import UIKit

// A view that is hidden at times in its stack view is judged where it is shown. If it is the only one, all are shown then.
final class NoticeView: UIView {
  private let rows = UIStackView()  // expect: ambiguous-layout
  private let line = UIView()
  private let title = UILabel()

  func setUp() {
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    rows.addArrangedSubview(line)
    rows.addArrangedSubview(title)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    line.backgroundColor = .red
    title.text = "A"
  }

  func show(_ isOpen: Bool) { line.isHidden = !isOpen }
}

// Of these, one at a time is shown.
final class EitherView: UIView {
  private let rows = UIStackView()
  private let line = UIView()
  private let bar = UIView()

  func setUp() {
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    rows.addArrangedSubview(line)
    rows.addArrangedSubview(bar)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    line.backgroundColor = .red
    bar.backgroundColor = .red
  }

  func show(_ isOpen: Bool) {
    line.isHidden = !isOpen
    bar.isHidden = isOpen
  }
}

// What is taken out is not judged.
final class TakenView: UIView {
  private let rows = UIStackView()
  private let line = UIView()
  private let bar = UIView()

  func setUp() {
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    rows.addArrangedSubview(line)
    rows.addArrangedSubview(bar)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    line.backgroundColor = .red
    bar.backgroundColor = .red
  }

  func take() { line.removeFromSuperview() }
}
