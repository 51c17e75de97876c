extension Lexer {
  /// A name or a reserved word that starts with a letter or `_`, or with such a scalar outside ASCII.
  @inline(__always)
  mutating func lexName(_ start: Int) -> Int {
    let end = endOfName(start)
    let length = end &- start
    if length <= 8 {
      let low =
        bytes.word(at: start) & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length))
      let name = PackedName(low: low, length: length)
      let kind = tables.wordKind(name)
      emit(kind, start, end, nameHash: kind == .underscore ? 0 : name.hash)
    } else if length <= 16 {
      let low = bytes.word(at: start)
      let high =
        bytes.word(at: start &+ 8) & (UInt64.max &>> UInt64(truncatingIfNeeded: 128 &- 8 &* length))
      let name = PackedName(low: low, high: high, length: length)
      emit(tables.wordKind(name), start, end, nameHash: name.hash)
    } else {
      emit(.identifier, start, end, nameHash: nameHash(start, end))
    }
    return end
  }

  /// The offset behind the name that goes on at `start`.
  @inline(__always)
  func endOfName(_ start: Int) -> Int {
    // Most names are shorter than a word: looking at all its bytes at once leaves no loop whose end is a guess.
    var position = start
    var count = nameBytes(atStartOf: bytes.word(at: position))
    while count == 8 {
      position &+= 8
      count = nameBytes(atStartOf: bytes.word(at: position))
    }
    position &+= count
    // A `$` inside of a name, or a letter outside of ASCII.
    let isOver = bytes[position] < 0x80 && bytes[position] != UInt8(ascii: "$")
    return isOver ? position : bytes.endOfUnicodeName(position)
  }

  /// The hash of a name of any length, as ``Token/nameHash(of:)`` computes it.
  func nameHash(_ start: Int, _ end: Int) -> UInt16 {
    var name = PackedName(length: end &- start)
    var position = start
    while position &+ 8 <= end {
      name.add(bytes.word(at: position))
      position &+= 8
    }
    if position < end {
      let unused = UInt64(truncatingIfNeeded: 64 &- 8 &* (end &- position))
      name.add(bytes.word(at: position) & (UInt64.max &>> unused))
    }
    return name.hash
  }

  /// `$0`, `$name` or a lone `$`.
  mutating func lexDollarName(_ start: Int) -> Int {
    let end = endOfName(start)
    emit(.dollarIdentifier, start, end, nameHash: nameHash(start, end))
    return end
  }

  /// A name in backticks, which must end on its line; else the backtick stands for itself.
  mutating func lexBacktick(_ start: Int) -> Int {
    var position = start + 1
    var holdsOnlyBlanks = true
    var isOperator = true
    var complaint: String?
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      }
      let scalar = bytes.scalar(at: position)
      if let value = scalar.value {
        if complaint == nil { complaint = complaintAboutRawName(value) }
        if ![0x20, 0x200E, 0x200F].contains(value) { holdsOnlyBlanks = false }
        let isFirst = position == start + 1
        if (isFirst && !isOperatorStart(value)) || !isOperatorContinuation(value) {
          isOperator = false
        }
      } else {
        complaint = "bytes are not valid UTF-8"
      }
      position += scalar.length
    }
    guard bytes[position] == UInt8(ascii: "`") else { return single(.backtick, start) }
    if position == start + 1 {
      complaint = "raw identifier is empty"
    } else if complaint == nil, holdsOnlyBlanks {
      complaint = "raw identifier contains only whitespace"
    } else if complaint == nil, isOperator {
      complaint = "raw identifier is an operator"
    }
    if let complaint { diagnose(complaint, start, position + 1) }
    emit(.identifier, start, position + 1, nameHash: nameHash(start + 1, position))
    return position + 1
  }

  private func complaintAboutRawName(_ scalar: UInt32) -> String? {
    if isForbiddenInRawIdentifier(scalar) {
      return "raw identifier contains whitespace that is not allowed"
    }
    if scalar == 0x5C { return "raw identifier contains a backslash" }
    if scalar < 0x20 || scalar == 0x7F { return "raw identifier contains a control character" }
    return nil
  }

  /// Whatever starts with `#`: raw strings and regex literals, directives, `#name`s, and the lone
  /// sign.
  mutating func lexPound(_ start: Int) -> Int {
    var end = start + 1
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    switch bytes[end] {
    case UInt8(ascii: "\""): return lexString(start, pounds: end - start)
    case UInt8(ascii: "/"): return lexRegexAfterPounds(start, pounds: end - start)
    case _: break
    }
    // Of a row of signs, only the last can belong to a name.
    for position in start..<end - 1 { emit(.pound, position, position + 1) }
    let sign = end - 1
    guard tables.has(bytes[end], ByteTraits.nameStarts) || startsUnicodeName(end) else {
      return single(.pound, sign)
    }
    return lexPoundName(sign)
  }

  private func startsUnicodeName(_ start: Int) -> Bool {
    guard bytes[start] >= 0x80, let value = bytes.scalar(at: start).value else { return false }
    // A byte order mark is whitespace, though the scalar is among those that names may have.
    return value != 0xFEFF && isNameStart(value)
  }

  private mutating func lexPoundName(_ sign: Int) -> Int {
    var end = sign + 1
    while tables.has(bytes[end], ByteTraits.nameStarts) { end += 1 }
    let length = end - sign
    // Directives end where their letters do: in `#if1`, the number is the condition.
    for (text, kind) in directives
    where text.utf8CodeUnitCount == length && bytes.starts(with: text, at: sign) {
      emit(kind, sign, end)
      return end
    }
    end = endOfName(sign + 1)
    emit(.poundName, sign, end)
    return end
  }
}

/// How many of a word's bytes, from its first on, are letters and digits of ASCII, or `_`.
@inline(__always)
private func nameBytes(atStartOf word: UInt64) -> Int {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let low = word & (ones &* 0x7F)
  // Sets the top bit of each byte that is at least a value: none carries into the next one.
  func reaches(_ bytes: UInt64, _ value: UInt8) -> UInt64 {
    bytes &+ ones &* UInt64(0x80 &- value)
  }
  let folded = low | (ones &* 0x20)
  let letters = reaches(folded, UInt8(ascii: "a")) ^ reaches(folded, UInt8(ascii: "z") + 1)
  let digits = reaches(low, UInt8(ascii: "0")) ^ reaches(low, UInt8(ascii: "9") + 1)
  let isNoUnderscore = reaches(low ^ (ones &* UInt64(UInt8(ascii: "_"))), 1)
  let rest = (~(letters | digits) & isNoUnderscore | word) & (ones &* 0x80)
  return rest.trailingZeroBitCount / 8
}

private let directives: [(StaticString, TokenKind)] = [
  ("#if", .poundIf), ("#elseif", .poundElseif), ("#else", .poundElse), ("#endif", .poundEndif),
]

extension SourceBytes {
  /// As ``Lexer/endOfName(_:)``. No method of the lexer: that would be handed a copy of it for each name, an eighth of
  /// all that lexing costs.
  @inline(never)
  fileprivate func endOfUnicodeName(_ start: Int) -> Int {
    var position = start
    while position < count {
      let scalar = scalar(at: position)
      guard let value = scalar.value, isNameContinuation(value) else { break }
      position += scalar.length
    }
    return position
  }
}
