import UIKit

/// The name of a nested class means that class in the code around it.
final class NestedChart: UIView {
  private let bar = Bar()  // expect: ambiguous-layout
  private let line = Line()  // expect: ambiguous-layout
  private let moved = Moved()

  func setUp() {
    for child in [bar, line, moved] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(bar)
    addSubview(line)
    addSubview(moved)
    bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
    line.topAnchor.constraint(equalTo: topAnchor).isActive = true
    moved.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  func show(_ maximum: Double) {
    bar.total = maximum
    line.total = maximum
    moved.total = maximum
  }

  class Bar: UIView { var total: Double = 100 }

  class Line: Bar {}

  /// Its setter may position it.
  class Moved: UIView {
    var total: Double = 100 { didSet { frame.origin.x = total } }
  }
}
