import Combine
import UIKit

// What looks like a frame, and is none: constraints overwrite it, or it is of something else.

extension UIView {
  /// Says all of a view's place but where it lies horizontally.
  fileprivate func hold(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor),
      child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
    ])
  }
}

/// Taken away at times.
final class RemovedTold: UIView {
  private let veil = UIControl()  // expect: missing-position

  func show() { hold(veil) }
  func hide() { veil.removeFromSuperview() }
}

final class RemovedSilent: UIView {
  private let veil = UIControl()

  func show() { hold(veil) }
  func hide() {
    veil.frame = bounds
    veil.removeFromSuperview()
  }
}

/// Made with a frame that constraints overwrite.
final class FramedAtFirstTold: UIView {
  private let veil = UIControl(frame: CGRect(x: 0, y: 0, width: 8, height: 8))  // expect: missing-position

  func show() { hold(veil) }
}

final class FramedAtFirstSilent: UIView {
  private let veil = UIControl(frame: CGRect(x: 0, y: 0, width: 8, height: 8))  // expect: hard-coded-frame

  func show() {
    veil.autoresizingMask = [.flexibleWidth]
    addSubview(veil)
  }
}

/// As large as its text, which its constraints say, too.
final class FittedTold: UIView {
  private let title = UILabel()  // expect: ambiguous-layout

  func show() {
    title.sizeToFit()  // expect: direct-layout-call
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

final class FittedSilent: UIView {
  private let gauge = Gauge()

  func show() {
    gauge.sizeToFit()  // expect: direct-layout-call
    gauge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(gauge)
    gauge.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

final class Gauge: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

/// The size of a scroll view's content is none of its own.
final class ScrolledTold: UIView {
  private let scroll = UIScrollView()  // expect: missing-position

  func show() {
    hold(scroll)
    scroll.contentSize = bounds.size
  }
}

final class ScrolledSilent: UIView {
  private let scroll = UIScrollView()

  func show() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    scroll.contentSize = bounds.size
  }
}

/// Made, measured and taken away.
final class MeasuredSilent: UIView {
  func measure() -> CGSize {
    let sample = UIControl()
    hold(sample)
    let size = sample.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    sample.removeFromSuperview()
    return size
  }
}

final class ShownTold: UIView {
  func flash() {
    let veil = UIControl()  // expect: missing-position
    hold(veil)
    UIView.animate(withDuration: 1) {
      veil.alpha = 0
    } completion: { _ in
      veil.removeFromSuperview()
    }
  }
}

/// What a publisher assigns.
final class BoundSilent: UIView {
  private let mark = UIControl()

  func show(_ frames: AnyPublisher<CGRect, Never>) -> AnyCancellable {
    hold(mark)
    return frames.assign(to: \.frame, on: mark)
  }
}

final class BoundTold: UIView {
  private let mark = UIControl()  // expect: missing-position

  func show(_ flags: AnyPublisher<Bool, Never>) -> AnyCancellable {
    hold(mark)
    return flags.assign(to: \.isEnabled, on: mark)
  }
}

/// A protocol's method, of a class that has the protocol, and of one that has not.
protocol Settling {}

extension Settling where Self: UIView {
  func calm() { frame = .zero }
}

extension String {
  func calm() -> String { self }
}

final class SettlingControl: UIControl, Settling {}

final class SettledSilent: UIView {
  private let mark = SettlingControl()

  func show() {
    hold(mark)
    mark.calm()
  }
}

class CalmControl: UIControl {
  func calm() { isEnabled = false }
}

final class SettledTold: UIView {
  private let mark = CalmControl()  // expect: missing-position

  func show() {
    hold(mark)
    mark.calm()
  }
}
