import UIKit

// A point for layers: these draw around it although it has no size, so it is an info. Clipped, they are not seen.

final class PulseView: UIView {
  private let dot = UIView()  // expect: ambiguous-layout
  private let ring = UIView()  // expect: ambiguous-layout
  private let wave: UIView = {
    let wave = UIView()  // expect: ambiguous-layout
    wave.layer.addSublayer(CAShapeLayer())
    return wave
  }()
  private let clipped = UIView()  // expect: ambiguous-layout
  private let masked = UIView()  // expect: ambiguous-layout
  private let colored = UIView()  // expect: ambiguous-layout
  private let shape = CAShapeLayer()

  func setUp() {
    for view in [dot, ring, wave, clipped, masked, colored] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    dot.layer.addSublayer(shape)
    ring.layer.insertSublayer(CAShapeLayer(), at: 0)
    clipped.layer.addSublayer(CAShapeLayer())
    clipped.clipsToBounds = true
    masked.layer.addSublayer(CAShapeLayer())
    masked.layer.masksToBounds = true
    colored.backgroundColor = .red
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      ring.centerXAnchor.constraint(equalTo: centerXAnchor),
      ring.centerYAnchor.constraint(equalTo: centerYAnchor),
      wave.centerXAnchor.constraint(equalTo: centerXAnchor),
      wave.centerYAnchor.constraint(equalTo: centerYAnchor),
      clipped.centerXAnchor.constraint(equalTo: centerXAnchor),
      clipped.centerYAnchor.constraint(equalTo: centerYAnchor),
      masked.centerXAnchor.constraint(equalTo: centerXAnchor),
      masked.centerYAnchor.constraint(equalTo: centerYAnchor),
      colored.centerXAnchor.constraint(equalTo: centerXAnchor),
      colored.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
