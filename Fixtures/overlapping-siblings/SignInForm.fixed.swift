import UIKit

final class SignInForm: UIView {
  let label = UILabel()
  let field = UITextField()
  let hint = UILabel()
  let gap: CGFloat = 14  // expect: unscaled-constant

  func setUp(box: UIView) {
    addSubview(label)
    addSubview(field)
    box.addSubview(hint)
    label.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false
    hint.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),  // expect: unscaled-constant
      label.bottomAnchor.constraint(equalTo: field.topAnchor, constant: 10),  // expect: overlapping-siblings, unscaled-constant, conflicting-constraints
      label.trailingAnchor.constraint(lessThanOrEqualTo: field.leadingAnchor, constant: 4),  // expect: left-right-attributes, unscaled-constant
      label.bottomAnchor.constraint(equalTo: field.topAnchor, constant: gap),
      label.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -12),  // expect: unscaled-constant, conflicting-constraints
      label.bottomAnchor.constraint(equalTo: hint.topAnchor, constant: 10),  // expect: unscaled-constant
      label.bottomAnchor.constraint(equalTo: topAnchor, constant: 40),  // expect: unscaled-constant
      field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: -11),  // expect: unscaled-constant
    ])
  }
}

final class RowForm: UIView {
  let label = UILabel()  // expect: equal-hugging
  let field = UITextField()

  func setUp() {
    addSubview(label)
    addSubview(field)
    label.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor),
      field.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: field.topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),  // expect: unscaled-constant
      label.trailingAnchor.constraint(greaterThanOrEqualTo: field.leadingAnchor, constant: 4),  // expect: overlapping-siblings, unscaled-constant
    ])
  }
}
