import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// Where a request keeps what it finds; `nil` for nowhere.
  func cache(for request: LintRequest) -> RunCache? {
    // Pictures are drawn from the whole project, of which a kept run reads only what has findings.
    if request.showsPictures { return nil }
    let folder: FilePath? =
      switch request.cache {
      case .usual: RunCache.usualFolder(environment)
      case .folder(let folder): FilePath(folder)
      case .none: nil
      }
    return folder.map { folder in
      RunCache(
        folder: folder,
        program: executable(FilePath(program), searchPath: environment["PATH"] ?? ""),
        version: version, now: clock)
    }
  }

  /// What was taken from an earlier run.
  func cacheLine(_ use: CacheUse) -> String {
    let files = "\(use.unchanged) of \(counted(use.files, "file")) unchanged"
    return
      "cache: \(files); \(use.isWhole ? "all findings from the cache" : "all files linted again")\n"
  }

  /// Says that nothing could be kept, to those who asked for it.
  func warn(of use: CacheUse?, _ request: LintRequest) {
    guard case .folder = request.cache, let problem = use?.unwritten else { return }
    errors.write(
      "\(printable(problem.path)): warning: cannot write the cache: "
        + "\(printable(problem.reason)); the next run cannot reuse the results of this one\n")
  }
}
