import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// Both sides of a constraint are the same attribute of the same item.
  ///
  /// - Why: it has no effect, or it can never be satisfied; almost always another view was meant.
  /// - Silent: with a multiplier of 0, which sets the attribute to a constant; and where an expression chooses between
  ///   this item and another one, as `last ?? box` does, because the code may never choose this one.
  package static let selfConstraint = Rule(
    "self-constraint",
    check: .scope { context, _ in
      let found = context.scope.constraints.filter { constraint in
        constraint.second == constraint.first && constraint.multiplier.value != 0
          && !context.scope.isChosen(constraint)
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

extension LayoutScope {
  /// Whether the same code makes the constraint with another item instead.
  fileprivate func isChosen(_ constraint: Constraint) -> Bool {
    let origin = origins[constraint.id.index]
    return zip(constraints, origins).contains { other, place in
      other.second != constraint.second && place.file == origin.file
        && place.spelling == origin.spelling && place.branches != origin.branches
    }
  }
}

/// What constraints have in common that are reported together.
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

  /// `a.leadingAnchor is constrained to itself + 8`.
  fileprivate func relation(_ constraint: Constraint) -> String {
    let equation = scope.equation(constraint.id, number: format) { _ in "itself" }
    let words = equation.split(separator: " ").dropFirst(2).joined(separator: " ")
    let bound =
      switch constraint.relation {
      case .equal: ""
      case .greaterOrEqual: "be at least "
      case .lessOrEqual: "be at most "
      }
    return "\(describe(constraint.first, of: constraint)) is constrained to \(bound)\(words)"
  }
}

extension PlacedDiagnostic {
  /// - Parameter group: at least one constraint, all of one item.
  fileprivate static func selfConstraint(_ group: [Constraint], _ context: LayoutContext) -> Self {
    let first = group[0]
    let origin = context.origin(first)
    let notes = group.dropFirst().map { constraint in
      Note("also, \(context.relation(constraint))", at: context.origin(constraint).spelling)
    }
    var placed = PlacedDiagnostic(
      Diagnostic(
        "\(context.relation(first)), which \(first.effect); use another view, or delete the constraint",
        at: origin.spelling, notes: notes, subject: context.subject(first)), in: origin.file)
    // What only has no effect may be one of several constraints of which others do what was meant.
    placed.isMinor = !first.isImpossible
    return placed
  }
}

extension Constraint {
  /// What `x relation x × multiplier + constant` means, as far as the numbers are known.
  fileprivate var effect: String {
    guard let multiplier = multiplier.value else { return Self.unrelated }
    if multiplier != 1 { return scaledEffect(multiplier) ?? Self.unrelated }
    let (isTrue, condition): (Bool?, String) =
      switch relation {
      case .equal: (constant.value == 0, "0")
      case .greaterOrEqual: (constant.value.map { $0 <= 0 }, "0 or negative")
      case .lessOrEqual: (constant.value.map { $0 >= 0 }, "0 or positive")
      }
    if constant.value == nil {
      return "has no effect if the constant is \(condition), and can never be satisfied otherwise"
    }
    return isTrue ?? false ? "has no effect" : impossible
  }

  private static let unrelated = "does not relate it to any other view"

  /// Whether no value of the attribute satisfies it.
  fileprivate var isImpossible: Bool { effect == impossible }

  private var impossible: String {
    let isRequired = priority.value.map { $0 >= 1000 } ?? false
    return "can never be satisfied" + (isRequired ? ": UIKit breaks and logs the constraint" : "")
  }

  /// What a multiplier other than 1 comes to for a size, which is never negative; `nil` if that is not known.
  private func scaledEffect(_ multiplier: Double) -> String? {
    guard first.attribute.isSize, let constant = constant.value else { return nil }
    let size = constant / (1 - multiplier)
    // Past a factor of 1, the inequality turns round.
    let relation = multiplier > 1 ? relation.reversed : relation
    switch relation {
    case .equal: return size < 0 ? impossible : "only sets it to \(format(size))"
    case .greaterOrEqual:
      return size <= 0 ? "has no effect" : "only keeps it at \(format(size)) or more"
    case .lessOrEqual:
      return size < 0 ? impossible : "only keeps it at \(format(size)) or less"
    }
  }
}
