import UIKit

final class CoverView: UIView {
  let cover = UIView()
  let badge = UIView()
  var width: NSLayoutConstraint?

  func setUp(isWide: Bool) {
    addSubview(cover)
    addSubview(badge)
    cover.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    width = badge.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
      cover.topAnchor.constraint(equalTo: topAnchor),
      cover.bottomAnchor.constraint(equalTo: bottomAnchor),
      cover.widthAnchor.constraint(equalTo: widthAnchor),  // expect: redundant-constraint
      cover.centerYAnchor.constraint(equalTo: centerYAnchor),  // expect: redundant-constraint
      badge.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor),
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      badge.heightAnchor.constraint(equalToConstant: 1),
    ])
    let optional = badge.widthAnchor.constraint(equalTo: widthAnchor)
    optional.priority = .defaultHigh
    optional.isActive = true
    if isWide { badge.widthAnchor.constraint(equalTo: cover.widthAnchor).isActive = true }
  }
}
