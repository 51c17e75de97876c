import Baseline
import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// Reads the baseline that a request names, and says what is odd about it.
  ///
  /// - Throws: ``FileProblem`` if it cannot be read.
  func baseline(of request: LintRequest) throws(FileProblem) -> LoadedBaseline? {
    guard let path = request.baseline else { return nil }
    let baseline = try loadBaseline(FilePath(path))
    let content = baseline.content
    if !request.isQuiet {
      if baseline.isNewer {
        note(path, "made by a later version of layoutlint; what this one knows of it is used")
      } else if content.toolVersion != version {
        note(
          path,
          "made by layoutlint \(content.toolVersion), which may find other things than \(version)")
      }
      let unknown = content.rules.filter { rule in !pages.contains { $0.id == rule } }
      if !unknown.isEmpty {
        note(
          path,
          "entries of unknown rules are left alone: \(unknown.joined(separator: ", "))")
      }
    }
    return baseline
  }

  /// Writes all that is found as a baseline.
  func writeBaseline(
    _ linter: Linter, _ paths: [FilePath], to file: String, _ request: LintRequest
  ) -> ExitCode {
    var linter = linter
    linter.options.describesPlaces = true
    let outcome = linter.run(paths)
    let path = FilePath(file)
    let content = BaselineContent(
      of: outcome.findings, toolVersion: version, paths: recordedPaths(paths, in: path))
    report(outcome.problems)
    do throws(FileProblem) {
      try LintDriver.writeBaseline(content, to: path)
    } catch {
      report([error])
      return .failure
    }
    if !request.isQuiet {
      errors.write(
        "wrote \(counted(outcome.findings.count, "finding")) to \(printable(file))\n")
    }
    return outcome.problems.isEmpty ? .success : .failure
  }

  /// Says what the baseline knew, and takes out what is gone if that is asked for.
  ///
  /// - Returns: whether all that was asked for could be done.
  func finishBaseline(_ run: LintRun, _ outcome: LintOutcome) -> Bool {
    guard let baseline = run.baseline, let match = outcome.baseline,
      let rules = run.linter.baseline?.rules
    else { return true }
    let request = run.request
    let path = baseline.path.display
    if !request.isQuiet, match.known > 0 {
      note(path, "\(counted(match.known, "finding")) known and not shown")
    }
    guard cover(baseline.content.paths, run.paths, from: baseline.path), outcome.problems.isEmpty
    else {
      guard request.prunesBaseline else { return true }
      let reason =
        outcome.problems.isEmpty
        ? "not pruned: it was made for \(baseline.content.paths.joined(separator: ", ")), and other files were linted"
        : "not pruned: some files could not be read"
      report([FileProblem(path: path, reason: reason)])
      return false
    }
    let stale = match.staleEntries(of: rules)
    if stale == 0 { return true }
    let entries = stale == 1 ? "1 entry" : "\(stale) entries"
    guard request.prunesBaseline else {
      if !request.isQuiet {
        note(
          path,
          "\(entries) no longer found; --prune-baseline removes \(stale == 1 ? "it" : "them")")
      }
      return true
    }
    do throws(FileProblem) {
      try replaceContent(
        of: baseline.path, from: baseline.bytes,
        to: baseline.content.pruned(match, rules: rules).bytes)
    } catch {
      report([error])
      return false
    }
    if !request.isQuiet { note(path, "\(entries) no longer found and removed") }
    return true
  }

  private func note(_ path: String, _ message: String) {
    errors.write("\(printable(path)): note: \(printable(message))\n")
  }
}
