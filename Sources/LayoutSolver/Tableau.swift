/// A linear program as a dictionary: each basic variable is a sum over the nonbasic ones, which are 0.
///
/// Variables are the parameters, which may have any sign, then for each row of the program its surplus and its
/// shortfall, both at least 0: `row = surplus - shortfall`.
struct Tableau {
  let parameterCount: Int
  let variableCount: Int
  private(set) var basic: [Int] = []
  private(set) var nonbasic: [Int] = []
  private(set) var constants: [Double] = []
  private var cells: [Double] = []
  private var stride: Int
  private var objective: [Double] = []
  private(set) var cost = 0.0
  /// By variable; all false but while an objective is set.
  private var isWanted: [Bool] = []

  static func surplus(of row: Int, parameterCount: Int) -> Int { parameterCount + 2 * row }
  static func shortfall(of row: Int, parameterCount: Int) -> Int { parameterCount + 2 * row + 1 }

  /// Rows come in the order in which they should hold exactly at the start.
  ///
  /// - Parameter places: by column of the problem, which parameter it is, counted from 0.
  init(
    _ rows: [LevelSolver.Row], parameterCount: Int, places: [Int], _ work: inout Work
  ) throws(NotAnalyzed) {
    self.parameterCount = parameterCount
    variableCount = parameterCount + 2 * rows.count
    stride = parameterCount
    nonbasic = Array(0..<parameterCount)
    cells = Array(filledWith: 0, count: rows.count * stride)
    try work.spend(cells.count)
    basic.reserveCapacity(rows.count)
    constants.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      basic.append(Self.surplus(of: index, parameterCount: parameterCount))
      constants.append(row.expression.constant)
      for term in row.expression.terms {
        cells[index * stride + places[term.column]] = term.factor
      }
    }
    isWanted = Array(filledWith: false, count: variableCount)
    objective = Array(filledWith: 0, count: stride)
    try makeParametersBasic(&work)
    try addShortfalls(rows, &work)
  }

  private mutating func makeParametersBasic(_ work: inout Work) throws(NotAnalyzed) {
    for row in basic.indices {
      var best: Int?
      var largest = SolverBounds.factorTolerance
      for column in 0..<parameterCount where nonbasic[column] < parameterCount {
        let size = abs(cells[row * stride + column])
        if size > largest {
          largest = size
          best = column
        }
      }
      if let best { try pivot(row, best, &work) }
    }
  }

  /// Gives rows that need not hold, or do not at the start, their shortfalls, and makes all variables at least 0.
  ///
  /// What is required and holds at the start is never given up, so that it needs no shortfall.
  private mutating func addShortfalls(
    _ rows: [LevelSolver.Row], _ work: inout Work
  ) throws(NotAnalyzed) {
    // By column the parameter, or behind all parameters the row, that it belonged to at the start. The last of what is
    // left takes the place of one that is not needed, as if all had been there.
    var origins = Array(0..<parameterCount + rows.count)
    var isViolated = Array(filledWith: false, count: rows.count)
    for row in rows.indices.reversed() {
      if basic[row] >= parameterCount, constants[row] < 0 {
        isViolated[row] = constants[row] <= -SolverBounds.tolerance
        if !isViolated[row] { constants[row] = 0 }
      }
      guard rows[row].isRequired, !isViolated[row] else { continue }
      origins[parameterCount + row] = origins[origins.count - 1]
      origins.removeLast()
    }
    let shortfalls = origins.dropFirst(parameterCount).map { $0 - parameterCount }
    if shortfalls.isEmpty { return }
    try work.spend(origins.count * rows.count)
    addColumns(forShortfallsOf: shortfalls)
    for (index, row) in shortfalls.enumerated() where isViolated[row] {
      try pivot(row, parameterCount + index, &work)
    }
  }

  /// Adds columns for the shortfalls of rows: where a surplus is not basic, its shortfall has the same column with other
  /// signs, else it stands in its own row only.
  private mutating func addColumns(forShortfallsOf rows: [Int]) {
    var columnOfSurplus = Array(filledWith: -1, count: basic.count)
    for (column, variable) in nonbasic.enumerated() where variable >= parameterCount {
      columnOfSurplus[(variable - parameterCount) / 2] = column
    }
    let old = cells
    let width = parameterCount + rows.count
    cells = Array(filledWith: 0, count: basic.count * width)
    for row in basic.indices {
      let (from, to) = (row * stride, row * width)
      for column in 0..<parameterCount { cells[to + column] = old[from + column] }
    }
    for (index, source) in rows.enumerated() {
      let column = parameterCount + index
      nonbasic.append(Self.shortfall(of: source, parameterCount: parameterCount))
      let surplus = columnOfSurplus[source]
      if surplus < 0 {
        cells[source * width + column] = 1
      } else {
        for row in basic.indices { cells[row * width + column] = -old[row * stride + surplus] }
      }
    }
    stride = width
    objective = Array(filledWith: 0, count: width)
  }

  func isFree(_ variable: Int) -> Bool { variable < parameterCount }

  func factor(_ row: Int, _ column: Int) -> Double { cells[row * stride + column] }

  private mutating func remove(_ column: Int) {
    let last = nonbasic.count - 1
    if column != last {
      nonbasic[column] = nonbasic[last]
      objective[column] = objective[last]
      for row in basic.indices { cells[row * stride + column] = cells[row * stride + last] }
    }
    nonbasic.removeLast()
  }

  mutating func pivot(_ row: Int, _ column: Int, _ work: inout Work) throws(NotAnalyzed) {
    let count = nonbasic.count
    let start = row * stride
    let inverse = 1 / cells[start + column]
    let constant = -constants[row] * inverse
    constants[row] = constant
    for other in 0..<count { cells[start + other] *= -inverse }
    cells[start + column] = inverse
    var steps = count
    for other in basic.indices where other != row {
      let place = other * stride
      let factor = cells[place + column]
      guard factor != 0 else { continue }
      steps += count
      cells[place + column] = 0
      for index in 0..<count {
        let sum = cells[place + index] + factor * cells[start + index]
        cells[place + index] = abs(sum) < 1e-12 ? 0 : sum
      }
      constants[other] += factor * constant
      if abs(constants[other]) < SolverBounds.factorTolerance { constants[other] = 0 }
    }
    let factor = objective[column]
    if factor != 0 {
      objective[column] = 0
      for index in 0..<count { objective[index] += factor * cells[start + index] }
      cost += factor * constant
    }
    swap(&basic[row], &nonbasic[column])
    try work.spend(steps)
  }
}

