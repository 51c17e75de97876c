/// Numbers: decimal ones, and JSON5's hexadecimal ones, `Infinity` and `NaN`.
extension JSONReader {
  /// Reads a number that starts with a sign, a digit or a point.
  mutating func readNumber() throws(JSONReadingError) -> Double {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { index += 1 }
    let magnitude = try readMagnitude()
    return isNegative ? -magnitude : magnitude
  }

  /// Moves past `Infinity` or `NaN`, if it comes next.
  mutating func skipNumberWord() -> Double? {
    if skip("Infinity") { return .infinity }
    if skip("NaN") { return .nan }
    return nil
  }

  private mutating func readMagnitude() throws(JSONReadingError) -> Double {
    if syntax == .json5 {
      if let number = skipNumberWord() { return number }
      if skip("0x") || skip("0X") { return try readHexadecimal() }
    }
    return try readDecimal()
  }

  private mutating func readHexadecimal() throws(JSONReadingError) -> Double {
    let start = index
    var value = 0.0
    while let digit = next.flatMap(hexadecimalValue) {
      value = value * 16 + Double(digit)
      index += 1
    }
    guard index > start else { throw expected("a hexadecimal digit") }
    guard value.isFinite else { throw tooLarge(at: start) }
    return value
  }

  private mutating func readDecimal() throws(JSONReadingError) -> Double {
    let start = index
    let hasWholePart = try readWholePart()
    if next == UInt8(ascii: "."), hasWholePart || syntax == .json5 {
      index += 1
      let digits = skipDigits()
      guard digits > 0 || (syntax == .json5 && hasWholePart) else { throw expected("a digit") }
    } else if !hasWholePart {
      throw expected("a digit")
    }
    try skipExponent()
    // `Double` takes `5.` and `.5` only with the digit that JSON5 lets a person leave out.
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(hasWholePart ? text : "0" + text) ?? Double(completed(text)) else {
      throw JSONReadingError(offset: start, message: "expected a number")
    }
    guard value.isFinite else { throw tooLarge(at: start) }
    return value
  }

  /// Moves past the digits before the point; returns whether there are any.
  private mutating func readWholePart() throws(JSONReadingError) -> Bool {
    let startsWithZero = next == UInt8(ascii: "0")
    let digits = skipDigits()
    if startsWithZero, digits > 1 {
      index -= digits - 1
      throw expected("no digit after a leading zero")
    }
    return digits > 0
  }

  private mutating func skipExponent() throws(JSONReadingError) {
    guard skip("e") || skip("E") else { return }
    _ = skip("+") || skip("-")
    guard skipDigits() > 0 else { throw expected("a digit in the exponent") }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  private func completed(_ text: String) -> String {
    text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: ".0")
  }

  private func tooLarge(at offset: Int) -> JSONReadingError {
    JSONReadingError(offset: offset, message: "expected a number below 1.8e308")
  }
}

/// The value of a hexadecimal digit; `nil` for any other byte.
func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
