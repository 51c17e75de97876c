import UIKit

// Views that a function of the project makes, whose code builds no layout: it is read where it is called, and what it
// makes goes by the caller's name.
final class Ribbon: UIView {}

enum Links {
  static func plain(_ title: String) -> UIButton {
    let label = UIButton(type: .system)
    label.setTitle(title, for: .normal)
    return label
  }

  /// It is placed by its maker.
  static func placed(in view: UIView) -> UIButton {
    let link = UIButton(type: .system)
    link.frame = view.bounds
    view.addSubview(link)
    return link
  }

  /// It gives it to code that is not seen.
  static func given() -> UIButton {
    let link = UIButton(type: .system)
    decorate(link)
    return link
  }
}

class Folder: UIView {
  final class Tab: UIControl {}

  private let tab = Folder.Tab()  // expect: ambiguous-layout
  private lazy var save = makeRibbon("Save")  // expect: ambiguous-layout
  private lazy var cancel: Ribbon = {
    let view = self.makeRibbon("Cancel")  // expect: ambiguous-layout
    view.alpha = 0.5
    return view
  }()
  private let rows = Folder.makeRows()  // expect: ambiguous-layout

  private func makeRibbon(_ title: String) -> Ribbon {
    let ribbon = Ribbon()
    ribbon.accessibilityLabel = title
    return ribbon
  }

  static func makeRows() -> UIStackView {
    let rows = UIStackView(frame: .zero)
    rows.axis = .vertical
    return rows
  }

  func setUp() {
    for view in [tab, save, cancel, rows] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
      view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true
    }
    let link = Links.plain("More")  // expect: ambiguous-layout
    link.translatesAutoresizingMaskIntoConstraints = false
    addSubview(link)
    link.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// A view of the caller that is called as the maker calls its own is another view.
final class Poster: UIView {
  private let label = UILabel()  // expect: ambiguous-layout

  func setUp() {
    let more = Links.plain("More")
    more.translatesAutoresizingMaskIntoConstraints = false
    addSubview(more)
    more.topAnchor.constraint(equalTo: topAnchor).isActive = true
    more.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    more.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    label.topAnchor.constraint(equalTo: more.bottomAnchor).isActive = true
  }
}

// What may place them, or be another view.
final class PlacedLinks: UIView {
  func setUp() {
    let placed = Links.placed(in: self)
    placed.translatesAutoresizingMaskIntoConstraints = false
    placed.topAnchor.constraint(equalTo: topAnchor).isActive = true
    let given = Links.given()
    given.translatesAutoresizingMaskIntoConstraints = false
    addSubview(given)
    given.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

class Plate: UIView {
  /// Subclasses make what fits them.
  func makeFace() -> UIView { UIView() }

  func setUp() {
    let face = makeFace()
    face.translatesAutoresizingMaskIntoConstraints = false
    addSubview(face)
    face.topAnchor.constraint(equalTo: topAnchor).isActive = true
    face.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}

final class ClockPlate: Plate {
  override func makeFace() -> UIView { UILabel() }
}

class Dish: UIView {
  /// Nothing overrides it.
  func makeRim() -> UIView { UIView() }

  func setUp() {
    let rim = makeRim()  // expect: ambiguous-layout
    rim.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rim)
    rim.topAnchor.constraint(equalTo: topAnchor).isActive = true
    rim.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}
