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
final class MailRow: UIView {
  private let stamp = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stamp.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stamp)
    NSLayoutConstraint.activate([
      stamp.constraint(.top, toView: self, constant: 30),  // expect: unscaled-constant
      stamp.leadingAnchor.constraint(equalTo: leadingAnchor),
      stamp.trailingAnchor.constraint(equalTo: trailingAnchor),
      stamp.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
