import UIKit

/// Comments stay beside, above and inside what they are about, and what is converted is not converted once more.
final class Remarked: UIView {
  private let box = UIView()
  private let bar = UIView()
  private let size = 4

  func setUp() {
    addSubview(box)
    addSubview(bar)
    // Above the first.
    box.translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    // The width may give way.
    let boxWidth = box.widthAnchor.constraint(equalToConstant: CGFloat(size) * 2)  // beside the width
    boxWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      // Left first.
      box.leftAnchor.constraint(equalTo: leftAnchor, constant: CGFloat(size)),  // beside the left edge
      boxWidth,
      // in the middle
      box.topAnchor.constraint(equalTo: topAnchor),
      /* a block
         of lines */
      box.heightAnchor.constraint(equalToConstant: 20),
      // At the end.
      // Between the two.
      // beside all edges
      bar.leftAnchor.constraint(equalTo: box.leftAnchor),
      bar.topAnchor.constraint(equalTo: box.topAnchor),
      bar.rightAnchor.constraint(equalTo: box.rightAnchor),
      bar.bottomAnchor.constraint(equalTo: box.bottomAnchor)
    ])  // behind the bar

    // A single one.
    // A share of its own height.
    bar.widthAnchor.constraint(equalTo: bar.heightAnchor, multiplier: CGFloat(size) / 8)
      .isActive = true  // beside the share
  }
}
