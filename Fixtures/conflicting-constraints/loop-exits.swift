import UIKit

// A closure that goes through views leaves some of them out with `return`.

final class LeavesOneOut: UIView {
  let title = UILabel()
  let toggle = UISwitch()

  func setUp() {
    addSubview(title)
    addSubview(toggle)
    subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    toggle.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    subviews.forEach {
      guard $0 != toggle else { return }
      $0.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true  // expect: text-without-limit, unscaled-constant
    }
    [title, toggle].forEach {
      if $0 === toggle { return }
      $0.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true  // expect: unscaled-constant
    }
    toggle.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// Which of them are left out is known only when it runs.
final class LeavesSomeOut: UIView {
  let title = UILabel()
  let toggle = UISwitch()

  func setUp() {
    addSubview(title)
    addSubview(toggle)
    subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    toggle.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    toggle.topAnchor.constraint(equalTo: topAnchor).isActive = true
    toggle.widthAnchor.constraint(equalToConstant: 40).isActive = true  // expect: unscaled-constant
    [title, toggle].forEach {
      guard $0.tag == 0 else { return }
      $0.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true  // expect: unscaled-constant
    }
    for view in [title, toggle] {
      if view.tag == 1 { continue }
      view.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true  // expect: unscaled-constant
    }
    for view in subviews where view.isOpaque {
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true  // expect: unscaled-constant
    }
  }
}

// None of these is left out.
final class LeavesNoneOut: UIView {
  let title = UILabel()
  let toggle = UISwitch()

  func setUp() {
    addSubview(title)
    addSubview(toggle)
    subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    toggle.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: conflicting-constraints
    toggle.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: conflicting-constraints
    subviews.forEach {
      guard $0 != title else { return }
      $0.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true  // expect: unscaled-constant
    }
    [title, toggle].forEach {
      if $0 === title { return }
      $0.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true  // expect: unscaled-constant
    }
  }
}
