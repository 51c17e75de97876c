import UIKit

// Objects whose methods make views of the project's own classes.
final class Divider: UIView {}

final class DividerFactory {
  static let `default` = DividerFactory()
  private let only = Divider()

  func makeDivider() -> Divider { Divider() }

  func makeTinted(_ color: UIColor) -> Divider {
    let divider = Divider()
    divider.translatesAutoresizingMaskIntoConstraints = false
    divider.backgroundColor = color
    return divider
  }

  func makeSized() -> Divider {
    let divider = Divider()
    divider.translatesAutoresizingMaskIntoConstraints = false
    Placing.place(divider)
    return divider
  }

  func makeFramed() -> Divider {
    let divider = Divider()
    divider.frame = Placing.next
    return divider
  }

  func theOnly() -> Divider { only }
}

class OpenFactory {
  func makeDivider() -> Divider { Divider() }
}

final class WideFactory: OpenFactory {
  override func makeDivider() -> Divider {
    let divider = Divider()
    Placing.place(divider)
    return divider
  }
}

protocol LineFactory {
  func makeLine() -> UIView
}

extension LineFactory {
  func makeLine() -> UIView { UIView() }
}

final class PlacingFactory: LineFactory {
  func makeLine() -> UIView {
    let line = UIView()
    Placing.place(line)
    return line
  }
}

extension UIView {
  static func rule(_ color: UIColor) -> UIView {
    let rule = UIView()
    rule.translatesAutoresizingMaskIntoConstraints = false
    rule.backgroundColor = color
    return rule
  }

  static func square(_ color: UIColor) -> UIView {
    let square = UIView()
    square.translatesAutoresizingMaskIntoConstraints = false
    Placing.place(square)
    return square
  }
}

extension UIButton {
  static func rule(title: String) -> UIButton {
    let rule = UIButton(type: .system)
    rule.translatesAutoresizingMaskIntoConstraints = false
    rule.setTitle(title, for: .normal)
    return rule
  }
}

final class FactoryObjectsSilent: UIView {
  private let sized = DividerFactory.default.makeSized()
  private let framed = DividerFactory().makeFramed()
  private let only = DividerFactory.default.theOnly()
  private let maybeWide = OpenFactory().makeDivider()
  private let square: UIView = .square(.red)

  func setUp(_ lines: LineFactory) {
    let line = lines.makeLine()
    for view in [sized, framed, only, maybeWide, square, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: widthAnchor),
        view.heightAnchor.constraint(equalTo: heightAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
    }
  }
}

final class FactoryObjectsTold: UIView {
  private let plain = DividerFactory.default.makeDivider()  // expect: missing-position
  private let tinted = DividerFactory().makeTinted(.red)  // expect: missing-position
  private let rule: UIView = .rule(.red)  // expect: missing-position
  private let titled: UIButton = .rule(title: "")  // expect: missing-position
  private let factory = DividerFactory()

  func setUp() {
    let own = factory.makeDivider()  // expect: missing-position
    for view in [plain, tinted, rule, titled, own] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: widthAnchor),
        view.heightAnchor.constraint(equalTo: heightAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
    }
  }
}

final class SystemButtonTold: UIView {
  private let shared = UIButton.systemButton(with: UIImage(), target: nil, action: nil)  // expect: ambiguous-layout

  func setUp() {
    shared.translatesAutoresizingMaskIntoConstraints = false
    addSubview(shared)
    shared.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}
