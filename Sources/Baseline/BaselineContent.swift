import Diagnostics

/// The findings that a project knows and does not want to hear of.
package struct BaselineContent: Hashable, Sendable {
  /// The version of layoutlint that wrote it.
  package var toolVersion: String
  /// What was linted when it was written: paths relative to its folder, sorted.
  package var paths: [String]
  /// What marks it as that of one of several shards, for those who join them; `nil` for a whole one.
  package var shard: String?
  /// How often each finding may occur; never 0.
  package var counts: [BaselineKey: Int]

  package init(toolVersion: String, paths: [String], counts: [BaselineKey: Int]) {
    self.toolVersion = toolVersion
    self.paths = paths
    self.counts = counts
  }

  /// The baseline under which `findings` are all known.
  package init(of findings: [Finding], toolVersion: String, paths: [String]) {
    self.init(toolVersion: toolVersion, paths: paths, counts: [:])
    for finding in findings { counts[BaselineKey(finding), default: 0] += 1 }
  }

  /// The rules that it names, sorted.
  package var rules: [String] { Set(counts.keys.map(\.rule)).sorted() }
}

/// What a baseline and a run's findings have in common.
package struct BaselineMatch: Hashable, Sendable {
  /// The findings that the baseline does not know, in their order.
  package var new: [Finding] = []
  /// The number of those that it knows.
  package var known = 0
  /// What it knows and was not found, and how often.
  package var missing: [BaselineKey: Int]

  init(missing: [BaselineKey: Int]) { self.missing = missing }

  /// Counts a finding of that meaning as found; whether one was missing.
  fileprivate mutating func take(_ key: BaselineKey) -> Bool {
    guard let left = missing[key] else { return false }
    missing[key] = left > 1 ? left - 1 : nil
    return true
  }

  /// How many entries of `rules` have not been found, or not as often as they say.
  package func staleEntries(of rules: Set<String>) -> Int {
    missing.keys.count { rules.contains($0.rule) }
  }
}

extension BaselineContent {
  /// Tells known findings from new ones. Of findings that mean the same, the first are taken for the known ones.
  ///
  /// Earlier versions described the findings of some rules by their item alone. Such entries count for what no other
  /// entry knows.
  package func match(_ findings: [Finding]) -> BaselineMatch {
    var match = BaselineMatch(missing: counts)
    let keys = findings.map(BaselineKey.init)
    var isKnown = keys.map { match.take($0) }
    for index in keys.indices where !isKnown[index] {
      if let former = keys[index].withoutEquation { isKnown[index] = match.take(former) }
    }
    for (finding, isKnown) in zip(findings, isKnown) {
      if isKnown { match.known += 1 } else { match.new.append(finding) }
    }
    return match
  }

  /// The baseline without the findings of `rules` that are missing. Nothing is ever added.
  package func pruned(_ match: BaselineMatch, rules: Set<String>) -> BaselineContent {
    var result = self
    for (key, missing) in match.missing where rules.contains(key.rule) {
      let left = (counts[key] ?? 0) - missing
      result.counts[key] = left > 0 ? left : nil
    }
    return result
  }
}
