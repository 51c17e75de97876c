import UIKit

// A class of the project that sets its own frame places its objects, wherever they are.

final class SelfRulerView: UIView {
  var target: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let target else { return }
    self.frame = target.frame.insetBy(dx: -8, dy: -8)
  }
}

final class SelfFloatingView: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let superview else { return }
    center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
  }
}

/// Nobody calls it.
final class SelfPinnedView: UIView {
  func follow(_ other: UIView) { move(to: other) }

  private func move(to other: UIView) { frame.origin = other.frame.origin }
}

/// It sets the frame of another view.
final class SelfLensView: UIView {
  var target: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    target?.frame = bounds
  }
}

final class SelfMeasuredController: UIViewController {
  private let ruler = SelfRulerView()
  private let floating = SelfFloatingView()
  private let pinned = SelfPinnedView()  // expect: ambiguous-layout
  private let lens = SelfLensView()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [ruler, floating, pinned, lens] {
      part.backgroundColor = .red
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      ruler.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      floating.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      pinned.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      lens.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
  }
}
