import SourceText

extension Lexer {
  /// Skips one byte of whitespace and the blanks after it.
  @inline(__always)
  mutating func skipSpaces(_ start: Int) -> Int {
    flags.insert(.spaceBefore)
    var position = start &+ 1
    guard bytes[position] == UInt8(ascii: " ") else { return position }
    // Indentation is the longest whitespace there is.
    while bytes.word(at: position) == 0x2020_2020_2020_2020 { position &+= 8 }
    while bytes[position] == UInt8(ascii: " ") { position &+= 1 }
    return position
  }

  @inline(never)
  mutating func skipNUL(_ start: Int) -> Int {
    diagnose("NUL byte in the source", start, start + 1)
    flags.insert(.spaceBefore)
    return start + 1
  }

  /// The shebang, if the file starts with one: behind a byte order mark too, as for the compiler.
  mutating func lexShebang() -> Int {
    let start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    guard bytes.starts(with: "#!", at: start) else { return start }
    let end = bytes.endOfLine(from: start)
    emit(.shebang, start, end)
    return end
  }

  @inline(__always)
  mutating func lexSlash(_ start: Int) -> Int {
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      let end = bytes.endOfLine(from: start &+ 2)
      comments.append(SourceRange(start, end))
      flags.insert(.spaceBefore)
      return end
    case UInt8(ascii: "*"): return lexBlockComment(start)
    case _: return lexOperator(start)
    }
  }

  @inline(never)
  private mutating func lexBlockComment(_ start: Int) -> Int {
    var position = start + 2
    var depth = 1
    flags.insert(.spaceBefore)
    while depth > 0 {
      while tables.has(bytes[position], ByteTraits.plainInBlockComment) { position &+= 1 }
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        flags.insert(.startsLine)
        position += 1
      case (0, _) where position == bytes.count:
        diagnoseLoss("block comment is not closed", start, start + 2)
        depth = 0
      case _:
        position += 1
      }
    }
    comments.append(SourceRange(start, position))
    return position
  }

  /// Whitespace and names outside ASCII, operators made of symbols, and what is none of them.
  @inline(never)
  mutating func lexNonASCII(_ start: Int) -> Int {
    let scalar = bytes.scalar(at: start)
    guard let value = scalar.value else { return lexInvalidScalar(start) }
    switch value {
    case 0xFEFF:
      flags.insert(.spaceBefore)
      return start + scalar.length
    case 0xA0:
      diagnose("no-break space used as whitespace", start, start + scalar.length)
      flags.insert(.spaceBefore)
      return start + scalar.length
    case _ where isNameStart(value):
      return lexName(start)
    case _ where isOperatorStart(value):
      return lexOperator(start)
    case _ where isNameContinuation(value):
      let end = endOfName(start)
      diagnose("name starts with a combining character", start, end)
      emit(.identifier, start, end)
      return end
    case 0x201C:
      return lexCurlyQuotes(start)
    case _:
      return lexInvalidScalar(start)
    }
  }

  @inline(never)
  mutating func lexInvalidScalar(_ start: Int) -> Int {
    let scalar = bytes.scalar(at: start)
    let end = start + scalar.length
    switch scalar.value {
    case nil: diagnose("bytes are not valid UTF-8", start, end)
    case 0x201D: diagnoseLoss("a curly quote is not a string delimiter", start, end)
    case _: diagnose("character is not valid in Swift code", start, end)
    }
    emit(.invalid, start, end)
    return end
  }

  /// A string in curly quotes on one line is one invalid token, which keeps its text from being
  /// read as code.
  private mutating func lexCurlyQuotes(_ start: Int) -> Int {
    var end = start + 3
    var position = end
    let isKnownUnclosed = start < memory.curlyQuoteScanEnd
    while position < bytes.count, !isKnownUnclosed, !endsCurlyQuotes(position) {
      let scalar = bytes.scalar(at: position)
      guard let value = scalar.value else { break }
      position += scalar.length
      if value == 0x5C, position < bytes.count, !endsLine(position) { position += 1 }
      if value == 0x201D || value == 0x22 {
        end = position
        break
      }
    }
    memory.curlyQuoteScanEnd = max(memory.curlyQuoteScanEnd, position)
    diagnoseLoss("a curly quote is not a string delimiter", start, end)
    emit(.invalid, start, end)
    return end
  }

  /// Whether a line ends here or an interpolation starts, which a string in curly quotes cannot
  /// hold.
  private func endsCurlyQuotes(_ position: Int) -> Bool {
    endsLine(position) || bytes.starts(with: "\\(", at: position)
  }

  private func endsLine(_ position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
  }

  /// If a version control conflict starts here, takes all of it, from the opening to the closing
  /// marker's line.
  /// - Returns: the offset behind it, or `nil` if there is none.
  mutating func lexConflict(_ start: Int) -> Int? {
    let before = start > 0 ? bytes[start - 1] : 0
    guard before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") || before == 0 else {
      return nil
    }
    let end: Int?
    if bytes.starts(with: "<<<<<<< ", at: start), !memory.noConflictEnd {
      end = endOfConflict(start + 8, marker: ">>>>>>> ")
      memory.noConflictEnd = end == nil
    } else if bytes.starts(with: ">>>> ", at: start), !memory.noPerforceConflictEnd {
      end = endOfConflict(start + 5, marker: "<<<<\n")
      memory.noPerforceConflictEnd = end == nil
    } else {
      return nil
    }
    guard let end else { return nil }
    diagnoseLoss("merge conflict is not resolved", start, end)
    emit(.invalid, start, end)
    return end
  }

  private func endOfConflict(_ start: Int, marker: StaticString) -> Int? {
    var position = bytes.endOfLine(from: start)
    while position < bytes.count {
      position += 1
      if bytes.starts(with: marker, at: position) {
        return bytes.endOfLine(from: position + marker.utf8CodeUnitCount)
      }
      position = bytes.endOfLine(from: position)
    }
    return nil
  }
}
