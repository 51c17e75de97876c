import SwiftTokens

/// The operators that Swift has by itself.
/// Source: Apple, Swift standard library, operator declarations; SIMD types for those with a period.
private let standardOperators: Set<String> = [
  "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "??", "..<",
  "...", "==", "!=", "===", "!==", "~=", "<", "<=", ">", ">=", "&&", "||", "+=", "-=", "*=", "/=",
  "%=", "&=", "|=", "^=", "<<=", ">>=", "&<<=", "&>>=", "&+=", "&-=", "&*=", ".==", ".!=", ".<",
  ".<=", ".>", ".>=", ".&", ".|", ".^", ".&=", ".|=", ".^=", "->", "=", "!", "~",
]

/// Whether an operator is one that Swift has by itself.
package func isStandardOperator(_ symbol: String) -> Bool { standardOperators.contains(symbol) }

extension SyntaxFile {
  /// Whether an infix operator is declared by a project or a library, so that its meaning is not known.
  ///
  /// - Parameter token: the operator's.
  package func isStrangeOperator(_ token: Int32) -> Bool {
    !isStandardOperator(source.text(source.tokens[Int(token)]))
  }
}
