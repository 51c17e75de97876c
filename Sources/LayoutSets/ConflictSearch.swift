import LayoutDialects
import LayoutModel
import LayoutSolver

/// Constraints of one scope that cannot be satisfied together.
package struct ScopeConflict: Hashable, Sendable {
  /// Every one is needed for the conflict; in the order of the source.
  package var members: [Constraint.ID]
  /// Sizes that would have to be negative.
  package var squeezed: [Anchor]
  /// The stack views whose own constraints are part of it.
  package var stacks: [ItemID]
  /// The branches on which it happens; empty if it always does.
  package var branches: [Branch]
  /// Portrait widths at which it happens; `nil` where no size of the container avoids it.
  package var screens: [Screen]?
}

/// A conflict that no size of the container avoids, as one of its constraints sees it.
package struct ProvenConflict: Hashable, Sendable {
  package var constraint: Constraint.ID
  /// All of its constraints, in the order of the source.
  package var members: [Constraint.ID]
  /// What the others allow for the left side of the constraint minus its right side without the constant; `nil` if that is
  /// not known.
  package var range: ClosedRange<Double>?
}

/// Finds conflicts that hold whatever the running app brings: the container may have any size, guides any insets,
/// unknown numbers and constraints that are not sure are left out.
struct ConflictSearch {
  let problem: ScopeProblem
  private var scope: LayoutScope { problem.scope }
  private(set) var notAnalyzed: NotAnalyzed?

  init(_ problem: ScopeProblem) { self.problem = problem }

  mutating func conflicts() -> [ScopeConflict] {
    var found: [ScopeConflict] = []
    for set in scope.certainSets {
      guard let certain = certainConstraints(of: set) else { continue }
      for core in cores(of: layoutProblem(certain, width: nil)) {
        add(conflict(core, set), to: &found)
      }
      if found.isEmpty, let container = scope.deviceRoot(in: problem.standings.surroundings) {
        for conflict in widthConflicts(certain, set, container) { add(conflict, to: &found) }
      }
    }
    return independent(found)
  }

  /// The smallest conflict with a constraint that no size avoids.
  mutating func proof(of id: Constraint.ID) -> ProvenConflict? {
    let member = CoreMember.constraint(id)
    for set in scope.certainSets {
      guard let certain = certainConstraints(of: set) else { continue }
      let problem = layoutProblem(certain, width: nil)
      let found = cores(of: problem).filter { $0.contains(member) }
        .map { (core: $0, members: conflict($0, set).members) }
        .filter { $0.members.count > 1 }
      guard let first = found.min(by: { $0.members.count < $1.members.count }) else { continue }
      return ProvenConflict(
        constraint: id, members: first.members,
        range: (try? problem.range(leftFor: member, in: first.core)) ?? nil)
    }
    return nil
  }

  /// Of sets that share a constraint, the smallest: mending it may mend the others, and one mistake is told once.
  private func independent(_ conflicts: [ScopeConflict]) -> [ScopeConflict] {
    var kept: [ScopeConflict] = []
    var told: Set<Constraint.ID> = []
    let sorted = conflicts.enumerated().sorted {
      ($0.element.members.count, $0.offset) < ($1.element.members.count, $1.offset)
    }
    for (_, conflict) in sorted where told.isDisjoint(with: conflict.members) {
      told.formUnion(conflict.members)
      kept.append(conflict)
    }
    return kept
  }

  private func add(_ conflict: ScopeConflict, to found: inout [ScopeConflict]) {
    guard !conflict.members.isEmpty, !found.contains(where: { $0.members == conflict.members })
    else { return }
    found.append(conflict)
  }

  /// The constraints that are in force and wholly known; `nil` where there is nothing to conflict.
  private func certainConstraints(of set: ActiveSet) -> [LinearConstraint]? {
    var certain: [LinearConstraint] = []
    for index in scope.constraints.indices where !scope.origins[index].isAdjusted {
      let id = Constraint.ID(index: index)
      guard set.constraints.contains(id), !problem.opaque.contains(id),
        !problem.switched.contains(id)
      else { continue }
      let linear = problem.linearConstraint(id)
      if linear.isNumeric, linear.isRequired, !linear.hasBaseline { certain.append(linear) }
    }
    let added = problem.stacks.constraints.filter {
      problem.stacks.certain.contains($0.id) && $0.isRequired
    }
    guard certain.count > (added.isEmpty ? 1 : 0) else { return nil }
    return certain + added
  }

