import UIKit

// A stack view leaves out what another type hides.

final class OwnedTodoRow: UIView {
  let dot = UIImageView()
  let check = UIButton()
  private let rule = UILabel()
  private lazy var row = UIStackView(arrangedSubviews: [dot, check, rule])

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(row)
    for part in [row, dot, check, rule] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalTo: heightAnchor),
      check.widthAnchor.constraint(equalTo: heightAnchor),
      rule.leadingAnchor.constraint(equalTo: dot.trailingAnchor),
      rule.trailingAnchor.constraint(equalTo: trailingAnchor),
      heightAnchor.constraint(equalToConstant: 20),  // expect: unscaled-constant
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class OwnedTodoCell: UIView {
  private let list = UIStackView()

  func show(_ count: Int) {
    for _ in 0..<count {
      let item = OwnedTodoRow()
      item.check.isHidden = true
      list.addArrangedSubview(item)
    }
  }
}

/// Nobody hides a part of it.
final class OwnedRuleRow: UIView {
  let dot = UIImageView()
  let check = UIButton()
  private let rule = UILabel()
  private lazy var row = UIStackView(arrangedSubviews: [dot, check, rule])

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(row)
    for part in [row, dot, check, rule] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalTo: heightAnchor),
      check.widthAnchor.constraint(equalTo: heightAnchor),  // expect: conflicting-constraints
      rule.leadingAnchor.constraint(equalTo: dot.trailingAnchor),
      rule.trailingAnchor.constraint(equalTo: trailingAnchor),
      heightAnchor.constraint(equalToConstant: 20),  // expect: unscaled-constant
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
