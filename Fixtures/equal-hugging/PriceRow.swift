import UIKit

final class PriceRow: UIView {
  let name = UILabel()  // expect: equal-hugging
  let price = UILabel()

  func setUp() {
    addSubview(name)
    addSubview(price)
    name.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      price.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class DecidedRow: UIView {
  let name = UILabel()
  let price = UILabel()

  func setUp() {
    addSubview(name)
    addSubview(price)
    name.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    price.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      price.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
