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

enum Kind {
  case view(UIView)
}

final class Kinds {
  let mark = UILabel()
}

final class Caller: UIView {}

final class Holder {
  weak var delegate: Caller?
  var holder: UIView?
}

/// A loop over a list.
final class LoopSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    for view in [mark] { view.center = .zero }
  }
}

final class LoopTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    for view in [mark] { view.alpha = 0 }
  }
}

/// The same as a closure.
final class EachSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    [mark].forEach { view in view.autoresizingMask = [] }
  }
}

final class EachTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    [mark].forEach { view in view.tag = 0 }
  }
}

/// Another name of it.
final class AliasSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    let other = mark
    other.autoresizingMask = []
  }
}

final class AliasTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    let other = mark
    other.tag = 0
  }
}

/// A parameter of the same name.
final class ParameterSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func move(_ other: UIView) { self.mark.sizeToFit() }
}

final class ParameterTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func move(mark: UIView) { mark.sizeToFit() }
}

/// A local variable of the same name.
final class LocalSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func move() { mark.sizeToFit() }
}

final class LocalTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func move() {
    let mark = UILabel()
    mark.sizeToFit()
  }
}

/// A closure's parameter of the same name.
final class ClosureSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func move(_ views: [UIView]) { views.forEach { _ in mark.sizeToFit() } }
}

final class ClosureTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func move(_ views: [UIView]) { views.forEach { mark in mark.sizeToFit() } }
}

/// What a loop names so.
final class TurnSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func move(_ views: [UIView]) { for _ in views { mark.sizeToFit() } }
}

final class TurnTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func move(_ views: [UIView]) { for mark in views { mark.sizeToFit() } }
}

/// What a condition names so.
final class UnwrappedSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func move(_ view: UIView?) { if view != nil { mark.sizeToFit() } }
}

final class UnwrappedTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func move(_ view: UIView?) { if let mark = view { mark.sizeToFit() } }
}

/// What a pattern names so.
final class PatternSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func move(_ kind: Kind) {
    if case .view = kind { mark.sizeToFit() }
  }
}

final class PatternTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func move(_ kind: Kind) {
    if case .view(let mark) = kind { mark.sizeToFit() }
  }
}

/// A member of another object.
final class OtherSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func move(_ other: Kinds) { _ = other.mark; self.mark.sizeToFit() }
}

final class OtherTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func move(_ other: Kinds) { other.mark.sizeToFit() }
}

/// A function of the same name.
final class FunctionSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func mark(_ view: UIView) { self.mark.sizeToFit() }
}

final class FunctionTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func mark(_ view: UIView) { view.sizeToFit() }
}

/// A label of the same name.
final class LabelSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func move() { show(mark: mark) }
}

final class LabelTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func move() { show(mark: nil) }
}

/// A text that tells of it.
final class TextSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func text() -> String {
    mark.sizeToFit()
    return ""
  }
}

final class TextTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func text() -> String { "\(mark)" }
}

/// A comparison.
final class SameSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func holds(_ view: UIView) -> UIView { view === self ? mark : view }
}

final class SameTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func holds(_ view: UIView) -> Bool { view === mark }
}

/// A list that is asked.
final class InsideSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
  }

  func keep() { views.append(mark) }
  func line() { for view in views { view.center.x = bounds.midX } }
  var views: [UIView] = []
}

final class InsideTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
  }

  func keep() -> Bool { views.contains(mark) }
  var views: [UIView] = []
}

/// A closure that runs later.
final class CapturedSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    later = { [mark] in mark.sizeToFit() }
  }

  var later: (() -> Void)?
}

final class CapturedTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    later = { [weak mark] in mark?.alpha = 0 }
  }

  var later: (() -> Void)?
}

/// A property that is given it is another name for it.
final class DroppedSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    other = mark
  }

  func show() { other?.sizeToFit() }

  var other: UIView?
}

final class DroppedTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    other = mark
  }

  func show() { other?.alpha = 0 }

  var other: UIView?
}

/// Either of two may be meant.
final class EitherSilent: UIView {
  private let mark = UIView()
  private let label = UILabel()

  func setUp(_ isPlain: Bool) {
    half(mark)
    let shown = isPlain ? mark : label
    shown.sizeToFit()
  }
}

final class EitherTold: UIView {
  private let mark = UIView()  // expect: missing-position
  private let label = UILabel()

  func setUp(_ isPlain: Bool) {
    half(mark)
    let shown = isPlain ? mark : label
    shown.alpha = 0
  }
}

/// A property that observes what it is given.
final class ObservedSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    shown = mark
  }

  var shown: UIView? {
    willSet { newValue?.sizeToFit() }
  }
}

final class ObservedTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    shown = mark
  }

  var shown: UIView?
}

/// A list that is kept.
final class ListedSilent: UIView {
  private let mark = UIView()

  func setUp() {
    half(mark)
    shown = [mark]
  }

  func show() { shown.first?.sizeToFit() }

  var shown: [UIView] = []
}

final class ListedTold: UIView {
  private let mark = UIView()  // expect: missing-position

  func setUp() {
    half(mark)
    accessibilityElements = [mark]
  }
}

/// A property that keeps it.
final class DelegateSilent: UIView {
  private let mark = Caller()

  func setUp() {
    half(mark)
    holder.holder = mark
  }

  let holder = Holder()
}

final class DelegateTold: UIView {
  private let mark = Caller()  // expect: missing-position

  func setUp() {
    half(mark)
    holder.delegate = mark
  }

  let holder = Holder()
}
