import Diagnostics
import LayoutModel

extension Rule {
  /// A view is said to end behind the start of its neighbour.
  ///
  /// - Why: `a.bottom == b.top + 10` reads like a gap of 10, but lays a over b by 10 points.
  /// - Silent: when the neighbour starts with a negative constant (`b.top == a.bottom - 10`), which takes a minus that
  ///   somebody wrote; when the constant is no literal, and when the two are not seen to be siblings.
  package static let overlappingSiblings = Rule(
    "overlapping-siblings",
    check: .constraint { constraint, context, _ in
      let origin = context.origin(constraint)
      guard let second = constraint.second, constraint.relation != .lessOrEqual,
        isEndAndStart(constraint.first.attribute, second.attribute),
        origin.dialect != "visual-format",
        constraint.multiplier.value == 1, let constant = origin.constant,
        constant.number.isLiteral, let value = constant.number.value, value > 0,
        constraint.activation == .always || constraint.activation == .conditional,
        !origin.isKept, !origin.isAdjusted,
        context.areSiblings(constraint.first.item, second.item)
      else { return [] }
      let (first, other) = (context.name(constraint.first.item), context.name(second.item))
      let number = format(value)
      return [
        Diagnostic(
          "'\(first)' overlaps '\(other)' by \(number) points, because its \(constraint.first.attribute.rawValue) lies past the other's \(second.attribute.rawValue); for a gap, write -\(number), or constrain the \(second.attribute.rawValue) of '\(other)' to the \(constraint.first.attribute.rawValue) of '\(first)'",
          at: origin.range, subject: context.subject(constraint.first.item))
      ]
    }
  )
}

/// Whether the first is where a view ends, and the second where another starts on the same axis.
private func isEndAndStart(_ first: Attribute, _ second: Attribute) -> Bool {
  switch first {
  case .bottom, .lastBaseline: second == .top
  case .trailing: second == .leading
  case .right: second == .left
  case .left, .leading, .top, .width, .height, .centerX, .centerY, .firstBaseline: false
  }
}

extension LayoutContext {
  fileprivate func areSiblings(_ first: ItemID, _ second: ItemID) -> Bool {
    guard first != second, let superview = scope.items[first.index].superview else { return false }
    return scope.items[second.index].superview == superview
  }
}
