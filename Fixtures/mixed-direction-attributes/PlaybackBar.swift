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
      progress.leftAnchor.constraint(equalTo: elapsed.trailingAnchor),  // expect: mixed-direction-attributes
      progress.rightAnchor.constraint(equalTo: rightAnchor),
      progress.topAnchor.constraint(equalTo: topAnchor),
    ])
    let edge = NSLayoutConstraint(  // expect: mixed-direction-attributes
      item: elapsed, attribute: .trailing, relatedBy: .lessThanOrEqual,
      toItem: self, attribute: .right, multiplier: 1, constant: 0)
    edge.isActive = true
    let middle = NSLayoutConstraint(
      item: elapsed, attribute: .trailing, relatedBy: .lessThanOrEqual,
      toItem: self, attribute: .centerX, multiplier: 1, constant: 0)
    middle.isActive = true
  }
}
