import Baseline
import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// Finds what one shard has to find, and leaves it in a file.
  func writePart(of shard: Shard, to file: String, _ run: LintRun) -> ExitCode {
    var (part, problems) = run.linter.part(shard, run.selection, version: version)
    do throws(FileProblem) {
      try writeContent(of: FilePath(file), part.bytes)
    } catch {
      problems.append(error)
    }
    report(problems)
    tell(shard, part.fileCounts, [file], run.request)
    return problems.isEmpty ? .success : .failure
  }

  /// Lints the files of one shard, and writes reports of them that say so.
  func reportShard(_ shard: Shard, _ run: LintRun) -> ExitCode {
    let request = run.request
    let result = run.linter.run(shard, run.selection, version: version)
    var outcome = result.outcome
    outcome.findings = outcome.findings.withSidesJoined
    var content = reportContent(outcome, request)
    content.shard = result.mark.text
    let unwritten = write(request.reports, of: content)
    if request.printed != .text { output.write(request.printed.bytes(of: content)) }
    report(result.outcome.problems + unwritten)
    tell(shard, result.fileCounts, request.reports.compactMap(\.file), request)
    return result.outcome.problems.isEmpty && unwritten.isEmpty ? .success : .failure
  }

  /// Writes all that is found in the files of one shard as a baseline that says so.
  func writeBaseline(of shard: Shard, to file: String, _ run: LintRun) -> ExitCode {
    var linter = run.linter
    linter.options.describesPlaces = true
    linter.named = Set(run.selection.files.map(\.display))
    let result = linter.run(shard, run.selection, version: version)
    let path = FilePath(file)
    var content = BaselineContent(
      of: result.outcome.findings(for: path), toolVersion: version,
      paths: recordedPaths(run.paths, in: path))
    content.shard = result.mark.text
    var problems = result.outcome.problems
    do throws(FileProblem) {
      try LintDriver.writeBaseline(content, to: path)
    } catch {
      problems.append(error)
    }
    report(problems)
    tell(shard, result.fileCounts, [file], run.request)
    return problems.isEmpty ? .success : .failure
  }

  private func tell(
    _ shard: Shard, _ counts: (own: Int, all: Int), _ files: [String], _ request: LintRequest
  ) {
    if request.isQuiet { return }
    let names = files.isEmpty ? "the report" : files.map { printable($0) }.joined(separator: ", ")
    errors.write(
      "shard \(shard): linted \(counts.own) of \(counted(counts.all, "file")); "
        + "use 'layoutlint merge' to combine \(names) with the results of the other shards\n")
  }

  /// Writes what the reports or baselines of all shards come to, and judges.
  func write(_ joined: JoinedReport, _ request: LintRequest) throws(UsageError) -> ExitCode {
    let files = try files(of: joined, request)
    var problems: [FileProblem] = []
    for file in files {
      do throws(FileProblem) {
        try writeContent(of: FilePath(file), joined.bytes)
      } catch {
        problems.append(error)
      }
    }
    if files.isEmpty || request.printed != .text { output.write(joined.bytes) }
    report(problems)
    if !request.isQuiet { errors.write("merged \(counted(joined.count, "finding"))\n") }
    if !problems.isEmpty { return .failure }
    if request.exitsZero || joined.kind == .baseline { return .success }
    return joined.reaches(request.failLevel) ? .findings : .success
  }

  /// Where a joined report goes beside standard output.
  ///
  /// - Throws: ``UsageError`` if a request asks for what only sources and all that was found can tell.
  private func files(
    of joined: JoinedReport, _ request: LintRequest
  ) throws(UsageError) -> [String] {
    var simple = LintRequest()
    simple.parts = request.parts
    simple.isQuiet = request.isQuiet
    simple.exitsZero = request.exitsZero
    simple.failLevel = request.failLevel
    let kind: ReportKind? =
      switch joined.kind {
      case .json: .json
      case .sarif: .sarif
      case .baseline: nil
      }
    var files: [String] = []
    if let kind {
      simple.reports = request.reports.filter { $0.kind == kind }
      if request.printed == kind { simple.printed = kind }
      files = request.reports.compactMap(\.file)
    } else if case .writeBaseline(let file) = request.action {
      simple.action = request.action
      files = [file]
    }
    if simple == request { return files }
    let own = kind.map { "'--report \($0.rawValue)[=FILE]'" } ?? "'--write-baseline FILE'"
    throw UsageError(
      "'layoutlint merge' accepts only \(own), '--fail-level', '--exit-zero' and '--quiet' for "
        + "\(joined.kind.name); for other options, create part files with "
        + "'layoutlint --shard I/N --part FILE'")
  }
}
