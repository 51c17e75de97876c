import UIKit

final class PriceTag: UIView {
  let amount = UILabel()
  let line = UIView()  // expect: ambiguous-layout
  let inset: CGFloat = 12  // expect: unscaled-constant

  func setUp() {
    addSubview(amount)
    addSubview(line)
    amount.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      amount.topAnchor.constraint(equalTo: topAnchor, constant: 14),  // expect: unscaled-constant
      amount.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      amount.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      amount.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      line.topAnchor.constraint(equalTo: amount.bottomAnchor, constant: 1),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}
