import UIKit

/// Functions are named with their labels, or without.
extension UIView {
  func addAll(_ views: UIView...) { addAll(views) }
  func addAll(_ views: [UIView]) { views.forEach(addSubview(_:)) }
  func opened(_ views: UIView...) {
    views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    views.forEach(addSubview)
  }
}

final class NamedRow: UIView {
  private let title = UILabel()
  private let line = UIView()  // expect: ambiguous-layout

  func setUp() {
    addAll(title, line)
    for view in [title, line] { view.translatesAutoresizingMaskIntoConstraints = false }
    line.backgroundColor = .gray
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      line.topAnchor.constraint(equalTo: title.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class ListedRow: UIView {
  private let title = UILabel()
  private let line = UIView()  // expect: ambiguous-layout
  private let rule = UIView()

  func setUp() {
    [title, line, rule].forEach(addSubview(_:))
    for view in [title, line, rule] { view.translatesAutoresizingMaskIntoConstraints = false }
    line.backgroundColor = .gray
    rule.backgroundColor = .gray
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      line.topAnchor.constraint(equalTo: title.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      rule.topAnchor.constraint(equalTo: title.bottomAnchor),
      rule.leadingAnchor.constraint(equalTo: leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: trailingAnchor),
      rule.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}

final class OpenedRow: UIView {
  private let line = UIView()  // expect: ambiguous-layout

  func setUp() {
    opened(line)
    line.backgroundColor = .gray
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// What else is done with the name of a function is not known.
final class HandedRow: UIView {
  private let line = UIView()

  func setUp(_ placed: (UIView) -> Void) {
    [line].forEach(addSubview(_:))
    line.translatesAutoresizingMaskIntoConstraints = false
    line.backgroundColor = .gray
    [line].forEach(place(_:))
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  private func place(_ view: UIView) { view.heightAnchor.constraint(equalToConstant: 1).isActive = true }
}
