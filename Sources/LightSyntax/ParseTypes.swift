import SwiftTokens

extension Parser {
  /// Reads a type; it stays a span of tokens.
  mutating func parseType() -> TokenSpan {
    let first = min(index, tokens.count - 1)
    index = max(index, typeEnd(index))
    return span(from: first)
  }

  /// The index after the type that starts at `start`.
  mutating func typeEnd(_ start: Int) -> Int {
    var position = start
    while position < limit {
      position = typeAtomEnd(position)
      position = typeSuffixEnd(position)
      switch kind(at: position) {
      case .arrow:
        position += 1
      case .throwsKeyword, .rethrowsKeyword:
        position += 1
        if kind(at: position) == .leftParen { position = after(position) }
        guard kind(at: position) == .arrow else { return position }
        position += 1
      case .identifier where isName(position, "async") && !startsLine(position):
        position += 1
      case .infixOperator where isName(position, "&"):
        position += 1
      default: return position
      }
    }
    return position
  }

  /// The index after one type without its suffixes.
  private mutating func typeAtomEnd(_ start: Int) -> Int {
    var position = start
    while true {
      switch kind(at: position) {
      case .at:
        position += 2
        if kind(at: position) == .leftParen, !tokens[position].flags.contains(.spaceBefore) {
          position = after(position)
        }
      case .inoutKeyword: position += 1
      case .prefixOperator where isName(position, "~"): position += 1
      case .leftParen, .leftBracket: return after(position)
      case .underscore: return position + 1
      case let name where name.canBeName:
        let isPrefix =
          name == .identifier && kind(at: position + 1).canBeName && !startsLine(position + 1)
          && isTypePrefix(position)
        position += 1
        if isPrefix { continue }
        return position
      default: return position
      }
    }
  }

  /// `some`, `any` and ownership words before a type.
  private mutating func isTypePrefix(_ index: Int) -> Bool {
    isName(index, "some") || isName(index, "any") || isName(index, "each")
      || isName(index, "borrowing") || isName(index, "consuming") || isName(index, "sending")
      || isName(index, "isolated") || isName(index, "nonisolated")
  }

  /// The index after generic arguments, `?`, `!`, `.Member` and `...`.
  private mutating func typeSuffixEnd(_ start: Int) -> Int {
    var position = start
    while position < limit {
      switch kind(at: position) {
      case .postfixQuestion, .postfixExclamation: position += 1
      case .period where kind(at: position + 1).canBeName: position += 2
      case .infixOperator, .prefixOperator, .postfixOperator:
        if let end = genericArgumentsEnd(at: position) {
          position = end
        } else if isName(position, "...") {
          position += 1
        } else {
          return position
        }
      default: return position
      }
    }
    return position
  }

}
