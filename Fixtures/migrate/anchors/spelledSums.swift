import PureLayout
import UIKit

// build: SummedCard()
/// Sums stay as they are written, a sign before a sign goes, and lists end as those of the file do.
final class SummedCard: UIView {
  private let first = UIView()
  private let second = UIView()
  private let inset: CGFloat = 8
  private let names = [
    "first",
    "second",
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(first)
    addSubview(second)
    first.autoPinEdge(toSuperviewEdge: .top, withInset: 27 + 44)
    first.autoPinEdge(toSuperviewEdge: .bottom, withInset: -inset)
    first.autoPinEdge(toSuperviewEdge: .trailing, withInset: -12)
    first.autoPinEdge(toSuperviewEdge: .leading, withInset: inset + 4)
    second.autoSetDimension(.height, toSize: 100 / 4)  // expect: unknown-number
    second.autoPinEdge(toSuperviewEdge: .trailing, withInset: 2 + 3)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
