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

final class StackedPrice: UIView {
  let name = UILabel()
  let price = UILabel()

  func setUp() {
    addSubview(name)
    addSubview(price)
    name.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      price.topAnchor.constraint(equalTo: name.bottomAnchor),
      price.bottomAnchor.constraint(equalTo: bottomAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      price.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
    ])
  }
}

final class PriceController: UIViewController {
  let name = UILabel()  // expect: equal-hugging
  let price = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    view.addSubview(price)
    name.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.topAnchor),  // expect: edge-ignores-safe-area
      price.topAnchor.constraint(equalTo: name.bottomAnchor),
      price.bottomAnchor.constraint(equalTo: view.bottomAnchor),  // expect: edge-ignores-safe-area
      name.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: text-without-limit
      price.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: text-without-limit
    ])
  }
}

final class PriceMeter: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

final class MeteredRow: UIView {
  let name = UILabel()
  let meter = PriceMeter()

  func setUp() {
    addSubview(name)
    addSubview(meter)
    name.translatesAutoresizingMaskIntoConstraints = false
    meter.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      meter.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      meter.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      meter.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class UnseenEnd: UIView {
  let name = UILabel()
  let price = UILabel()

  func setUp(end: UIView) {
    addSubview(name)
    addSubview(price)
    addSubview(end)
    name.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    end.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      end.leadingAnchor.constraint(equalTo: price.trailingAnchor),
    ])
  }
}
