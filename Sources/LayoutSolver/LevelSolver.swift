import LayoutModel

/// Finds all best solutions: the required statements hold, and each level of priority is violated least, by the
/// sum of its violations in points, as far as the levels above it allow.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm" (levels);
/// a level's best solutions are those where every nonbasic variable with a positive reduced cost is 0.
struct LevelSolver {
  struct Row {
    var expression: SparseExpression
    let isEquality: Bool
    let rank: Double
    /// `nil` for a wish.
    let member: CoreMember?

    var isRequired: Bool { rank == LevelSolver.required }
  }

  /// What the solved columns are, in terms of parameters, and the parameters' faces.
  struct Solution {
    let elimination: Elimination
    let faces: [Face]
    /// A value for each parameter, in points; by column.
    let points: [Double]
  }

  private var elimination: Elimination
  private var rows: [Row] = []
  private var strongest: [TermsKey: Int] = [:]
  fileprivate static let required = Double.infinity
  /// Of taking in a statement, in multiplications.
  private static let cost = 256

  private init(columnCount: Int) { elimination = Elimination(columnCount: columnCount) }

  /// - Returns: `nil` if the required statements contradict each other.
  static func solve(
    _ statements: [Statement], wishes: [Statements.Wish], columnCount: Int, _ work: inout Work
  ) throws(NotAnalyzed) -> Solution? {
    try LevelSolver(statements, columnCount: columnCount, &work)?.solution(wishes: wishes, &work)
  }

  /// What several questions about the same statements share; `nil` if the required ones contradict each other.
  init?(
    _ statements: [Statement], columnCount: Int, _ work: inout Work
  ) throws(NotAnalyzed) {
    self.init(columnCount: columnCount)
    guard try takeIn(statements, &work) else { return nil }
  }

  /// The same with statements that are not required.
  func adding(
    optional statements: [Statement], _ work: inout Work
  ) throws(NotAnalyzed) -> LevelSolver {
    var solver = self
    _ = try solver.takeIn(statements, &work)
    return solver
  }

  /// - Returns: `nil` if the required statements contradict each other.
  func solution(
    wishes: [Statements.Wish], _ work: inout Work
  ) throws(NotAnalyzed) -> Solution? {
    let count = elimination.columnCount
    var faces: [Face] = []
    var points = Array(filledWith: 0.0, count: count)
    for (parameters, rows) in parts(beside: try wished(wishes, &work)) {
      guard let face = try face(parameters, rows, &work) else { return nil }
      for (parameter, value) in zip(face.parameters, face.point) { points[parameter] = value }
      faces.append(face)
    }
    return Solution(elimination: elimination, faces: faces, points: points)
  }

  /// The value of one column, in points, where wishes are followed as far as the statements allow.
  ///
  /// - Returns: `nil` if the required statements contradict each other where they bear on the column.
  func value(
    of column: Int, wished: [Row], _ work: inout Work
  ) throws(NotAnalyzed) -> Double? {
    let expression = elimination.expression(of: column)
    // No wish changes what equalities fix.
    guard !expression.terms.isEmpty else { return expression.constant }
    var points = Array(filledWith: 0.0, count: elimination.columnCount)
    var isKnown = Array(filledWith: false, count: elimination.columnCount)
    for term in expression.terms where !isKnown[term.column] {
      let (parameters, rows) = part(with: term.column, beside: wished)
      for parameter in parameters { isKnown[parameter] = true }
      guard let point = try point(parameters, rows, &work) else { return nil }
      for (parameter, value) in zip(parameters, point) { points[parameter] = value }
    }
    return elimination.value(of: column, at: points)
  }

  static func isFeasible(
    _ statements: [Statement], columnCount: Int, _ work: inout Work
  ) throws(NotAnalyzed) -> Bool {
    var solver = LevelSolver(columnCount: columnCount)
    guard try solver.takeIn(statements, &work) else { return false }
    for (parameters, rows) in solver.parts(beside: []) where !rows.isEmpty {
      if parameters.count == 1 {
        if BestRange(rows).isEmpty { return false }
        continue
      }
      guard try solver.tableau(parameters, rows, &work).1 else { return false }
    }
    return true
  }

