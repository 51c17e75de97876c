/// `constant + Σ factor × column`: columns ascend, and no factor is 0.
struct SparseExpression {
  struct Term: Hashable {
    var column: Int
    var factor: Double
  }

  var constant = 0.0
  var terms: [Term] = []

  func factor(of column: Int) -> Double {
    for term in terms where term.column == column { return term.factor }
    return 0
  }

  mutating func removeTerm(of column: Int) {
    if let index = terms.firstIndex(where: { $0.column == column }) { terms.remove(at: index) }
  }

  mutating func scale(by factor: Double) {
    if factor == 1 { return }
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// Adds `factor × column`.
  mutating func add(_ factor: Double, column: Int) {
    var index = terms.count
    while index > 0, terms[index - 1].column >= column { index -= 1 }
    if index < terms.count, terms[index].column == column {
      terms[index].factor += factor
      if abs(terms[index].factor) < SolverBounds.factorTolerance { terms.remove(at: index) }
    } else if abs(factor) >= SolverBounds.factorTolerance {
      // `insert` takes several times as long for the few terms that there are.
      terms.append(Term(column: column, factor: factor))
      var place = terms.count - 1
      while place > index {
        terms.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Adds `factor × other`.
  mutating func add(_ factor: Double, times other: SparseExpression) {
    constant += factor * other.constant
    guard !other.terms.isEmpty else { return }
    if terms.isEmpty, factor == 1 {
      terms = other.terms
      return
    }
    if other.terms.count == 1 {
      return add(factor * other.terms[0].factor, column: other.terms[0].column)
    }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].column < term.column {
        sum.append(terms[index])
        index += 1
      }
      var total = term.factor * factor
      if index < terms.count, terms[index].column == term.column {
        total += terms[index].factor
        index += 1
      }
      if abs(total) >= SolverBounds.factorTolerance {
        sum.append(Term(column: term.column, factor: total))
      }
    }
    sum += terms[index...]
    terms = sum
  }
}

/// Counts what a problem costs, and ends it when that is too much.
struct Work {
  private var done = 0

  mutating func spend(_ steps: Int) throws(NotAnalyzed) {
    done += steps
    guard done <= SolverBounds.maximumWork else { throw .tooMuchWork }
  }
}
