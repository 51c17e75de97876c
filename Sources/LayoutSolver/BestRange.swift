/// The best values of a parameter that no statement ties to another one.
///
/// Three parts of a layout in four have a single parameter: for them the levels need no program.
struct BestRange {
  private var lower = -Double.infinity
  private var upper = Double.infinity
  /// Whether the required rows leave a value.
  private(set) var isEmpty = false

  /// - Parameter rows: with one term each.
  init(_ rows: [LevelSolver.Row]) {
    for row in rows where row.isRequired { require(row) }
    guard lower <= upper else {
      isEmpty = lower - upper > SolverBounds.tolerance
      lower = (lower + upper) / 2
      upper = lower
      return
    }
    guard lower < upper else { return }
    for rank in LevelSolver.ranks(of: rows) where lower < upper {
      follow(rows.filter { $0.rank == rank })
    }
  }

  /// The only best value, in points; `nil` if there are several or none.
  var only: Double? {
    guard !isEmpty, upper - lower <= SolverBounds.tolerance else { return nil }
    return (lower + upper) / 2
  }

  private mutating func require(_ row: LevelSolver.Row) {
    if row.isEquality || row.factor > 0 { lower = max(lower, row.root) }
    if row.isEquality || row.factor < 0 { upper = min(upper, row.root) }
  }

  /// Keeps the values at which the sum of the rows' violations is least: it falls up to the first of them, and
  /// grows from the last one on.
  private mutating func follow(_ rows: [LevelSolver.Row]) {
    var slope = 0.0
    for row in rows where row.isEquality || row.factor > 0 { slope -= abs(row.factor) }
    var first = slope < -SolverBounds.factorTolerance ? Double.infinity : -Double.infinity
    var last = Double.infinity
    for row in rows.sorted(by: { $0.root < $1.root }) {
      slope += abs(row.factor) * (row.isEquality ? 2 : 1)
      if slope >= -SolverBounds.factorTolerance { first = min(first, row.root) }
      guard slope <= SolverBounds.factorTolerance else {
        last = row.root
        break
      }
    }
    (lower, upper) = (min(max(lower, first), upper), max(min(upper, last), lower))
  }
}

extension LevelSolver.Row {
  fileprivate var factor: Double { expression.terms[0].factor }
  /// Where the row is 0, in points.
  fileprivate var root: Double { -expression.constant / factor }
}
