extension Lexer {
  /// An `=` before a blank, the commonest operator.
  @inline(__always)
  mutating func lexEqual(_ start: Int) -> Int {
    if isLeftBound(start) { diagnose("'=' has whitespace on only one side", start, start + 1) }
    return single(.equal, start)
  }

  /// `?` and `!`: postfix whatever follows, if something stands directly before them, else parts of
  /// an operator.
  @inline(__always)
  mutating func lexMark(_ start: Int) -> Int {
    guard isLeftBound(start) else { return lexOperator(start) }
    return single(bytes[start] == UInt8(ascii: "!") ? .postfixExclamation : .postfixQuestion, start)
  }

  /// `<` and `>`: a conflict marker, an editor placeholder or an operator.
  mutating func lexAngle(_ start: Int) -> Int {
    if bytes[start + 1] == bytes[start], let end = lexConflict(start) { return end }
    if bytes[start] == UInt8(ascii: "<"), bytes[start + 1] == UInt8(ascii: "#"),
      let end = lexPlaceholder(start)
    {
      return end
    }
    return lexOperator(start)
  }

  /// An operator, or a regex literal that starts in what looks like one.
  mutating func lexOperator(_ start: Int) -> Int {
    var end = start
    var firstSlash: Int?
    var holdsComment = false
    let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
    while true {
      let byte = bytes[end]
      if byte >= 0x80 {
        let scalar = bytes.scalar(at: end)
        guard let value = scalar.value, isOperatorContinuation(value) else { break }
        end += scalar.length
        continue
      }
      guard tables.has(byte, ByteTraits.operatorSign) else { break }
      if end > start {
        if byte == UInt8(ascii: "."), !startsWithPeriod { break }
        if byte == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#"), placeholderEnds(end) {
          break
        }
      }
      if byte == UInt8(ascii: "/") {
        if firstSlash == nil { firstSlash = end }
        let next = bytes[end + 1]
        if end > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
          holdsComment = true
        }
      } else if holdsComment, end - start > Self.maximumOperatorLookahead {
        break
      }
      end += 1
    }
    if let firstSlash, let regexEnd = lexRegexInOperator(start, end, slash: firstSlash) {
      return regexEnd
    }
    if holdsComment { end = cutBeforeComment(start, end) }
    emitOperator(start, end)
    return end
  }

  /// A `//` or `/*` inside an operator starts a comment.
  private func cutBeforeComment(_ start: Int, _ end: Int) -> Int {
    var position = start + 1
    while position < end {
      let next = bytes[position + 1]
      if bytes[position] == UInt8(ascii: "/"),
        next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
      {
        return position
      }
      position += 1
    }
    return end
  }

  mutating func emitOperator(_ start: Int, _ end: Int) {
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(end, leftBound: leftBound)
    switch (end - start, bytes[start], bytes[start + 1]) {
    case (1, UInt8(ascii: "="), _):
      if leftBound != rightBound { diagnose("'=' has whitespace on only one side", start, end) }
      return emit(.equal, start, end)
    case (1, UInt8(ascii: "&"), _) where rightBound && !leftBound:
      return emit(.prefixAmpersand, start, end)
    case (1, UInt8(ascii: "."), _): return emit(.period, start, end)
    case (1, UInt8(ascii: "?"), _):
      return emit(leftBound ? .postfixQuestion : .infixQuestion, start, end)
    case (2, UInt8(ascii: "-"), UInt8(ascii: ">")): return emit(.arrow, start, end)
    case _: break
    }
    if holdsCommentEnd(start, end) {
      diagnoseLoss("unexpected '*/': no block comment is open", start, end)
      return emit(.invalid, start, end)
    }
    if leftBound == rightBound {
      emit(.infixOperator, start, end)
    } else {
      emit(leftBound ? .postfixOperator : .prefixOperator, start, end)
    }
  }

  private func holdsCommentEnd(_ start: Int, _ end: Int) -> Bool {
    var position = start
    while position + 1 < end {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        return true
      }
      position += 1
    }
    return false
  }

  /// Whether something stands directly before the operator at `start`, as the language defines it.
  @inline(__always)
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      0:
      return false
    case UInt8(ascii: "/"):
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(start > 1 && bytes[start - 2] == 0xC2)
    case _:
      return true
    }
  }

  /// Whether something stands directly behind the operator that ends at `end`.
  func isRightBound(_ end: Int, leftBound: Bool) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      0:
      return false
    case UInt8(ascii: "."):
      // The `^` of `x^.y` is a postfix operator, that of `^.y` a prefix operator.
      return !leftBound
    case UInt8(ascii: "/"):
      return bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
    case 0xC2:
      return bytes[end + 1] != 0xA0
    case _:
      return true
    }
  }
}

// MARK: Editor placeholders

extension Lexer {
  /// `<#…#>` on one line, without another `<#` in it.
  private mutating func lexPlaceholder(_ start: Int) -> Int? {
    var position = start + 2
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let pair = (bytes[position], bytes[position + 1])
      if pair == (UInt8(ascii: "<"), UInt8(ascii: "#")) { return nil }
      if pair == (UInt8(ascii: "#"), UInt8(ascii: ">")) {
        diagnose("editor placeholder is not filled in", start, position + 2)
        emit(.editorPlaceholder, start, position + 2)
        return position + 2
      }
      position += 1
    }
    return nil
  }

  /// Whether a `#>` follows on the line.
  private mutating func placeholderEnds(_ start: Int) -> Bool {
    var position = start + 1
    if memory.placeholderScanStart <= position, position <= memory.placeholderScanEnd {
      return memory.foundPlaceholderEnd
    }
    memory.placeholderScanStart = position
    memory.foundPlaceholderEnd = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == UInt8(ascii: ">") {
        memory.foundPlaceholderEnd = true
        break
      }
      position += 1
    }
    memory.placeholderScanEnd = position
    return memory.foundPlaceholderEnd
  }
}
