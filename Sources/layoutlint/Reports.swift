import Baseline
import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// Writes reports to their files, and prints one.
  ///
  /// - Parameter hasHints: whether a fix says which option applies it.
  /// - Returns: what could not be written.
  func report(
    _ outcome: LintOutcome, _ request: LintRequest, hasHints: Bool = true
  ) -> [FileProblem] {
    let content = reportContent(outcome, request)
    // Files are written before anything is printed, for printing may end the process.
    let unwritten = write(request.reports, of: content)
    if !request.printsFindings {
      // They are in a file.
    } else if request.printed == .text {
      // What is counted stands in the summary.
      var shown = outcome.findings.filter { !$0.diagnostic.isCounted }
      if request.order == .severity { shown.sort(by: Finding.precedesBySeverity) }
      let hidden = request.maximumFindings.map { shown.keepMostSevere($0) } ?? []
      var stream = output
      TextReporter(form(request.color), hasHints: hasHints)
        .write(shown, content.sources, to: &stream)
      tell(hidden, request)
    } else if let count = request.maximumFindings {
      let (shown, hidden) = content.shortened(to: count)
      output.write(request.printed.bytes(of: shown))
      tell(hidden, request)
    } else {
      output.write(request.printed.bytes(of: content))
    }
    // On a terminal the summary comes after the findings.
    output.flush()
    return unwritten
  }

  /// Says which findings were found and are not printed.
  private func tell(_ hidden: [Finding], _ request: LintRequest) {
    guard !hidden.isEmpty, !request.isQuiet else { return }
    output.flush()
    errors.write(
      "\(counted(hidden.count, "more finding")) (\(countedSeverities(of: hidden))) hidden by --max-findings\n"
    )
  }

  func write(_ reports: [ReportRequest], of content: ReportContent) -> [FileProblem] {
    reports.compactMap { report in
      guard let file = report.file else { return nil }
      do throws(FileProblem) {
        try writeContent(of: FilePath(file), report.kind.bytes(of: content))
        return nil
      } catch {
        return error
      }
    }
  }

  func reportContent(_ outcome: LintOutcome, _ request: LintRequest) -> ReportContent {
    let surroundings = ReportSurroundings(
      version: version, pages: pages, folder: currentFolder().display)
    let findings = outcome.findings.withNumbersCounted
    var content = ReportContent(
      findings: findings,
      fingerprints: request.needsPlaces
        ? fingerprints(of: findings, path: surroundings.projectPath) : [],
      sources: ReportSources(outcome.sources, for: findings),
      files: outcome.reportedFiles.map(\.display),
      problems: outcome.problems.map {
        let line = $0.position.map { "line \($0.line): " } ?? ""
        return ReportedProblem(path: $0.path, reason: line + $0.reason)
      },
      surroundings: surroundings)
    content.unlisted = outcome.findings.filter(\.diagnostic.isCounted)
    content.silenced = outcome.silenced
    if request.showsPictures { content.pictures = pictures(outcome, request) }
    return content
  }

  private func pictures(_ outcome: LintOutcome, _ request: LintRequest) -> ReportPictures {
    let pictures = FindingPictures(
      outcome.findings.withNumbersCounted, in: outcome.sources, facts: outcome.settings.facts,
      jobs: request.jobs ?? activeProcessorCount())
    return ReportPictures(
      style: FindingPictures.style, drawings: pictures.drawings,
      places: pictures.places.map { place in
        place.map { .init(drawing: $0.drawing, items: $0.items, fixed: $0.fixed) }
      })
  }

  func form(_ color: ColorChoice) -> TextReporter.Form {
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
}

extension LintRequest {
  /// Whether infos are counted instead of listed. Those of a shard are counted when the shards are joined.
  var countsInfos: Bool { minimumSeverity == nil && failLevel != .info && shard == nil }

  /// Whether a report shows the layouts that findings are about.
  var showsPictures: Bool { printed.showsPictures || reports.contains { $0.kind.showsPictures } }

  /// Whether a report tells findings apart by what is around them.
  var needsPlaces: Bool {
    printed.needsPlaces || reports.contains { $0.kind.needsPlaces }
  }
}
