import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

final class PriceCell: UITableViewCell {
  private let icon = UIView()
  private let price = UIView()
  private var compact: [NSLayoutConstraint] = []
  private var height: NSLayoutConstraint?

  // The cell gets the height of what is inside it.
  func setUp() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    price.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(icon)
    contentView.addSubview(price)
    let optional = icon.widthAnchor.constraint(equalToConstant: 60)
    optional.priority = .defaultHigh
    optional.isActive = true
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      icon.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      icon.heightAnchor.constraint(equalToConstant: 44),  // expect: cell-height-chain
      icon.widthAnchor.constraint(equalToConstant: 44),
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
    ])
  }

  // One of two ways to lay out.
  func setUpLeft() {
    NSLayoutConstraint.activate([
      price.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      price.widthAnchor.constraint(equalToConstant: 40),
      price.topAnchor.constraint(equalTo: contentView.topAnchor),
      price.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  func setUpWide() {
    NSLayoutConstraint.activate([price.widthAnchor.constraint(equalToConstant: 80)])
  }

  func choose(isWide: Bool) {
    if isWide {
      price.centerYAnchor.constraint(equalTo: contentView.topAnchor, constant: 40).isActive = true
    } else {
      price.centerYAnchor.constraint(equalTo: contentView.topAnchor, constant: 60).isActive = true
    }
    let tall = icon.centerYAnchor.constraint(equalTo: price.topAnchor, constant: 90)
    height = tall
    compact = [icon.centerYAnchor.constraint(equalTo: price.topAnchor, constant: 100)]
  }
}
