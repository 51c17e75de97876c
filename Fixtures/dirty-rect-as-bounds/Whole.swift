import UIKit

final class DotView: UIView {
  func refresh() {
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIBezierPath(ovalIn: rect).fill()
  }
}
