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
