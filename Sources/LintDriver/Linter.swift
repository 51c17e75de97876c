import Baseline
import Diagnostics
import SourceText

/// A file that was read, with the path that leads back to it.
package struct LoadedFile: Sendable {
  package let path: FilePath
  package let source: SourceFile
}

/// What a run found.
package struct LintOutcome: Sendable {
  /// The files that are reported on, sorted by path. Others were read for their declarations.
  package var reportedFiles: [FilePath]
  /// At least the files that findings and their notes name.
  package var sources: [SourceFile]
  /// Sorted by path, position and rule.
  package var findings: [Finding]
  /// The findings that are not reported because their code has no effect in the running app, in the same order.
  package var unseen: [Finding] = []
  /// How many findings comments silence that would be reported else.
  package var silenced = 0
  /// What could not be read or written, sorted by path.
  package var problems: [FileProblem]
  /// The settings in the configuration, by file.
  package var settings: SettingsTable
  /// The number of files that were found, but are excluded by their configurations.
  package var leftOut: Int
  /// The matches of each baseline, in their order. The findings do not include those in a baseline.
  package var matches: [BaselineMatch]
  /// What was taken from an earlier run; `nil` where none was asked.
  package var cacheUse: CacheUse?

  /// Takes what a report counts only.
  mutating func note(_ judged: Linter.Judgement) {
    unseen = judged.unseen
    silenced = judged.silenced.count
  }

  /// Whether any finding is as severe as `level`, or more.
  /// - Parameter level: `nil` for the fail level that the configuration gives to the finding's file.
  package func reaches(_ level: Severity?) -> Bool {
    findings.contains { $0.severity >= level ?? settings[$0.path].failLevel.value }
  }
}

/// The changes of fixes, and the remaining findings.
package struct FixOutcome: Sendable {
  /// The files as they are after fixing, and the findings left in them.
  package var outcome: LintOutcome
  /// The findings before fixing.
  package var original: [Finding]
  /// The files that changed, before and after, sorted by path.
  package var changes: [FileChange]
  /// The number of fixes applied to files that changed, written or not.
  package var appliedFixes: Int
}

