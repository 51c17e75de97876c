import UIKit

final class MenuView: UIView {
  let stack = UIStackView()
  let row = UIStackView()
  let title = UILabel()
  let icon = UIImageView()

  func setUp() {
    stack.axis = .vertical
    row.axis = .horizontal
    row.alignment = .fill
    stack.addArrangedSubview(title)
    row.addArrangedSubview(icon)
    title.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 2).isActive = true  // expect: stack-child-pinned
    title.trailingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
    title.topAnchor.constraint(equalTo: stack.topAnchor, constant: 2).isActive = true  // expect: stack-child-pinned
    row.bottomAnchor.constraint(equalTo: icon.bottomAnchor, constant: 2).isActive = true  // expect: stack-child-pinned
    icon.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 2).isActive = true
  }
}

final class MarginMenu: UIView {
  let first = UILabel()
  let last = UILabel()

  func setUp() {
    let stack = UIStackView(arrangedSubviews: [first, last])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)  // expect: hard-coded-inset
    stack.isLayoutMarginsRelativeArrangement = true
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      first.topAnchor.constraint(equalTo: stack.topAnchor, constant: 3),  // expect: unscaled-constant
      first.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 4),  // expect: unscaled-constant
      last.leadingAnchor.constraint(equalTo: stack.leadingAnchor),  // expect: stack-child-pinned
      last.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: 1),  // expect: stack-child-pinned
      last.topAnchor.constraint(greaterThanOrEqualTo: stack.topAnchor),
    ])
  }
}

final class FoldingMenu: UIView {
  private let header = UILabel()
  private let body = UILabel()

  func setUp() {
    let stack = UIStackView(arrangedSubviews: [header, body])
    stack.axis = .vertical
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.widthAnchor.constraint(equalTo: widthAnchor),
      body.topAnchor.constraint(equalTo: stack.topAnchor, constant: 2),
    ])
  }

  func fold(_ isFolded: Bool) { header.isHidden = isFolded }
}
