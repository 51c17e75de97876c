import PureLayout
import UIKit

/// Before Swift 4, priorities were plain numbers with names of their own.
final class EarlyRow: UIView {
  private let title = UILabel()
  private let detail = UILabel()

  func setUp() {
    addSubview(title)
    addSubview(detail)
    NSLayoutConstraint.autoSetPriority(UILayoutPriorityDefaultHigh) {
      title.autoSetDimension(.width, toSize: 40)
    }
    NSLayoutConstraint.autoSetPriority(UILayoutPriorityDefaultLow) {
      detail.autoSetDimension(.width, toSize: 40)
    }
    detail.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets.zero, excludingEdge: .left)
  }
}
