/// Columns expressed by others through equalities, kept so that no expression mentions an expressed column.
struct Elimination {
  private var definitions: [SparseExpression?]
  /// For each column that stays, the columns whose definitions mention it, or did.
  private var users: [[Int]]

  var columnCount: Int { definitions.count }

  init(columnCount: Int) {
    definitions = Array(repeating: nil, count: columnCount)
    users = Array(repeating: [], count: columnCount)
  }

  func isExpressed(_ column: Int) -> Bool { definitions[column] != nil }

  /// The column in terms of the columns that stay.
  func expression(of column: Int) -> SparseExpression {
    definitions[column] ?? SparseExpression(terms: [.init(column: column, factor: 1)])
  }

  func reduced(
    _ expression: SparseExpression, _ work: inout Work
  ) throws(NotAnalyzed) -> SparseExpression {
    guard expression.terms.contains(where: { definitions[$0.column] != nil }) else {
      return expression
    }
    var sum = SparseExpression(constant: expression.constant)
    sum.terms.reserveCapacity(4)
    for term in expression.terms {
      guard let definition = definitions[term.column] else {
        sum.add(term.factor, column: term.column)
        continue
      }
      try work.spend(1 + sum.terms.count + definition.terms.count)
      sum.add(term.factor, times: definition)
    }
    return sum
  }

  /// Takes in `expression == 0`; false if that contradicts what was taken in before.
  ///
  /// Columns from `limit` on always stay.
  mutating func add(
    _ expression: SparseExpression, below limit: Int = .max, _ work: inout Work
  ) throws(NotAnalyzed) -> Bool {
    var row = try reduced(expression, &work)
    guard let pivot = pivot(of: row, below: limit) else {
      return abs(row.constant) <= SolverBounds.tolerance
    }
    let factor = row.factor(of: pivot)
    row.removeTerm(of: pivot)
    row.scale(by: -1 / factor)
    for term in row.terms { users[term.column].append(pivot) }
    for user in users[pivot] {
      guard let share = definitions[user]?.factor(of: pivot), share != 0,
        var definition = definitions[user]
      else { continue }
      // Else it would be copied.
      definitions[user] = nil
      try work.spend(1 + definition.terms.count + row.terms.count)
      definition.removeTerm(of: pivot)
      definition.add(share, times: row)
      definitions[user] = definition
      for term in row.terms { users[term.column].append(user) }
    }
    users[pivot] = []
    definitions[pivot] = row
    return true
  }

  /// The column to express: used least, so that chains cost little, but with no small factor, for accuracy.
  private func pivot(of row: SparseExpression, below limit: Int) -> Int? {
    var largest = 0.0
    for term in row.terms where term.column < limit { largest = max(largest, abs(term.factor)) }
    var best: Int?
    for term in row.terms where term.column < limit && abs(term.factor) >= largest / 4 {
      if let best, users[best].count <= users[term.column].count { continue }
      best = term.column
    }
    return best
  }
}
