import LayoutDialects
import SwiftTokens

/// The names at which rules look, found for all rules in one pass over a file's tokens.
struct RuleWords: Sendable {
  /// By name, the positions of the rules that look at it.
  private var positions: [String: [Int]] = [:]
  private var hashes = NameHashSet()
  private let count: Int

  init(_ rules: [Rule]) {
    count = rules.count
    for (position, rule) in rules.enumerated() {
      guard case .words(let names, _) = rule.check else { continue }
      for name in names {
        hashes.insert(name)
        positions[name, default: []].append(position)
      }
    }
  }

  var isEmpty: Bool { positions.isEmpty }

  /// For each rule, the indices of the tokens that are one of its names; `nil` if there are none at all.
  func tokens(in file: TokenizedFile) -> [[Int]]? {
    var found: [[Int]]?
    let (tokens, hashes) = (file.tokens, hashes)
    for index in tokens.indices where hashes.contains(tokens[index].nameHash) {
      guard let rules = positions[file.name(of: tokens[index])] else { continue }
      if found == nil { found = Array(repeating: [], count: count) }
      for rule in rules { found?[rule].append(index) }
    }
    return found
  }
}
