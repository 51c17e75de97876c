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
    title.topAnchor.constraint(equalTo: stack.topAnchor, constant: 2).isActive = true
    row.bottomAnchor.constraint(equalTo: icon.bottomAnchor, constant: 2).isActive = true  // expect: stack-child-pinned
    icon.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 2).isActive = true
  }
}
