import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// Writes all files of a project into one.
  func index(_ request: IndexRequest) -> ExitCode {
    guard let selection = select(request.paths, request.selection) else { return .failure }
    let (files, problems) = loadFiles(
      selection, jobs: request.jobs ?? activeProcessorCount())
    let index = ProjectIndex(files, of: selection)
    do throws(FileProblem) {
      try writeContent(of: FilePath(request.output), index.bytes)
    } catch {
      report(problems + [error])
      return .failure
    }
    report(problems)
    if !request.isQuiet {
      errors.write("saved \(counted(index.files.count, "file")) to \(printable(request.output))\n")
    }
    return problems.isEmpty ? .success : .failure
  }

  /// What was taken from an index.
  func indexLine(_ rest: IndexedFiles) -> String {
    let known = rest.counts.known
    return
      "read \(counted(rest.counts.files, "file")) from the index; \(counted(known, "file")) in the index \(known == 1 ? "was" : "were") read from disk instead\n"
  }
}
