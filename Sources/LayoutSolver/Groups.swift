/// Numbers from 0 on, of which some are joined to groups.
struct Groups {
  private var leaders: [Int]

  /// Each number is a group of its own.
  init(count: Int) { leaders = Array(0..<count) }

  /// The smallest number of the group.
  mutating func leader(of number: Int) -> Int {
    var number = number
    while leaders[number] != number {
      leaders[number] = leaders[leaders[number]]
      number = leaders[number]
    }
    return number
  }

  /// Makes one group of the two that the numbers are in.
  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (leader(of: one), leader(of: other))
    if first < second { leaders[second] = first } else { leaders[first] = second }
  }

  /// Makes one group of those that the columns of an expression are in.
  mutating func join(_ expression: SparseExpression) {
    guard let first = expression.terms.first?.column else { return }
    for index in expression.terms.indices.dropFirst() {
      join(first, expression.terms[index].column)
    }
  }
}

extension Array {
  /// The same as `Array(repeating:count:)`, which for numbers is one that the standard library keeps: it looks its type
  /// up at each call, and that takes longer than filling the short arrays of a layout.
  init(filledWith value: Element, count: Int) {
    unsafe self.init(unsafeUninitializedCapacity: count) { elements, initialized in
      unsafe elements.initialize(repeating: value)
      initialized = count
    }
  }
}
