import Diagnostics
import LintDriver
import LintRules
import Reporting
import RulePages

/// A request, and what it takes to carry it out.
struct LintRun {
  let request: LintRequest
  let selection: FileSelection
  let linter: Linter

  /// The paths that the user named.
  var paths: [FilePath] { foundPaths(request.paths) }

  /// What is wrong if folders were to be linted and no Swift file is in any path: a wrong path must not pass for code without
  /// findings. Where only files are named, as git hooks do, there may well be no Swift file among them.
  fileprivate func emptyFolder(_ outcome: LintOutcome) -> FileProblem? {
    switch request.focus {
    case .staged, .changed, .listed, .standardInput: return nil
    case .everything, .paths: break
    }
    guard outcome.reportedFiles.isEmpty, outcome.leftOut == 0, outcome.problems.isEmpty,
      let folder = paths.first(where: \.isFolder)
    else { return nil }
    return FileProblem(folder, "contains no Swift files to lint")
  }
}

extension Surroundings {
  /// Lints, and fixes if that is asked for.
  func lint(_ request: LintRequest) throws(UsageError) -> ExitCode {
    request.watches ? try lintRepeatedly(request) : try lintOnce(request)
  }

  func lintOnce(_ request: LintRequest) throws(UsageError) -> ExitCode {
    let watch = watch(for: request)
    var request = request
    var part: ShardPart?
    switch joinedShards(request) {
    case .failure(let problem):
      report([problem])
      return .failure
    case .success(.report(let joined)): return try write(joined, request)
    case .success(.part(let joined)):
      part = joined
      request.paths = joined.roots.map(\.display)
    case .success(nil): break
    }
    guard var selection = watch.measure(.find, { selection(for: request) }) else {
      return .failure
    }
    // From here on, the rules that the configurations bring along are as good as those that are built in.
    var known = self
    known.pages = selection.settings.pages(with: pages)
    request.rules = try known.rules(named: request.rules, selection)
    // What a comment silences may be found only with the rest of the project.
    if request.isPartOfProject, request.rules.only == nil {
      request.rules.except.insert(Rule.unusedSuppression.id)
    }
    watch.measure(.find) { selection.readTargets(for: request.rules) }
    return known.lint(request, selection, part, watch)
  }

  /// What shards wrote, if that is what a request is about.
  private func joinedShards(_ request: LintRequest) -> Result<JoinedShards?, FileProblem> {
    Result { () throws(FileProblem) in
      request.parts.isEmpty ? nil : try JoinedShards(request.parts.map { FilePath($0) })
    }
  }

  /// The rules that the names of rules and groups on the command line stand for.
  ///
  /// - Throws: ``UsageError`` if there is no rule or group of a name.
  private func rules(
    named names: RuleSelection, _ selection: FileSelection
  ) throws(UsageError) -> RuleSelection {
    var rules = RuleSelection(only: names.only == nil ? nil : [])
    for name in (names.only ?? []).union(names.except).sorted() {
      var ids = pages.ids(named: name)
      if ids.isEmpty, selection.settings.team.passedOver.contains(name) { ids = [name] }
      if ids.isEmpty {
        throw unknownRule(
          name, among: pages.map(\.id) + RuleGroup.allCases.map(\.rawValue),
          hasOwn: !selection.settings.team.rules.isEmpty)
      }
      if names.only?.contains(name) == true { rules.only?.formUnion(ids) }
      if names.except.contains(name) { rules.except.formUnion(ids) }
    }
    return rules
  }

