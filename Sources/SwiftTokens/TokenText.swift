import SourceText

extension TokenizedFile {
  /// The token's text as it is written. Makes a `String`: not for loops over all tokens.
  public func text(_ token: Token) -> String { file.text(token.range) }

  /// The bytes of a token.
  @inlinable
  public func bytes(of token: Token) -> ArraySlice<UInt8> {
    file.bytes[Int(token.start)..<Int(token.end)]
  }

  /// Whether the token is written exactly as `text`. Makes no `String`.
  @inlinable
  public func text(of token: Token, is text: StaticString) -> Bool {
    bytes(Int(token.start), Int(token.end), equal: text)
  }

  /// The name that an identifier or a reserved word is: its text without backticks.
  public func name(of token: Token) -> String { file.text(nameRange(of: token)) }

  /// Whether the token's text without backticks is `name`. Makes no `String`.
  @inlinable
  public func name(of token: Token, is name: StaticString) -> Bool {
    let range = nameRange(of: token)
    return bytes(range.start, range.end, equal: name)
  }

  /// The name of the function that a part of a string may be the selector of: `show` for `"show:animated:"`; `nil` for
  /// other tokens.
  package func selectorName(in token: Token) -> String? {
    guard token.kind == .stringSegment else { return nil }
    let text = bytes(of: token)
    func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard text.allSatisfy({ isName($0) || $0 == UInt8(ascii: ":") }) else { return nil }
    let name = text.prefix(while: isName)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// The token's range without the backticks around a name.
  @inlinable
  public func nameRange(of token: Token) -> SourceRange {
    let backtick = UInt8(ascii: "`")
    let isQuoted =
      token.kind == .identifier && token.end - token.start >= 2
      && file.bytes[Int(token.start)] == backtick
    return isQuoted ? SourceRange(Int(token.start) + 1, Int(token.end) - 1) : token.range
  }

  @inlinable
  func bytes(_ start: Int, _ end: Int, equal text: StaticString) -> Bool {
    guard end - start == text.utf8CodeUnitCount else { return false }
    var index = 0
    while index < text.utf8CodeUnitCount {
      // The text is constant and its length was just compared.
      if unsafe file.bytes[start + index] != text.utf8Start[index] { return false }
      index += 1
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end with those of `suffix`.
  public func ends(with suffix: StaticString) -> Bool {
    guard count >= suffix.utf8CodeUnitCount else { return false }
    let start = endIndex - suffix.utf8CodeUnitCount
    var index = 0
    while index < suffix.utf8CodeUnitCount {
      // The text is constant and its length was just compared.
      if unsafe self[start + index] != suffix.utf8Start[index] { return false }
      index += 1
    }
    return true
  }
}
