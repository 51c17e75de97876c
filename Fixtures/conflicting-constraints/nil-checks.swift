import UIKit

// What is built if something is nil, and what is built behind a guard that needs it, never meet.
final class NilChecksSilent: UIView {
  private let stack = UIView()
  private let line = UIView()
  var cancelButton: UIButton?

  func setUp() {
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    stack.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
    if cancelButton == nil {
      stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
    guard let cancelButton = cancelButton else { return }
    addSubview(cancelButton)
    addSubview(line)
    line.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
    line.heightAnchor.constraint(equalToConstant: 10).isActive = true  // expect: unscaled-constant
    line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}

final class NilChecksTold: UIView {
  private let stack = UIView()
  private let line = UIView()
  var cancelButton: UIButton?

  func setUp() {
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    stack.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
    if cancelButton != nil {
      stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true  // expect: conflicting-constraints
    }
    guard let cancelButton = cancelButton else { return }
    addSubview(cancelButton)
    addSubview(line)
    line.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
    line.heightAnchor.constraint(equalToConstant: 10).isActive = true  // expect: unscaled-constant
    line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}

// The button is another one by then.
final class NilChecksAssigned: UIView {
  private let stack = UIView()
  private let line = UIView()
  var cancelButton: UIButton?

  func setUp() {
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    stack.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
    if cancelButton == nil {
      stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true  // expect: conflicting-constraints
    }
    cancelButton = Self.makeButton()
    guard let cancelButton = cancelButton else { return }
    addSubview(cancelButton)
    addSubview(line)
    line.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
    line.heightAnchor.constraint(equalToConstant: 10).isActive = true  // expect: unscaled-constant
    line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  private static func makeButton() -> UIButton? { Bool.random() ? UIButton() : nil }
}

// The class of the sender tells which path a call takes.
final class SenderSilent: UIView {
  private let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
    placeHeader(title, in: self, sender: self)
  }
}

final class SenderTold: UIView {
  private let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: conflicting-constraints
    placeHeader(title, in: self, sender: self)
  }
}

private func placeHeader(_ title: UIView, in view: UIView, sender: Any?) {
  title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  if !(sender is SenderSilent) {
    title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true  // expect: unscaled-constant
  }
}

// `.none` of an optional is nil, so the constraint keeps its priority.
extension UIView {
  fileprivate func leading(
    _ inset: CGFloat, in owner: UIView, priority: UILayoutPriority? = .none
  ) -> NSLayoutConstraint {
    let constraint = leadingAnchor.constraint(equalTo: owner.leadingAnchor, constant: inset)
    if let priority = priority { constraint.priority = priority }
    return constraint
  }
}

final class NoneByDefaultTold: UIView {
  private let box = UIView()

  func setUp() {
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leading(0, in: self),  // expect: conflicting-constraints
      box.leading(1, in: self),
    ])
  }
}

final class NoneAsArgumentTold: UIView {
  private let box = UIView()

  func setUp() {
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leading(0, in: self, priority: .none),  // expect: conflicting-constraints
      box.leading(1, in: self),
    ])
  }
}

final class NoneOfVariableTold: UIView {
  private let box = UIView()

  func setUp() {
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let priority: Optional<UILayoutPriority> = .none
    NSLayoutConstraint.activate([
      box.leading(0, in: self, priority: priority),  // expect: conflicting-constraints
      box.leading(1, in: self),
    ])
  }
}

final class PriorityGivenSilent: UIView {
  private let box = UIView()  // expect: ambiguous-layout

  func setUp() {
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leading(0, in: self, priority: .defaultLow),
      box.leading(1, in: self),
    ])
  }
}

// A case of that name of a type that is no optional is a case as any other.
private enum Side { case none, start }

extension UIView {
  fileprivate func place(_ box: UIView, at side: Side = .none) {
    switch side {
    case .none: box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    case .start: box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1).isActive = true
    }
  }
}

final class CaseNamedNoneSilent: UIView {
  private let box = UIView()  // expect: ambiguous-layout

  func setUp() {
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    place(box)
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}
