/// Columns expressed by others through equalities, kept so that no expression mentions an expressed column.
struct Elimination {
  private var definitions: [SparseExpression?]
  /// For each column that stays, the columns whose definitions mention it, or did, and how many they are.
  private var users: LinkedLists

  var columnCount: Int { definitions.count }

  init(columnCount: Int) {
    definitions = Array(filledWith: nil, count: columnCount)
    users = LinkedLists(count: columnCount)
  }

  func isExpressed(_ column: Int) -> Bool { definitions[column] != nil }

  /// The column in terms of the columns that stay.
  func expression(of column: Int) -> SparseExpression {
    definitions[column] ?? SparseExpression(terms: [.init(column: column, factor: 1)])
  }

  /// The column's value where the columns that stay have the values `points`.
  func value(of column: Int, at points: [Double]) -> Double {
    guard let definition = definitions[column] else { return points[column] }
    return definition.terms.reduce(definition.constant) { $0 + $1.factor * points[$1.column] }
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
    for term in row.terms { users.add(pivot, to: term.column) }
    var next = users.first(of: pivot)
    while let (user, following) = users.element(next) {
      next = following
      guard let share = definitions[user]?.factor(of: pivot), share != 0,
        var definition = definitions[user]
      else { continue }
      // Else it would be copied.
      definitions[user] = nil
      try work.spend(1 + definition.terms.count + row.terms.count)
      definition.removeTerm(of: pivot)
      definition.add(share, times: row)
      definitions[user] = definition
      for term in row.terms { users.add(user, to: term.column) }
    }
    users.removeAll(of: pivot)
    definitions[pivot] = row
    return true
  }

  /// The column to express: used least, so that chains cost little, but with no small factor, for accuracy.
  private func pivot(of row: SparseExpression, below limit: Int) -> Int? {
    var largest = 0.0
    for term in row.terms where term.column < limit { largest = max(largest, abs(term.factor)) }
    var best: Int?
    for term in row.terms where term.column < limit && abs(term.factor) >= largest / 4 {
      if let best, users.count(of: best) <= users.count(of: term.column) { continue }
      best = term.column
    }
    return best
  }
}

/// A list of numbers for each of some numbers, all in one array: most are short.
private struct LinkedLists {
  private var elements: [(number: Int, next: Int)] = []
  /// The place of each list's last element; -1 where it is empty.
  private var heads: [Int]
  private var counts: [Int]

  init(count: Int) {
    heads = Array(filledWith: -1, count: count)
    counts = Array(filledWith: 0, count: count)
  }

  func count(of list: Int) -> Int { counts[list] }

  func first(of list: Int) -> Int { heads[list] }

  /// The number at a place, and the place of the next one; `nil` at the end.
  func element(_ place: Int) -> (number: Int, next: Int)? { place < 0 ? nil : elements[place] }

  mutating func add(_ number: Int, to list: Int) {
    elements.append((number, heads[list]))
    heads[list] = elements.count - 1
    counts[list] += 1
  }

  mutating func removeAll(of list: Int) {
    heads[list] = -1
    counts[list] = 0
  }
}
