import LayoutDialects
import LayoutModel
import LayoutSolver

extension ScopeSolution {
  /// How many constraints a set may have for ``impliedConstraints()``: each costs two linear programs.
  private static let maximumImplied = 80

  /// Constraints that are always active and implied by other such constraints of their function, without the
  /// constraints before them in this list.
  ///
  /// Not included are exact copies, the second of two bounds that leave the same space on both sides, stored
  /// constraints, which may be deactivated later, and constraints that follow from those of several functions, which
  /// need not be active together.
  package func impliedConstraints() -> [Constraint.ID] {
    guard conflicts.isEmpty, notAnalyzed == nil else { return [] }
    let scope = problem.scope
    let groups = Dictionary(grouping: scope.constraints.map(\.id)) { id in
      FunctionPlace(file: scope.origins[id.index].file, name: scope.origins[id.index].function)
    }
    return groups.values.flatMap { impliedConstraints(among: Set($0)) }.sorted()
  }

  private struct FunctionPlace: Hashable {
    let file: Int
    let name: String
  }

  private func impliedConstraints(among group: Set<Constraint.ID>) -> [Constraint.ID] {
    let scope = problem.scope
    var certain = ConflictSearch(problem).certainProblem()
    certain.constraints.removeAll { constraint in
      constraint.id.index < scope.constraints.count
        && (!group.contains(constraint.id) || scope.origins[constraint.id.index].isKept)
    }
    guard certain.constraints.count <= Self.maximumImplied else { return [] }
    var implied: [Constraint.ID] = []
    for constraint in certain.constraints.reversed()
    where constraint.id.index < scope.constraints.count {
      guard !hasCopy(constraint.id), !mirrorsAnother(constraint.id),
        (try? certain.isImplied(constraint)) == true
      else { continue }
      implied.append(constraint.id)
      certain.constraints.removeAll { $0.id == constraint.id }
    }
    return implied
  }

  private func hasCopy(_ id: Constraint.ID) -> Bool {
    let constraints = problem.scope.constraints
    let one = constraints[id.index]
    return constraints.contains { other in
      guard other.id != id, other.multiplier == one.multiplier else { return false }
      let isSame = other.first == one.first && other.second == one.second
      let isSwapped = other.first == one.second && other.second == one.first
      return isSame && other.relation == one.relation && other.constant == one.constant
        || isSwapped && other.constant == -one.constant
    }
  }

  /// Whether the constraint is one of two bounds, such as `leading >= 8` and `trailing <= -8`: of a centered view
  /// each says what the other does, and both are written for the sake of the reader.
  private func mirrorsAnother(_ id: Constraint.ID) -> Bool {
    let one = problem.scope.constraints[id.index]
    guard one.relation != .equal, let second = one.second, !one.first.attribute.isSize else {
      return false
    }
    return problem.scope.constraints.contains { other in
      guard let otherSecond = other.second, other.relation != .equal else { return false }
      return Set([one.first.item, second.item]) == Set([other.first.item, otherSecond.item])
        && other.first.attribute.axis == one.first.attribute.axis
        && other.first.attribute != one.first.attribute
        && other.second?.attribute != second.attribute
    }
  }
}
