import Diagnostics
import LintDriver
import LintRules
import Reporting

extension Surroundings {
  /// The watch of a run, which shows how far it is where somebody sees it.
  func watch(for request: LintRequest) -> RunWatch {
    guard !request.isQuiet, let showProgress else { return RunWatch() }
    return RunWatch(show: { progress in showProgress(progress.map(line) ?? "") })
  }

  /// What each stage took, and each rule, the longest first.
  func timingTables(_ watch: RunWatch) -> String {
    let stages =
      RunStage.allCases.compactMap { stage in
        watch.stages[stage].map { [milliseconds($0), stage.rawValue] }
      } + [[milliseconds(watch.elapsed), "total"]]
    let rules = watch.rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { [milliseconds($0.value), $0.key] }
    let tables = table(["ms", "stage"], stages)
    if rules.isEmpty { return "\n" + tables }
    return "\n\(tables)\n\(table(["ms", "rule (sum over all threads)"], rules))"
  }

  /// What somebody may have meant who named a file that is not there, or what a newcomer may want to do next, on a
  /// terminal and where nothing is configured yet; else nothing.
  func hint(after outcome: LintOutcome, _ run: LintRun) -> String {
    if let hint = commandHint(outcome, run.request) { return hint }
    let isNew = run.selection.settings.distinct.count == 1 && run.linter.known.baselines.isEmpty
    guard errors.isTerminal, isNew, !outcome.findings.isEmpty, run.request.action == .report,
      run.request.focus == .everything
    else { return "" }
    return "next: 'layoutlint explain RULE' explains a rule, and "
      + "'layoutlint init' writes a configuration\n"
  }
}

/// What was meant by a path that is not there: a command, or the value of an option; `nil` if it looks like neither.
private func commandHint(_ outcome: LintOutcome, _ request: LintRequest) -> String? {
  guard request.parts.isEmpty, let word = request.paths.first,
    outcome.problems.contains(where: { $0.path == word })
  else { return nil }
  // Only '=' gives these options a value.
  if case .changed(since: nil, _) = request.focus {
    return "to report on changes since '\(word)', use '--changed=\(word)'\n"
  }
  if request.action == .addSuppressions(reason: nil) {
    return "to use '\(word)' as the reason, pass '--add-suppressions=\(word)'\n"
  }
  guard
    let command = foreignCommands[word]
      ?? nearest(to: word, among: HelpTopic.allCases.map(\.rawValue))
  else { return nil }
  return "did you mean 'layoutlint \(command)'?\n"
}

/// What other tools call a command, and what to write here.
let foreignCommands = [
  "analyze": "lint", "run": "lint", "autocorrect": "--fix", "fix": "--fix", "format": "--fix",
  "baseline": "--write-baseline FILE", "docs": "rules", "draw": "preview", "show": "preview",
  "watch": "--watch", "diff": "--diff", "suppress": "--add-suppressions",
  "ignore": "--add-suppressions", "disable": "--add-suppressions",
]

@Sendable private func line(_ progress: RunWatch.Progress) -> String {
  let verb = progress.stage == .parse ? "reading files" : "analyzing types"
  let left = progress.left.map { ", \(max(1, $0.components.seconds)) s left" } ?? ""
  let found = progress.found == 0 ? "" : ", \(progress.found) found"
  return "\(verb): \(progress.done) of \(progress.total)\(found)\(left)"
}

private func milliseconds(_ duration: Duration) -> String {
  let (seconds, attoseconds) = duration.components
  return String(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
}
