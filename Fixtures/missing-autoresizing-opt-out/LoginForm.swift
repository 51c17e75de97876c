import UIKit

final class LoginForm: UIView {
  // expect: missing-autoresizing-opt-out
  let email = UITextField()
  let stack = UIStackView()
  let hint = UILabel()
  let logo: UIImageView = {
    let logo = UIImageView()  // expect: ambiguous-layout
    logo.translatesAutoresizingMaskIntoConstraints = false
    return logo
  }()

  func setUp() {
    addSubview(email)
    addSubview(logo)
    addSubview(stack)
    stack.addArrangedSubview(hint)
    stack.translatesAutoresizingMaskIntoConstraints = false
    // The logo stands above everything else.
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: topAnchor),
      logo.centerXAnchor.constraint(equalTo: centerXAnchor),
      email.topAnchor.constraint(equalTo: logo.bottomAnchor),
      email.leadingAnchor.constraint(equalTo: leadingAnchor),
      email.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: email.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      hint.heightAnchor.constraint(greaterThanOrEqualTo: email.heightAnchor),
    ])
  }
}
