import UIKit

// Loops over constraints that switch the masks off of what these constrain, and some that do not.

extension NSLayoutConstraint {
  static func activateViews(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.firstItem is UIView {
      (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(constraints)
  }

  static func activateButtons(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.firstItem is UIButton {
      (constraint.firstItem as? UIButton)?.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(constraints)
  }

  static func activateCast(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      if case let view as UIView = constraint.firstItem {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
    }
    NSLayoutConstraint.activate(constraints)
  }

  static func activateSwitched(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      switch constraint.firstItem {
      case let view as UIView: view.translatesAutoresizingMaskIntoConstraints = false
      default: break
      }
    }
    NSLayoutConstraint.activate(constraints)
  }

  static func activateShown(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      if case let view as UIView = constraint.firstItem { view.isHidden = false }
    }
    NSLayoutConstraint.activate(constraints)
  }

  static func activateWithLocal(_ constraints: [NSLayoutConstraint]) {
    func switchOff(_ constraint: NSLayoutConstraint) {
      (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }
    constraints.forEach(switchOff)
    NSLayoutConstraint.activate(constraints)
  }

  static func activateNamed(_ constraints: [NSLayoutConstraint]) {
    func name(_ constraint: NSLayoutConstraint) { constraint.identifier = "named" }
    constraints.forEach(name)
    NSLayoutConstraint.activate(constraints)
  }
}

final class ItemsOfClass: UIView {
  let off = UILabel()
  let on = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    addSubview(off)
    on.translatesAutoresizingMaskIntoConstraints = false
    addSubview(on)
    NSLayoutConstraint.activateViews([
      off.topAnchor.constraint(equalTo: topAnchor),
      off.leadingAnchor.constraint(equalTo: leadingAnchor),
      off.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    NSLayoutConstraint.activateButtons([
      on.topAnchor.constraint(equalTo: off.bottomAnchor),
      on.leadingAnchor.constraint(equalTo: leadingAnchor),
      on.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class ItemsCast: UIView {
  let off = UILabel()
  let other = UILabel()

  func setUp() {
    addSubview(off)
    addSubview(other)
    NSLayoutConstraint.activateCast([
      off.topAnchor.constraint(equalTo: topAnchor),
      off.leadingAnchor.constraint(equalTo: leadingAnchor),
      off.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    NSLayoutConstraint.activateSwitched([
      other.topAnchor.constraint(equalTo: off.bottomAnchor),
      other.leadingAnchor.constraint(equalTo: leadingAnchor),
      other.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class ItemsShown: UIView {
  let on = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    on.translatesAutoresizingMaskIntoConstraints = false
    addSubview(on)
    NSLayoutConstraint.activateShown([
      on.topAnchor.constraint(equalTo: topAnchor),
      on.leadingAnchor.constraint(equalTo: leadingAnchor),
      on.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class ItemsOfLocalFunction: UIView {
  let off = UILabel()

  func setUp() {
    addSubview(off)
    NSLayoutConstraint.activateWithLocal([
      off.topAnchor.constraint(equalTo: topAnchor),
      off.leadingAnchor.constraint(equalTo: leadingAnchor),
      off.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class ItemsNamed: UIView {
  let on = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    on.translatesAutoresizingMaskIntoConstraints = false
    addSubview(on)
    NSLayoutConstraint.activateNamed([
      on.topAnchor.constraint(equalTo: topAnchor),
      on.leadingAnchor.constraint(equalTo: leadingAnchor),
      on.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// All of the view's constraints, which are not known.
final class ItemsOfOwnConstraints: UIView {
  let off = UILabel()

  func setUp() {
    addSubview(off)
    NSLayoutConstraint.activate([
      off.topAnchor.constraint(equalTo: topAnchor),
      off.leadingAnchor.constraint(equalTo: leadingAnchor),
      off.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    for constraint in constraints {
      if let view = constraint.firstItem as? UIView, view !== self {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
    }
  }
}

final class IdentifiersOfOwnConstraints: UIView {
  let on = UILabel()  // expect: missing-autoresizing-opt-out

  func setUp() {
    on.translatesAutoresizingMaskIntoConstraints = false
    addSubview(on)
    NSLayoutConstraint.activate([
      on.topAnchor.constraint(equalTo: topAnchor),
      on.leadingAnchor.constraint(equalTo: leadingAnchor),
      on.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    for constraint in constraints {
      if let view = constraint.firstItem as? UIView, view !== self { view.isHidden = false }
    }
  }
}
