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
  /// The files that were read, sorted by path.
  package var files: [LoadedFile]
  /// Sorted by path, position and rule.
  package var findings: [Finding]
  /// What could not be read or written, sorted by path.
  package var problems: [FileProblem]
  /// What a baseline knew; `nil` without one. The findings are those that it did not know.
  package var baseline: BaselineMatch?

  package var sources: [SourceFile] { files.map(\.source) }

  /// Whether any finding is as severe as `level`, or more.
  package func reaches(_ level: Severity) -> Bool {
    findings.contains { $0.severity >= level }
  }
}

/// What fixing changed, beside what it left.
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

/// Runs the stages over files.
package struct Linter: Sendable {
  package var analyzer: Analyzer
  package var options: AnalysisOptions
  /// What is known and not reported, fixed or suppressed.
  package var baseline: AppliedBaseline?

  package init(
    analyzer: Analyzer = .standard, options: AnalysisOptions, baseline: AppliedBaseline? = nil
  ) {
    self.analyzer = analyzer
    self.options = options
    self.baseline = baseline
    if baseline != nil { self.options.describesPlaces = true }
  }

  /// What `files` hold, sorted, and what of it the baseline knew.
  private func match(_ files: [SourceFile]) -> (findings: [Finding], baseline: BaselineMatch?) {
    let findings = analyzer.analyze(files, options).sorted(by: Finding.precedes)
    guard let match = baseline?.content.match(findings) else { return (findings, nil) }
    return (match.new, match)
  }

  /// What is found in `files` and not known, sorted.
  func findings(in files: [SourceFile]) -> [Finding] { match(files).findings }

  /// Lints the files that `paths` stand for. What cannot be read becomes a problem; the rest is linted.
  package func run(_ paths: [FilePath]) -> LintOutcome {
    let (files, problems) = loadFiles(paths, jobs: options.jobs)
    let (findings, baseline) = match(files.map(\.source))
    return LintOutcome(files: files, findings: findings, problems: problems, baseline: baseline)
  }

  /// Fixes the files that `paths` stand for in memory; nothing is written.
  package func fix(_ paths: [FilePath], level: FixLevel) -> FixOutcome {
    rewrite(paths) { files in
      applyFixes(to: files, level: level) { findings(in: $0) }
    }
  }

  /// Reads the files that `paths` stand for, and tells what rewriting them in memory came to.
  func rewrite(_ paths: [FilePath], _ rewriting: ([SourceFile]) -> FixResult) -> FixOutcome {
    let (files, problems) = loadFiles(paths, jobs: options.jobs)
    let result = rewriting(files.map(\.source))
    let fixed = zip(files, result.files).map { LoadedFile(path: $0.path, source: $1) }
    let changes = result.changed.map { index in
      FileChange(
        path: files[index].path, before: files[index].source.bytes,
        after: result.files[index].bytes)
    }
    return FixOutcome(
      outcome: LintOutcome(
        files: fixed, findings: result.remaining,
        problems: (problems + result.problems).sorted(by: FileProblem.precedes),
        baseline: baseline == nil ? nil : match(result.files).baseline),
      original: result.original, changes: changes, appliedFixes: result.appliedFixes)
  }
}

/// Writes fixed files; those that could not be written are as they were.
package func write(_ changes: [FileChange]) -> [FileProblem] {
  changes.compactMap { change in
    do throws(FileProblem) {
      try replaceContent(of: change.path, from: change.before, to: change.after)
      return nil
    } catch {
      return error
    }
  }
}

/// Finds and reads the files that `paths` stand for.
package func loadFiles(
  _ paths: [FilePath], jobs: Int
) -> (files: [LoadedFile], problems: [FileProblem]) {
  let discovery = FileDiscovery(paths)
  let found = discovery.files
  let results = parallelMap(count: found.count, jobs: jobs) { index in
    Result { () throws(FileProblem) in
      let bytes = try readSource(found[index])
      return SourceFile(path: found[index].display, bytes: bytes)
    }
  }
  var files: [LoadedFile] = []
  var problems = discovery.problems
  for (path, result) in zip(found, results) {
    switch result {
    case .success(let source): files.append(LoadedFile(path: path, source: source))
    case .failure(let problem): problems.append(problem)
    }
  }
  return (files, problems.sorted(by: FileProblem.precedes))
}

extension FileProblem {
  /// The order of reports: by path (in bytes), then reason.
  package static func precedes(_ left: FileProblem, _ right: FileProblem) -> Bool {
    if left.path != right.path {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    return left.reason < right.reason
  }
}
