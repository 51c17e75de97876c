import Baseline
import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// Reads the baselines that are in use, and says what is odd about them.
  ///
  /// - Throws: ``FileProblem`` if one cannot be read, or if there is none to prune.
  func knownFindings(
    for request: LintRequest, _ selection: FileSelection
  ) throws(FileProblem) -> KnownFindings {
    if case .writeBaseline = request.action { return KnownFindings() }
    if !request.usesBaselines { return KnownFindings() }
    let known = try KnownFindings(
      for: selection, named: request.baseline.map { FilePath($0) }, rules: request.rules)
    if let baseline = known.baselines.first, request.shard != nil {
      throw FileProblem(
        baseline.file.path,
        "a baseline can be applied only after all shards are merged; use '--no-baseline', or "
          + "write a part with '--part FILE' instead of a report")
    }
    if request.prunesBaseline, known.baselines.isEmpty, !selection.files.isEmpty {
      throw FileProblem(
        path: "layoutlint",
        reason: "'--prune-baseline' needs '--baseline FILE' or a configuration with a baseline")
    }
    if !request.isQuiet { for baseline in known.baselines { noteOddities(of: baseline.file) } }
    return known
  }

  private func noteOddities(of baseline: LoadedBaseline) {
    let path = baseline.path.display
    let content = baseline.content
    if baseline.isNewer {
      note(
        path,
        "written by a later version of layoutlint; entries that this version does not recognize are ignored"
      )
    } else if content.toolVersion != version {
      note(
        path,
        "written by layoutlint \(content.toolVersion), whose findings may differ from those of \(version)"
      )
    }
    let unknown = content.rules.filter { rule in !pages.contains { $0.id == rule } }
    if !unknown.isEmpty {
      note(path, "entries for unknown rules are kept: \(unknown.joined(separator: ", "))")
    }
  }

  /// Writes all that is found as a baseline.
  func writeBaseline(_ run: LintRun, to file: String) -> ExitCode {
    var linter = run.linter
    linter.options.describesPlaces = true
    // What nobody sees yet would be new when the code is used, or when somebody names its file.
    linter.named = Set(run.selection.files.map(\.display))
    let outcome = linter.run(run.selection)
    let path = FilePath(file)
    let findings = outcome.findings(for: path)
    var content = BaselineContent(
      of: findings, toolVersion: version, paths: recordedPaths(run.paths, in: path))
    var kept = 0
    report(outcome.problems)
    do throws(FileProblem) {
      kept = try run.keep(ofFile: path, in: &content, isWhole: outcome.problems.isEmpty)
      try LintDriver.writeBaseline(content, to: path)
    } catch {
      report([error])
      return .failure
    }
    if !run.request.isQuiet {
      errors.write(
        "wrote \(counted(findings.count, "finding")) to \(printable(file))\(findings.unlistedText)\n"
      )
      if kept > 0 {
        note(
          file, "kept \(counted(kept, "finding")) for rules or files that this run did not cover")
      }
      if !outcome.names(baseline: path) {
        note(
          file,
          "no configuration uses it yet; set \"baseline\" in .layoutlint.json, or pass '--baseline' to each run"
        )
      }
      let left = outcome.findings.count - findings.count
      if left > 0 {
        note(
          file,
          "\(counted(left, "finding")) not written, because the configuration of \(left == 1 ? "its file" : "their files") does not use this baseline"
        )
      }
    }
    return outcome.problems.isEmpty ? .success : .failure
  }

  /// Says what the baselines knew, and takes out what is gone if that is asked for.
  ///
  /// - Returns: whether all that was asked for could be done.
  func finishBaselines(_ run: LintRun, _ outcome: LintOutcome) -> Bool {
    var isDone = true
    for (baseline, match) in zip(run.linter.known.baselines, outcome.matches) {
      let path = baseline.file.path.display
      if !run.request.isQuiet, match.known > 0 {
        note(path, "\(counted(match.known, "finding")) in the baseline, not shown")
      }
      do throws(FileProblem) {
        try finish(baseline, match, run, isWhole: outcome.problems.isEmpty)
      } catch {
        report([error])
        isDone = false
      }
    }
    return isDone
  }

  /// Says what is gone of one baseline, or takes it out.
  ///
  /// - Parameter isWhole: whether all files could be read.
  /// - Throws: ``FileProblem`` if it should be pruned and cannot.
  private func finish(
    _ baseline: AppliedBaseline, _ match: BaselineMatch, _ run: LintRun, isWhole: Bool
  ) throws(FileProblem) {
    let request = run.request
    let file = baseline.file
    guard isWhole, cover(file.content.paths, run.paths, from: file.path) else {
      guard request.prunesBaseline else { return }
      let paths = file.content.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw FileProblem(
        file.path,
        isWhole
          ? "not pruned: the baseline was written for \(paths), but this run did not lint all files there"
          : "not pruned: some files could not be read")
    }
    let stale = match.staleEntries(of: baseline.rules)
    if stale == 0 { return }
    let entries =
      stale == 1
      ? "1 stale entry, whose finding no longer occurs"
      : "\(stale) stale entries, whose findings no longer occur"
    if request.prunesBaseline {
      try replaceContent(
        of: file.path, from: file.bytes,
        to: file.content.pruned(match, rules: baseline.rules).bytes)
    }
    if request.isQuiet { return }
    let advice = "; --prune-baseline removes \(stale == 1 ? "it" : "them")"
    note(
      file.path.display,
      request.prunesBaseline ? "removed \(entries)" : entries + advice)
  }

  private func note(_ path: String, _ message: String) {
    errors.write("\(printable(path)): note: \(printable(message))\n")
  }
}

