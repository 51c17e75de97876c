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
    var isBalanced = true
    partners = unsafe [Int32](unsafeUninitializedCapacity: tokens.count) { partners, initialized in
      unsafe partners.initialize(repeating: 0)
      initialized = tokens.count
      var open: [Int32] = []
      open.reserveCapacity(64)
      for index in tokens.indices {
        let kind = tokens[index].kind
        guard kind.rawValue &- first <= count else { continue }
        switch kind {
        case .leftParen, .leftBracket, .leftBrace, .stringOpen, .regexOpen:
          open.append(Int32(truncatingIfNeeded: index))
        case .rightParen, .rightBracket, .rightBrace, .stringClose, .regexClose:
          // Nearly always the innermost one closes.
          if let last = open.last, Self.fits(tokens[Int(last)].kind, kind) {
            unsafe partners[Int(last)] = Int32(truncatingIfNeeded: index)
            unsafe partners[index] = last
            open.removeLast()
            continue
          }
          let depth = Self.depth(of: kind, tokens, open)
          guard depth >= 0 else {
            isBalanced = false
            continue
          }
          if depth < open.count - 1 { isBalanced = false }
          for unclosed in open[depth...] {
            unsafe partners[Int(unclosed)] = Int32(truncatingIfNeeded: index)
          }
          unsafe partners[index] = open[depth]
          open.removeLast(open.count - depth)
        default: break
        }
      }
      if !open.isEmpty { isBalanced = false }
      for opening in open { unsafe partners[Int(opening)] = Int32(tokens.count - 1) }
    }
    self.isBalanced = isBalanced
  }

  /// Where the bracket lies in the stack of open ones that one of a kind closes; below 0 if it is passed over.
  private static func depth(of kind: TokenKind, _ tokens: [Token], _ open: [Int32]) -> Int {
    var position = open.count - 1
    while position >= 0, !fits(tokens[Int(open[position])].kind, kind) {
      if kind != .rightBrace, tokens[Int(open[position])].kind == .leftBrace { return -1 }
      position -= 1
    }
    return position
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
