/// What stands between tokens, and the few questions that every part of the reader asks.
extension JSONReader {
  /// The next byte, or `nil` at the end of the text.
  var next: UInt8? { byte(after: 0) }

  /// The byte `count` bytes further on, or `nil` past the end of the text.
  func byte(after count: Int) -> UInt8? {
    index + count < end ? bytes[index + count] : nil
  }

  /// Moves past `text` if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard bytes[index..<end].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  /// Moves past a byte order mark, which RFC 8259 lets a reader ignore.
  mutating func skipByteOrderMark() { _ = skip("\u{FEFF}") }

  /// Moves past whitespace and, in JSON5, comments.
  mutating func skipSpace() throws(JSONReadingError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "/") where syntax == .json5:
        guard try skipComment() else { return }
      case 0x0B where syntax == .json5, 0x0C where syntax == .json5, 0x80... where syntax == .json5:
        guard skipUncommonSpace() else { return }
      default: return
      }
    }
  }

  /// Moves past one of the white-space characters that JSON5 has and JSON has not.
  private mutating func skipUncommonSpace() -> Bool {
    guard let (scalar, length) = scalar() else { return false }
    switch scalar {
    case "\u{0B}", "\u{0C}", "\u{FEFF}", "\u{2028}", "\u{2029}": break
    default: guard scalar.properties.generalCategory == .spaceSeparator else { return false }
    }
    index += length
    return true
  }

  private mutating func skipComment() throws(JSONReadingError) -> Bool {
    if skip("//") {
      while next != nil, lineBreakLength() == 0 { index += 1 }
      return true
    }
    guard skip("/*") else { return false }
    while !skip("*/") {
      guard next != nil else { throw expected("'*/' to close the comment") }
      index += 1
    }
    return true
  }

  /// The bytes of the line break that comes next; 0 if none does.
  func lineBreakLength() -> Int {
    switch next {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): byte(after: 1) == UInt8(ascii: "\n") ? 2 : 1
    case 0xE2 where byte(after: 1) == 0x80 && (byte(after: 2) == 0xA8 || byte(after: 2) == 0xA9): 3
    default: 0
    }
  }

  /// The character that comes next and its length in bytes; `nil` if it is no valid UTF-8.
  func scalar() -> (scalar: Unicode.Scalar, length: Int)? {
    var decoder = UTF8()
    var following = bytes[index..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&following) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  /// An error at the next byte: what should stand there, and what does.
  func expected(_ what: String) -> JSONReadingError {
    JSONReadingError(offset: index, message: "expected \(what), found \(found)")
  }

  private var found: String {
    guard let byte = next else { return "the end of the text" }
    guard let (scalar, _) = scalar(), !scalar.properties.generalCategory.isInvisible else {
      return "the byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "'\(scalar)'"
  }
}

extension Unicode.GeneralCategory {
  /// Whether a character of this kind leaves no mark in a message, or garbles it.
  fileprivate var isInvisible: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse, .nonspacingMark, .enclosingMark, .spacingMark:
      true
    default: false
    }
  }
}