  /// What always holds and is certain, at any size of the container.
  func certainProblem() -> LayoutProblem {
    guard let always = scope.certainSets.first, let certain = certainConstraints(of: always) else {
      return LayoutProblem(bodies: [], constraints: [])
    }
    return layoutProblem(certain, width: nil)
  }

  private mutating func cores(of problem: LayoutProblem) -> [[CoreMember]] {
    switch problem.feasibility() {
    case .possible: return []
    case .conflicting(let conflict): return conflict.cores
    case .notAnalyzed(let reason):
      notAnalyzed = notAnalyzed ?? reason
      return []
    }
  }

  private func layoutProblem(
    _ constraints: [LinearConstraint], width: (item: ItemID, value: Double)?
  ) -> LayoutProblem {
    var used: Set<ItemID> = []
    for constraint in constraints {
      for term in constraint.terms { used.insert(term.anchor.item) }
    }
    var ids = used
    var extra: [LinearConstraint] = []
    for item in scope.items where item.kind == .guide && used.contains(item.id) {
      guard let owner = item.owner, let kind = GuideKind(scope.descriptions[item.id.index].name),
        kind != .bar
      else { continue }
      ids.insert(owner)
      for attribute in [Attribute.left, .top] {
        extra.append(inside(item.id, attribute, .greaterOrEqual, owner, extra.count))
      }
      for attribute in [Attribute.right, .bottom] {
        extra.append(inside(item.id, attribute, .lessOrEqual, owner, extra.count))
      }
    }
    let bodies = ids.sorted().map { id -> LayoutProblem.Body in
      var body = LayoutProblem.Body(id)
      if let width, width.item == id { body.width = .given(Scalar(width.value)) }
      return body
    }
    return LayoutProblem(bodies: bodies, constraints: constraints + extra)
  }

  private func inside(
    _ guide: ItemID, _ attribute: Attribute, _ relation: Relation, _ owner: ItemID, _ index: Int
  ) -> LinearConstraint {
    LinearConstraint(
      id: Constraint.ID(index: problem.nextFreeConstraint.index + index),
      [.init(Anchor(guide, attribute)), .init(Anchor(owner, attribute), factor: Scalar(-1))],
      relation, Scalar(0))
  }

  private func conflict(
    _ core: [CoreMember], _ set: ActiveSet, screens: [Screen]? = nil
  ) -> ScopeConflict {
    var members: [Constraint.ID] = []
    var squeezed: [Anchor] = []
    var stacks: [ItemID] = []
    for member in core {
      switch member {
      case .constraint(let id) where id.index < scope.constraints.count: members.append(id)
      case .constraint(let id):
        if let stack = problem.stacks.stack(of: id), !stacks.contains(stack) {
          stacks.append(stack)
        }
      case .nonNegative(let anchor): squeezed.append(anchor)
      case .given, .hugging, .compressionResistance: break
      }
    }
    let isConditional = members.contains { scope.constraints[$0.index].activation == .conditional }
    return ScopeConflict(
      members: members, squeezed: squeezed, stacks: stacks,
      branches: isConditional ? set.branches : [],
      screens: screens)
  }

  // MARK: Widths

  /// The widths that are possible lie between two ends: if the narrowest and the widest screen do, all do.
  private mutating func widthConflicts(
    _ constraints: [LinearConstraint], _ set: ActiveSet, _ container: ItemID
  ) -> [ScopeConflict] {
    let screens = problem.standings.surroundings.screens
    let horizontal = constraints.filter { constraint in
      constraint.terms.allSatisfy { $0.anchor.attribute.axis == .horizontal }
    }
    guard horizontal.contains(where: { $0.terms.count == 1 && $0.relation != .lessOrEqual }),
      let narrowest = screens.first, let widest = screens.last
    else { return [] }
    var found: [ScopeConflict] = []
    for end in [narrowest, widest] {
      let layout = layoutProblem(horizontal, width: (container, end.width))
      for core in cores(of: layout) {
        let ids = Set(core.compactMap { if case .constraint(let id) = $0 { id } else { nil } })
        let members = horizontal.filter { ids.contains($0.id) }
        let failing = screens.filter { screen in
          let part = layoutProblem(members, width: (container, screen.width))
          if case .conflicting = part.feasibility() { return true }
          return false
        }
        add(conflict(core, set, screens: failing), to: &found)
      }
    }
    return found
  }
}
