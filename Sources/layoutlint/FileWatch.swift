import LintDriver
import Reporting

extension Surroundings {
  /// Lints, and again each time that a file changes, as long as ``waits``.
  func lintRepeatedly(_ request: LintRequest) throws(UsageError) -> ExitCode {
    while true {
      // What is written while this run goes on is seen after it.
      let stamps = WatchedFiles(request)
      let code = try lintOnce(request)
      output.flush()
      if !request.isQuiet {
        errors.write("watching \(counted(stamps.count, "file")); press Ctrl-C to stop\n")
      }
      errors.flush()
      repeat {
        guard waits() else { return code }
      } while WatchedFiles(request) == stamps
      output.write("\n")
    }
  }
}

/// The files of a run, and when each was written.
private struct WatchedFiles: Equatable {
  private let stamps: [FilePath: FileStamp]
  /// The number of files that can be linted.
  let count: Int

  init(_ request: LintRequest) {
    var paths = foundPaths(request.paths)
    if case .paths(let project) = request.focus { paths.append(FilePath(project)) }
    let files = FileDiscovery(
      paths, usesIgnoreFiles: request.selection.usesIgnoreFiles
    ).files
    var watched = files + [request.selection.configuration].compactMap { $0.map { FilePath($0) } }
    for folder in Set(files.map(\.folder)) { watched += configurationPlaces(above: folder) }
    stamps = fileStamps(of: watched)
    count = files.count
  }
}
