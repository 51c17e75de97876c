import UIKit

/// A property of one constraint gets one in each case: they are never in force together.
final class BannerView: UIView {
  private var shown: NSLayoutConstraint?
  private var hidden: NSLayoutConstraint?
  var isAtTop = true

  func place(in room: UIView) {
    room.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    if isAtTop {
      hidden = bottomAnchor.constraint(equalTo: room.topAnchor, constant: -7)  // expect: unscaled-constant
      shown = topAnchor.constraint(equalTo: room.topAnchor)
    } else {
      hidden = topAnchor.constraint(equalTo: room.bottomAnchor, constant: 7)  // expect: unscaled-constant
      shown = bottomAnchor.constraint(equalTo: room.bottomAnchor)
    }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: room.leadingAnchor),
      trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
  }

  func show(in room: UIView) {
    guard let shown = shown, let hidden = hidden else { return }
    room.removeConstraint(hidden)
    room.addConstraint(shown)
  }

  func hide(in room: UIView) {
    guard let shown = shown, let hidden = hidden else { return }
    room.removeConstraint(shown)
    room.addConstraint(hidden)
  }
}

/// A list holds all that it gets.
final class SheetView: UIView {
  private var closed: [NSLayoutConstraint] = []

  func place(in room: UIView) {
    room.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    closed = [
      topAnchor.constraint(equalTo: room.bottomAnchor, constant: 7),  // expect: conflicting-constraints, unscaled-constant
      bottomAnchor.constraint(equalTo: room.topAnchor, constant: -7),  // expect: unscaled-constant
    ]
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: room.leadingAnchor),
      trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
  }

  func open() { NSLayoutConstraint.deactivate(closed) }
  func close() { NSLayoutConstraint.activate(closed) }
}
