import SnapKit
import UIKit

final class NamedTwiceView: UIView {
  private let button = UIButton()
  private let label = UILabel()
  private let margins: Margins

  init(margins: Margins) {
    self.margins = margins
    super.init(frame: .zero)
    addSubview(button)
    addSubview(label)
    button.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview().inset(margins.wide)  // expect: conflicting-constraints
      make.bottom.equalToSuperview().inset(margins.narrow)
    }
    label.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(margins.wide)
      make.top.equalToSuperview().inset(margins.narrow)
      make.bottom.lessThanOrEqualToSuperview().inset(margins.narrow)
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class NamedTwiceRow: UIView {
  private let name = UILabel()
  private let price = UILabel()

  func setUp(_ inset: CGFloat, _ other: CGFloat, isWide: Bool) {
    for label in [name, price] {
      addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor, constant: inset),  // expect: conflicting-constraints
      name.topAnchor.constraint(equalTo: topAnchor, constant: other),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      price.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
    ])
    if isWide {
      price.topAnchor.constraint(equalTo: topAnchor, constant: inset).isActive = true
    } else {
      price.topAnchor.constraint(equalTo: topAnchor, constant: other).isActive = true
    }
  }
}

protocol Margins {
  var wide: CGFloat { get }
  var narrow: CGFloat { get }
}
