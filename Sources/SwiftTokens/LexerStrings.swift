/// How a string literal is delimited.
struct StringDelimiter {
  enum Quotes { case single, double, triple }
  var quotes: Quotes
  /// The number of `#` at each end.
  var pounds: Int

  var isMultiline: Bool { quotes == .triple }
  /// The number of quotes at each end.
  var quoteCount: Int { isMultiline ? 3 : 1 }
}

/// A string literal whose interpolation is being lexed.
struct OpenLiteral {
  var delimiter: StringDelimiter
  /// The index of its ``TokenKind/stringOpen``.
  var openToken: Int
  /// ``Lexer/openParentheses`` and ``Lexer/lineBreakEndsLiteral`` of what the literal stands in.
  var outerParentheses: Int
  var outerLineBreakEndsLiteral: Bool
}

extension Lexer {
  /// A string literal up to its end or its first interpolation.
  /// - Parameter pounds: the number of `#`, which stand at `start`; the quote follows.
  mutating func lexString(_ start: Int, pounds: Int) -> Int {
    let quote = start + pounds
    let delimiter: StringDelimiter
    if bytes[quote] == UInt8(ascii: "'") {
      diagnose("string is delimited by single quotes", start, quote + 1)
      delimiter = StringDelimiter(quotes: .single, pounds: pounds)
    } else if bytes[quote + 1] == UInt8(ascii: "\""), bytes[quote + 2] == UInt8(ascii: "\""),
      pounds == 0 || !rawStringEndsOnLine(quote + 3, pounds: pounds)
    {
      delimiter = StringDelimiter(quotes: .triple, pounds: pounds)
    } else {
      delimiter = StringDelimiter(quotes: .double, pounds: pounds)
    }
    let bodyStart = quote + delimiter.quoteCount
    emit(.stringOpen, start, bodyStart)
    return lexStringBody(bodyStart, delimiter, openToken: sink.count - 1)
  }

  /// Whether `#"""` starts a single-line string: one that ends on the same line, like `#"""#`.
  private mutating func rawStringEndsOnLine(_ start: Int, pounds: Int) -> Bool {
    // The third quote of `#"""#` may be the closing one.
    if hasPounds(pounds, at: start) { return true }
    if start <= memory.rawStringLineEnd, pounds >= memory.rawStringPounds { return false }
    let lineEnd = bytes.endOfLine(from: start)
    var position = start
    while position < lineEnd {
      if bytes[position] == UInt8(ascii: "\""), hasPounds(pounds, at: position + 1) { return true }
      position += 1
    }
    memory.rawStringLineEnd = lineEnd
    memory.rawStringPounds = pounds
    return false
  }

  private func hasPounds(_ pounds: Int, at start: Int) -> Bool {
    var position = start
    while position < start + pounds {
      if bytes[position] != UInt8(ascii: "#") { return false }
      position += 1
    }
    return true
  }

