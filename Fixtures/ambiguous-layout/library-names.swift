import Stevia
import TinyConstraints
import UIKit

/// Properties that have the names of a library's methods: a call can only mean the method.
extension UIView {
  var left: CGFloat {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }
  var right: CGFloat { frame.maxX }
  var top: CGFloat { frame.minY }
  var height: CGFloat { bounds.height }
}

final class TinyPanel: UIView {
  private let placed = UIView()
  private let lost = UIView()  // expect: ambiguous-layout

  func setUp() {
    addSubview(placed)
    addSubview(lost)
    for view in [placed, lost] { view.backgroundColor = .red }
    placed.top(to: self)
    placed.left(to: self)
    placed.right(to: self)
    placed.bottom(to: self)
    lost.top(to: self)
    lost.left(to: self)  // expect: left-right-attributes
    lost.bottom(to: self)
  }
}

final class SteviaPanel: UIView {
  private let lines = UIView()
  private let wide = UIView()  // expect: ambiguous-layout

  func setUp() {
    subviews(lines, wide)
    for view in [lines, wide] { view.backgroundColor = .red }
    lines.top(0).left(0).right(0).height(0.5)
    wide.top(0).left(0).right(0)
  }
}
