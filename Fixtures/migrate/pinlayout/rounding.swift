import UIKit

// build: PinnedHalf()
/// Half of the width: PinLayout's edge is off by half a pixel at most, as Auto Layout's own.
final class PinnedHalf: UIView {
  private let left = UIView()
  private let right = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for side in [left, right] {
      side.translatesAutoresizingMaskIntoConstraints = false
      addSubview(side)
    }
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: leftAnchor),
      left.topAnchor.constraint(equalTo: topAnchor),
      left.bottomAnchor.constraint(equalTo: bottomAnchor),
      left.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: rightAnchor),
      right.topAnchor.constraint(equalTo: topAnchor),
      right.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// A third is rounded up, and would be too wide.
final class PinnedThird: UIView {
  private let third = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    third.translatesAutoresizingMaskIntoConstraints = false
    addSubview(third)
    NSLayoutConstraint.activate([
      third.leftAnchor.constraint(equalTo: leftAnchor),  // expect: rounding
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
      line.leftAnchor.constraint(equalTo: leftAnchor),  // expect: rounding
      line.rightAnchor.constraint(equalTo: rightAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.heightAnchor.constraint(equalToConstant: 20.1),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