/// New content for one file.
package struct FileChange: Sendable {
  package let path: FilePath
  package let before: [UInt8]
  package let after: [UInt8]

  package init(path: FilePath, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}

/// Where a run takes files and findings from.
package enum RunMode: Sendable {
  /// All files are read and analyzed.
  case afresh
  /// The same, unless the findings of an earlier run are kept there; they are kept for the next one.
  case cached(RunCache)
  /// Files are analyzed with the rest of the project, which an index holds.
  case indexed(IndexedFiles)
  /// Shards have read these files and found all that there is; comments silence some of it.
  case joined(RunRecord)
}

/// Runs the stages over files.
package struct Linter: Sendable {
  package var analyzer: Analyzer
  package var options: AnalysisOptions
  /// What is known and not reported, fixed or suppressed.
  package var known: KnownFindings
  /// What is reported, fixed or suppressed; `nil` for all files.
  package var focus: Focus?
  package var mode = RunMode.afresh
  /// The files, as reports print them, of which everything is reported; in others, findings in code without effect in
  /// the running app are not.
  package var named: Set<String> = []
  /// Whether the outcome contains the texts of all files, not just of those with findings.
  package var keepsTexts = false

  /// - Parameter options: those with the settings of the files that will be linted.
  package init(
    analyzer: Analyzer = .standard, options: AnalysisOptions, known: KnownFindings = KnownFindings()
  ) {
    self.analyzer = analyzer
    self.options = options
    self.known = known
  }

  /// What analysis found, as a report wants it.
  struct Judgement {
    /// What is not known, sorted, but for what nobody sees when the app runs.
    var new: [Finding] = []
    /// What nobody sees when the app runs.
    var unseen: [Finding] = []
    /// What comments silence that would be new else.
    var silenced: [Finding] = []
    /// What each baseline knew.
    var matches: [BaselineMatch] = []

    /// Leaves out what a focus does not cover.
    mutating func keep(_ focus: Focus?, in files: [SourceFile]) {
      guard let focus else { return }
      new = focus.filter(new, in: files)
      unseen = focus.filter(unseen, in: files)
      silenced = focus.filter(silenced, in: files)
    }
  }

  /// The options, with what the baselines ask for.
  var analysisOptions: AnalysisOptions {
    var options = options
    options.marksSilenced = true
    if !known.baselines.isEmpty { options.describesPlaces = true }
    return options
  }

  /// All that `files` hold, sorted.
  func analyzed(_ files: [SourceFile]) -> [Finding] {
    var options = analysisOptions
    switch mode {
    case .afresh, .cached: break
    case .indexed:
      // A baseline counts what is the same in all files, so nothing may be passed over.
      if known.baselines.isEmpty { options.goal = .about(Set(files.map(\.path))) }
    case .joined(let record): options.goal = .left(of: record.findings)
    }
    return analyzer.analyze(all(files), options).sorted(by: Finding.precedes)
  }

  /// Files with the rest of the project, in their order.
  private func all(_ files: [SourceFile]) -> [SourceFile] {
    if case .indexed(let rest) = mode { rest.joined(with: files) } else { files }
  }

  /// What is new among findings, as the options want it, and what each baseline knew.
  func judged(_ findings: [Finding]) -> Judgement {
    var result = Judgement()
    // The next one who uses such code has what is wrong in it, so it is listed where infos are.
    func isMinor(_ finding: Finding) -> Bool {
      finding.unseen == .uncreated && finding.diagnostic.numbers.isEmpty && !options.countsInfos
        && options.minimumSeverity == .info
    }
    func isUnseen(_ finding: Finding) -> Bool {
      finding.unseen != nil && !named.contains(finding.path) && !isMinor(finding)
    }
    result.silenced = findings.filter { $0.isSilenced && !isUnseen($0) }
    let isSome = findings.contains(where: \.isSilenced)
    (result.new, result.matches) = known.match(
      isSome ? findings.filter { !$0.isSilenced } : findings)
    if result.new.contains(where: { $0.unseen != nil }) {
      result.unseen = result.new.filter(isUnseen)
      result.new.removeAll(where: isUnseen)
      for index in result.new.indices
      where isMinor(result.new[index]) && !named.contains(result.new[index].path) {
        result.new[index].severity = .info
      }
    }
    if options.minimumSeverity > .info {
      result.new.removeAll { $0.severity < options.minimumSeverity }
      result.silenced.removeAll { $0.severity < options.minimumSeverity }
    }
    if options.listsNumbers {
      for index in result.new.indices { result.new[index].diagnostic.isCounted = false }
    }
    if options.countsInfos { countInfos(in: &result.new) }
    return result
  }

  /// Marks the infos that nobody asked for, so that they do not bury what is wrong. Those about numbers were marked when
  /// they were found, where it is known what the project has names for.
  private func countInfos(in findings: inout [Finding]) {
    guard options.rules.only == nil else { return }
    for index in findings.indices where findings[index].isPlainInfo {
      let settings = options.settings[findings[index].path]
      findings[index].diagnostic.isCounted = !settings.listsInfos(of: findings[index].rule)
    }
  }

  /// What `files` hold in the focus, sorted, and what of all that they hold each baseline knew.
  private func match(_ files: [SourceFile]) -> Judgement {
    if let focus, !files.contains(where: focus.covers) { return Judgement() }
    var result = judged(analyzed(files))
    result.keep(focus, in: files)
    return result
  }

  /// What is found in `files` and not known, sorted.
  func findings(in files: [SourceFile]) -> [Finding] { match(files).new }

  /// Lints files. What cannot be read becomes a problem; the rest is linted.
  package func run(_ selection: FileSelection) -> LintOutcome {
    // A text from an editor changes with every key.
    guard case .cached(let cache) = mode, selection.contents.isEmpty else {
      return runAfresh(selection)
    }
    return run(selection, cache)
  }

  func runAfresh(_ selection: FileSelection) -> LintOutcome {
    if let outcome = runReadingOnce(selection) { return outcome }
    let (files, problems) = load(selection)
    if case .joined(let record) = mode,
      let changed = record.firstDifference(from: Linter.records(of: files, selection))
    {
      let problem = FileProblem(changed, "has changed since the shards read it")
      return LintOutcome(
        reportedFiles: [], sources: [], findings: [], problems: problems + [problem],
        settings: options.settings, leftOut: selection.leftOut, matches: [])
    }
    let judged = match(files.map(\.source))
    var outcome = LintOutcome(
      reportedFiles: reported(files), sources: all(files.map(\.source)), findings: judged.new,
      problems: problems, settings: options.settings, leftOut: selection.leftOut,
      matches: judged.matches)
    outcome.note(judged)
    return outcome
  }

  private func reported(_ files: [LoadedFile]) -> [FilePath] {
    files.filter { file in focus.map { $0.covers(file.source) } ?? true }.map(\.path)
  }

  func watched<Value>(_ stage: RunStage, _ body: () -> Value) -> Value {
    guard let watch = options.watch else { return body() }
    return watch.measure(stage, body)
  }

  func load(_ selection: FileSelection) -> (files: [LoadedFile], problems: [FileProblem]) {
    watched(.read) { loadFiles(selection, jobs: options.jobs) }
  }

  /// Fixes files in memory; nothing is written.
  package func fix(_ selection: FileSelection, level: FixLevel) -> FixOutcome {
    rewrite(selection) { files, findings in
      applyFixes(to: files, level: level) { findings($0) }
    }
  }

  /// Reads files, and tells what rewriting them in memory came to.
  ///
  /// - Parameter rewriting: gets the files, and what finds something in them; it asks that last about what it gives out.
  func rewrite(
    _ selection: FileSelection,
    _ rewriting: (_ files: [SourceFile], _ findings: ([SourceFile]) -> [Finding]) -> FixResult
  ) -> FixOutcome {
    let (files, problems) = load(selection)
    var judged = Judgement()
    let result = rewriting(files.map(\.source)) { files in
      judged = match(files)
      return judged.new
    }
    let fixed = zip(files, result.files).map { LoadedFile(path: $0.path, source: $1) }
    let changes = result.changed.map { index in
      FileChange(
        path: files[index].path, before: files[index].source.bytes,
        after: result.files[index].bytes)
    }
    var outcome = LintOutcome(
      reportedFiles: reported(fixed), sources: all(result.files), findings: result.remaining,
      problems: (problems + result.problems).sorted(by: FileProblem.precedes),
      settings: options.settings, leftOut: selection.leftOut,
      matches: known.baselines.isEmpty ? [] : match(result.files).matches)
    outcome.note(judged)
    return FixOutcome(
      outcome: outcome, original: result.original, changes: changes,
      appliedFixes: result.appliedFixes)
  }
}

/// Reads files; what could not be found counts among the problems.
package func loadFiles(
  _ selection: FileSelection, jobs: Int
) -> (files: [LoadedFile], problems: [FileProblem]) {
  let found = selection.files
  let given: [FilePath: [UInt8]]
  do throws(FileProblem) {
    given = try selection.givenContents(of: found)
  } catch {
    return ([], (selection.problems + [error]).sorted(by: FileProblem.precedes))
  }
  let results = parallelMap(count: found.count, jobs: jobs) { index in
    Result { () throws(FileProblem) in
      let path = found[index]
      if let bytes = given[path] {
        return SourceFile(path: path.display, bytes: try checkedSource(bytes, path))
      }
      return SourceFile(path: path.display, bytes: try readSource(path))
    }
  }
  var files: [LoadedFile] = []
  var problems = selection.problems
  for (path, result) in zip(found, results) {
    switch result {
    case .success(let source): files.append(LoadedFile(path: path, source: source))
    case .failure(let problem): problems.append(problem)
    }
  }
  problems += dropNamesakes(&files)
  return (files, problems.sorted(by: FileProblem.precedes))
}

/// Whether a path is shown otherwise than it is, because it is no UTF-8.
func isSpeltOut(_ path: FilePath) -> Bool {
  path.bytes.contains { $0 >= 0x80 } && path.display.utf8.count != path.bytes.count
}

/// Drops files that are shown as another one is, for by that name they are told apart: a name that is no UTF-8 is spelt
/// out, and another file may really be called so.
private func dropNamesakes(_ files: inout [LoadedFile]) -> [FileProblem] {
  guard files.contains(where: { isSpeltOut($0.path) }) else { return [] }
  var names = Set(files.lazy.filter { !isSpeltOut($0.path) }.map(\.source.path))
  var problems: [FileProblem] = []
  files.removeAll { file in
    guard isSpeltOut(file.path), !names.insert(file.source.path).inserted else { return false }
    problems.append(
      FileProblem(file.path, "skipped: another file is displayed under the same name"))
    return true
  }
  return problems
}

extension FileProblem {
  /// The order of reports: by path (in bytes), then position and reason.
  package static func precedes(_ left: FileProblem, _ right: FileProblem) -> Bool {
    if left.path != right.path {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    let start = SourcePosition(line: 0, column: 0)
    return (left.position ?? start, left.reason) < (right.position ?? start, right.reason)
  }
}
