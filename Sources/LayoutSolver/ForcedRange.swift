import LayoutModel

/// What statements force upon a quantity; for explaining a conflict, and for finding what says nothing new.
extension LayoutProblem {
  /// The values, in points, that these required statements allow for a sum; infinite where nothing bounds it.
  ///
  /// - Parameter members: `nil` for all of the problem; optional statements do not count.
  /// - Returns: `nil` if those statements that affect the sum contradict each other.
  package func range(
    of terms: [LinearConstraint.Term], under members: Set<CoreMember>? = nil,
    at assignment: Assignment = Assignment()
  ) throws(NotAnalyzed) -> ClosedRange<Double>? {
    let statements = try Statements(self, assignment)
    let column = statements.columnCount
    let unnamed = CoreMember.constraint(Constraint.ID(index: -1))
    var expression = try statements.expression(terms, of: unnamed)
    expression.add(-1, column: column)
    let definition = Statement(
      member: unnamed, expression: expression, isEquality: true, priority: 1000)
    let kept =
      statements.all.filter { $0.isRequired && members?.contains($0.member) != false }
      + [definition]
    var work = Work()
    guard let solver = try LevelSolver(kept, columnCount: column + 1, &work) else { return nil }
    var ends: [Double] = []
    for end in [-Judge.farAway, Judge.farAway] {
      let wish = Statements.Wish(column: column, value: end, isFitted: false)
      let wished = try solver.row(wish, after: 0, &work)
      guard
        let solution = try solver.value(of: column, wished: wished.map { [$0] } ?? [], &work)
      else { return nil }
      let value = clean(solution)
      ends.append(
        abs(value) > Judge.farAway / 2 ? value.sign == .minus ? -.infinity : .infinity : value)
    }
    return ends[0] <= ends[1] ? ends[0]...ends[1] : nil
  }

  /// The values that the other members of a core allow for the left-hand side of one of them, with constants on the
  /// right.
  ///
  /// For `a.width == 20` in a core it is the range to which the others restrict `a.width`, which does not contain 20.
  package func range(
    leftFor member: CoreMember, in core: [CoreMember], at assignment: Assignment = Assignment()
  ) throws(NotAnalyzed) -> ClosedRange<Double>? {
    try range(
      of: terms(of: member), under: Set(core).subtracting([member]), at: assignment)
  }

  /// Whether the other required statements imply it; false for a statement that is not required.
  package func isImplied(
    _ constraint: LinearConstraint, at assignment: Assignment = Assignment()
  ) throws(NotAnalyzed) -> Bool {
    guard try assignment.value(of: constraint.priority) == 1000 else { return false }
    var rest = self
    rest.constraints.removeAll { $0.id == constraint.id }
    guard let range = try rest.range(of: constraint.terms, at: assignment) else { return false }
    let constant = try assignment.value(of: constraint.constant)
    let isAtLeast = range.lowerBound >= constant - SolverBounds.tolerance
    let isAtMost = range.upperBound <= constant + SolverBounds.tolerance
    switch constraint.relation {
    case .equal: return isAtLeast && isAtMost
    case .greaterOrEqual: return isAtLeast
    case .lessOrEqual: return isAtMost
    }
  }

  private func terms(of member: CoreMember) -> [LinearConstraint.Term] {
    switch member {
    case .constraint(let id): constraints.first { $0.id == id }?.terms ?? []
    case .hugging(let item, .horizontal), .compressionResistance(let item, .horizontal):
      [.init(Anchor(item, .width))]
    case .hugging(let item, .vertical), .compressionResistance(let item, .vertical):
      [.init(Anchor(item, .height))]
    case .given(let anchor), .nonNegative(let anchor): [.init(anchor)]
    }
  }
}
