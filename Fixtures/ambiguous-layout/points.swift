import UIKit

// Plain views that code only moves: it reads where they are, and draws a shape through them.

extension UIView {
  fileprivate func place(isAnimating: Bool) -> CGPoint {
    if isAnimating, let shown = layer.presentation() { return shown.position }
    return center
  }

  fileprivate var shownCenter: CGPoint { layer.presentation()?.position ?? center }

  fileprivate func distance(to other: UIView) -> CGFloat { center.x - other.center.x }
}

final class WaveView: UIView {
  private let left = UIView()
  private let middle = UIView()
  private let right = UIView()
  private let colored = UIView()  // expect: ambiguous-layout
  private let bordered = UIView()  // expect: ambiguous-layout
  private let shape = CAShapeLayer()
  private var isAnimating = false

  func setUp() {
    layer.addSublayer(shape)
    addSubview(left)
    addSubview(middle)
    addSubview(right)
    addSubview(colored)
    addSubview(bordered)
    colored.backgroundColor = .red
    bordered.layer.borderWidth = 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    left.center = CGPoint(x: 0, y: bounds.height)
    middle.frame.origin = CGPoint(x: bounds.midX, y: bounds.height)
    right.center = CGPoint(x: bounds.maxX, y: bounds.height)
    colored.center = CGPoint(x: bounds.midX, y: bounds.height)
    bordered.center = CGPoint(x: bounds.midX, y: bounds.height)
    let path = UIBezierPath()
    path.move(to: left.place(isAnimating: isAnimating))
    path.addLine(to: middle.shownCenter)
    path.addLine(to: right.place(isAnimating: isAnimating))
    path.addLine(to: colored.place(isAnimating: isAnimating))
    path.addLine(to: bordered.shownCenter)
    path.lineWidth = right.distance(to: left)
    shape.path = path.cgPath
  }
}
