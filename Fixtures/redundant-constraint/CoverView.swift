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

final class BoundedNote: UIView {
  let note = UILabel()

  func setUp() {
    addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      note.centerXAnchor.constraint(equalTo: centerXAnchor),
      note.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 8),  // expect: unscaled-constant
      note.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),  // expect: unscaled-constant
      note.topAnchor.constraint(equalTo: topAnchor),
      note.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),  // expect: redundant-constraint
    ])
  }
}

final class SwitchedTabs: UIView {
  let tabs = UIView()
  var centering: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(tabs)
    tabs.translatesAutoresizingMaskIntoConstraints = false
    let center = tabs.centerXAnchor.constraint(equalTo: centerXAnchor)
    center.isActive = true
    centering.append(center)
    NSLayoutConstraint.activate([
      tabs.leadingAnchor.constraint(equalTo: leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: trailingAnchor),
      tabs.topAnchor.constraint(equalTo: topAnchor),
      tabs.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

extension UIView {
  func fillParent() {
    guard let parent = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
  }

  func centerInParent() {
    guard let parent = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    centerXAnchor.constraint(equalTo: parent.centerXAnchor).isActive = true
  }
}
