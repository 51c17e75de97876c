import SwiftTokens

/// The code for systems that lack what a check of availability asks for.
package struct FormerBranch: Sendable {
  package let span: TokenSpan
  /// `#available(iOS 11, *)`
  package let check: TokenSpan
  /// Whether nothing but the check leads there.
  package let isOnlyForFormer: Bool
}

extension SyntaxFile {
  /// The code for systems that lack what `#available` and `#unavailable` ask for.
  package var formerBranches: [FormerBranch] {
    statements.compactMap { statement in
      switch statement.kind {
      case .ifElse(let conditions, let then, let otherwise):
        formerBranch(conditions, then: then, otherwise: otherwise)
      case .guardElse(let conditions, let otherwise):
        formerBranch(conditions, then: nil, otherwise: otherwise)
      default: nil
      }
    }
  }

  private func formerBranch(
    _ list: ListSlice, then: Block?, otherwise: Block?
  ) -> FormerBranch? {
    let checks = conditions[list.indices].compactMap { condition -> TokenSpan? in
      if case .availability(let span) = condition { span } else { nil }
    }
    guard let check = checks.first else { return nil }
    let isNegative = source.text(source.tokens[Int(check.first)]) == "#unavailable"
    return (isNegative ? then : otherwise).map { block in
      FormerBranch(
        span: block.span, check: check, isOnlyForFormer: isNegative || list.count == 1)
    }
  }
}
