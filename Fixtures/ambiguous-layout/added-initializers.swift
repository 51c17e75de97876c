import UIKit

// Initializers that the project adds to the system's classes: what they do to what they make is read.
extension UIStackView {
  convenience init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0) {
    self.init(frame: .zero)
    self.axis = axis
    self.spacing = spacing
  }

  convenience init(rows: [UIView]) {
    self.init(arrangedSubviews: rows)
    axis = .vertical
  }
}

extension UILabel {
  convenience init(text: String, lines: Int) {
    self.init()
    self.text = text
    numberOfLines = lines
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UIView {
  convenience init(fixedHeight: CGFloat) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
    heightAnchor.constraint(equalToConstant: fixedHeight).isActive = true
  }

  convenience init(decoratedBy decorator: Decorator) {
    self.init()
    decorator.decorate(self)
  }
}

final class Shelf: UIView {
  private let title = UILabel(text: "Title", lines: 2)  // expect: ambiguous-layout
  private let line = UIView(fixedHeight: 1)  // expect: ambiguous-layout
  private let rule = UIView(fixedHeight: 1)
  private let other = UIView(decoratedBy: Decorator())

  func setUp() {
    for view in [title, line, rule, other] { addSubview(view) }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    line.topAnchor.constraint(equalTo: topAnchor).isActive = true
    line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    rule.topAnchor.constraint(equalTo: topAnchor).isActive = true
    rule.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    rule.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    other.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// The axis is what the initializer makes it.
final class Upright: UIView {
  private let stack = UIStackView(.vertical)
  private let first = UIView()
  private let second = UIView()

  func setUp() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      first.widthAnchor.constraint(equalTo: widthAnchor),  // expect: redundant-constraint
    ])
  }
}

final class Lying: UIView {
  private let stack = UIStackView(.horizontal)
  private let first = UIView()
  private let second = UIView()

  func setUp() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      first.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1),
    ])
  }
}

final class Listed: UIView {
  private let first = UIView()
  private let second = UIView()

  func setUp() {
    let stack = UIStackView(rows: [first, second])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      first.widthAnchor.constraint(equalTo: widthAnchor),  // expect: redundant-constraint
    ])
  }
}
