import PureLayout
import TinyConstraints
import UIKit

final class Ledger: UIView {
  private let pure = UIView()  // expect: missing-position
  private let tiny = UIView()  // expect: ambiguous-layout
  private let whole = UIView()

  func setUp() {
    addSubview(pure)
    addSubview(tiny)
    addSubview(whole)
    pure.autoAlignAxis(toSuperviewAxis: .vertical)
    pure.autoSetDimensions(to: CGSize(width: 30, height: 30))
    tiny.edgesToSuperview(excluding: .bottom)
    whole.autoPinEdgesToSuperviewEdges()
  }
}

final class Unsure: UIView {
  private let note = UIView()

  func setUp(_ edge: ALEdge, _ isSafe: Bool) {
    addSubview(note)
    note.autoPinEdge(edge, to: .top, of: self)
    note.autoSetDimension(.height, toSize: 30)  // expect: unscaled-constant
  }
}
