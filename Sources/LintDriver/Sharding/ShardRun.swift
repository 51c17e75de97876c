import ByteRecords
import Diagnostics

/// What a report or a baseline records about the shard that wrote it, so that a missing shard is noticed when they are
/// joined.
package struct ShardMark: Hashable, Sendable {
  let shard: Shard
  /// What stands for all that the findings depend on: the files, the options and the version.
  let project: String
  /// Whether the shard's findings reach the fail level.
  let fails: Bool

  /// The text in the report.
  package var text: String { "\(shard) \(project) \(fails ? "fails" : "passes")" }

  init(_ shard: Shard, project: String, fails: Bool) {
    self.shard = shard
    self.project = project
    self.fails = fails
  }

  /// - Returns: `nil` for anything but ``text``.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, ["fails", "passes"].contains(words[2]) else { return nil }
    let numbers = words[0].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = Shard(number, of: count)
    else { return nil }
    self.init(shard, project: String(words[1]), fails: words[2] == "fails")
  }
}

/// The findings of a shard in its own files, after comments have silenced those that they cover.
package struct ShardOutcome: Sendable {
  package let outcome: LintOutcome
  package let mark: ShardMark
  /// How many of all files belong to the shard.
  package let fileCounts: (own: Int, all: Int)
}

extension Linter {
  /// Lints the files of a shard; the others are read for their declarations.
  package func run(
    _ shard: Shard, _ selection: FileSelection, version: String
  ) -> ShardOutcome {
    let (files, problems) = load(selection)
    let own = files.map(\.path).filter { shard.holds($0.display) }
    var linter = self
    linter.focus = Focus(on: own)
    linter.options.goal = .about(Set(own.map(\.display)))
    let sources = files.map(\.source)
    let outcome = LintOutcome(
      reportedFiles: own, sources: sources, findings: linter.findings(in: sources),
      problems: problems, settings: options.settings, leftOut: selection.leftOut, matches: [])
    var writer = RecordWriter()
    writer.write(partKey(selection, version: version))
    writer.write(list: selection.roots) { $0.write(bytes: $1.bytes) }
    writer.write(RunRecord(files: Linter.records(of: files, selection), findings: []))
    let mark = ShardMark(
      shard, project: Digest(of: writer.bytes).text, fails: outcome.reaches(nil))
    return ShardOutcome(outcome: outcome, mark: mark, fileCounts: (own.count, files.count))
  }
}
