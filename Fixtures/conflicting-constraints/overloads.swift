import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

fileprivate extension UIView {
  func edges(of view: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -insets.bottom),
    ]
  }

  func fill(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }
}

// Its own method leaves the top free.
class Footer: UIView {
  func edges(of view: UIView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
  }

  func fill(_ view: UIView) { isHidden = view.isHidden }
}

final class TallFooter: Footer {}

final class Drawer: UIView {
  private let list = UIView()
  private let footer = Footer()

  func setUp() {
    addSubview(list)
    addSubview(footer)
    list.translatesAutoresizingMaskIntoConstraints = false
    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      [
        list.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        list.leadingAnchor.constraint(equalTo: leadingAnchor),
        list.trailingAnchor.constraint(equalTo: trailingAnchor),
        list.bottomAnchor.constraint(equalTo: footer.topAnchor),
      ] + footer.edges(of: self))
  }
}

// The method is inherited from a class of the project.
final class TallDrawer: UIView {
  private let list = UIView()
  private let footer: TallFooter

  init(footer: TallFooter) {
    self.footer = footer
    super.init(frame: .zero)
    addSubview(list)
    addSubview(footer)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    list.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    list.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
    list.bottomAnchor.constraint(equalTo: footer.topAnchor).isActive = true
    NSLayoutConstraint.activate(footer.edges(of: self))
  }

  required init?(coder: NSCoder) { nil }
}

// A method without a word of layout is meant too.
final class HiddenDrawer: UIView {
  private let list = UIView()

  func setUp() {
    let footer = Footer()
    addSubview(list)
    addSubview(footer)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    list.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    list.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
    list.bottomAnchor.constraint(equalTo: footer.topAnchor).isActive = true
    footer.fill(self)
  }
}

// Nobody but the extension declares what takes insets, and a plain view has no method of its own.
final class Shelf: UIView {
  private let list = UIView()
  private let footer = UIView()

  func setUp() {
    addSubview(list)
    addSubview(footer)
    list.translatesAutoresizingMaskIntoConstraints = false
    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      [
        list.topAnchor.constraint(equalTo: topAnchor, constant: 20),  // expect: conflicting-constraints
        list.leadingAnchor.constraint(equalTo: leadingAnchor),
        list.trailingAnchor.constraint(equalTo: trailingAnchor),
        list.bottomAnchor.constraint(equalTo: footer.topAnchor),
      ] + footer.edges(of: self))
  }
}

final class InsetShelf: UIView {
  private let list = UIView()
  private let footer = Footer()

  func setUp() {
    addSubview(list)
    addSubview(footer)
    list.translatesAutoresizingMaskIntoConstraints = false
    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      [
        list.topAnchor.constraint(equalTo: topAnchor, constant: 20),  // expect: conflicting-constraints
        list.leadingAnchor.constraint(equalTo: leadingAnchor),
        list.trailingAnchor.constraint(equalTo: trailingAnchor),
        list.bottomAnchor.constraint(equalTo: footer.topAnchor),
      ] + footer.edges(of: self, insets: .zero))
  }
}

final class FilledShelf: UIView {
  private let list = UIView()
  private let footer = UIView()

  func setUp() {
    addSubview(list)
    addSubview(footer)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    list.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    list.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true  // expect: conflicting-constraints
    list.bottomAnchor.constraint(equalTo: footer.topAnchor).isActive = true
    footer.fill(self)
  }
}

fileprivate extension UIView {
  func rest(on view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }

  func rest(on guide: UILayoutGuide, inset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset).isActive = true
  }
}

// Which of the two is meant hangs on the type of the argument.
final class Rack: UIView {
  private let list = UIView()
  private let footer = UIView()
  private let margins = UILayoutGuide()

  func setUp() {
    addLayoutGuide(margins)
    addSubview(list)
    addSubview(footer)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    list.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    list.topAnchor.constraint(equalTo: margins.topAnchor, constant: 20).isActive = true
    list.bottomAnchor.constraint(equalTo: footer.topAnchor).isActive = true
    margins.topAnchor.constraint(equalTo: topAnchor).isActive = true
    margins.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    footer.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    footer.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    footer.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25).isActive = true
    footer.rest(on: margins)
  }
}

final class Stand: UIView {
  private let list = UIView()
  private let footer = UIView()

  func setUp() {
    addSubview(list)
    addSubview(footer)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    list.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    list.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true  // expect: conflicting-constraints
    list.bottomAnchor.constraint(equalTo: footer.topAnchor).isActive = true
    footer.rest(on: self)
  }
}
