import LightSyntax
import SwiftTokens

extension SyntaxFile {
  /// Whether two names are the same, with or without backticks.
  func hasSameName(_ token: Token, as other: SyntaxFile, _ otherToken: Token) -> Bool {
    let range = source.nameRange(of: token)
    let otherRange = other.source.nameRange(of: otherToken)
    return source.file.bytes[range.start..<range.end]
      .elementsEqual(other.source.file.bytes[otherRange.start..<otherRange.end])
  }

  /// Whether two spans contain the same tokens, regardless of whitespace and comments; a comma before a closing
  /// bracket does not count.
  package func hasSameTokens(
    _ span: TokenSpan, as other: SyntaxFile, _ otherSpan: TokenSpan
  ) -> Bool {
    var left = Int(span.first)
    var right = Int(otherSpan.first)
    while true {
      if isTrailingComma(left) { left += 1 }
      if other.isTrailingComma(right) { right += 1 }
      guard left <= Int(span.last), right <= Int(otherSpan.last) else {
        return left > Int(span.last) && right > Int(otherSpan.last)
      }
      let token = source.tokens[left]
      let otherToken = other.source.tokens[right]
      guard token.kind == otherToken.kind, token.nameHash == otherToken.nameHash,
        hasSameName(token, as: other, otherToken)
      else { return false }
      left += 1
      right += 1
    }
  }

  private func isTrailingComma(_ index: Int) -> Bool {
    let tokens = source.tokens
    guard index + 1 < tokens.count, tokens[index].kind == .comma else { return false }
    switch tokens[index + 1].kind {
    case .rightParen, .rightBracket: return true
    default: return false
    }
  }
}
