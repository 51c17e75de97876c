import PinLayout
import UIKit

// build: PinnedHalf()
/// Half of the width: PinLayout's edge is off by half a pixel at most, as Auto Layout's own.
final class PinnedHalf: UIView {
  private let left = UIView()
  private let right = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for side in [left, right] {
      addSubview(side)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    left.pin.vertically().left().width(50%)
    right.pin.vertically().right(of: left).right()
  }
}

/// A third is rounded up, and would be too wide.
final class PinnedThird: UIView {
  private let third = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    third.translatesAutoresizingMaskIntoConstraints = false
    addSubview(third)
    NSLayoutConstraint.activate([
      third.leftAnchor.constraint(equalTo: leftAnchor),
      third.topAnchor.constraint(equalTo: topAnchor),
      third.bottomAnchor.constraint(equalTo: bottomAnchor),
      third.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1.0 / 3),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// A size that is no whole number of pixels anywhere.
final class PinnedFraction: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.leftAnchor.constraint(equalTo: leftAnchor),
      line.rightAnchor.constraint(equalTo: rightAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.heightAnchor.constraint(equalToConstant: 20.1),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
