/// The parts of a regex literal.
private struct RegexExtent {
  var bodyStart: Int
  var bodyEnd: Int
  /// The offset behind the closing delimiter; ``bodyEnd`` if there is none.
  var end: Int
}

extension Lexer {
  /// A regex literal with `#`s around it: whatever follows, it is one.
  mutating func lexRegexAfterPounds(_ start: Int, pounds: Int) -> Int {
    guard let regex = scanRegex(start, pounds: pounds, mustBeRegex: true) else {
      return single(.pound, start)
    }
    return emitRegex(start, regex)
  }

  /// A regex literal whose first slash looks like a part of the operator from `start` to `end`.
  /// - Returns: the offset behind it, or `nil` if the operator is one.
  mutating func lexRegexInOperator(_ start: Int, _ end: Int, slash: Int) -> Int? {
    let leftBound = isLeftBound(start)
    guard !leftBound else { return nil }
    let previous = sink.kind(back: 1)
    // `func /(…)` and `operator /^/` name operators.
    guard previous != .funcKeyword, previous != .operatorKeyword else { return nil }
    var mustBeRegex = false
    if !isRightBound(end, leftBound: false) {
      // Looks like an infix operator, which cannot stand where an expression starts, nor behind
      // `try?` and `try!`.
      let followsTry =
        (previous == .postfixQuestion || previous == .postfixExclamation)
        && sink.kind(back: 2) == .tryKeyword
      mustBeRegex = followsTry
      if !mustBeRegex, !expressionStarts(after: previous) { return nil }
      switch previous {
      // In arguments, an operator can stand for its function.
      case .leftParen, .leftBracket, .comma, .colon, .colonColon: break
      case _: mustBeRegex = true
      }
    }
    guard let regex = scanRegex(slash, pounds: 0, mustBeRegex: mustBeRegex) else { return nil }
    if slash > start { emitOperator(start, slash) }
    return emitRegex(slash, regex)
  }

  private mutating func emitRegex(_ start: Int, _ regex: RegexExtent) -> Int {
    emit(.regexOpen, start, regex.bodyStart)
    if regex.end == regex.bodyEnd {
      var open = sink[sink.count - 1]
      open.flags.insert(.unterminated)
      sink[sink.count - 1] = open
      diagnoseLoss("regex literal is not closed", start, regex.bodyStart)
    }
    if regex.bodyEnd > regex.bodyStart { emit(.regexSegment, regex.bodyStart, regex.bodyEnd) }
    if regex.end > regex.bodyEnd { emit(.regexClose, regex.bodyEnd, regex.end) }
    return regex.end
  }

  /// Whether an expression can start behind a token; `nil` is the start of the file.
  private func expressionStarts(after kind: TokenKind?) -> Bool {
    switch kind {
    case nil, .leftBrace, .leftParen, .leftBracket, .prefixOperator, .prefixAmpersand,
      .infixOperator, .equal,
      .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif,
      .invalid:
      true
    case .trueKeyword, .falseKeyword, .anyKeyword, .nilKeyword, .selfKeyword, .selfTypeKeyword,
      .superKeyword:
      false
    case .some(let kind):
      kind.isKeyword
    }
  }

  /// Looks for the end of a regex literal.
  /// - Parameter mustBeRegex: whether it is one even if it does not end, or is odd in another way.
  /// - Returns: `nil` if this is no regex literal.
  private mutating func scanRegex(_ start: Int, pounds: Int, mustBeRegex: Bool) -> RegexExtent? {
    let bodyStart = start + pounds + 1
    if pounds == 0 {
      switch bytes[bodyStart] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        guard mustBeRegex else { return nil }
        diagnose(
          "bare-slash regex literal cannot start with a space or tab", bodyStart, bodyStart + 1)
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      case _: break
      }
      if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return nil }
    }
    let firstBreak = pounds > 0 ? lineBreak(after: bodyStart) : nil
    if let firstBreak, pounds >= memory.unclosedRegexPounds {
      return RegexExtent(bodyStart: bodyStart, bodyEnd: firstBreak, end: firstBreak)
    }
    var scan = RegexScan(
      position: firstBreak ?? bodyStart, pounds: pounds, isMultiline: firstBreak != nil)
    switch scan.run(bytes, mustBeRegex: mustBeRegex) {
    case .closed(let end):
      return RegexExtent(bodyStart: bodyStart, bodyEnd: scan.position, end: end)
    case .notARegex:
      return nil
    case .unterminated:
      guard mustBeRegex else { return nil }
      if let firstBreak {
        memory.unclosedRegexPounds = min(memory.unclosedRegexPounds, pounds);
        scan.position = firstBreak
      }
      return RegexExtent(bodyStart: bodyStart, bodyEnd: scan.position, end: scan.position)
    }
  }

  /// The line break that follows `start` directly or behind blanks, if one does.
  private func lineBreak(after start: Int) -> Int? {
    var position = start
    while bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
      position += 1
    }
    return bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
      ? position : nil
  }
}

/// The walk through a regex literal's body.
private struct RegexScan {
  enum Outcome {
    /// The offset behind the closing delimiter.
    case closed(end: Int)
    case notARegex
    case unterminated
  }

  /// Where the walk is; in the end, where the body ends.
  var position: Int
  let pounds: Int
  let isMultiline: Bool
  private var openGroups = 0
  private var openClasses = 0
  /// Whether the last character was a blank that no backslash escapes.
  private var endsInBlank = false

  init(position: Int, pounds: Int, isMultiline: Bool) {
    self.position = position
    self.pounds = pounds
    self.isMultiline = isMultiline
  }

  mutating func run(_ bytes: borrowing SourceBytes, mustBeRegex: Bool) -> Outcome {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/"):
        if let outcome = close(bytes, mustBeRegex: mustBeRegex) { return outcome }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return .unterminated }
      case UInt8(ascii: "\\"):
        // The escaped character must not end the literal, nor count as a parenthesis.
        position += 1
        guard position < bytes.count else { return .unterminated }
        if !isMultiline,
          bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
        {
          return .unterminated
        }
      case UInt8(ascii: "(") where openClasses == 0:
        openGroups += 1
      case UInt8(ascii: ")") where openClasses == 0:
        if openGroups > 0 { openGroups -= 1 } else if !mustBeRegex { return .notARegex }
      case UInt8(ascii: "["):
        openClasses += 1
      case UInt8(ascii: "]"):
        openClasses = max(0, openClasses - 1)
      case _:
        break
      }
      endsInBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      position += 1
    }
    return .unterminated
  }

  /// What the slash at ``position`` does to the literal; `nil` if it is a part of its body.
  private func close(_ bytes: borrowing SourceBytes, mustBeRegex: Bool) -> Outcome? {
    var end = position + 1
    guard pounds == 0 else {
      while bytes[end] == UInt8(ascii: "#") { end += 1 }
      return end - position - 1 >= pounds ? .closed(end: end) : nil
    }
    // A comment is more likely than a regex literal directly before an operator that starts with a
    // slash.
    if bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: "*") { return .unterminated }
    return endsInBlank && !mustBeRegex ? .notARegex : .closed(end: end)
  }
}
