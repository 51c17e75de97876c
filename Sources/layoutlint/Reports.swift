import Baseline
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
    let shown = request.maximumFindings.map { content.shortened(to: $0) } ?? content
    if request.printed == .text {
      var stream = output
      TextReporter(form(request.color), hasHints: hasHints)
        .write(shown.findings, shown.sources, to: &stream)
    } else {
      output.write(request.printed.bytes(of: shown))
    }
    // On a terminal the summary comes after the findings.
    output.flush()
    let hidden = content.findings.count - shown.findings.count
    if hidden > 0, !request.isQuiet {
      errors.write("\(counted(hidden, "finding")) more, beyond --max-findings\n")
    }
    return unwritten
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
    var content = ReportContent(
      findings: outcome.findings,
      fingerprints: request.needsPlaces
        ? fingerprints(of: outcome.findings, path: surroundings.projectPath) : [],
      sources: ReportSources(outcome.sources, for: outcome.findings),
      files: outcome.reportedFiles.map(\.display),
      problems: outcome.problems.map {
        let line = $0.position.map { "line \($0.line): " } ?? ""
        return ReportedProblem(path: $0.path, reason: line + $0.reason)
      },
      surroundings: surroundings)
    if request.showsPictures { content.pictures = pictures(outcome, request) }
    return content
  }

  private func pictures(_ outcome: LintOutcome, _ request: LintRequest) -> ReportPictures {
    let pictures = FindingPictures(
      outcome.findings, in: outcome.sources, facts: outcome.settings.facts,
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
  /// Whether a report shows the layouts that findings are about.
  var showsPictures: Bool { printed.showsPictures || reports.contains { $0.kind.showsPictures } }

  /// Whether a report tells findings apart by what is around them.
  var needsPlaces: Bool {
    printed.needsPlaces || reports.contains { $0.kind.needsPlaces }
  }
}
