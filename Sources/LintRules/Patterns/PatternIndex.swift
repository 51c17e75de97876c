import LayoutDialects
import SwiftTokens

/// Tells which patterns can match in a file from the names in it, so that most files are never looked at.
struct PatternIndex: Sendable {
  private var names = NameHashSet()
  /// By rule, for each of its patterns, the hashes of the names without which it does not match.
  private let required: [[Set<UInt16>]]

  init(_ rules: [PatternRule]) {
    required = rules.map { rule in
      rule.patterns.map { pattern in Set(pattern.requiredNames.map { Token.nameHash(of: $0) }) }
    }
    for rule in rules {
      for pattern in rule.patterns {
        for name in pattern.requiredNames { names.insert(name) }
      }
    }
  }

  /// The indices of the rules that may find something.
  func candidates(in file: TokenizedFile) -> [Int] {
    var found: Set<UInt16> = []
    for token in file.tokens where names.contains(token.nameHash) { found.insert(token.nameHash) }
    return required.indices.filter { rule in
      required[rule].contains { $0.isSubset(of: found) }
    }
  }
}
