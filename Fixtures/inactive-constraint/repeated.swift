import UIKit

/// A line that is left over beside an active constraint is no missing one.
final class ToastBanner: UIView {
  let text = UILabel()

  func show(in view: UIView) {
    view.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.heightAnchor.constraint(equalToConstant: 40),  // expect: unscaled-constant
      text.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.9),
      text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),  // expect: unscaled-constant
    ])
    text.heightAnchor.constraint(equalToConstant: 40)  // expect: unscaled-constant
    text.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.9)
    text.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor)  // expect: inactive-constraint
  }
}
