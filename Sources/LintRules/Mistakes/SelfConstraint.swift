import Diagnostics
import LayoutModel

extension Rule {
  /// Both sides of a constraint are the same attribute of the same item.
  ///
  /// - Why: it constrains nothing, or it can never hold; almost always another view was meant.
  /// - Silent: with a multiplier of 0, by which it sets the attribute to a constant.
  package static let selfConstraint = Rule(
    "self-constraint",
    check: .scope { context, _ in
      let found = context.scope.constraints.filter { constraint in
        constraint.second == constraint.first && constraint.multiplier.value != 0
      }
      // What one function says of one view is told together.
      var groups: [SelfTie: [Constraint]] = [:]
      for constraint in found { groups[context.tie(constraint), default: []].append(constraint) }
      return found.compactMap { constraint in
        guard let group = groups[context.tie(constraint)], group[0].id == constraint.id else {
          return nil
        }
        return .selfConstraint(group, context)
      }
    }
  )
}

/// What constraints have in common that are told together.
private struct SelfTie: Hashable {
  let item: ItemID
  let file: Int
  let function: String
  let effect: String
}

extension LayoutContext {
  fileprivate func tie(_ constraint: Constraint) -> SelfTie {
    let origin = origin(constraint)
    return SelfTie(
      item: constraint.first.item, file: origin.file, function: origin.function,
      effect: constraint.effect)
  }
}

extension PlacedDiagnostic {
  /// - Parameter group: at least one constraint, all of one item.
  fileprivate static func selfConstraint(_ group: [Constraint], _ context: LayoutContext) -> Self {
    let first = group[0]
    let origin = context.origin(first)
    let notes = group.dropFirst().map { constraint in
      Note(
        "and so is the \(constraint.first.attribute.rawValue)",
        at: context.origin(constraint).spelling)
    }
    return PlacedDiagnostic(
      Diagnostic(
        "\(context.describe(first.first, of: first)) is constrained to itself, which \(first.effect); use another view, or delete the constraint",
        at: origin.spelling, notes: notes, subject: context.subject(first)), in: origin.file)
  }
}

extension Constraint {
  /// What `x relation x × multiplier + constant` comes to, as far as the numbers are known.
  fileprivate var effect: String {
    if let multiplier = multiplier.value, multiplier != 1 {
      return "does not relate it to any other view"
    }
    guard multiplier.value == 1, let constant = constant.value else {
      return "has no effect, or can never be satisfied"
    }
    let canHold =
      switch relation {
      case .equal: constant == 0
      case .greaterOrEqual: constant <= 0
      case .lessOrEqual: constant >= 0
      }
    return canHold ? "has no effect" : "can never be satisfied"
  }
}
