import SwiftTokens

/// Which bracket closes which. String and regex literals pair their delimiters as well.
struct Brackets {
  /// See ``SyntaxFile/partners``.
  let partners: [Int32]
  let isBalanced: Bool

  /// Pairs brackets with one pass and a stack.
  ///
  /// A closing brace ends whatever is still open inside it; a closing parenthesis or bracket that does not fit
  /// is passed over when a brace is open inside, because braces structure a file more reliably.
  init(_ tokens: [Token]) {
    // Four tokens in five are none of the kinds that delimit something, which stand side by side.
    let first = TokenKind.stringOpen.rawValue
    let count = TokenKind.rightBrace.rawValue - first
    var partners = [Int32](repeating: 0, count: tokens.count)
    var isBalanced = true
    // The innermost open bracket. The stack is a chain: until it is closed, a bracket names the one around it.
    var innermost = Self.none
    for index in tokens.indices {
      let kind = tokens[index].kind
      guard kind.rawValue &- first <= count else { continue }
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .stringOpen, .regexOpen:
        partners[index] = innermost
        innermost = Int32(truncatingIfNeeded: index)
      case .rightParen, .rightBracket, .rightBrace, .stringClose, .regexClose:
        let closed = Self.bracket(closedBy: kind, tokens, partners, innermost: innermost)
        if closed != innermost || closed == Self.none { isBalanced = false }
        guard closed != Self.none else { continue }
        partners[index] = closed
        var open = innermost
        innermost = partners[Int(closed)]
        while open != innermost {
          let outer = partners[Int(open)]
          partners[Int(open)] = Int32(truncatingIfNeeded: index)
          open = outer
        }
      default: break
      }
    }
    if innermost != Self.none { isBalanced = false }
    while innermost != Self.none {
      let outer = partners[Int(innermost)]
      partners[Int(innermost)] = Int32(tokens.count - 1)
      innermost = outer
    }
    self.partners = partners
    self.isBalanced = isBalanced
  }

  /// Stands for no token.
  private static let none: Int32 = -1

  /// The open bracket that one of a kind closes, nearly always the innermost; ``none`` if it is passed over.
  @inline(__always)
  private static func bracket(
    closedBy kind: TokenKind, _ tokens: [Token], _ partners: [Int32], innermost: Int32
  ) -> Int32 {
    var open = innermost
    while open != none, !fits(tokens[Int(open)].kind, kind) {
      if kind != .rightBrace, tokens[Int(open)].kind == .leftBrace { return none }
      open = partners[Int(open)]
    }
    return open
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
