import SwiftTokens

/// The infix operators that Swift has by itself.
/// Source: Apple, Swift standard library, operator declarations; SIMD types for those with a period.
private let standardOperators: Set<String> = [
  "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "??", "..<",
  "...", "==", "!=", "===", "!==", "~=", "<", "<=", ">", ">=", "&&", "||", "+=", "-=", "*=", "/=",
  "%=", "&=", "|=", "^=", "<<=", ">>=", "&<<=", "&>>=", "&+=", "&-=", "&*=", ".==", ".!=", ".<",
  ".<=", ".>", ".>=", ".&", ".|", ".^", ".&=", ".|=", ".^=", "->", "=",
]

extension SyntaxFile {
  /// Whether an infix operator is one that a project or a library declares: nobody can tell what it does.
  ///
  /// - Parameter token: the operator's.
  package func isStrangeOperator(_ token: Int32) -> Bool {
    !standardOperators.contains(source.text(source.tokens[Int(token)]))
  }
}
