import UIKit

final class PlaybackBar: UIView {
  let elapsed = UILabel()
  let progress = UIProgressView()

  func setUp() {
    for part in [elapsed, progress] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      elapsed.leadingAnchor.constraint(equalTo: leadingAnchor),
      elapsed.topAnchor.constraint(equalTo: topAnchor),
      progress.leftAnchor.constraint(equalTo: elapsed.trailingAnchor),  // expect: left-right-attributes, mixed-direction-attributes
      progress.trailingAnchor.constraint(equalTo: trailingAnchor),  // expect: left-right-attributes
      progress.topAnchor.constraint(equalTo: topAnchor),
    ])
    let edge = elapsed.trailingAnchor.constraint(equalTo: rightAnchor)  // expect: mixed-direction-attributes
    edge.isActive = true
    let middle = elapsed.trailingAnchor.constraint(lessThanOrEqualTo: centerXAnchor)
    middle.isActive = true
  }
}
