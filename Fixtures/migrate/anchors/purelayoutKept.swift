import PureLayout
import UIKit

/// What stays keeps the import.
final class PureKept: UIView {
  private let bar = UIView()
  private var all: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(bar)
    all = bar.autoPinEdgesToSuperviewEdges()  // expect: kept
    bar.autoSetDimension(.height, toSize: 44)
  }
}

/// Views that are made with their masks off.
final class PureMade: UIView {
  private let label = UILabel.newAutoLayout()

  func setUp() {
    let line = UIView.newAutoLayout()
    addSubview(label)
    addSubview(line)
    label.autoCenterInSuperview()
    line.autoPinEdge(.top, to: .bottom, of: label)
  }
}