  /// The text of a literal from `start` up to its end, the end of its line, or an interpolation's
  /// parenthesis.
  mutating func lexStringBody(_ start: Int, _ delimiter: StringDelimiter, openToken: Int) -> Int {
    var position = start
    while true {
      while tables.has(bytes[position], ByteTraits.plainInString) { position &+= 1 }
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if let end = closingDelimiterEnd(delimiter, at: position) {
          if position > start { emit(.stringSegment, start, position) }
          emit(.stringClose, position, end)
          return end
        }
        position += 1
      case UInt8(ascii: "\\"):
        guard hasPounds(delimiter.pounds, at: position + 1) else {
          position += 1
          continue
        }
        let escaped = position + 1 + delimiter.pounds
        if bytes[escaped] == UInt8(ascii: "("), openLiterals.count < Self.maximumNesting {
          if position > start { emit(.stringSegment, start, position) }
          return startInterpolation(position, paren: escaped, delimiter, openToken: openToken)
        }
        position = skipEscape(position, escaped, delimiter)
      case UInt8(ascii: "\n") where delimiter.isMultiline,
        UInt8(ascii: "\r") where delimiter.isMultiline:
        position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return endUnterminated(start, position, openToken)
      case 0 where position == bytes.count:
        return endUnterminated(start, position, openToken)
      case _:
        position = skipUnusualCharacter(position, delimiter)
      }
    }
  }

  private func closingDelimiterEnd(_ delimiter: StringDelimiter, at position: Int) -> Int? {
    let quote = UInt8(ascii: delimiter.quotes == .single ? "'" : "\"")
    guard bytes[position] == quote else { return nil }
    if delimiter.isMultiline, bytes[position + 1] != quote || bytes[position + 2] != quote {
      return nil
    }
    let pounds = position + delimiter.quoteCount
    guard delimiter.pounds > 0 else { return pounds }
    guard hasPounds(delimiter.pounds, at: pounds) else { return nil }
    // Superfluous signs belong to the delimiter too.
    var end = pounds + delimiter.pounds
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end
  }

  /// Steps over an escape sequence, as far as it could be taken for something else.
  /// - Parameter escaped: the offset behind the backslash and its `#`s.
  private mutating func skipEscape(_ backslash: Int, _ escaped: Int, _ delimiter: StringDelimiter)
    -> Int
  {
    switch bytes[escaped] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "n"),
      UInt8(ascii: "t"),
      UInt8(ascii: "r"), UInt8(ascii: "0"):
      return escaped + 1
    case UInt8(ascii: "u"):
      return skipUnicodeEscape(backslash, escaped)
    case UInt8(ascii: "("):
      diagnose("string interpolations are nested too deeply", backslash, escaped + 1)
      return escaped + 1
    case _:
      if delimiter.isMultiline, escapesLineBreak(escaped) { return escaped }
      diagnose("escape sequence is not valid", backslash, escaped)
      return escaped
    }
  }

  private func escapesLineBreak(_ start: Int) -> Bool {
    var position = start
    while bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
      position += 1
    }
    return bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
  }

  private mutating func skipUnicodeEscape(_ backslash: Int, _ letter: Int) -> Int {
    var end = letter + 1
    guard bytes[end] == UInt8(ascii: "{") else {
      diagnose("Unicode escape has no braces", backslash, end)
      return end
    }
    end += 1
    let digits = end
    while tables.has(bytes[end], ByteTraits.hexDigit) { end += 1 }
    guard bytes[end] == UInt8(ascii: "}"), (1...8).contains(end - digits) else {
      diagnose("Unicode escape must contain one to eight hexadecimal digits", backslash, end)
      return end
    }
    return end + 1
  }

  private mutating func skipUnusualCharacter(_ start: Int, _ delimiter: StringDelimiter) -> Int {
    let scalar = bytes.scalar(at: start)
    let end = start + scalar.length
    guard let value = scalar.value else {
      diagnose("bytes are not valid UTF-8", start, end)
      return end
    }
    if value < 0x80, value != 0x09 || !delimiter.isMultiline {
      diagnose("control character in a string literal", start, end)
    }
    return end
  }

  private mutating func endUnterminated(_ start: Int, _ end: Int, _ openToken: Int) -> Int {
    if end > start { emit(.stringSegment, start, end) }
    markUnterminated(openToken)
    return end
  }

  private mutating func markUnterminated(_ openToken: Int) {
    var open = sink[openToken]
    open.flags.insert(.unterminated)
    sink[openToken] = open
    diagnoseLoss("string literal is not closed", open.range.start, open.range.end)
  }
}

// MARK: Interpolations

extension Lexer {
  private mutating func startInterpolation(
    _ backslash: Int, paren: Int, _ delimiter: StringDelimiter, openToken: Int
  ) -> Int {
    emit(.stringEscape, backslash, paren)
    openLiterals.append(
      OpenLiteral(
        delimiter: delimiter, openToken: openToken, outerParentheses: openParentheses,
        outerLineBreakEndsLiteral: lineBreakEndsLiteral))
    openParentheses = 0
    lineBreakEndsLiteral = !delimiter.isMultiline
    return single(.leftParen, paren)
  }

  /// Closes the innermost interpolation, whose literal goes on behind its parenthesis.
  mutating func endInterpolation(_ paren: Int) -> Int {
    let next = single(.rightParen, paren)
    guard let literal = openLiterals.popLast() else { return next }
    leave(literal)
    return lexStringBody(next, literal.delimiter, openToken: literal.openToken)
  }

  /// A line break ends the literals that must stay on one line, up to one that need not.
  mutating func endLiteralsOfOneLine(_ lineBreak: Int) {
    while lineBreakEndsLiteral, let literal = openLiterals.popLast() { markUnterminated(literal) }
  }

  mutating func markUnterminated(_ literal: OpenLiteral) {
    leave(literal)
    markUnterminated(literal.openToken)
  }

  private mutating func leave(_ literal: OpenLiteral) {
    openParentheses = literal.outerParentheses
    lineBreakEndsLiteral = literal.outerLineBreakEndsLiteral
  }
}
