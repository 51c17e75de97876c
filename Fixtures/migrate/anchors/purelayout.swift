import PureLayout
import UIKit

// build: PureCard()
/// Pins, sizes, a block with a priority, and constraints that are kept.
final class PureCard: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private let box = UIView().configureForAutoLayout()
  private var height: NSLayoutConstraint?
  private var width: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(icon)
    addSubview(box)
    // The title starts below the edge.
    title.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
    title.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16, relation: .greaterThanOrEqual)
    title.autoPinEdge(.leading, to: .trailing, of: icon, withOffset: 12)
    icon.autoSetDimensions(to: CGSize(width: 24, height: 24))
    icon.autoAlignAxis(.horizontal, toSameAxisOf: title)  // beside it
    icon.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    height = box.autoSetDimension(.height, toSize: 40)
    width = box.autoMatch(.width, to: .width, of: self, withMultiplier: 0.5)
    NSLayoutConstraint.autoSetPriority(.defaultHigh) {
      box.autoPinEdge(.top, to: .bottom, of: title, withOffset: 8)
      box.autoPinEdge(toSuperviewEdge: .bottom)
    }
    box.autoAlignAxis(toSuperviewAxis: .vertical)
  }

  required init?(coder: NSCoder) { fatalError() }

  func grow() { height?.constant = 80 }
}

// build: PureRows()
/// A loop says the same of several views.
final class PureRows: UIView {
  private let first = UIView()
  private let second = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in [first, second] {
      addSubview(row)
      row.autoSetDimension(.height, toSize: 44)
      row.autoPinEdge(toSuperviewSafeArea: .leading)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
