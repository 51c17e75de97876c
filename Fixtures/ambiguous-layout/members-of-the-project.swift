import UIKit

extension UIView {
  /// Says all of a view's place but where it lies horizontally.
  fileprivate func half(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor),
      child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
    ])
  }
}

extension UIView {
  func slide() { center.x = 0 }
  func dim() { alpha = 0 }
  func slideLater() { slide() }
  func dimLater() { dim() }

  var left: CGFloat {
    get { frame.minX }
    set { frame.origin.x = newValue }
  }

  var shade: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }

  var settled: Bool {
    sizeToFit()
    return true
  }

  var middle: CGFloat { bounds.midX }

  func tinted() -> Self {
    tintColor = .red
    return self
  }
}

protocol Settling {}

extension Settling where Self: UIView {
  func settle() { frame = .zero }
  func lull() { isUserInteractionEnabled = false }
}

extension UIView: Settling {}

class Sticker: UIView {
  var spot = CGPoint.zero {
    didSet { center = spot }
  }

  var word = "" {
    didSet { accessibilityLabel = word }
  }

  func cover(_ other: UIView) {
    leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
  }

  func mimic(_ other: UIView) { alpha = other.alpha }

  func jump() { frame.origin = .zero }

  func hum() { setNeedsDisplay() }
}

final class BigSticker: Sticker {}

final class Ties {
  private let view: UIView?

  init(_ view: UIView?) { self.view = view }
}

func nudge(_ view: UIView) { view.center = .zero }

func paint(_ view: UIView) { view.backgroundColor = .red }

/// A method of an extension.
final class MethodSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    mark.slide()
  }
}

final class MethodTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.dim()
  }
}

/// A method that calls another one.
final class OuterSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    mark.slideLater()
  }
}

final class OuterTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.dimLater()
  }
}

/// The setter of a computed property.
final class SetterSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    mark.left = 0
  }
}

final class SetterTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.shade = 0
  }
}

/// A getter that does more than to tell.
final class GetterSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    _ = mark.settled
  }
}

final class GetterTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    _ = mark.middle
  }
}

/// A chain on what gives the view back.
final class ChainSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    mark.tinted().slide()
  }
}

final class ChainTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.tinted().dim()
  }
}

/// A method of a protocol that all views have.
final class ProtocolSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    mark.settle()
  }
}

final class ProtocolTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.lull()
  }
}

/// An observer in the class of the view.
final class ObserverSilent: UIView {
  private let mark = Sticker()

  func setUp() {
    half(mark)
    mark.spot = .zero
  }
}

final class ObserverTold: UIView {
  private let mark = Sticker()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.word = ""
  }
}

/// A method of the view's own class that ties it to another view.
final class OverOtherSilent: UIView {
  private let mark = Sticker()

  func setUp() {
    half(mark)
    mark.cover(self)
  }
}

final class OverOtherTold: UIView {
  private let mark = Sticker()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.mimic(self)
  }
}

/// A method of a superclass.
final class InheritedSilent: UIView {
  private let mark = BigSticker()

  func setUp() {
    half(mark)
    mark.jump()
  }
}

final class InheritedTold: UIView {
  private let mark = BigSticker()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.hum()
  }
}

/// A member that neither the project nor UIKit declares.
final class LibrarySilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    mark.leftMargin = 0
  }
}

final class LibraryTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.tag = 0
  }
}

/// The same of a method.
final class LibraryCallSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    mark.snapToGrid()
  }
}

final class LibraryCallTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.setNeedsDisplay()
  }
}

/// Members of the layer.
final class LayerSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    mark.layer.position.x = 0
  }
}

final class LayerTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    mark.layer.cornerRadius = 0
  }
}

/// A function that gets the view.
final class ArgumentSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    nudge(mark)
  }
}

final class ArgumentTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    paint(mark)
  }
}

/// A function that nobody declares, and one that leaves all alone.
final class UnknownSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    adorn(mark)
  }
}

final class UnknownTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    print(mark)
  }
}

/// An object that keeps the view.
final class KeptSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    keeper = Ties(mark)
  }

  var keeper: Ties?
}

final class KeptTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    keeper = Ties(nil)
  }

  var keeper: Ties?
}
