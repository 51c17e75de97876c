/// Strings and keys, with their escapes.
extension JSONReader {
  /// Reads a string from its opening quote to its closing one.
  mutating func readString() throws(JSONReadingError) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var content: [UInt8] = []
    while true {
      guard let byte = next else { throw expectedClosing(quote) }
      switch byte {
      case quote:
        index += 1
        return try text(content, startingAt: start)
      case UInt8(ascii: "\\"):
        try readEscape(into: &content)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw expectedClosing(quote)
      case 0..<0x20 where syntax == .json:
        throw expected("an escape sequence for a control character")
      default:
        content.append(byte)
        index += 1
      }
    }
  }

  /// Reads an unquoted key: an identifier of ECMAScript.
  mutating func readIdentifier() throws(JSONReadingError) -> String {
    var identifier = ""
    while let (scalar, length) = identifierScalar(),
      isIdentifier(scalar, isFirst: identifier.isEmpty)
    {
      identifier.unicodeScalars.append(scalar)
      index += length
    }
    guard !identifier.isEmpty else { throw expected("a key") }
    return identifier
  }

  /// The next character of an identifier, which may be written `\u0041`, and its length in bytes.
  private func identifierScalar() -> (scalar: Unicode.Scalar, length: Int)? {
    guard next == UInt8(ascii: "\\"), byte(after: 1) == UInt8(ascii: "u") else { return scalar() }
    var value: UInt32 = 0
    for position in 2..<6 {
      guard let digit = byte(after: position).flatMap(hexadecimalValue) else { return nil }
      value = value << 4 | digit
    }
    return Unicode.Scalar(value).map { ($0, 6) }
  }

  private func isIdentifier(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" || scalar.properties.isIDStart { return true }
    return !isFirst
      && (scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}")
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(JSONReadingError) {
    index += 1
    guard let byte = next else { throw expected("an escape sequence") }
    if byte == UInt8(ascii: "u") {
      content += Array(String(try readUnicodeEscape()).utf8)
    } else if let character = simpleEscape(byte) {
      content.append(character)
      index += 1
    } else if syntax == .json5 {
      try readJSON5Escape(byte, into: &content)
    } else {
      throw expected("an escape sequence")
    }
  }

  /// The escapes of one letter that both syntaxes have.
  private func simpleEscape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  private mutating func readJSON5Escape(
    _ byte: UInt8, into content: inout [UInt8]
  ) throws(JSONReadingError) {
    let lineBreak = lineBreakLength()
    switch byte {
    case _ where lineBreak > 0:
      index += lineBreak
    case UInt8(ascii: "x"):
      index += 1
      let value = try readHexadecimalDigits(2)
      content += Array(String(Unicode.Scalar(UInt8(truncatingIfNeeded: value))).utf8)
    case UInt8(ascii: "0"):
      index += 1
      if let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        throw expected("no digit after '\\0'")
      }
      content.append(0)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw expected("an escape sequence")
    case UInt8(ascii: "v"):
      index += 1
      content.append(0x0B)
    default:
      // Any other character stands for itself; the bytes that continue it follow as they are.
      index += 1
      content.append(byte)
    }
  }

  /// Reads `uXXXX`, or `uXXXX\uXXXX` where two halves make one character.
  private mutating func readUnicodeEscape() throws(JSONReadingError) -> Unicode.Scalar {
    let start = index - 1
    index += 1
    let first = try readHexadecimalDigits(4)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: first)), skip("\\u") else {
      throw loneSurrogate(at: start)
    }
    let second = try readHexadecimalDigits(4)
    guard UTF16.isTrailSurrogate(UInt16(truncatingIfNeeded: second)),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw loneSurrogate(at: start) }
    return scalar
  }

  private mutating func readHexadecimalDigits(_ count: Int) throws(JSONReadingError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = next.flatMap(hexadecimalValue) else {
        throw expected("a hexadecimal digit")
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private func text(
    _ content: [UInt8], startingAt start: Int
  ) throws(JSONReadingError) -> String {
    guard let text = String(validating: content, as: UTF8.self) else {
      throw JSONReadingError(offset: start, message: "expected a valid UTF-8 string")
    }
    return text
  }

  private func expectedClosing(_ quote: UInt8) -> JSONReadingError {
    expected("a closing \(quote == UInt8(ascii: "'") ? "single" : "double") quote")
  }

  private func loneSurrogate(at offset: Int) -> JSONReadingError {
    JSONReadingError(offset: offset, message: "expected both halves of a surrogate pair")
  }
}
