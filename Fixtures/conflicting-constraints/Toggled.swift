import UIKit

/// Kept constraints are switched on together.
final class FoldingCard: UIView {
  private let header = UIView()
  private var folded: [NSLayoutConstraint] = []
  private var unfolded: [NSLayoutConstraint] = []

  func setUp() {
    header.translatesAutoresizingMaskIntoConstraints = false
    addSubview(header)
    NSLayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
      header.topAnchor.constraint(equalTo: topAnchor),
    ])
    folded = [
      header.heightAnchor.constraint(equalToConstant: 44),  // expect: conflicting-constraints
      header.heightAnchor.constraint(equalTo: header.widthAnchor),
      header.widthAnchor.constraint(equalToConstant: 80),  // expect: unscaled-constant
    ]
    unfolded = [
      header.heightAnchor.constraint(equalToConstant: 120),  // expect: unscaled-constant
      header.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
  }

  func toggle(_ isFolded: Bool) {
    if isFolded {
      NSLayoutConstraint.deactivate(unfolded)
      NSLayoutConstraint.activate(folded)
    } else {
      NSLayoutConstraint.deactivate(folded)
      NSLayoutConstraint.activate(unfolded)
    }
  }
}

/// One of these is on at a time.
final class SlidingCard: UIView {
  private let header = UIView()  // expect: ambiguous-layout
  private var low: NSLayoutConstraint?
  private var high: NSLayoutConstraint?

  func setUp() {
    header.translatesAutoresizingMaskIntoConstraints = false
    header.backgroundColor = .gray
    addSubview(header)
    low = header.heightAnchor.constraint(equalToConstant: 44)
    high = header.heightAnchor.constraint(equalToConstant: 88)  // expect: unscaled-constant
    low?.isActive = true
  }

  func slide(_ isHigh: Bool) {
    low?.isActive = !isHigh
    high?.isActive = isHigh
  }
}
