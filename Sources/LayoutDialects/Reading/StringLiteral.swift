import LightSyntax
import SourceText
import SwiftTokens

/// Reads what a string literal of one line, of several lines or a raw one says.
/// Source: The Swift Programming Language, "String Literals".
struct StringLiteral {
  enum Part {
    /// What a character or an escape sequence at `range` of the file stands for.
    case bytes([UInt8], SourceRange)
    case interpolation
  }

  let file: SyntaxFile
  /// The indices of the opening and of the closing token.
  let first: Int
  let last: Int

  private var tokens: [Token] { file.source.tokens }
  private var source: [UInt8] { file.source.file.bytes }

  /// For each interpolation, the tokens between its parentheses.
  var interpolations: [Range<Int>] {
    var found: [Range<Int>] = []
    var index = first + 1
    while index < last {
      if tokens[index].kind == .stringEscape {
        let close = partner(of: index + 1)
        found.append(index + 2..<max(index + 2, close))
        index = close
      }
      index += 1
    }
    return found
  }

  func parts() -> [Part] {
    var reader = Reader(
      source: source, pounds: pounds, indentation: indentation, isAtLineStart: false)
    reader.isMultiline = isMultiline
    reader.skipsFirstLineBreak = isMultiline
    var index = first + 1
    while index < last {
      switch tokens[index].kind {
      case .stringSegment: reader.read(tokens[index].range)
      case .stringEscape:
        reader.parts.append(.interpolation)
        reader.isAtLineStart = false
        index = partner(of: index + 1)
      default: break
      }
      index += 1
    }
    reader.dropLastLineBreak()
    return reader.parts
  }

  private func partner(of token: Int) -> Int {
    guard file.partners.indices.contains(token) else { return last }
    return min(max(Int(file.partners[token]), token), last)
  }

  private var delimiter: ArraySlice<UInt8> { file.source.bytes(of: tokens[first]) }
  private var pounds: Int { delimiter.prefix { $0 == UInt8(ascii: "#") }.count }
  private var isMultiline: Bool { delimiter.count - pounds == 3 }

  /// How many blanks before the closing delimiter are taken away from each line.
  private var indentation: Int {
    guard isMultiline else { return 0 }
    let end = Int(tokens[last].start)
    var start = end
    while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    return end - start
  }
}

private struct Reader {
  let source: [UInt8]
  let pounds: Int
  let indentation: Int
  var isAtLineStart: Bool
  var isMultiline = false
  var skipsFirstLineBreak = false
  var parts: [StringLiteral.Part] = []

  mutating func read(_ range: SourceRange) {
    var position = range.start
    while position < range.end {
      if isAtLineStart { position = skipIndentation(position, range.end) }
      guard position < range.end else { return }
      position = readCharacter(position, range.end)
    }
  }

  private mutating func skipIndentation(_ start: Int, _ end: Int) -> Int {
    isAtLineStart = false
    var position = start
    while position < min(end, start + indentation),
      source[position] == 0x20 || source[position] == 0x09
    {
      position += 1
    }
    return position
  }

  private mutating func readCharacter(_ start: Int, _ end: Int) -> Int {
    switch source[start] {
    case 0x0A, 0x0D:
      let isPair = source[start] == 0x0D && start + 1 < end && source[start + 1] == 0x0A
      let next = start + (isPair ? 2 : 1)
      if skipsFirstLineBreak {
        // What stands before it can only be blanks.
        skipsFirstLineBreak = false
        parts = []
      } else {
        parts.append(.bytes([0x0A], SourceRange(start, next)))
      }
      isAtLineStart = isMultiline
      return next
    case UInt8(ascii: "\\") where hasPounds(start + 1, end):
      return readEscape(start, start + 1 + pounds, end)
    default:
      parts.append(.bytes([source[start]], SourceRange(start, start + 1)))
      return start + 1
    }
  }

  private func hasPounds(_ start: Int, _ end: Int) -> Bool {
    start + pounds < end && source[start..<start + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// - Parameter letter: the offset behind the backslash and its `#`s; less than `end`.
  private mutating func readEscape(_ start: Int, _ letter: Int, _ end: Int) -> Int {
    var next = letter + 1
    let bytes: [UInt8]
    switch source[letter] {
    case UInt8(ascii: "n"): bytes = [0x0A]
    case UInt8(ascii: "r"): bytes = [0x0D]
    case UInt8(ascii: "t"): bytes = [0x09]
    case UInt8(ascii: "0"): bytes = [0]
    case UInt8(ascii: "u"):
      while next < end, source[next] != UInt8(ascii: "}") { next += 1 }
      bytes = scalar(source[letter + 1..<next])
      next = min(next + 1, end)
    case 0x20, 0x09, 0x0A, 0x0D: return skipLineBreak(letter, end)
    default: bytes = [source[letter]]
    }
    parts.append(.bytes(bytes, SourceRange(start, next)))
    return next
  }

  /// A backslash at the end of a line joins it with the next one.
  private mutating func skipLineBreak(_ start: Int, _ end: Int) -> Int {
    var next = start
    while next < end, source[next] == 0x20 || source[next] == 0x09 { next += 1 }
    guard next < end, source[next] == 0x0A || source[next] == 0x0D else { return next }
    isAtLineStart = isMultiline
    let isPair = source[next] == 0x0D && next + 1 < end && source[next + 1] == 0x0A
    return next + (isPair ? 2 : 1)
  }

  /// The character that the digits behind `{` name.
  private func scalar(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    let text = String(decoding: digits.dropFirst(), as: UTF8.self)
    guard let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value) else { return [] }
    return Array(String(Character(scalar)).utf8)
  }

  /// The line break before the closing delimiter is not part of the text.
  mutating func dropLastLineBreak() {
    guard isMultiline, case .bytes([0x0A], _)? = parts.last else { return }
    parts.removeLast()
  }
}
