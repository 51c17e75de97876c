import UIKit

final class RowView: UIView {
  let title = UILabel()
  let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 20.2, height: 0.3))  // expect: non-pixel-value
  let stack = UIStackView()

  func setUp() {
    addSubview(title)
    addSubview(icon)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10.3),  // expect: non-pixel-value, unscaled-constant
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16.33),  // expect: unscaled-constant
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2.5),
    ])
    stack.spacing = 2.25  // expect: non-pixel-value
    stack.spacing = 0.33
    title.font = UIFont.systemFont(ofSize: 15.2)
  }
}
