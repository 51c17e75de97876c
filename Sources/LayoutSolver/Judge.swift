import LayoutModel

extension LayoutProblem {
  /// Solves the problem where symbols have these values.
  ///
  /// Deterministic; what it costs is bounded by ``SolverBounds``.
  package func judged(_ assignment: Assignment = Assignment()) -> Outcome {
    do throws(NotAnalyzed) {
      var judge = Judge(statements: try Statements(self, assignment), dependencies: constraints)
      return try judge.outcome()
    } catch {
      return .notAnalyzed(error)
    }
  }
}

/// Solves one problem under one assignment.
struct Judge {
  let statements: Statements
  let dependencies: [LinearConstraint]
  var work = Work()

  init(statements: Statements, dependencies: [LinearConstraint]) {
    self.statements = statements
    self.dependencies = dependencies
  }

  mutating func outcome() throws(NotAnalyzed) -> Outcome {
    guard
      let required = try LevelSolver(
        statements.all.filter(\.isRequired), columnCount: statements.columnCount, &work)
    else { return .conflicting(try conflict()) }
    let solver = try required.adding(optional: statements.all.filter { !$0.isRequired }, &work)
    guard var solution = try solver.solution(wishes: statements.wishes, &work) else {
      return .conflicting(try conflict())
    }
    if !statements.wishes.isEmpty, let wishes = try settledWishes(solution, required),
      let settled = try solver.solution(wishes: wishes, &work)
    {
      solution = settled
    }
    let values = solution.values()
    try check(values)
    let freedoms = Freedoms(solution, statements, dependencies)
    guard !freedoms.isEmpty else { return .determined(frames(values)) }
    let witness = freedoms.witness()
    try check(witness)
    return .ambiguous(
      Ambiguity(
        frames: frames(values), witness: frames(witness), free: freedoms.freeAnchors(),
        freedoms: try freedoms.grouped(&work)))
  }

  /// The wishes with the values that chosen quantities get where they cannot have the wished ones.
  ///
  /// - Returns: `nil` if all of them can have theirs.
  private mutating func settledWishes(
    _ first: LevelSolver.Solution, _ required: LevelSolver
  ) throws(NotAnalyzed) -> [Statements.Wish]? {
    var wishes = statements.wishes
    var isChanged = false
    // What the wishes before say of the parameters, taken in only when a later one has to give way.
    var earlier: [LevelSolver.Row] = []
    var taken = 0
    for index in wishes.indices {
      let value = first.value(of: wishes[index].column)
      if wishes[index].isFitted {
        // Content had its say; from now on the size is as good as given.
        wishes[index] = .init(column: wishes[index].column, value: value, isFitted: false)
        isChanged = true
      } else if abs(value - wishes[index].value) > 1e-3 {
        let end = value > wishes[index].value ? Self.farAway : -Self.farAway
        for place in taken..<index {
          if let row = try required.row(wishes[place], after: place, &work) { earlier.append(row) }
        }
        taken = index
        let far = Statements.Wish(column: wishes[index].column, value: end, isFitted: false)
        let wished = earlier + (try required.row(far, after: index, &work).map { [$0] } ?? [])
        let other = try required.value(of: far.column, wished: wished, &work) ?? value
        // At the border of what is allowed, things are determined that else are not.
        let isOpen = abs(other) > Self.farAway / 2
        let middle = isOpen ? value + (end > 0 ? 480 : -480) : (value + other) / 2
        if abs(middle - value) > 1e-3 { isChanged = true }
        wishes[index].value = abs(middle - value) > 1e-3 ? middle : value
      }
    }
    return isChanged ? wishes : nil
  }

  /// In points: farther than layouts reach, near enough to keep the decimals.
  static let farAway = 1e5

  /// Rounding must not decide: the required statements hold at the solution by a check of its own.
  private func check(_ values: [Double]) throws(NotAnalyzed) {
    for statement in statements.all where statement.isRequired {
      var sum = statement.expression.constant
      var size = abs(sum)
      for term in statement.expression.terms {
        sum += term.factor * values[term.column]
        size += abs(term.factor * values[term.column])
      }
      let error = statement.isEquality ? abs(sum) : -sum
      guard error <= 1e-4 + size * 1e-9, size.isFinite else { throw .inaccurate }
    }
  }

  private func frames(_ values: [Double]) -> [Frame] {
    statements.bodies.indices.map { index in
      Frame(
        item: statements.bodies[index].id, left: values[4 * index], top: values[4 * index + 1],
        width: values[4 * index + 2], height: values[4 * index + 3])
    }
  }
}

extension LevelSolver.Solution {
  func value(of column: Int) -> Double {
    elimination.value(of: column, at: points)
  }

  /// A value for each column, in points.
  func values() -> [Double] {
    (0..<elimination.columnCount).map { clean(value(of: $0)) }
  }
}

/// Without the last decimals, which are rounding errors, and without a negative zero.
func clean(_ value: Double) -> Double {
  let scaled = (value * 1e7).rounded() / 1e7
  return scaled == 0 ? 0 : scaled
}
