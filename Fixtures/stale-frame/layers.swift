import UIKit

// No mask and no constraint resizes a layer with its view.
final class GradientView: UIView {
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.frame = bounds  // expect: stale-frame
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class BorderView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func setUp() {
    let border = CALayer()
    border.frame = CGRect(x: 0, y: 0, width: self.bounds.width, height: 1)  // expect: stale-frame
    layer.addSublayer(border)
  }
}

final class FollowingView: UIView {
  private let shine = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    shine.frame = bounds
    layer.addSublayer(shine)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    shine.frame = bounds
  }
}

final class NamedView: UIView {
  private var cover: CALayer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let veil = CAGradientLayer()
    veil.frame = bounds
    layer.addSublayer(veil)
    cover = veil
  }

  required init?(coder: NSCoder) { fatalError() }

  func resize() { cover?.frame = bounds }
}

final class BadgeView: UIView {
  private let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.addSublayer(dot)
  }

  required init?(coder: NSCoder) { fatalError() }
}
