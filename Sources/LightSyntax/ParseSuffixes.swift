import SwiftTokens

extension Parser {
  /// Parses what follows a primary expression: members, calls, subscripts, `?`, `!`, closures.
  mutating func parseSuffixes(of primary: ExpressionID, from first: Int) -> ExpressionID {
    var result = primary
    while !atEnd {
      switch kind {
      case .period:
        guard kind(at: index + 1).canBeName || kind(at: index + 1) == .integer else {
          guard kind(at: index + 1) == .leftBracket || kind(at: index + 1) == .leftParen else {
            return result
          }
          index += 1
          continue
        }
        // Who breaks a line there indents the next one; else the name is not written yet.
        noteLineEnd(before: index + 1)
        index += 2
        result = add(.member(base: result, name: Int32(index - 1)), span(from: first))
        if kind == .leftParen, !startsLine, isArgumentNames(index) { index = after(index) }
      case .postfixQuestion:
        index += 1
        result = add(.optionalChain(result), span(from: first))
      case .postfixExclamation:
        index += 1
        result = add(.forceUnwrap(result), span(from: first))
      case .leftParen where !startsLine && isName(result) && isArgumentNames(index):
        index = after(index)
      case .leftParen where !startsLine || isCutCall(of: result):
        result = parseCall(of: result, from: first)
      case .leftBracket where !startsLine:
        let arguments = parseArguments()
        result = add(.subscripted(base: result, arguments: arguments), span(from: first))
      case .leftBrace where takesTrailingClosure(result):
        result = parseCall(of: result, from: first)
      case .infixOperator, .prefixOperator, .postfixOperator:
        if let end = genericArgumentsEnd(at: index), allowsGenericArguments(after: end) {
          index = end
          result = add(file[result].kind, span(from: first))
        } else if kind == .postfixOperator {
          index += 1
          result = add(.postfix(result), span(from: first))
        } else {
          return result
        }
      case .poundIf where startsChain(after: index):
        skipConditionalSuffixes()
      default:
        return result
      }
    }
    return result
  }

  /// Whether the arguments stand on the next line, as code of Swift 2 has them behind this long name. Today's
  /// compiler takes them for a statement of their own, but nobody means the name alone.
  private mutating func isCutCall(of callee: ExpressionID) -> Bool {
    guard case .member(_, let name) = file[callee].kind, Int(name) == index - 1 else {
      return false
    }
    return file.source.text(of: tokens[index - 1], is: "constraintsWithVisualFormat")
  }

  private mutating func parseCall(of callee: ExpressionID, from first: Int) -> ExpressionID {
    let base = pendingArguments.count
    if kind == .leftParen { parseArgumentGroup() }
    if kind == .leftBrace, takesTrailingClosure(callee) { parseTrailingClosures() }
    let arguments = flush(&pendingArguments, from: base, to: &file.arguments)
    return add(.call(callee: callee, arguments: arguments), span(from: first))
  }

  /// `{ … }`, and then any number of `label: { … }`.
  private mutating func parseTrailingClosures() {
    repeat {
      let first = index
      var label: Int32 = -1
      if kind.canBeName {
        label = Int32(index)
        index += 2
      }
      let closure = parseClosure()
      pendingArguments.append(
        Argument(label: label, value: closure, isTrailing: true, span: span(from: first)))
    } while kind.canBeName && kind(at: index + 1) == .colon && kind(at: index + 2) == .leftBrace
      && !startsLine
  }

  /// Whether the `{` at `index` is an argument of `callee`.
  private mutating func takesTrailingClosure(_ callee: ExpressionID) -> Bool {
    guard allowsTrailingClosure, !isAccessorBlock(index) else { return false }
    switch file[callee].kind {
    case .name, .member, .implicitMember, .call, .subscripted, .optionalChain, .forceUnwrap, .macro,
      .selfReference, .superReference:
      return true
    case .tuple, .closure: return !startsLine
    case .integer, .float, .string, .boolean, .nilLiteral, .prefix, .postfix, .binary, .assignment,
      .ternary, .cast, .array, .dictionary, .keyPath, .statement, .effect, .inoutReference,
      .discard, .opaque:
      return false
    }
  }

  private func isName(_ expression: ExpressionID) -> Bool {
    if case .name = file[expression].kind { true } else { false }
  }

  /// Whether the parentheses at `open` hold only argument names, as in `move(to:animated:)`.
  private mutating func isArgumentNames(_ open: Int) -> Bool {
    let close = Int(file.partners[open])
    guard isClosed(open), close > open + 1, (close - open - 1).isMultiple(of: 2) else {
      return false
    }
    var position = open + 1
    while position < close {
      guard kind(at: position).canBeName || kind(at: position) == .underscore,
        kind(at: position + 1) == .colon
      else { return false }
      position += 2
    }
    return true
  }

  // MARK: Generic arguments

  /// The longest run of tokens that is tried as generic arguments.
  private static let longestGenericArguments = 200

