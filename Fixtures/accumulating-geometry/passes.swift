import UIKit

final class DotView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.frame = layer.frame.inset(by: .init(top: -1, left: -1, bottom: -1, right: -1))  // expect: accumulating-geometry
  }
}

final class ShrinkingView: UIView {
  private let margin: CGFloat = 4

  override func layoutSubviews() {
    super.layoutSubviews()
    frame.size.width -= margin  // expect: accumulating-geometry
  }
}

final class CopyingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var bounds = self.bounds
    bounds.size.height -= 8  // expect: accumulating-geometry
    self.bounds = bounds
  }
}

final class RebuildingController: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame = CGRect(  // expect: accumulating-geometry
      x: view.frame.origin.x, y: view.frame.origin.y + 20, width: view.frame.width,
      height: view.frame.height)
  }
}

final class SteadyView: UIView {
  private let dot = UIView()
  private var isShifted = false
  private var margin: CGFloat = 4

  func setMargin(_ value: CGFloat) { margin = value }  // expect: layout-not-requested

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = bounds.insetBy(dx: 1, dy: 1)
    // What the superclass places first in each pass may be moved from there.
    dot.frame.origin.y += 2
    if !isShifted {
      frame.origin.y += 20
      isShifted = true
    }
    if frame.size.width > 100 { frame.size.width -= 10 }
    let missing = 44 - frame.height
    frame.size.height += missing
    frame.origin.x += margin
  }
}

final class PairedView: UIView {
  override func layoutSubviews() {
    frame.origin.x = 0
    frame.origin.x += 8
    super.layoutSubviews()
  }
}

final class LocalView: UIView {
  override func draw(_ rect: CGRect) {
    var frame = rect
    frame.size.width -= 4
    UIBezierPath(rect: frame).fill()
    let layer = CALayer()
    layer.frame.origin.x += 4
    var bounds = self.bounds
    bounds.size.width -= 4
    UIBezierPath(rect: bounds).fill()
  }
}
