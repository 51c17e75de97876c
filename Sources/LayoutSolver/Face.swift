/// All best solutions of one part of a problem: a point inside, and the directions in which it extends.
///
/// Parts share no parameter, so that they are solved one by one.
struct Face {
  /// An optional statement, and how its violation changes along each direction.
  struct Pull {
    let member: CoreMember
    let change: [Double]
  }

  /// Columns of the problem that stay after elimination.
  let parameters: [Int]
  /// A value for each parameter, in points; in the middle of the face rather than at its border.
  let point: [Double]
  /// For each parameter its factor for each direction.
  let directions: [[Double]]
  let directionCount: Int
  let pulls: [Pull]
  /// For each variable that must not be negative its value at the point and its factor for each direction.
  let limits: [(value: Double, change: [Double])]

  /// How far the point can go along a sum of the directions, at most `limit`.
  func reach(_ weights: [Double], atMost limit: Double) -> Double {
    var reach = limit
    for (value, change) in limits {
      var slope = 0.0
      for index in weights.indices { slope += weights[index] * change[index] }
      if slope < -SolverBounds.factorTolerance { reach = min(reach, max(0, value) / -slope) }
    }
    return reach
  }
}

extension Face {
  /// That of a parameter that nothing ties: any value is as good.
  init(free parameter: Int) {
    self.init(
      parameters: [parameter], point: [0], directions: [[1]], directionCount: 1, pulls: [],
      limits: [])
  }

  /// That of parameters with one best value each.
  init(parameters: [Int], at point: [Double]) {
    self.init(
      parameters: parameters, point: point, directions: parameters.map { _ in [] },
      directionCount: 0, pulls: [], limits: [])
  }
}

extension Tableau {
  /// Restricts the program until what is left can all be positive at once, and gives a point where it is.
  ///
  /// The average of points of a face lies where each variable is positive that is so at one of them.
  mutating func innerPoint(_ work: inout Work) throws(NotAnalyzed) -> [Double] {
    var isSettled = (0..<variableCount).map { isFree($0) }
    var sum = Array(filledWith: 0.0, count: variableCount)
    var count = 0.0
    func record(_ values: [Double]) {
      count += 1
      for (variable, value) in values.enumerated() {
        sum[variable] += value
        if value > SolverBounds.tolerance { isSettled[variable] = true }
      }
    }
    record(values())
    while true {
      for column in nonbasic.indices where !isSettled[nonbasic[column]] {
        let length = min(reach(column), Self.stride)
        if length > SolverBounds.tolerance { record(values(column: column, length: length)) }
        try work.spend(basic.count)
      }
      // Each variable is one of them, but for those that were removed, which are 0.
      var next: Int?
      for variable in nonbasic where !isSettled[variable] { next = min(next ?? variable, variable) }
      for variable in basic where !isSettled[variable] { next = min(next ?? variable, variable) }
      guard let variable = next else { break }
      setObjective([variable], sign: -1)
      if let column = try minimize(&work) {
        record(values(column: column, length: Self.stride))
      } else if cost < -SolverBounds.tolerance {
        record(values())
      } else {
        restrictToMinimum()
      }
      isSettled[variable] = true
    }
    return sum.map { $0 / count }
  }

  /// How far an inner point goes along what has no end, in points.
  private static var stride: Double { 16 }

  func face(parameters: [Int], point: [Double], pulls: [(CoreMember, [Int])]) -> Face {
    // A column of a parameter that no row mentions is a direction as well.
    let columns = Array(nonbasic.indices)
    var changes = Array(filledWith: [Double]?.none, count: variableCount)
    for (index, column) in columns.enumerated() {
      var unit = Array(filledWith: 0.0, count: columns.count)
      unit[index] = 1
      changes[nonbasic[column]] = unit
    }
    for row in basic.indices {
      changes[basic[row]] = columns.map { column in
        let factor = factor(row, column)
        return abs(factor) < SolverBounds.factorTolerance ? 0 : factor
      }
    }
    let still = Array(filledWith: 0.0, count: columns.count)
    let limits = (parameterCount..<variableCount).compactMap { variable in
      changes[variable].map { (value: point[variable], change: $0) }
    }
    return Face(
      parameters: parameters, point: Array(point[..<parameterCount]),
      directions: (0..<parameterCount).map { changes[$0] ?? still },
      directionCount: columns.count,
      pulls: pulls.compactMap { member, variables in
        var sum = still
        for variable in variables {
          for (index, change) in (changes[variable] ?? still).enumerated() { sum[index] += change }
        }
        return sum.contains { abs($0) > SolverBounds.factorTolerance }
          ? Face.Pull(member: member, change: sum) : nil
      },
      limits: limits)
  }
}
