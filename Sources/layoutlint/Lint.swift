import Diagnostics
import LintDriver
import Reporting

/// A request, and what it takes to carry it out.
struct LintRun {
  let request: LintRequest
  let paths: [FilePath]
  let linter: Linter
  let baseline: LoadedBaseline?
}

extension Surroundings {
  /// Lints, and fixes if that is asked for.
  func lint(_ request: LintRequest) -> ExitCode {
    do throws(FileProblem) {
      if request.prunesBaseline, request.baseline == nil {
        throw FileProblem(path: "layoutlint", reason: "'--prune-baseline' needs '--baseline FILE'")
      }
      return lint(request, try baseline(of: request))
    } catch {
      report([error])
      return .failure
    }
  }

  private func lint(_ request: LintRequest, _ baseline: LoadedBaseline?) -> ExitCode {
    let jobs = request.jobs ?? activeProcessorCount()
    let running = pages.filter {
      request.rules.includes($0.id, isEnabledByDefault: $0.enabled)
    }
    let linter = Linter(
      analyzer: analyzer, options: AnalysisOptions(rules: request.rules, jobs: jobs),
      baseline: baseline.map { AppliedBaseline($0.content, rules: Set(running.map(\.id))) })
    let paths = request.paths.map { FilePath($0) }
    let run = LintRun(request: request, paths: paths, linter: linter, baseline: baseline)
    switch request.action {
    case .report:
      let outcome = linter.run(paths)
      report(outcome, request)
      return finish(outcome, run)
    case .fix(let level):
      let result = linter.fix(paths, level: level)
      return finishRewriting(result, "fixed", run, hasHints: level == .safe)
    case .diff(let level):
      return diff(run, level)
    case .addSuppressions(let reason):
      return finishRewriting(linter.suppress(paths, reason: reason), "suppressed", run)
    case .writeBaseline(let file):
      return writeBaseline(linter, paths, to: file, request)
    }
  }

  /// Writes what rewriting came to, and reports what is left.
  private func finishRewriting(
    _ result: FixOutcome, _ verb: String, _ run: LintRun, hasHints: Bool = true
  ) -> ExitCode {
    // Files are written before anything is printed, for printing may end the process.
    let failures = write(result.changes)
    var outcome = result.outcome
    if !failures.isEmpty {
      // Some files are not what fixing made of them: report what stands on the disk.
      outcome = run.linter.run(run.paths)
      outcome.problems = Set(outcome.problems + result.outcome.problems + failures)
        .sorted(by: FileProblem.precedes)
    }
    report(outcome, run.request, hasHints: hasHints)
    if !run.request.isQuiet, failures.isEmpty, !result.changes.isEmpty {
      errors.write(fixSummary(verb, result))
    }
    return finish(outcome, run)
  }

  private func diff(_ run: LintRun, _ level: FixLevel) -> ExitCode {
    let result = run.linter.fix(run.paths, level: level)
    for change in result.changes {
      output.write(unifiedDiff(change.path, from: change.before, to: change.after))
    }
    if !run.request.isQuiet, !result.changes.isEmpty {
      errors.write(fixSummary("would fix", result))
    }
    // Nothing was written, so the findings are those from before.
    var outcome = result.outcome
    outcome.findings = result.original
    return finish(outcome, run)
  }

  private func fixSummary(_ verb: String, _ result: FixOutcome) -> String {
    "\(verb) \(counted(result.appliedFixes, "finding")) in \(counted(result.changes.count, "file"))\n"
  }

  private func report(_ outcome: LintOutcome, _ request: LintRequest, hasHints: Bool = true) {
    let sources = ReportSources(outcome.sources, for: outcome.findings)
    switch request.format {
    case .json:
      output.write(JSONReporter(sources).report(outcome.findings))
    case .text:
      var stream = output
      TextReporter(form(request.color), hasHints: hasHints)
        .write(outcome.findings, sources, to: &stream)
    }
    // On a terminal the summary comes after the findings.
    output.flush()
  }

  private func form(_ color: ColorChoice) -> TextReporter.Form {
    switch color {
    case .always: return .excerpts(isColored: true)
    case .never: return output.isTerminal ? .excerpts(isColored: false) : .lines
    case .auto:
      guard output.isTerminal else { return .lines }
      // https://no-color.org: any value but an empty one counts.
      let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
      return .excerpts(isColored: !isPlain)
    }
  }

  /// Says what could not be read or written, sums up, and judges.
  private func finish(_ outcome: LintOutcome, _ run: LintRun) -> ExitCode {
    let request = run.request
    report(outcome.problems)
    let isBaselineDone = finishBaseline(run, outcome)
    if !request.isQuiet {
      let summary = Summary(outcome.findings, fileCount: outcome.files.count)
      for line in summary.groupLines { errors.write(printable(line) + "\n") }
      errors.write(summary.headline + "\n")
    }
    if !outcome.problems.isEmpty || !isBaselineDone { return .failure }
    return outcome.reaches(request.failLevel) ? .findings : .success
  }
}
