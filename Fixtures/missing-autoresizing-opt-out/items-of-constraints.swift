import UIKit

// Functions of the project that switch on constraints, and the masks of what these constrain off.

extension NSLayoutConstraint {
  class func activate(_ constraints: [NSLayoutConstraint], masks: Bool) {
    for constraint in constraints {
      if let view = constraint.firstItem as? UIView {
        view.translatesAutoresizingMaskIntoConstraints = masks
      }
    }
    NSLayoutConstraint.activate(constraints)
  }

  static func activate(_ constraints: [NSLayoutConstraint], named identifier: String) {
    for constraint in constraints { constraint.identifier = identifier }
    NSLayoutConstraint.activate(constraints)
  }

  func activateWithoutMask() {
    (firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    isActive = true
  }

  func activateAtLast(_ identifier: String) {
    self.identifier = identifier
    isActive = true
  }
}

extension Array where Element == NSLayoutConstraint {
  func activate() {
    forEach { ($0.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(self)
  }

  func activateAll(named identifier: String) {
    forEach { $0.identifier = identifier }
    NSLayoutConstraint.activate(self)
  }
}

func install(_ constraints: [NSLayoutConstraint]) {
  let views = constraints.compactMap { $0.firstItem as? UIView }
  views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate(constraints)
}

func installOther(_ constraints: [NSLayoutConstraint]) {
  for constraint in constraints {
    (constraint.secondItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }
  NSLayoutConstraint.activate(constraints)
}

final class WithLabel: UIView {
  let off = UILabel()
  let on = UILabel()  // expect: missing-autoresizing-opt-out
  let named = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    [off, on, named].forEach { addSubview($0) }
    var constraints = [
      off.topAnchor.constraint(equalTo: topAnchor),
      off.leadingAnchor.constraint(equalTo: leadingAnchor),
    ]
    constraints += [off.trailingAnchor.constraint(equalTo: trailingAnchor)]
    NSLayoutConstraint.activate(constraints, masks: false)
    NSLayoutConstraint.activate(
      [
        on.topAnchor.constraint(equalTo: off.bottomAnchor),
        on.leadingAnchor.constraint(equalTo: leadingAnchor),
        on.trailingAnchor.constraint(equalTo: trailingAnchor),
      ], masks: true)
    NSLayoutConstraint.activate(
      [
        named.topAnchor.constraint(equalTo: on.bottomAnchor),
        named.leadingAnchor.constraint(equalTo: leadingAnchor),
        named.trailingAnchor.constraint(equalTo: trailingAnchor),
      ], named: "named")
  }
}

final class OneByOne: UIView {
  let off = UILabel()
  let on = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    addSubview(off)
    addSubview(on)
    off.topAnchor.constraint(equalTo: topAnchor).activateWithoutMask()
    off.leadingAnchor.constraint(equalTo: leadingAnchor).activateWithoutMask()
    off.trailingAnchor.constraint(equalTo: trailingAnchor).activateWithoutMask()
    on.topAnchor.constraint(equalTo: off.bottomAnchor).activateAtLast("top")
    on.leadingAnchor.constraint(equalTo: leadingAnchor).activateAtLast("leading")
    on.trailingAnchor.constraint(equalTo: trailingAnchor).activateAtLast("trailing")
  }
}

final class Lists: UIView {
  let off = UILabel()
  let on = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    addSubview(off)
    addSubview(on)
    [
      off.topAnchor.constraint(equalTo: topAnchor),
      off.leadingAnchor.constraint(equalTo: leadingAnchor),
      off.trailingAnchor.constraint(equalTo: trailingAnchor),
    ].activate()
    [
      on.topAnchor.constraint(equalTo: off.bottomAnchor),
      on.leadingAnchor.constraint(equalTo: leadingAnchor),
      on.trailingAnchor.constraint(equalTo: trailingAnchor),
    ].activateAll(named: "on")
  }
}

final class Alone: UIView {
  let off = UILabel()

  func setUp() {
    addSubview(off)
    install([
      off.topAnchor.constraint(equalTo: topAnchor),
      off.leadingAnchor.constraint(equalTo: leadingAnchor),
      off.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class AloneButOther: UIView {
  let on = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    addSubview(on)
    installOther([
      on.topAnchor.constraint(equalTo: topAnchor),
      on.leadingAnchor.constraint(equalTo: leadingAnchor),
      on.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
