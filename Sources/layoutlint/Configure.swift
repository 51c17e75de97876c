import Diagnostics
import LintConfiguration
import LintDriver
import Reporting

extension Surroundings {
  /// The files that are meant, with their settings; `nil`, and the reasons on the standard error stream, if a
  /// configuration is wrong.
  func select(_ paths: [String], _ request: SelectionRequest) -> FileSelection? {
    do throws(ConfigurationError) {
      return try FileSelection(
        foundPaths(paths), configuration: request.configuration.map { FilePath($0) },
        usesIgnoreFiles: request.usesIgnoreFiles, pages: pages)
    } catch {
      report(error)
      return nil
    }
  }

  /// Prints the settings of a path.
  func printConfiguration(
    of path: FilePath, named file: FilePath?, hidesDefaults: Bool
  ) -> ExitCode {
    do throws(ConfigurationError) {
      let effective = try EffectiveConfiguration(of: path, named: file, pages: pages)
      output.write(effective.text(pages, hidesDefaults: hidesDefaults))
      return .success
    } catch {
      report(error)
      return .failure
    }
  }

  /// Writes a configuration for a folder, and what is found there as known, if that is asked for.
  func initialize(_ folder: String, baseline: String?) throws(UsageError) -> ExitCode {
    let problems: [FileProblem]
    do throws(FileProblem) {
      let written = try writeInitialConfiguration(
        in: FilePath(folder), baseline: baseline.map { FilePath($0) }, analyzer: analyzer,
        pages: pages, jobs: activeProcessorCount())
      output.write("wrote \(printable(written.path.display))\n")
      for kind in FactKind.allCases {
        guard let names = written.facts[kind], !names.isEmpty else { continue }
        output.write(printable(guess(kind, names)) + "\n")
      }
      problems = written.problems
    } catch {
      report([error])
      return .failure
    }
    guard let baseline else {
      report(problems)
      return problems.isEmpty ? .success : .failure
    }
    // The new configuration says what is linted, so only a run by it knows what there is to know.
    var request = LintRequest()
    request.paths = [folder]
    request.action = .writeBaseline(baseline)
    return try lint(request)
  }

  /// `guessed selfSizingViews (view classes with an intrinsic content size): Badge; check them in the new
  /// configuration`.
  private func guess(_ kind: FactKind, _ names: [String]) -> String {
    let shown = names.prefix(Self.guessesShown).joined(separator: ", ")
    let left = names.count - Self.guessesShown
    return "guessed \(kind.rawValue) (\(kind.meaning)): \(shown)"
      + (left > 0 ? " and \(left) more" : "") + "; check them in the new configuration"
  }

  /// As many as fit in a line.
  private static let guessesShown = 5

  func report(_ error: ConfigurationError) {
    for problem in error.problems { errors.write(printable(problem.description) + "\n") }
  }
}
