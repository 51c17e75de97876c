import UIKit

final class NamesView: UIView {
  private let name = UILabel()
  private let centred = UILabel()
  private let limited = UILabel()
  private let chained = UILabel()
  private let short = UILabel()
  private let wide = UILabel()
  private let column = UIStackView()
  private let subtitle = UILabel()
  private let icon = UIImageView()  // expect: ambiguous-layout

  func setUp(_ text: String) {
    for view in [name, centred, limited, chained, short, wide, icon] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    column.addArrangedSubview(subtitle)
    addSubview(column)
    name.text = text
    short.text = "OK"
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),  // expect: text-without-limit, unscaled-constant
      centred.topAnchor.constraint(equalTo: name.bottomAnchor),
      centred.centerXAnchor.constraint(equalTo: centerXAnchor),  // expect: text-without-limit
      limited.topAnchor.constraint(equalTo: centred.bottomAnchor),
      limited.leadingAnchor.constraint(equalTo: leadingAnchor),
      limited.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      chained.topAnchor.constraint(equalTo: limited.bottomAnchor),
      chained.leadingAnchor.constraint(equalTo: leadingAnchor),
      icon.leadingAnchor.constraint(equalTo: chained.trailingAnchor),
      icon.trailingAnchor.constraint(equalTo: trailingAnchor),
      icon.topAnchor.constraint(equalTo: chained.topAnchor),
      column.topAnchor.constraint(equalTo: chained.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      short.topAnchor.constraint(equalTo: chained.bottomAnchor),
      short.leadingAnchor.constraint(equalTo: leadingAnchor),
      wide.topAnchor.constraint(equalTo: short.bottomAnchor),
      wide.leadingAnchor.constraint(equalTo: leadingAnchor),
      wide.widthAnchor.constraint(equalToConstant: 80),  // expect: unscaled-constant
    ])
  }
}
