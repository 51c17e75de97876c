import UIKit

extension UIEdgeInsets {
  init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
}

extension CGFloat {
  static let step: CGFloat = 6
}

// build: ImplicitCard()
/// Insets whose type only their place stated.
final class ImplicitCard: UIView {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()
  private let fourth = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [first, second, third, fourth].forEach(addSubview)
    first.translatesAutoresizingMaskIntoConstraints = false
    second.translatesAutoresizingMaskIntoConstraints = false
    third.translatesAutoresizingMaskIntoConstraints = false
    fourth.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: topAnchor, constant: UIEdgeInsets(all: 10).top),
      first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: UIEdgeInsets(all: 10).left),
      first.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -UIEdgeInsets(all: 10).bottom),
      first.trailingAnchor.constraint(
        equalTo: trailingAnchor, constant: -UIEdgeInsets(all: 10).right),
      second.topAnchor.constraint(equalTo: topAnchor, constant: 1),
      second.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
      second.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
      second.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
      third.topAnchor.constraint(equalTo: topAnchor),
      third.leadingAnchor.constraint(equalTo: leadingAnchor),
      third.bottomAnchor.constraint(equalTo: bottomAnchor),
      third.trailingAnchor.constraint(equalTo: trailingAnchor),
      fourth.leadingAnchor.constraint(equalTo: leadingAnchor, constant: .step),
      fourth.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -(.step * 2))
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
