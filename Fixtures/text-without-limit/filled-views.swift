import UIKit

final class TitleView: UIView {
  private let box = UIView()
  private let title = UILabel()
  private let badge = UIView()
  private let count = UILabel()

  func setUp(_ text: String) {
    addSubview(box)
    addSubview(badge)
    box.addSubview(title)
    badge.addSubview(count)
    for view in [box, title, badge, count] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    title.text = text
    count.text = "9"
    addConstraints([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      box.centerXAnchor.constraint(equalTo: centerXAnchor),  // expect: text-without-limit
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
    box.addConstraints([
      title.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      title.topAnchor.constraint(equalTo: box.topAnchor),
      title.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    NSLayoutConstraint.activate([
      count.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      count.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      count.topAnchor.constraint(equalTo: badge.topAnchor),
      count.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
    ])
  }
}
