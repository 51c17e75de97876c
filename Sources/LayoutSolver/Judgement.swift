import LayoutModel

/// The solutions of a problem at several values of its symbols, and what is true at all of them.
package struct Judgement: Hashable, Sendable {
  package struct Verdict: Hashable, Sendable {
    package var assignment: Assignment
    package var outcome: Outcome
  }

  /// In the order of the assignments.
  package let verdicts: [Verdict]

  /// Why a value was not solved, for the first such value.
  package var notAnalyzed: NotAnalyzed? {
    for verdict in verdicts {
      if case .notAnalyzed(let reason) = verdict.outcome { return reason }
    }
    return nil
  }

  package var conflicts: [(assignment: Assignment, conflict: Conflict)] {
    verdicts.compactMap { verdict in
      guard case .conflicting(let conflict) = verdict.outcome else { return nil }
      return (verdict.assignment, conflict)
    }
  }

  /// Whether the constraints cannot be satisfied at any value.
  package var isAlwaysConflicting: Bool {
    !verdicts.isEmpty && conflicts.count == verdicts.count
  }

  /// The cores that conflict at every value; other cores conflict only at certain values of a size or symbol.
  package var alwaysCores: [[CoreMember]] {
    guard isAlwaysConflicting, let first = conflicts.first else { return [] }
    let others = conflicts.dropFirst().map { Set($0.conflict.cores) }
    return first.conflict.cores.filter { core in others.allSatisfy { $0.contains(core) } }
  }

  /// Whether they can be satisfied at some values but not at others.
  package var isSometimesConflicting: Bool {
    !conflicts.isEmpty && (!ambiguities.isEmpty || determinedCount > 0)
  }

  private var ambiguities: [Ambiguity] {
    verdicts.compactMap { verdict in
      guard case .ambiguous(let ambiguity) = verdict.outcome else { return nil }
      return ambiguity
    }
  }

  private var determinedCount: Int {
    verdicts.count { verdict in
      if case .determined = verdict.outcome { true } else { false }
    }
  }

  /// What is free at every value at which the constraints can be satisfied; empty if something could not be solved.
  package var alwaysFree: [Anchor] {
    guard notAnalyzed == nil, determinedCount == 0, let first = ambiguities.first else { return [] }
    let others = ambiguities.dropFirst().map { Set($0.free) }
    return first.free.filter { anchor in others.allSatisfy { $0.contains(anchor) } }
  }

  /// The freedoms of the first value whose item is free on the axis at every other one too.
  ///
  /// A freedom that is a tie at some value is reported as that tie.
  package var alwaysFreedoms: [Freedom] {
    let free = Set(alwaysFree)
    guard let first = ambiguities.first else { return [] }
    return first.freedoms.compactMap { freedom in
      guard free.contains(where: { $0.item == freedom.item && $0.attribute.axis == freedom.axis })
      else { return nil }
      var freedom = freedom
      freedom.dependents = freedom.dependents.filter { free.contains($0) }
      for ambiguity in ambiguities.dropFirst() where freedom.cause == .open {
        if let tie = ambiguity.tie(of: freedom.item, freedom.axis) { freedom.cause = tie }
      }
      return freedom
    }
  }
}

extension Ambiguity {
  /// The tie from which the item's freedom follows, if it follows from ties only.
  fileprivate func tie(of item: ItemID, _ axis: Axis) -> Freedom.Cause? {
    let causes = freedoms.filter { freedom in
      freedom.item == item && freedom.axis == axis
        || freedom.dependents.contains { $0.item == item && $0.attribute.axis == axis }
    }.map(\.cause)
    return causes.contains(.open) ? nil : causes.first
  }
}

extension LayoutProblem {
  /// Whether the required constraints can be satisfied together; faster than ``judged(_:)``, but ignores priorities.
  package func feasibility(_ assignment: Assignment = Assignment()) -> Feasibility {
    do throws(NotAnalyzed) {
      var judge = Judge(statements: try Statements(self, assignment), dependencies: constraints)
      return try judge.requiredConflict().map(Feasibility.conflicting) ?? .possible
    } catch {
      return .notAnalyzed(error)
    }
  }

  /// Solves the problem at each of the assignments.
  package func judged(at assignments: [Assignment]) -> Judgement {
    Judgement(
      verdicts: assignments.map { .init(assignment: $0, outcome: judged($0)) })
  }
}
