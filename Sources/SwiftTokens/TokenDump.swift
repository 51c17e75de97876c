extension TokenizedFile {
  /// The file's line of `layoutlint dump tokens`, a JSON object without a line break: the path, and for each token but
  /// the end of file its first byte's offset, the offset after its last byte, and its kind.
  public func dumpLine() -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(32 + file.path.utf8.count + tokens.count * 24)
    line += #"{"path": ""#.utf8
    appendEscaped(file.path, to: &line)
    line += #"", "tokens": ["#.utf8
    var isFirst = true
    for token in tokens {
      guard let kind = token.kind.dumpName else { continue }
      line += (isFirst ? "[" : ", [").utf8
      line += "\(token.start), \(token.end), \"\(kind)\"]".utf8
      isFirst = false
    }
    line += "]}".utf8
    return line
  }

  private func appendEscaped(_ text: String, to line: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        line += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        line += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      case _:
        line.append(byte)
      }
    }
  }
}

extension TokenKind {
  /// The kind's name in dumps; `nil` for the end of file, which is left out.
  fileprivate var dumpName: String? {
    if isKeyword { return "keyword" }
    switch self {
    case .identifier, .dollarIdentifier, .editorPlaceholder: return "identifier"
    case .integer: return "integer"
    case .float: return "float"
    case .stringOpen: return "stringOpen"
    case .stringSegment: return "stringSegment"
    // One name for a backslash, be it an interpolation's or a key path's, as in the official
    // parser.
    case .stringEscape, .backslash: return "stringEscape"
    case .stringClose: return "stringClose"
    case .regexOpen: return "regexOpen"
    case .regexSegment: return "regexSegment"
    case .regexClose: return "regexClose"
    case .arrow, .equal, .prefixAmpersand, .postfixQuestion, .infixQuestion, .postfixExclamation,
      .infixOperator,
      .prefixOperator, .postfixOperator:
      return "operator"
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundName: return "directive"
    case .shebang: return "shebang"
    case .invalid: return "invalid"
    case .endOfFile: return nil
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma,
      .colon, .colonColon,
      .semicolon, .period, .underscore, .at, .pound, .backtick:
      return "punctuation"
    case _: return "keyword"
    }
  }
}
