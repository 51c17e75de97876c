import UIKit

final class PanelView: UIView {
  private let panel = UIView()
  private lazy var closed = panel.heightAnchor.constraint(equalToConstant: 0)
  private lazy var open = panel.heightAnchor.constraint(equalToConstant: 240)  // expect: unscaled-constant
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?
  private var own: [NSLayoutConstraint] = []
  private var other: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.topAnchor.constraint(equalTo: topAnchor).isActive = true
    leading = panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8)  // expect: unscaled-constant
    trailing = panel.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 40)  // expect: unscaled-constant
    own = [panel.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)]
    other = [panel.widthAnchor.constraint(equalToConstant: 300)]  // expect: unscaled-constant
    closed.isActive = true
    leading?.isActive = true
    NSLayoutConstraint.activate(own)
  }

  func show() {
    open.isActive = true  // expect: activation-before-deactivation
    closed.isActive = false
  }

  func hide() {
    open.isActive = false
    closed.isActive = true
  }

  func update(isOwn: Bool) {
    if isOwn {
      leading?.isActive = true  // expect: activation-before-deactivation
      trailing?.isActive = false
      NSLayoutConstraint.deactivate(other)
      NSLayoutConstraint.activate(own)
    } else {
      leading?.isActive = false
      trailing?.isActive = true
      NSLayoutConstraint.activate(other)  // expect: activation-before-deactivation
      NSLayoutConstraint.deactivate(own)
    }
  }
}

final class CompatibleView: UIView {
  private let panel = UIView()  // expect: ambiguous-layout
  private lazy var tall = panel.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
  private lazy var low = panel.heightAnchor.constraint(lessThanOrEqualToConstant: 80)
  private lazy var wide = panel.widthAnchor.constraint(equalToConstant: 80)  // expect: unscaled-constant
  private lazy var weak: NSLayoutConstraint = {
    let weak = panel.widthAnchor.constraint(equalToConstant: 20)
    weak.priority = .defaultHigh
    return weak
  }()
  private lazy var narrow = panel.widthAnchor.constraint(equalToConstant: 40)  // expect: unscaled-constant

  func setUp() {
    addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.topAnchor.constraint(equalTo: topAnchor).isActive = true
    panel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    low.isActive = true
    weak.isActive = true
  }

  func change() {
    tall.isActive = true
    low.isActive = false
    wide.isActive = true
    weak.isActive = false
    // Nothing activates it.
    narrow.isActive = false
  }
}
