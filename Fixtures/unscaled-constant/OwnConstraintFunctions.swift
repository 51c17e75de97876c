import UIKit

extension UIView {
  func constraint(
    _ edge: NSLayoutConstraint.Attribute, toView other: UIView, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: self, attribute: edge, relatedBy: .equal, toItem: other, attribute: edge,
      multiplier: 1, constant: constant)
  }
}

/// What the project's own functions do with a number is not said: only that they receive it.
final class MailController: UIViewController {
  private let mail = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    mail.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mail)
    NSLayoutConstraint.activate([
      mail.constraint(.top, toView: view, constant: 30),  // expect: unscaled-constant
      mail.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }
}
