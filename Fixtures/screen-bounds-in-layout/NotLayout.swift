import UIKit

infix operator /==/

// What counts something is no size of a view.
final class BubbleView: UIView {
  let lanes = [Int](repeating: 0, count: Int(UIScreen.main.bounds.height / 30))
  let laneHeight = CGFloat(Int(3)) * UIScreen.main.bounds.height  // expect: screen-bounds-in-layout
  let rows = Int(3) * 2
}

// A view that goes nowhere is seen by nobody.
final class ScrubberView: UIView {
  func blur(_ effect: UIVisualEffect) {
    let blurView = UIVisualEffectView(frame: UIScreen.main.bounds)
    blurView.effect = effect
    blurView.clipsToBounds = true
    blurView.layer.cornerRadius = 30
  }

  func shown(_ effect: UIVisualEffect) {
    let blurView = UIVisualEffectView(frame: UIScreen.main.bounds)  // expect: screen-bounds-in-layout
    blurView.effect = effect
    addSubview(blurView)
  }

  func handedOn(_ effect: UIVisualEffect) -> [UIView] {
    let blurView = UIVisualEffectView(frame: UIScreen.main.bounds)  // expect: screen-bounds-in-layout
    blurView.effect = effect
    return [blurView]
  }

  func layered(_ effect: UIVisualEffect) {
    let blurView = UIVisualEffectView(frame: UIScreen.main.bounds)  // expect: screen-bounds-in-layout
    blurView.effect = effect
    layer.addSublayer(blurView.layer)
  }
}

// An operator of a layout library, or constraints, replace the frame.
final class CoverView: UIView {
  func cover() {
    let first = UIView(frame: UIScreen.main.bounds)
    addSubview(first)
    first.edgeAnchors /==/ edgeAnchors
    let second = UIView()
    second.frame = UIScreen.main.bounds
    addSubview(second)
    second.edgeAnchors /==/ edgeAnchors
    let third = UIView(frame: UIScreen.main.bounds)  // expect: screen-bounds-in-layout
    addSubview(third)
    third.isHidden = third.alpha == 0
  }
}

// The screen stands in while nothing is measured.
final class TileView: UIView {
  func columns() -> CGFloat {
    let width = bounds.size.width
    return (width == 0 ? UIScreen.main.bounds.width : width) / 3
  }

  func rows() -> CGFloat {
    let height = bounds.size.height
    return (height > 0 ? height : UIScreen.main.bounds.height) / 3
  }

  func tiles() -> CGFloat {
    let width = bounds.size.width
    return (isHidden ? UIScreen.main.bounds.width : width) / 3  // expect: screen-bounds-in-layout
  }
}
