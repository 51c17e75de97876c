import LayoutModel

/// Helpers that scale a length in a design to the screen: `16.calculateWidth()`.
package struct Scaling: Sendable, Equatable {
  /// The names of the helpers for the two axes.
  package var widthHelper = "calculateWidth"
  package var heightHelper = "calculateHeight"
  /// The screen of the design, in points.
  package var referenceWidth = 375.0
  package var referenceHeight = 667.0

  package init() {}

  func helper(for axis: Axis) -> String { axis == .horizontal ? widthHelper : heightHelper }

  /// The axis by which the constant of a constraint is scaled: its own, but both sides of a square by one.
  static func axis(of constraint: Constraint, squares: Set<ItemID>) -> Axis {
    let isSide = constraint.first.attribute.isSize && constraint.second == nil
    return isSide && squares.contains(constraint.first.item)
      ? .vertical : constraint.first.attribute.axis
  }
}

extension ViewSet {
  /// Views whose sides constants make equal.
  var squares: Set<ItemID> {
    Set(views.filter { isSquare($0) })
  }

  private func isSquare(_ view: ItemID) -> Bool {
    let own = constraints.filter { $0.first.item == view && $0.first.attribute.isSize }
    func constant(_ attribute: Attribute) -> Scalar? {
      own.first { $0.first.attribute == attribute && $0.second == nil && $0.relation == .equal }?
        .constant
    }
    if let width = constant(.width), let height = constant(.height) { return width == height }
    return own.contains { constraint in
      constraint.second?.item == view && constraint.relation == .equal
        && constraint.second?.attribute != constraint.first.attribute
        && constraint.multiplier.value == 1 && constraint.constant.value == 0
    }
  }
}
