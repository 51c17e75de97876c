import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets

extension Rule {
  /// An arranged subview is pinned to its stack view's edge, in addition to the stack view's own constraint there.
  ///
  /// - Why: a stack view pins the ends of its row, and views that fill it on the other axis; a different distance
  ///   conflicts with that.
  /// - Silent: unless all code that uses the stack view was read, and where its own constraint is the same.
  package static let stackChildPinned = Rule(
    "stack-child-pinned",
    check: .solution { solution, context in
      context.scope.constraints.compactMap { constraint in
        guard let pin = context.pin(constraint, solution) else { return nil }
        return .pinned(pin, constraint, context)
      }
    }
  )
}

/// A constraint that puts a child's edge elsewhere than its stack view does.
private struct StackPin {
  let child: ItemID
  let stack: ItemID
  let edge: Attribute
  /// Where the stack view puts it: points inside its own edge.
  let distance: Double
}

extension LayoutContext {
  fileprivate func pin(_ constraint: Constraint, _ solution: ScopeSolution) -> StackPin? {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.activation == .always, second.attribute == constraint.first.attribute,
      constraint.priority.value == 1000, constraint.multiplier.value == 1,
      constraint.terms.isEmpty
    else { return nil }
    let origin = origin(constraint)
    guard !origin.isKept, !origin.isAdjusted, origin.constant?.number.isLiteral ?? true,
      let constant = constraint.constant.value
    else { return nil }
    let edge = second.attribute
    let isStart = [.top, .leading, .left].contains(edge)
    for (child, stack, shift) in [
      (constraint.first.item, second.item, constant),
      (second.item, constraint.first.item, -constant),
    ] where scope.descriptions[child.index].additionCount == 1 {
      guard let distance = solution.arrangedDistance(of: child, in: stack, at: edge),
        (isStart ? shift : -shift) != distance
      else { continue }
      return StackPin(child: child, stack: stack, edge: edge, distance: distance)
    }
    return nil
  }
}

extension PlacedDiagnostic {
  fileprivate static func pinned(
    _ pin: StackPin, _ constraint: Constraint, _ context: LayoutContext
  ) -> Self {
    let origin = context.origin(constraint)
    var subject = context.subject(constraint)
    subject.item = context.scope.name(pin.child)
    let place = pin.distance == 0 ? "" : " with an inset of \(format(pin.distance))"
    return PlacedDiagnostic(
      Diagnostic(
        "the stack view '\(context.name(pin.stack))' already pins the \(pin.edge.rawValue) edge of '\(context.name(pin.child))'\(place), which conflicts with this constraint; set the stack view's layoutMargins or alignment instead",
        at: origin.range, subject: subject), in: origin.file)
  }
}
