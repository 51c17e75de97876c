import UIKit

final class Drawer: UIView {
  let handle = UIView()
  let panel = UIView()  // expect: missing-position
  let knob = UIView()
  private var open: [NSLayoutConstraint] = []
  private var closed: [NSLayoutConstraint] = []
  private var folded: NSLayoutConstraint?

  func setUp() {
    for view in [handle, panel, knob] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    open = [handle.topAnchor.constraint(equalTo: topAnchor)]
    closed = [handle.bottomAnchor.constraint(equalTo: bottomAnchor)]
    folded = panel.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      handle.leadingAnchor.constraint(equalTo: leadingAnchor),
      handle.widthAnchor.constraint(equalTo: widthAnchor),
      handle.heightAnchor.constraint(equalToConstant: 3),  // expect: unscaled-constant
      panel.leadingAnchor.constraint(equalTo: leadingAnchor),
      panel.widthAnchor.constraint(equalTo: widthAnchor),
      knob.topAnchor.constraint(equalTo: handle.topAnchor),
      knob.leadingAnchor.constraint(equalTo: leadingAnchor),
      knob.widthAnchor.constraint(equalToConstant: 3),
      knob.heightAnchor.constraint(equalToConstant: 3),
    ])
  }

  func toggle(_ isOpen: Bool) {
    if isOpen {
      NSLayoutConstraint.deactivate(closed)
      NSLayoutConstraint.activate(open)
    } else {
      NSLayoutConstraint.deactivate(open)
      NSLayoutConstraint.activate(closed)
    }
    folded?.isActive = !isOpen
  }
}

// That assumed numbers do not fit along the other axis is no reason to leave the switched sets out.
final class SwitchedBesideUnknown: UIView {
  private let button = UIButton()
  private var hiding: NSLayoutConstraint?
  private var showing: NSLayoutConstraint?
  private var bound: NSLayoutConstraint?

  func setUp() {
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Theme.shared.side),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Theme.shared.side),
      button.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
    ])
    hiding = button.topAnchor.constraint(equalTo: bottomAnchor)
    showing = button.bottomAnchor.constraint(equalTo: bottomAnchor)
    bound = button.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
    hiding?.isActive = true
  }

  private func show() {
    hiding?.isActive = false
    showing?.isActive = true
    bound?.isActive = true
  }

  private func hide() {
    showing?.isActive = false
    bound?.isActive = false
    hiding?.isActive = true
  }
}
