import UIKit

final class AlignedMenu: UIView {
  let stack = UIStackView()
  let title = UILabel()

  func setUp() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.addArrangedSubview(title)
    title.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 2).isActive = true
  }
}
