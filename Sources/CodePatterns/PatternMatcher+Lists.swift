import LightSyntax
import SwiftTokens

/// What stands in a row, in a pattern or in code.
enum CodeList {
  /// Of a call, a subscript, a tuple or a macro.
  case arguments(ListSlice)
  /// Of an array or a dictionary literal; in a dictionary, two are one.
  case elements(ListSlice, step: Int)
  case conditions(ListSlice)
  case statements(ListSlice)

  var slice: ListSlice {
    switch self {
    case .arguments(let slice), .elements(let slice, _), .conditions(let slice),
      .statements(let slice):
      slice
    }
  }

  /// By how many elements a hole for a list grows.
  var step: Int {
    switch self {
    case .arguments, .conditions, .statements: 1
    case .elements(_, let step): step
    }
  }
}

extension PatternMatcher {
  /// Whether two lists match: element by element, and where the pattern has a hole for a list, any number of them.
  ///
  /// Such a hole takes as few elements as it can: what follows it in the pattern is found where it first fits.
  mutating func matches(_ list: CodeList, _ found: CodeList) -> Bool {
    let (count, foundCount) = (Int(list.slice.count), Int(found.slice.count))
    var (index, foundIndex) = (0, 0)
    /// The elements that each hole for a list takes, in their order.
    var taken: [(hole: Int, elements: Range<Int>)] = []
    /// Where the last of them stands in the pattern, and what the other holes held when it started.
    var last: (index: Int, contents: [HoleContent?])?
    while foundIndex < foundCount {
      if index < count, let hole = listHole(list, index) {
        taken.append((hole, foundIndex..<foundIndex))
        last = (index, contents)
        index += 1
        continue
      }
      if index < count {
        let before = contents
        if matches(list, index, found, foundIndex) {
          index += 1
          foundIndex += 1
          continue
        }
        contents = before
      }
      // What follows the last such hole does not fit here: it takes one more.
      guard let back = last, let open = taken.popLast() else { return false }
      let end = open.elements.upperBound + found.step
      guard end <= foundCount else { return false }
      taken.append((open.hole, open.elements.lowerBound..<end))
      contents = back.contents
      index = back.index + 1
      foundIndex = end
    }
    while index < count, let hole = listHole(list, index) {
      taken.append((hole, foundCount..<foundCount))
      index += 1
    }
    guard index == count else { return false }
    for (hole, elements) in taken {
      guard fill(hole, HoleContent(span(of: found, elements))) else { return false }
    }
    return true
  }

  /// The hole for a list that an element of the pattern is.
  private func listHole(_ list: CodeList, _ index: Int) -> Int? {
    let place = Int(list.slice.start) + index
    let expression: ExpressionID
    switch list {
    case .arguments:
      guard wanted.arguments[place].label < 0 else { return nil }
      expression = wanted.arguments[place].value
    case .elements: expression = wanted.elements[place]
    case .conditions:
      guard case .expression(let id) = wanted.conditions[place] else { return nil }
      expression = id
    case .statements:
      guard case .expression(let id) = wanted[wanted.statementLists[place]].kind else { return nil }
      expression = id
    }
    guard let hole = pattern.hole(expression), pattern.holes[hole].isList else { return nil }
    return hole
  }

  private mutating func matches(
    _ list: CodeList, _ index: Int, _ found: CodeList, _ foundIndex: Int
  ) -> Bool {
    let place = Int(list.slice.start) + index
    let other = Int(found.slice.start) + foundIndex
    switch list {
    case .arguments: return matches(wanted.arguments[place], code.arguments[other])
    case .elements: return matches(wanted.elements[place], code.elements[other])
    case .conditions: return matches(wanted.conditions[place], code.conditions[other])
    case .statements:
      return matches(wanted.statementLists[place], code[code.statementLists[other]])
    }
  }

  /// The tokens of some elements; `nil` for none.
  private func span(of list: CodeList, _ elements: Range<Int>) -> TokenSpan? {
    guard let first = elements.first, let last = elements.last else { return nil }
    let start = Int(list.slice.start)
    let (one, other) = (span(of: list, at: start + first), span(of: list, at: start + last))
    return TokenSpan(Int(one.first), Int(other.last))
  }

  private func span(of list: CodeList, at index: Int) -> TokenSpan {
    switch list {
    case .arguments: return code.arguments[index].span
    case .elements: return code[code.elements[index]].span
    case .statements: return code[code.statementLists[index]].span
    case .conditions:
      switch code.conditions[index] {
      case .expression(let id): return code[id].span
      case .pattern(let pattern, let value):
        return TokenSpan(
          Int(pattern.first) - 1, Int(value.map { code[$0].span.last } ?? pattern.last))
      case .availability(let span): return span
      case .binding(let name, let value):
        // `let` stands before the name.
        let end = value.map { code[$0].span.last } ?? name
        return TokenSpan(max(Int(name) - 1, 0), max(Int(end), 0))
      }
    }
  }
}
