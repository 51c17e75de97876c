import LayoutDialects
import LightSyntax
import SourceText

/// The lines that make and activate a constraint, if they do nothing else and hold no comment; `nil` if in doubt.
///
/// Those are the lines of a list's element, or of a statement `a.constraint(…).isActive = true`.
func removal(of origin: ConstraintOrigin, in file: SyntaxFile) -> SourceRange? {
  guard let end = endOfRemoval(origin.range, in: file) else { return nil }
  let bytes = file.source.file.bytes
  var start = origin.range.start
  while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
  guard start == 0 || isLineEnd(bytes[start - 1]) else { return nil }
  var after = end
  while after < bytes.count, isBlank(bytes[after]) { after += 1 }
  guard after < bytes.count, isLineEnd(bytes[after]) else { return nil }
  if bytes[after] == UInt8(ascii: "\r"), after + 1 < bytes.count,
    bytes[after + 1] == UInt8(ascii: "\n")
  {
    after += 1
  }
  let lines = SourceRange(start, after + 1)
  let text = file.source.file.text(lines)
  return text.contains("//") || text.contains("/*") ? nil : lines
}

/// The end of the element with its comma, or of the statement.
private func endOfRemoval(_ range: SourceRange, in file: SyntaxFile) -> Int? {
  let tokens = file.source.tokens
  guard let first = file.token(at: range.start), first > 0,
    var last = file.token(at: range.end)
  else { return nil }
  func text(_ index: Int) -> String {
    index < tokens.count ? file.source.text(tokens[index]) : ""
  }
  let before = text(first - 1)
  if before == "[" || before == "," {
    switch text(last) {
    case ",": return Int(tokens[last].end)
    case "]": return range.end
    default: return nil
    }
  }
  guard !["=", "(", ":", "?", "return", "&&", "||"].contains(before), text(last) == ".",
    ["isActive", "active"].contains(text(last + 1)), text(last + 2) == "=",
    text(last + 3) == "true"
  else { return nil }
  last += 3
  return Int(tokens[last].end)
}

extension SyntaxFile {
  /// The first token that starts at `offset` or behind it.
  fileprivate func token(at offset: Int) -> Int? {
    var (low, high) = (0, source.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(source.tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low < source.tokens.count ? low : nil
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
