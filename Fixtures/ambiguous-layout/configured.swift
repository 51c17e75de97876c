import UIKit

// What is run with a new view fills it, or places it.
final class ConfiguredSilent: UIView {
  private let photo = UIImageView().then { $0.image = UIImage(named: "a") }
  private let named = UIImageView().then { view in view.image = UIImage(named: "a") }
  private let text = UITextView().then { $0.isScrollEnabled = false }
  private let called: UIImageView = {
    $0.image = UIImage(named: "a")
    return $0
  }(UIImageView())
  private let later = UIImageView()
  private let handed = UIImageView().then { Painter.paint($0) }

  func setUp() {
    for view in [photo, named, text, called, later, handed] { hang(view) }
    later.do { $0.image = UIImage(named: "a") }
  }

  private func hang(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}

final class ConfiguredTold: UIView {
  private let photo = UIImageView().then { $0.alpha = 0.5 }  // expect: ambiguous-layout
  // expect: ambiguous-layout
  private let named = UIImageView().then { view in view.contentMode = .center }
  private let text = UITextView().then { $0.isEditable = false }  // expect: ambiguous-layout
  private let called: UIImageView = {  // expect: ambiguous-layout
    $0.alpha = 0.5
    return $0
  }(UIImageView())
  private let later = UIImageView()  // expect: ambiguous-layout
  // The image is that of another view.
  private let beside = UIImageView().then {  // expect: ambiguous-layout
    $0.alpha = 0.5
    _ = UIImageView().then { $0.image = UIImage(named: "a") }
  }

  func setUp() {
    for view in [photo, named, text, called, later, beside] { hang(view) }
    later.do { $0.alpha = 0.5 }
  }

  private func hang(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}

// A property of a class that makes a view at each use.
final class RuledSilent: UIView {
  private let line = UIView.thinRule

  func setUp() {
    addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.topAnchor.constraint(equalTo: topAnchor).isActive = true
    line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    line.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

final class RuledTold: UIView {
  private let line = UIView.openRule  // expect: ambiguous-layout
  private let button = UIButton.plainButton()  // expect: ambiguous-layout

  func setUp() {
    addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.topAnchor.constraint(equalTo: topAnchor).isActive = true
    line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    line.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

extension UIView {
  fileprivate static var thinRule: UIView {
    let rule = UIView()
    rule.backgroundColor = .gray
    rule.heightAnchor.constraint(equalToConstant: 1).isActive = true
    return rule
  }

  fileprivate static var openRule: UIView {
    let rule = UIView()
    rule.backgroundColor = .gray
    return rule
  }
}

extension UIButton {
  fileprivate static func plainButton() -> UIButton {
    let button = UIButton()
    button.tag = 3
    return button
  }
}