  private func lint(
    _ request: LintRequest, _ selection: FileSelection, _ joined: ShardPart?, _ watch: RunWatch
  ) -> ExitCode {
    do throws(FileProblem) {
      try requireReason(for: request, selection)
      var options = AnalysisOptions(
        rules: request.rules, jobs: request.jobs ?? activeProcessorCount(),
        settings: selection.settings)
      if options.jobs == 1 { useLargePages() }
      options.describesPlaces = request.needsPlaces
      options.listsNumbers = request.listsNumbers
      options.minimumSeverity = request.minimumSeverity ?? .info
      options.countsInfos = request.countsInfos
      options.watch = watch
      options.timesRules = request.showsTiming
      options.endsProcess = request.action == .report && !request.watches
      var linter = Linter(
        analyzer: analyzer, options: options, known: try knownFindings(for: request, selection))
      linter.focus = selection.focus
      linter.named = selection.namedFiles
      // Pictures are drawn from the whole project.
      linter.keepsTexts = request.showsPictures
      if let joined {
        try linter.take(joined, selection, version: version)
      } else if let rest = selection.rest {
        linter.mode = .indexed(rest)
      } else if let cache = cache(for: request) {
        linter.mode = .cached(cache)
      }
      let code = lint(LintRun(request: request, selection: selection, linter: linter))
      if request.showsTiming { errors.write(timingTables(watch)) }
      return code
    } catch {
      report([error])
      return .failure
    }
  }

  /// - Throws: ``FileProblem`` if suppressions are to be written without the reason that a configuration requires.
  private func requireReason(
    for request: LintRequest, _ selection: FileSelection
  ) throws(FileProblem) {
    guard request.action == .addSuppressions(reason: nil) else { return }
    for index in selection.usedSettings {
      let setting = selection.settings.distinct[index].requireReason
      guard setting.value, let origin = setting.origin else { continue }
      throw FileProblem(
        path: "layoutlint",
        reason: "suppressions need a reason (\(origin.path):\(origin.position.line)); "
          + "use '--add-suppressions=REASON'")
    }
  }

  private func lint(_ run: LintRun) -> ExitCode {
    let (linter, selection) = (run.linter, run.selection)
    switch run.request.action {
    case .report:
      if let shard = run.request.shard { return reportShard(shard, run) }
      var outcome = linter.run(selection)
      outcome.findings = outcome.findings.withSidesJoined
      return finish(outcome, run, unwritten: report(outcome, run.request))
    case .fix(let level):
      let result = linter.fix(selection, level: level)
      return finishRewriting(result, "fixed", run, hasHints: level == .safe)
    case .askToFix(let level):
      guard isInteractive else {
        report([FileProblem(path: "layoutlint", reason: "'--interactive' needs a terminal")])
        return .failure
      }
      let result = linter.fix(selection, level: level, isWanted: asker(run.request.color))
      return finishRewriting(result, "fixed", run, hasHints: level == .safe)
    case .diff(let level):
      return diff(run, level)
    case .addSuppressions(let reason):
      return finishRewriting(linter.suppress(selection, reason: reason), "suppressed", run)
    case .writePart(let shard, let file):
      return writePart(of: shard, to: file, run)
    case .writeBaseline(let file):
      if let shard = run.request.shard { return writeBaseline(of: shard, to: file, run) }
      return writeBaseline(run, to: file)
    }
  }

  /// Writes what rewriting came to, and reports what is left.
  private func finishRewriting(
    _ result: FixOutcome, _ verb: String, _ run: LintRun, hasHints: Bool = true
  ) -> ExitCode {
    // Files are written before anything is printed, for printing may end the process.
    let partlyStaged = run.selection.isStaged ? partlyStagedFiles(result.changes) : []
    let failures = partlyStaged.isEmpty ? run.selection.write(result.changes) : partlyStaged
    var outcome = result.outcome
    if !failures.isEmpty {
      // Some files are not what fixing made of them: report what stands on the disk.
      outcome = run.linter.run(run.selection)
      outcome.problems = Set(outcome.problems + result.outcome.problems + failures)
        .sorted(by: FileProblem.precedes)
    }
    outcome.findings = outcome.findings.withSidesJoined
    let unwritten = report(outcome, run.request, hasHints: hasHints)
    if !run.request.isQuiet, failures.isEmpty, !result.changes.isEmpty {
      for change in result.changes { errors.write("rewrote \(printable(change.path.display))\n") }
      errors.write(fixSummary(verb, result))
    }
    return finish(outcome, run, unwritten: unwritten)
  }

