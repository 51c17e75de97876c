import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// Explains a line of source.
  func explain(_ request: LineRequest) -> ExitCode {
    let place = LinePlace(
      path: FilePath(request.file), line: request.line, column: request.column)
    let around =
      request.paths.isEmpty
      ? projectFolder(around: place.path).map { [$0.display] } ?? [] : request.paths
    guard var selection = select([request.file] + around, request.selection) else {
      return .failure
    }
    selection.readTargets(for: RuleSelection())
    let jobs = request.jobs ?? activeProcessorCount()
    let (files, problems) = loadFiles(selection, jobs: jobs)
    report(problems)
    var known = KnownFindings()
    do throws(FileProblem) {
      known = try KnownFindings(for: selection, named: nil, rules: RuleSelection())
    } catch {
      // The line can be explained without it.
      report([error])
    }
    do throws(FileProblem) {
      let explanation = try LineExplanation(
        place, of: files, requests: request.frames, analyzer: analyzer,
        options: AnalysisOptions(jobs: jobs, settings: selection.settings), known: known)
      switch request.format {
      case .text: output.write(printableLines(explanation.text))
      case .json: output.write(explanation.json)
      }
    } catch {
      // A file that cannot be read was told of.
      if problems.isEmpty { report([error]) }
      return .failure
    }
    return problems.isEmpty ? .success : .failure
  }

  /// Explains the conflicts of a console log.
  func explain(_ request: LogRequest) -> ExitCode {
    let name = request.file == "-" ? "<stdin>" : request.file
    do throws(FileProblem) {
      let bytes = try request.file == "-" ? standardInput() : readSource(FilePath(request.file))
      guard let selection = select(request.paths, request.selection) else { return .failure }
      let jobs = request.jobs ?? activeProcessorCount()
      let (files, problems) = loadFiles(selection, jobs: jobs)
      let explanation = LogExplanation(
        bytes, path: name, sources: files.map(\.source), facts: selection.settings.facts,
        jobs: jobs)
      switch request.format {
      case .text: output.write(printableLines(explanation.text))
      case .json: output.write(explanation.json)
      }
      report(problems)
      for problem in explanation.problems {
        let (line, column) = (problem.position.line, problem.position.column)
        errors.write("\(printable(name)):\(line):\(column): error: \(printable(problem.reason))\n")
      }
      return problems.isEmpty && explanation.problems.isEmpty ? .success : .failure
    } catch {
      report([error])
      return .failure
    }
  }
}
