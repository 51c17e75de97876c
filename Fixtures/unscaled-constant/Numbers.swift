import UIKit

final class Numbers: UIView {
  let title = UILabel()
  var height: NSLayoutConstraint?
  var leading: NSLayoutConstraint?

  func setUp() {
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    let gap: CGFloat = 20  // expect: unscaled-constant
    height = title.heightAnchor.constraint(equalToConstant: 40)
    leading = title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12)  // expect: unscaled-constant
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: gap),
      title.widthAnchor.constraint(lessThanOrEqualToConstant: 600),
      title.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),  // expect: unscaled-constant
    ])
  }

  func grow() {
    height?.constant = 80  // expect: unscaled-constant
  }
}