  private mutating func takeIn(
    _ statements: [Statement], _ work: inout Work
  ) throws(NotAnalyzed) -> Bool {
    for statement in statements where statement.isRequired && statement.isEquality {
      try work.spend(Self.cost)
      guard try elimination.add(statement.expression, &work) else { return false }
    }
    for statement in statements where !(statement.isRequired && statement.isEquality) {
      let expression = try elimination.reduced(statement.expression, &work)
      try work.spend(Self.cost)
      guard !expression.terms.isEmpty else {
        if statement.isRequired, expression.constant < -SolverBounds.tolerance { return false }
        continue
      }
      let row = Row(
        expression: expression, isEquality: statement.isEquality,
        rank: statement.isRequired ? Self.required : statement.priority, member: statement.member)
      if statement.isRequired { addRequired(row) } else { rows.append(row) }
    }
    return true
  }

  /// What the wishes say of the parameters.
  private func wished(
    _ wishes: [Statements.Wish], _ work: inout Work
  ) throws(NotAnalyzed) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(wishes.count)
    for (index, wish) in wishes.enumerated() {
      if let row = try row(wish, after: index, &work) { rows.append(row) }
    }
    return rows
  }

  /// What a wish says of the parameters; `nil` if equalities fix what is wished for.
  ///
  /// - Parameter earlier: how many wishes there are before it.
  func row(
    _ wish: Statements.Wish, after earlier: Int, _ work: inout Work
  ) throws(NotAnalyzed) -> Row? {
    let expression = try elimination.reduced(
      SparseExpression(constant: -wish.value, terms: [.init(column: wish.column, factor: 1)]),
      &work)
    if expression.terms.isEmpty { return nil }
    // Chosen before all content, one after the other, or as weakly as a fitting size is.
    let rank = wish.isFitted ? 50 : 1e9 - Double(earlier)
    return Row(expression: expression, isEquality: true, rank: rank, member: nil)
  }

  /// Of required rows that differ in their constant only, the strongest is enough.
  private mutating func addRequired(_ row: Row) {
    var row = row
    row.expression.scale(by: 1 / abs(row.expression.terms[0].factor))
    let key = TermsKey(row.expression.terms)
    if let index = strongest[key] {
      if row.expression.constant < rows[index].expression.constant { rows[index] = row }
    } else {
      strongest[key] = rows.count
      rows.append(row)
    }
  }

  /// Groups of parameters that rows tie together, each with its rows; parameters that no row mentions are alone.
  private func parts(beside others: [Row]) -> [(parameters: [Int], rows: [Row])] {
    let columnCount = elimination.columnCount
    var groups = Groups(count: columnCount)
    for row in rows { groups.join(row.expression) }
    for row in others { groups.join(row.expression) }
    var parts: [(parameters: [Int], rows: [Row])] = []
    var places = Array(filledWith: -1, count: columnCount)
    for column in 0..<columnCount where !elimination.isExpressed(column) {
      let root = groups.leader(of: column)
      if places[root] < 0 {
        places[root] = parts.count
        parts.append(([column], []))
      } else {
        parts[places[root]].parameters.append(column)
      }
    }
    for row in rows {
      parts[places[groups.leader(of: row.expression.terms[0].column)]].rows.append(row)
    }
    for row in others {
      parts[places[groups.leader(of: row.expression.terms[0].column)]].rows.append(row)
    }
    return parts
  }

  /// The parameters that rows tie to one of them, and these rows.
  private func part(with parameter: Int, beside others: [Row]) -> ([Int], [Row]) {
    var isReached = Array(filledWith: false, count: elimination.columnCount)
    let all = rows + others
    var isTaken = Array(filledWith: false, count: all.count)
    isReached[parameter] = true
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for index in all.indices where !isTaken[index] {
        guard all[index].expression.terms.contains(where: { isReached[$0.column] }) else {
          continue
        }
        isTaken[index] = true
        for term in all[index].expression.terms where !isReached[term.column] {
          isReached[term.column] = true
          hasGrown = true
        }
      }
    }
    return (
      isReached.indices.filter { isReached[$0] },
      all.indices.filter { isTaken[$0] }.map { all[$0] }
    )
  }

  /// The program of a part at its best for the required rows, the rows in its order, and whether they hold.
  private func tableau(
    _ parameters: [Int], _ rows: [Row], _ work: inout Work
  ) throws(NotAnalyzed) -> (Tableau, Bool, [Row]) {
    guard rows.count <= SolverBounds.maximumRows else { throw .tooLarge }
    var places = Array(filledWith: 0, count: elimination.columnCount)
    for (index, parameter) in parameters.enumerated() { places[parameter] = index }
    // Wishes and strong equalities likely hold in the end; starting from them saves steps.
    let order = rows.indices.sorted { left, right in
      if rows[left].isEquality != rows[right].isEquality { return rows[left].isEquality }
      let (first, second) = (rows[left].rank, rows[right].rank)
      return first == second ? left < right : first > second
    }
    let ordered = order.map { rows[$0] }
    var tableau = try Tableau(
      ordered, parameterCount: parameters.count, places: places, &work)
    tableau.setObjective(violations(ordered, rank: Self.required, parameters.count))
    _ = try tableau.minimize(&work)
    let holds = tableau.cost <= SolverBounds.tolerance
    tableau.restrictToMinimum()
    return (tableau, holds, ordered)
  }

  /// The variables whose sum is the violation of the rows of a rank.
  private func violations(_ rows: [Row], rank: Double, _ parameterCount: Int) -> [Int] {
    var variables: [Int] = []
    variables.reserveCapacity(2 * rows.count)
    for index in rows.indices where rows[index].rank == rank {
      if rows[index].isEquality {
        variables.append(Tableau.surplus(of: index, parameterCount: parameterCount))
      }
      variables.append(Tableau.shortfall(of: index, parameterCount: parameterCount))
    }
    return variables
  }

  private func violations(_ rows: [Row], _ index: Int, _ parameterCount: Int) -> [Int] {
    let shortfall = Tableau.shortfall(of: index, parameterCount: parameterCount)
    guard rows[index].isEquality else { return [shortfall] }
    return [Tableau.surplus(of: index, parameterCount: parameterCount), shortfall]
  }

  private func face(
    _ parameters: [Int], _ rows: [Row], _ work: inout Work
  ) throws(NotAnalyzed) -> Face? {
    if parameters.count == 1 {
      if rows.isEmpty { return Face(free: parameters[0]) }
      try work.spend(rows.count)
      if let value = BestRange(rows).only { return Face(parameters: parameters, at: [value]) }
    }
    guard let best = try best(parameters, rows, &work) else { return nil }
    let count = parameters.count
    let pulls = best.rows.indices.compactMap { index in
      best.rows[index].member.flatMap { member in
        best.rows[index].rank == Self.required
          ? nil : (member, violations(best.rows, index, count))
      }
    }
    return best.tableau.face(parameters: parameters, point: best.point, pulls: pulls)
  }

  /// Those of optional rows, from the highest one down.
  static func ranks(of rows: [Row]) -> [Double] {
    var ranks: [Double] = []
    for row in rows where !row.isRequired && !ranks.contains(row.rank) { ranks.append(row.rank) }
    return ranks.sorted(by: >)
  }

  /// A best value for each parameter of a part, in points; `nil` if there is none.
  private func point(
    _ parameters: [Int], _ rows: [Row], _ work: inout Work
  ) throws(NotAnalyzed) -> [Double]? {
    if parameters.count == 1, !rows.isEmpty {
      try work.spend(rows.count)
      if let value = BestRange(rows).only { return [value] }
    }
    return try best(parameters, rows, &work)?.point
  }

  /// The program of a part, restricted to its best solutions, and a point inside; `nil` if there is none.
  private func best(
    _ parameters: [Int], _ rows: [Row], _ work: inout Work
  ) throws(NotAnalyzed) -> (tableau: Tableau, rows: [Row], point: [Double])? {
    var (tableau, holds, rows) = try tableau(parameters, rows, &work)
    guard holds else { return nil }
    let count = parameters.count
    for rank in Self.ranks(of: rows) {
      if tableau.isSettled { break }
      tableau.setObjective(violations(rows, rank: rank, count))
      _ = try tableau.minimize(&work)
      tableau.restrictToMinimum()
    }
    // Restricts the program further.
    let point = try tableau.innerPoint(&work)
    return (tableau, rows, point)
  }
}

/// The terms of a row, to find rows that differ in their constant only.
private struct TermsKey: Hashable, NumberKey {
  let terms: [SparseExpression.Term]
  let number: Int

  init(_ terms: [SparseExpression.Term]) {
    self.terms = terms
    number = terms.reduce(0) { hash, term in
      hash &* 31 &+ term.column &+ Int(truncatingIfNeeded: term.factor.bitPattern >> 20)
    }
  }
}
