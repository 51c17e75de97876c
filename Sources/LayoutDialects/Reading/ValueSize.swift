extension Value {
  /// How many parts of a value are counted.
  static let maximumParts = 2_048

  /// How many parts a value has, each as often as it occurs: `[row, row]` has those of `row` twice. Counting ends a little
  /// above ``maximumParts``: forty lines of `let rows = [rows, rows]` make more parts than can be counted.
  var parts: Int {
    switch self {
    case .list, .tuple, .dictionary, .choice, .string:
      var count = 0
      addParts(to: &count, atMost: Self.maximumParts)
      return count
    default: return 1
    }
  }

  /// Whether a value holds views, constraints or code, or may. So much of a long list is looked at that one of plain data
  /// is told from others.
  var mayHoldLayout: Bool {
    var left = 16 * Self.maximumParts
    return mayHoldLayout(&left)
  }

  private func addParts(to count: inout Int, atMost limit: Int) {
    count += 1
    switch self {
    case .list(let elements, _):
      for element in elements where count <= limit { element.addParts(to: &count, atMost: limit) }
    case .tuple(let elements):
      for element in elements where count <= limit {
        element.value.addParts(to: &count, atMost: limit)
      }
    case .dictionary(let dictionary):
      for entry in dictionary.entries.values where count <= limit {
        entry.value.addParts(to: &count, atMost: limit)
      }
    case .choice(let choice):
      for option in choice.options where count <= limit {
        option.value.addParts(to: &count, atMost: limit)
      }
    case .string(let text): text.addParts(to: &count, atMost: limit)
    default: break
    }
  }

  private func mayHoldLayout(_ left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return true }
    switch self {
    case .number, .string, .boolean, .symbol, .nothing, .keyPath: return false
    case .list(let elements, _): return elements.contains { $0.mayHoldLayout(&left) }
    case .tuple(let elements): return elements.contains { $0.value.mayHoldLayout(&left) }
    case .dictionary(let dictionary):
      return dictionary.entries.values.contains { $0.value.mayHoldLayout(&left) }
    default: return true
    }
  }
}

extension StringValue {
  fileprivate func addParts(to count: inout Int, atMost limit: Int) {
    for piece in pieces where count <= limit {
      count += 1
      switch piece {
      case .literal(_, _, _, let interpolations):
        for text in interpolations where count <= limit { text.addParts(to: &count, atMost: limit) }
      case .choice(_, _, let then, let otherwise):
        then.addParts(to: &count, atMost: limit)
        otherwise.addParts(to: &count, atMost: limit)
      case .text, .number: break
      }
    }
  }
}
