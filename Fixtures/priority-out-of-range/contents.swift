import UIKit

final class PriceView: UIView {
  private let price = UILabel()
  private let unit = UILabel()

  func setUp(rank: Float) {
    for label in [price, unit] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    price.setContentHuggingPriority(UILayoutPriority(1200), for: .horizontal)  // expect: priority-out-of-range
    price.setContentCompressionResistancePriority(.init(rawValue: 1001), for: .vertical)  // expect: priority-out-of-range
    price.setContentHuggingPriority(.required, for: .vertical)
    unit.setContentHuggingPriority(UILayoutPriority(1000), for: .horizontal)
    unit.setContentHuggingPriority(UILayoutPriority(0), for: .vertical)
    unit.setContentCompressionResistancePriority(UILayoutPriority(rank), for: .vertical)
    NSLayoutConstraint.activate([
      price.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      unit.leadingAnchor.constraint(equalTo: price.trailingAnchor),
      unit.trailingAnchor.constraint(equalTo: trailingAnchor),
      unit.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
