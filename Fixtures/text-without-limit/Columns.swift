import UIKit

final class ColumnView: UIView {
  init(arrangedSubviews: [UIView]) {
    super.init(frame: .zero)
    arrangedSubviews.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  var axis = NSLayoutConstraint.Axis.horizontal
}

final class PriceView: UIView {
  private let price = UILabel()
  private let unit = UILabel()
  private let title = UILabel()
  private let details = UILabel()
  private let icon = UIImageView()  // expect: ambiguous-layout
  private lazy var column: ColumnView = {
    let column = ColumnView(arrangedSubviews: [title, details])
    column.axis = .vertical
    return column
  }()

  func setUp() {
    for view in [price, unit, icon, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: topAnchor),
      icon.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.topAnchor.constraint(equalTo: topAnchor),
      price.trailingAnchor.constraint(equalTo: trailingAnchor),
      unit.topAnchor.constraint(equalTo: price.bottomAnchor),
      unit.trailingAnchor.constraint(equalTo: trailingAnchor),
      unit.leadingAnchor.constraint(greaterThanOrEqualTo: icon.trailingAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
    ])
  }
}
