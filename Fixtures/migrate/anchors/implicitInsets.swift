import PureLayout
import UIKit

extension UIEdgeInsets {
  init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
}

extension CGFloat {
  static let step: CGFloat = 6
}

// build: ImplicitCard()
/// Insets whose type only their place stated.
final class ImplicitCard: UIView {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()
  private let fourth = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [first, second, third, fourth].forEach(addSubview)
    first.autoPinEdgesToSuperviewEdges(with: .init(all: 10))
    second.autoPinEdgesToSuperviewEdges(with: .init(top: 1, left: 2, bottom: 3, right: 4))
    third.autoPinEdgesToSuperviewEdges(with: .zero)
    fourth.autoPinEdge(toSuperviewEdge: .leading, withInset: .step)
    fourth.autoPinEdge(toSuperviewEdge: .trailing, withInset: .step * 2)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
