import UIKit

// Constants that tell whether an optional is there, and conditions that unwrap it: one of two paths is taken.
final class PresenceSilent: UIView {
  private let title = UISwitch()
  private let link = UISwitch()

  func setUp(_ text: String?) {
    let hasText = text != nil
    let isEmpty = !hasText
    for view in [title, link] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    link.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    if !hasText { title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true }
    if let text {
      link.accessibilityLabel = text
      link.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1).isActive = true
      link.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
    if isEmpty { link.heightAnchor.constraint(equalToConstant: 0).isActive = true }
    if text != nil { link.heightAnchor.constraint(equalToConstant: 1).isActive = true }
  }
}

final class PresenceTold: UIView {
  private let title = UISwitch()
  private let link = UISwitch()

  func setUp(_ text: String?) {
    let hasText = text != nil
    for view in [title, link] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    link.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    link.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
    if hasText { link.heightAnchor.constraint(equalToConstant: 0).isActive = true }  // expect: conflicting-constraints
    if let text {
      link.accessibilityLabel = text
      link.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
  }
}

final class PassedPresenceSilent: UIView {
  private let title = UISwitch()
  private let link = UISwitch()

  init(text: String? = nil) {
    super.init(frame: .zero)
    setUp(text)
  }

  required init?(coder: NSCoder) { fatalError() }

  private func setUp(_ text: String?) {
    let hasText = text != nil
    for view in [title, link] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    link.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    if !hasText { title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true }
    if let text {
      link.accessibilityLabel = text
      link.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1).isActive = true
      link.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
  }
}
