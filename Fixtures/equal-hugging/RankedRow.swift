import SnapKit
import UIKit

class Row: UIView {
  let name = UILabel()  // expect: equal-hugging
  let price = UILabel()

  func fillRow() {
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

final class EquallyRankedRow: UIView {
  let name = UILabel()  // expect: equal-hugging
  let price: UILabel = {
    let label = UILabel()
    label.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }()

  func setUp() {
    addSubview(name)
    addSubview(price)
    name.setContentHuggingPriority(UILayoutPriority(251), for: NSLayoutConstraint.Axis.horizontal)
    [name, price].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      price.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class RankedLater: UIView {
  let name = UILabel()
  let price = UILabel()

  func setUp(isCompact: Bool) {
    addSubview(name)
    addSubview(price)
    if isCompact { name.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
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

final class RankedSomewhere: UIView {
  let name = UILabel()
  let price = UILabel()

  func setUp() {
    addSubview(name)
    addSubview(price)
    for view in subviews { view.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
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

final class LibraryRow: UIView {
  let name = UILabel()
  let price = UILabel()
  let amount = UILabel()  // expect: equal-hugging
  let unit = UILabel()

  func setUp() {
    [name, price, amount, unit].forEach(addSubview)
    name.snp.contentHuggingHorizontalPriority = 249
    amount.snp.contentHuggingVerticalPriority = 249
    name.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.trailing.equalTo(price.snp.leading)
    }
    price.snp.makeConstraints { make in make.top.trailing.equalToSuperview() }
    amount.snp.makeConstraints { make in
      make.bottom.leading.equalToSuperview()
      make.trailing.equalTo(unit.snp.leading)
    }
    unit.snp.makeConstraints { make in make.bottom.trailing.equalToSuperview() }
  }
}

final class SwitchRow: UIView {
  let name = UILabel()
  let toggle = UISwitch()

  func setUp() {
    addSubview(name)
    addSubview(toggle)
    name.translatesAutoresizingMaskIntoConstraints = false
    toggle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      toggle.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      toggle.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      toggle.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

class TightLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }
}

final class TightRow: UIView {
  let name = UILabel()
  let price = TightLabel()

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

final class PriceButton: UIControl {
  let name = UILabel()
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
