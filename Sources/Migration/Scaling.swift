import LayoutDialects
import LayoutModel
import LightSyntax
import UIKitFacts

/// Helpers that scale a length in a design to the screen: `16.calculateWidth()`.
package struct Scaling: Sendable, Equatable {
  /// The names of the helpers for the two axes.
  package var widthHelper = "calculateWidth"
  package var heightHelper = "calculateHeight"
  /// The screen of the design, in points.
  package var referenceWidth = 375.0
  package var referenceHeight = 667.0

  package init() {}

  /// In points.
  private static let mostOfHairline = 1.0

  func helper(for axis: Axis) -> String { axis == .horizontal ? widthHelper : heightHelper }

  /// The axis by which the constant of a constraint is scaled: its own, but both sides of a square by one. `nil` for
  /// hairlines, which would become blurred, or thinner than a pixel.
  static func axis(of constraint: Constraint, squares: Set<ItemID>) -> Axis? {
    if let constant = constraint.constant.value, abs(constant) <= mostOfHairline { return nil }
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

extension SetJudge {
  /// A circle stays one only as long as the corner radius is half its size.
  func checkCorners(of set: ViewSet) throws(Refusal) {
    let sizes = Set(
      source.allParts.flatMap { cornerRadii(of: $0.type, in: source.files[$0.file]) }.map { 2 * $0 }
    )
    if sizes.isEmpty { return }
    for constraint in set.constraints where constraint.first.attribute.isSize {
      guard constraint.second == nil, let size = constraint.constant.value, sizes.contains(size),
        Scaling.axis(of: constraint, squares: []) != nil
      else { continue }
      let origin = set.origin(constraint)
      throw Refusal(
        .cornerRadius(set.name(constraint.first.item)), file: origin.file, range: origin.place)
    }
  }

  /// The numbers that the code of a class assigns to corner radii.
  private func cornerRadii(of type: TypeID, in file: SyntaxFile) -> [Double] {
    file.expressions(in: file[type].span).compactMap { expression in
      guard case .assignment(let target, let value) = expression.kind,
        case .member(_, let name) = file[target].kind,
        file.name(name) == MemberName.cornerRadius
      else { return nil }
      return literalNumber(value, in: file)
    }
  }
}
