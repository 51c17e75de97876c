import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

/// The lines that make and activate a constraint, if they do nothing else and hold no comment; `nil` if in doubt.
///
/// Those are the lines of a list's element, or of a statement `a.constraint(…).isActive = true`.
func removal(of origin: ConstraintOrigin, in file: SyntaxFile) -> SourceRange? {
  guard let end = endOfRemoval(origin.range, in: file) else { return nil }
  return wholeLines(of: SourceRange(origin.range.start, end), in: file)
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
    Spelling.isActive.contains(text(last + 1)), text(last + 2) == "=",
    text(last + 3) == "true"
  else { return nil }
  last += 3
  return Int(tokens[last].end)
}

extension SyntaxFile {
  /// The first token that starts at `offset` or behind it.
  fileprivate func token(at offset: Int) -> Int? {
    let index = source.tokens.partitionIndex { Int($0.start) >= offset }
    return index < source.tokens.count ? index : nil
  }
}
