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
        paths.map { FilePath($0) }, configuration: request.configuration.map { FilePath($0) },
        usesIgnoreFiles: request.usesIgnoreFiles, pages: pages)
    } catch {
      report(error)
      return nil
    }
  }

  /// Prints the settings of a path.
  func printConfiguration(of path: FilePath, named file: FilePath?) -> ExitCode {
    do throws(ConfigurationError) {
      let effective = try EffectiveConfiguration(of: path, named: file, pages: pages)
      output.write(effective.text(pages))
      return .success
    } catch {
      report(error)
      return .failure
    }
  }

  /// Writes a configuration for a folder.
  func initialize(_ folder: FilePath) -> ExitCode {
    do throws(FileProblem) {
      let written = try writeInitialConfiguration(
        in: folder, analyzer: analyzer, pages: pages, jobs: activeProcessorCount())
      report(written.problems)
      output.write("wrote \(printable(written.path.display))\n")
      return written.problems.isEmpty ? .success : .failure
    } catch {
      report([error])
      return .failure
    }
  }

  func report(_ error: ConfigurationError) {
    for problem in error.problems { errors.write(printable(problem.description) + "\n") }
  }
}
