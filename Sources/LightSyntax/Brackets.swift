import SwiftTokens

/// Which bracket closes which. String and regex literals pair their delimiters as well.
struct Brackets {
  /// See ``SyntaxFile/partners``.
  var partners: [Int32]
  var isBalanced = true

  /// Pairs brackets with one pass and a stack.
  ///
  /// A closing brace ends whatever is still open inside it; a closing parenthesis or bracket that does not fit
  /// is passed over when a brace is open inside, because braces structure a file more reliably.
  init(_ tokens: [Token]) {
    partners = [Int32](repeating: 0, count: tokens.count)
    var open: [Int32] = []
    open.reserveCapacity(64)
    // Four tokens in five are none of the kinds that delimit something, which stand side by side.
    let first = TokenKind.stringOpen.rawValue
    let count = TokenKind.rightBrace.rawValue - first
    for index in tokens.indices {
      let kind = tokens[index].kind
      guard kind.rawValue &- first <= count else { continue }
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .stringOpen, .regexOpen:
        open.append(Int32(truncatingIfNeeded: index))
      case .rightParen, .rightBracket, .rightBrace, .stringClose, .regexClose:
        // Nearly always the innermost one closes.
        if let last = open.last, Self.fits(tokens[Int(last)].kind, kind) {
          partners[Int(last)] = Int32(truncatingIfNeeded: index)
          partners[index] = last
          open.removeLast()
        } else {
          close(kind, at: Int32(index), tokens: tokens, open: &open)
        }
      default: break
      }
    }
    if !open.isEmpty { isBalanced = false }
    for opening in open { partners[Int(opening)] = Int32(tokens.count - 1) }
  }

  private mutating func close(
    _ kind: TokenKind, at index: Int32, tokens: [Token], open: inout [Int32]
  ) {
    var position = open.count - 1
    while position >= 0, !Self.fits(tokens[Int(open[position])].kind, kind) {
      if kind != .rightBrace, tokens[Int(open[position])].kind == .leftBrace {
        position = -1
        break
      }
      position -= 1
    }
    guard position >= 0 else {
      isBalanced = false
      return
    }
    if position < open.count - 1 { isBalanced = false }
    for unclosed in open[(position + 1)...] { partners[Int(unclosed)] = index }
    partners[Int(open[position])] = index
    partners[Int(index)] = open[position]
    open.removeLast(open.count - position)
  }

  private static func fits(_ open: TokenKind, _ close: TokenKind) -> Bool {
    switch close {
    case .rightParen: open == .leftParen
    case .rightBracket: open == .leftBracket
    case .rightBrace: open == .leftBrace
    case .stringClose: open == .stringOpen
    case .regexClose: open == .regexOpen
    default: false
    }
  }
}