// MARK: - Minimising

extension Tableau {
  /// What to minimise: the sum of these variables.
  mutating func setObjective(_ variables: [Int], sign: Double = 1) {
    for variable in variables { isWanted[variable] = true }
    cost = 0
    for column in nonbasic.indices { objective[column] = isWanted[nonbasic[column]] ? sign : 0 }
    for row in basic.indices where isWanted[basic[row]] {
      cost += sign * constants[row]
      for column in nonbasic.indices {
        objective[column] += sign * cells[row * stride + column]
      }
    }
    for variable in variables { isWanted[variable] = false }
  }

  /// Whether all best solutions found so far agree but for the parameters.
  var isSettled: Bool { nonbasic.allSatisfy(isFree) }

  /// Walks to a minimum of the objective; the column along which there is none, if so.
  ///
  /// - Returns: `nil` at a minimum.
  mutating func minimize(_ work: inout Work) throws(NotAnalyzed) -> Int? {
    var stalls = 0
    while let column = entering(afterStalls: stalls) {
      guard let row = leaving(column) else { return column }
      stalls = constants[row] > SolverBounds.tolerance ? 0 : stalls + 1
      try pivot(row, column, &work)
    }
    return nil
  }

  /// The steepest column, or, where steps have led nowhere for long, the first by name, which cannot cycle.
  private func entering(afterStalls stalls: Int) -> Int? {
    var best: Int?
    var slope = -SolverBounds.factorTolerance
    for column in nonbasic.indices where !isFree(nonbasic[column]) {
      if stalls > 2 * basic.count {
        guard objective[column] < -SolverBounds.factorTolerance else { continue }
        if let best, nonbasic[best] < nonbasic[column] { continue }
        best = column
      } else if objective[column] < slope {
        slope = objective[column]
        best = column
      }
    }
    return best
  }

  /// The row whose variable is first to reach 0 when the column's grows.
  private func leaving(_ column: Int) -> Int? {
    var best: Int?
    var shortest = Double.infinity
    for row in basic.indices where !isFree(basic[row]) {
      let factor = cells[row * stride + column]
      guard factor < -SolverBounds.factorTolerance else { continue }
      let length = max(0, constants[row]) / -factor
      if let leader = best, length > shortest - 1e-12 {
        guard length < shortest + 1e-12, basic[row] < basic[leader] else { continue }
      }
      best = row
      shortest = min(length, shortest)
    }
    return best
  }

  /// How far the column's variable can grow; infinite if nothing stops it.
  func reach(_ column: Int) -> Double {
    guard let row = leaving(column) else { return .infinity }
    return max(0, constants[row]) / -cells[row * stride + column]
  }

  /// After a minimum: keeps only what has that minimum too.
  mutating func restrictToMinimum() {
    for column in nonbasic.indices.reversed()
    where !isFree(nonbasic[column]) && objective[column] > SolverBounds.factorTolerance {
      remove(column)
    }
  }

  /// The value of each variable where the column's has the value `length`.
  func values(column: Int? = nil, length: Double = 0) -> [Double] {
    var values = Array(filledWith: 0.0, count: variableCount)
    for row in basic.indices { values[basic[row]] = constants[row] }
    guard let column else { return values }
    values[nonbasic[column]] = length
    for row in basic.indices { values[basic[row]] += length * cells[row * stride + column] }
    return values
  }
}