  /// The index after the generic arguments that open at `start`, or `nil` if `<` is an operator there.
  mutating func genericArgumentsEnd(at start: Int) -> Int? {
    guard opensGenericArguments(start) else { return nil }
    let bytes = file.source.file.bytes
    var open = 0
    var position = start
    while position < limit, position - start < Self.longestGenericArguments {
      let token = tokens[position]
      switch token.kind {
      case .infixOperator, .prefixOperator, .postfixOperator:
        for byte in bytes[Int(token.start)..<Int(token.end)] {
          switch byte {
          case UInt8(ascii: "<"): open += 1
          case UInt8(ascii: ">"): open -= 1
          case UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."),
            UInt8(ascii: "="), UInt8(ascii: "~"):
            break
          default: return nil
          }
          if open < 0 { return nil }
        }
        position += 1
        if open == 0 { return position }
      case .identifier, .period, .comma, .colon, .arrow, .postfixQuestion, .postfixExclamation,
        .infixQuestion, .underscore, .anyKeyword, .selfTypeKeyword, .at, .inoutKeyword, .equal,
        .prefixAmpersand, .throwsKeyword, .rethrowsKeyword, .whereKeyword, .classKeyword, .integer,
        .selfKeyword, .letKeyword:
        position += 1
      case .leftParen, .leftBracket: position = after(position)
      default: return nil
      }
    }
    return nil
  }

  private mutating func opensGenericArguments(_ index: Int) -> Bool {
    guard index < limit, file.source.file.bytes[Int(tokens[index].start)] == UInt8(ascii: "<")
    else { return false }
    return !tokens[index].flags.contains(.spaceBefore)
  }

  /// The compiler's rule: `a<b>` is a generic name only before a token that cannot start an operand.
  private mutating func allowsGenericArguments(after end: Int) -> Bool {
    if startsLine(end) { return true }
    switch kind(at: end) {
    case .leftParen, .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma,
      .semicolon, .colon, .equal, .postfixQuestion, .postfixExclamation, .endOfFile, .leftBracket,
      .infixOperator, .postfixOperator, .asKeyword, .inKeyword:
      return true
    default: return false
    }
  }

  // MARK: `#if` inside a chain

  /// Whether the line after the directive at `index` continues a member chain.
  private mutating func startsChain(after index: Int) -> Bool {
    var position = index + 1
    while position < limit, !startsLine(position) { position += 1 }
    return kind(at: position) == .period
  }

  /// Passes over `#if … #endif` inside a chain.
  private mutating func skipConditionalSuffixes() {
    var open = 0
    while !atEnd {
      if kind == .poundIf { open += 1 }
      if kind == .poundEndif { open -= 1 }
      index = after(index)
      if open == 0 { return }
    }
  }

  // MARK: Closures

  /// Parses the closure whose `{` stands at `index`.
  mutating func parseClosure() -> ExpressionID {
    let first = index
    guard kind == .leftBrace, depth <= maximumNesting else { return tooDeep() }
    var names: [Int32] = []
    let body = parseBlock { parser in
      if let start = parser.signatureEnd(&names) { parser.index = start }
    }
    let parameters = ListSlice(start: Int32(file.nameTokens.count), count: Int32(names.count))
    file.nameTokens.append(contentsOf: names)
    file.closures.append(Closure(parameters: parameters, body: body))
    let id = ClosureID(index: Int32(file.closures.count - 1))
    return add(.closure(id), span(from: first))
  }

  /// The index after the `in` of a closure's signature, with its parameters' names; `nil` without a signature.
  private mutating func signatureEnd(_ names: inout [Int32]) -> Int? {
    var position = index
    while kind(at: position) == .at {
      position += 2
      if kind(at: position) == .leftParen, !tokens[position].flags.contains(.spaceBefore) {
        position = after(position)
      }
    }
    if kind(at: position) == .leftBracket { position = after(position) }
    if kind(at: position) == .leftParen {
      let close = after(position)
      collectNames(in: position + 1..<max(position + 1, close - 1), &names)
      position = close
    } else {
      while kind(at: position) == .identifier || kind(at: position) == .underscore {
        if isName(position, "async") { break }
        names.append(Int32(position))
        position += 1
        guard kind(at: position) == .comma else { break }
        position += 1
      }
    }
    while kind(at: position) == .throwsKeyword || isName(position, "async") {
      position += 1
      if kind(at: position) == .leftParen { position = after(position) }
    }
    if kind(at: position) == .arrow { position = typeEnd(position + 1) }
    if kind(at: position) == .inKeyword { return position + 1 }
    names.removeAll()
    return nil
  }

  /// The local names of the parameters between parentheses.
  private mutating func collectNames(in range: Range<Int>, _ names: inout [Int32]) {
    var position = range.lowerBound
    var last: Int32 = -1
    var inType = false
    while position < range.upperBound {
      switch tokens[position].kind {
      case .comma:
        if last >= 0 { names.append(last) }
        last = -1
        inType = false
      case .colon: inType = true
      case let kind where !inType && (kind.canBeName || kind == .underscore):
        last = Int32(position)
      default: break
      }
      position = after(position)
    }
    if last >= 0 { names.append(last) }
  }
}
