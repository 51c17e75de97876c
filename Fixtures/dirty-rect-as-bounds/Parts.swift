import UIKit

final class WaveView: UIView {
  func refresh(_ part: CGRect) {
    setNeedsDisplay(part)
  }

  override func draw(_ rect: CGRect) {
    UIBezierPath(ovalIn: rect).fill()  // expect: dirty-rect-as-bounds
  }
}
