import UIKit

// Ways of making a view that any reader follows: methods that give back the object, functions that give back what they
// are given, types that the place of a call tells, closures that give nothing at times.
extension UILabel {
  static func styled(_ lines: Int) -> Self {
    let label = Self()
    label.numberOfLines = lines
    return label
  }

  class func titled(_ title: String) -> Self {
    let label = self.init()
    label.text = title
    return label
  }

  static func placed() -> Self {
    let label = Self()
    Registry.shared.adopt(label)
    return label
  }
}

extension UIView {
  static func build(_ configure: (Self) -> Void) -> Self {
    let view = Self()
    configure(view)
    return view
  }
}

final class Registry {
  static let shared = Registry()
  private var views: [UIView] = []
  func adopt(_ view: UIView) { views.append(view) }
}

class Caption: UILabel {
  func centered() -> Self {
    textAlignment = .center
    return self
  }

  func pinned() -> Self {
    Registry.shared.adopt(self)
    return self
  }

  func doubled() -> Self {
    if numberOfLines > 1 { return self }
    return Self()
  }
}

func dimmed<View: UIView>(_ view: View) -> View {
  view.alpha = 0.5
  return view
}

func make<View: UIView>(_ configure: (View) -> Void) -> View {
  let view = View()
  configure(view)
  return view
}

final class Poster: UIView {
  private let styled = UILabel.styled(2)  // expect: ambiguous-layout
  private let titled = UILabel.titled("A")  // expect: ambiguous-layout
  private let built: UILabel = .build { $0.text = "B" }  // expect: ambiguous-layout
  private let implicit: UILabel = .styled(1)  // expect: ambiguous-layout
  private let fluent = Caption().centered()  // expect: ambiguous-layout
  private let passed = dimmed(UILabel())  // expect: ambiguous-layout
  private let generic: UILabel = make { $0.text = "C" }  // expect: ambiguous-layout
  private lazy var chained: UIView = {
    let caption = dimmed(Caption().centered())  // expect: ambiguous-layout
    caption.text = "D"
    return caption
  }()
  private lazy var optional: UILabel? = {
    guard isWide else { return nil }
    let label = UILabel()  // expect: ambiguous-layout
    label.text = "E"
    return label
  }()
  private lazy var either: UIView = isWide ? UILabel() : UITextField()  // expect: ambiguous-layout
  private var assigned: UILabel!
  private let isWide = true

  func setUp() {
    assigned = .init(frame: .zero)  // expect: ambiguous-layout
    for view in [styled, titled, built, implicit, fluent, passed, generic, chained] {
      add(view)
    }
    if let optional { add(optional) }
    add(either)
    add(assigned)
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// The same, where code that is not followed gets hold of the view.
final class PlacedPoster: UIView {
  private let styled = UILabel.placed()
  private let fluent = Caption().pinned()
  private let doubled = Caption().doubled()
  private let built: UILabel = .build { Registry.shared.adopt($0) }
  private let generic: UILabel = make { Registry.shared.adopt($0) }
  private lazy var optional: UILabel? = {
    guard isWide else { return nil }
    let label = UILabel()
    Registry.shared.adopt(label)
    return label
  }()
  private var assigned: UILabel!
  private let isWide = true

  func setUp() {
    assigned = .init(frame: .zero)
    Registry.shared.adopt(assigned)
    for view in [styled, fluent, doubled, built, generic] { add(view) }
    if let optional { add(optional) }
    add(assigned)
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
