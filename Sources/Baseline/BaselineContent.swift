import Diagnostics

/// The known findings of a project, which are not reported again.
package struct BaselineContent: Hashable, Sendable {
  /// The version of layoutlint that wrote it.
  package var toolVersion: String
  /// What was linted when it was written: paths relative to its folder, sorted.
  package var paths: [String]
  /// Which shard wrote it, for the code that joins shards; `nil` for a baseline of the whole project.
  package var shard: String?
  /// How many times each finding may occur; never 0.
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

  /// The rules that have entries, sorted.
  package var rules: [String] { Set(counts.keys.map(\.rule)).sorted() }
}

/// What a baseline and a run's findings have in common.
package struct BaselineMatch: Hashable, Sendable {
  /// The findings that are not in the baseline, in their order.
  package var new: [Finding] = []
  /// The number of findings that are in the baseline.
  package var known = 0
  /// The entries of the baseline whose findings were not found, and how often.
  package var missing: [BaselineKey: Int]

  init(missing: [BaselineKey: Int]) { self.missing = missing }

  /// Counts a finding of that meaning as found; whether one was missing.
  fileprivate mutating func take(_ key: BaselineKey) -> Bool {
    guard let left = missing[key] else { return false }
    missing[key] = left > 1 ? left - 1 : nil
    return true
  }

  /// The number of entries of `rules` whose findings were not found, or not as often as the entry states.
  package func staleEntries(of rules: Set<String>) -> Int {
    missing.keys.count { rules.contains($0.rule) }
  }
}

extension BaselineContent {
  /// Separates known findings from new ones. Of findings with the same key, the first count as known.
  ///
  /// Earlier versions described the findings of some rules by their item alone. Such entries match only findings that
  /// no other entry matches.
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

  /// Adds the entries of an earlier baseline about which the run that this one is from says nothing.
  ///
  /// - Parameters:
  ///   - sawAllFiles: whether the run covered all files of the earlier baseline. Entries do not name their files, so if it did
  ///     not, no finding is known to be gone.
  ///   - runs: whether the run looked for the findings of a rule.
  /// - Returns: how many findings were added.
  package mutating func keep(
    _ earlier: BaselineContent, sawAllFiles: Bool, runs: (String) -> Bool
  ) -> Int {
    var kept = 0
    for (key, count) in earlier.counts where !sawAllFiles || !runs(key.rule) {
      let found = counts[key] ?? 0
      guard count > found else { continue }
      counts[key] = count
      kept += count - found
    }
    return kept
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