extension LintRun {
  /// Keeps what the file knows of rules and files that a run does not look at.
  ///
  /// - Parameter isWhole: whether all files could be read.
  /// - Returns: how many findings are kept.
  /// - Throws: ``FileProblem`` if some may have to be kept, and the file cannot be read.
  fileprivate func keep(
    ofFile path: FilePath, in content: inout BaselineContent, isWhole: Bool
  ) throws(FileProblem) -> Int {
    let rules = request.rules
    guard path.exists else { return 0 }
    let coversFocus =
      switch request.focus {
      case .everything, .paths: true
      case .staged, .changed, .listed, .standardInput: false
      }
    let earlier: BaselineContent
    do throws(FileProblem) {
      earlier = try loadBaseline(path).content
    } catch {
      // All of it is replaced.
      if rules == RuleSelection(), isWhole, coversFocus { return 0 }
      throw error
    }
    let sawAllFiles = isWhole && coversFocus && cover(earlier.paths, paths, from: path)
    if !sawAllFiles { content.paths = recordedPaths(earlier.paths, and: paths, in: path) }
    return content.keep(earlier, sawAllFiles: sawAllFiles) { rules.includes($0) }
  }
}

extension [Finding] {
  /// Those that a run does not list: `; of these, 18 concern 19 hard-coded numbers, which are counted but not listed`.
  fileprivate var unlistedText: String {
    let unlisted = filter { $0.unseen == nil && $0.diagnostic.isCounted }
    let infos = unlisted.count(where: \.isPlainInfo)
    let aboutNumbers = unlisted.filter { !$0.isPlainInfo }
    let numbers = aboutNumbers.reduce(0) { $0 + $1.diagnostic.numbers.count }
    let unseen = count { $0.unseen != nil }
    var parts: [String] = []
    if numbers == 1 {
      parts.append("1 concerns a hard-coded number, which is counted but not listed")
    } else if numbers == aboutNumbers.count, numbers > 0 {
      parts.append("\(numbers) concern hard-coded numbers, which are counted but not listed")
    } else if numbers > 0 {
      // A finding about the insets of a view has up to four.
      parts.append(
        "\(aboutNumbers.count) \(aboutNumbers.count == 1 ? "concerns" : "concern") \(numbers) hard-coded numbers, which are counted but not listed"
      )
    }
    if infos > 0 {
      parts.append(
        "\(infos) \(infos == 1 ? "is an info finding" : "are info findings"), counted but not listed"
      )
    }
    if unseen > 0 {
      parts.append("\(unseen) \(unseen == 1 ? "is" : "are") in code that the app does not use")
    }
    return parts.isEmpty ? "" : "; of these, " + parts.joined(separator: ", and ")
  }
}