  private func diff(_ run: LintRun, _ level: FixLevel) -> ExitCode {
    let result = run.linter.fix(run.selection, level: level)
    for change in result.changes {
      writeDiff(of: change.path, from: change.before, to: change.after)
    }
    if !run.request.isQuiet, !result.changes.isEmpty {
      errors.write(fixSummary("would fix", result))
    }
    // Nothing was written, so the findings are those from before.
    var outcome = result.outcome
    outcome.findings = result.original.withSidesJoined
    return finish(outcome, run)
  }

  /// For programs the diff is what it is, byte for byte; on a terminal nothing in it steers the terminal.
  func writeDiff(of path: FilePath, from old: [UInt8], to new: [UInt8]) {
    let diff = unifiedDiff(path, from: old, to: new)
    if output.isTerminal {
      output.write(printableLines(String(decoding: diff, as: UTF8.self)))
    } else {
      output.write(diff)
    }
  }

  private func fixSummary(_ verb: String, _ result: FixOutcome) -> String {
    "\(verb) \(counted(result.appliedFixes, "finding")) in \(counted(result.changes.count, "file"))\n"
  }

  /// Says what could not be read or written, sums up, and judges.
  ///
  /// - Parameter unwritten: the reports that could not be written.
  private func finish(
    _ outcome: LintOutcome, _ run: LintRun, unwritten: [FileProblem] = []
  ) -> ExitCode {
    let request = run.request
    let empty = run.emptyFolder(outcome)
    report(outcome.problems + unwritten + (empty.map { [$0] } ?? []))
    let isBaselineDone = finishBaselines(run, outcome)
    warn(of: outcome.cacheUse, request)
    if request.printed != .summary {
      if request.showsStatistics { writeStatistics(outcome, run) }
      if !request.isQuiet { sumUp(outcome, run) }
    }
    if !outcome.problems.isEmpty || !unwritten.isEmpty || !isBaselineDone || empty != nil {
      return .failure
    }
    if request.exitsZero { return .success }
    return outcome.reaches(request.failLevel) ? .findings : .success
  }

  private func writeStatistics(_ outcome: LintOutcome, _ run: LintRun) {
    if !outcome.findings.isEmpty {
      errors.write("\n\(findingTables(outcome.findings))\n")
    }
    if let rest = run.selection.rest { errors.write(indexLine(rest)) }
    if let use = outcome.cacheUse { errors.write(cacheLine(use)) }
  }

  /// What a run of some files alone does not know.
  private func partLines(_ fileCount: Int, _ run: LintRun) -> [String] {
    guard fileCount > 0, run.request.isPartOfProject else { return [] }
    let files = fileCount == 1 ? "this file was" : "these files were"
    return [
      "only \(files) read; with '--project .', the rest of the project is taken into account, too"
    ]
  }

  private func sumUp(_ outcome: LintOutcome, _ run: LintRun) {
    let fileCount = outcome.reportedFiles.count
    let summary = Summary(
      outcome.findings, fileCount: fileCount, leftOut: outcome.leftOut, unseen: outcome.unseen,
      silenced: outcome.silenced)
    let more = [summary.errorLine, summary.infoLine, summary.unseenLine].compactMap { $0 }
    for line in summary.groupLines + summary.numberLines + more + partLines(fileCount, run) {
      errors.write(printable(line) + "\n")
    }
    var nothing = fileCount == 0 ? run.request.focus.nothingFound : nil
    // Whether there are any is not known of a folder that cannot be read.
    let absent = SystemError.noSuchFile.reason
    if fileCount == 0, outcome.problems.contains(where: { $0.reason != absent }) {
      nothing = "no Swift files could be read"
    }
    errors.write((nothing ?? summary.headline) + "\n")
    errors.write(hint(after: outcome, run))
  }
}
