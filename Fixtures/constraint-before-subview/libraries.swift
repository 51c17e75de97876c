import PureLayout
import UIKit

final class Shelf: UIView {
  private let late = UIView()
  private let early = UIView()

  func setUp() {
    addSubview(early)
    late.autoPinEdgesToSuperviewEdges()  // expect: constraint-before-subview
    early.autoPinEdgesToSuperviewEdges()
    addSubview(late)
  }
}
