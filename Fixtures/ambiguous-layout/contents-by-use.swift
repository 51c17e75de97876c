import UIKit

extension UIView {
  /// Puts a view in the corner; its size is its own.
  fileprivate func corner(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor),
      child.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}

extension UIImageView {
  var icon: String {
    get { "" }
    set { image = UIImage(named: newValue) }
  }

  var hint: String {
    get { "" }
    set { accessibilityLabel = newValue }
  }

  func show(_ name: String) { image = UIImage(named: name) }
}

func load(_ view: UIImageView) { view.image = UIImage() }

func mark(_ view: UIImageView) { view.tag = 0 }

enum Pictures {
  static func logo() -> UIImageView { UIImageView(image: UIImage()) }
  static func empty() -> UIImageView { UIImageView() }
}

/// An image, and what is none.
final class ImageSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    mark.image = UIImage()
  }
}

final class ImageTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    mark.tintColor = .red
  }
}

/// Images that take turns.
final class AnimatedSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    mark.animationImages = []
  }
}

final class AnimatedTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    mark.startAnimating()
  }
}

/// Setters of the project.
final class PropertySilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    mark.icon = ""
  }
}

final class PropertyTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    mark.hint = ""
  }
}

/// A method of the project.
final class ShownSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    mark.show("")
  }
}

final class ShownTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    mark.setNeedsDisplay()
  }
}

/// What it is made with.
final class MadeSilent: UIView {
  private let mark = UIImageView(image: UIImage())

  func setUp() {
    corner(mark)
  }
}

final class MadeTold: UIView {
  private let mark = UIImageView(frame: .zero)  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
  }
}

/// A function that gets it.
final class GivenSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    load(mark)
  }

  func paintTag(_ view: UIImageView) { view.tag = 0 }
}

final class GivenTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    paintTag(mark)
  }

  func paintTag(_ view: UIImageView) { view.tag = 0 }
}

/// A library that loads images.
final class LoadedSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    mark.kf.setImage(with: nil)
  }
}

final class LoadedTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    mark.layer.borderWidth = 0
  }
}

/// A library that binds properties.
final class BoundSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    _ = mark.rx.image
  }
}

final class BoundTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    _ = mark.rx.tapped
  }
}

/// The closure that makes it.
final class ClosureSilent: UIView {
  private let mark: UIImageView = {
    let view = UIImageView()
    view.image = UIImage()
    return view
  }()

  func setUp() {
    corner(mark)
  }
}

final class ClosureTold: UIView {
  private let mark: UIImageView = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
  }
}

/// Another name of it.
final class AliasedSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    let other = mark
    other.image = UIImage()
  }
}

final class AliasedTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    let other = mark
    other.alpha = 0
  }
}

/// A loop.
final class LoopedSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    corner(mark)
    for view in [mark] { view.image = UIImage() }
  }
}

final class LoopedTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    for view in [mark] { view.alpha = 0 }
  }
}

/// What another type does with it: see the owner below.
final class SeenSilent: UIView {
  let mark = UIImageView()

  func setUp() {
    corner(mark)
  }
}

final class SeenTold: UIView {
  let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
  }
}

/// Fills what the first of the two shows, and only tints the other.
final class SeenOwner {
  private let silent = SeenSilent()
  private let told = SeenTold()

  func fill() {
    silent.mark.image = UIImage()
    told.mark.tintColor = .red
  }
}

/// What a table is made with is no content.
final class TableTold: UIView {
  private let mark = UITableView(frame: .zero, style: .grouped)  // expect: ambiguous-layout

  func setUp() { corner(mark) }
}

/// A function may return a view of a subclass, which has a size of its own.
final class GivenSilent: UIView {
  private lazy var mark = makeBox()

  func setUp() { corner(mark) }

  private func makeBox() -> UIView { Boxes.next() }
}

/// Functions of one name: which is meant, the receiver tells.
final class Painter {
  func repaint(_ view: UIImageView) { view.image = UIImage() }
}

final class PainterSilent: UIView {
  private let mark = UIImageView()
  private let painter = Painter()

  func setUp() {
    corner(mark)
    painter.repaint(mark)
  }

  private func repaint(_ view: UIImageView) { view.tag = 0 }
}

final class PainterTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    corner(mark)
    repaint(mark)
  }

  private func repaint(_ view: UIImageView) { view.tag = 0 }
}
