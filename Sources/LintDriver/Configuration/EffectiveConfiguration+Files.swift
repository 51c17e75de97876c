import LintConfiguration
import RulePages

extension EffectiveConfiguration {
  /// Finds the settings of a file or folder.
  ///
  /// - Parameter named: the configuration that applies to all files; `nil` for the nearest one.
  /// - Throws: all errors in the configurations that apply, or that there is no such file.
  package init(
    of path: FilePath, named: FilePath?, pages: [RulePage]
  ) throws(ConfigurationError) {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: path)
    } catch {
      throw Self.problem(path, error.reason)
    }
    let isFolder = status.kind == .folder
    guard let folder = resolvingLinks(isFolder ? path : path.folder) else {
      throw Self.problem(path, "cannot be resolved")
    }
    var finder = ConfigurationFinder(pages: pages, named: named)
    let verdict = finder.verdict(on: folder)
    if !finder.problems.isEmpty { throw ConfigurationError(finder.problems) }
    self.init(
      of: path.display, pathComponents(folder.bytes) + (isFolder ? [] : [path.name]),
      isFolder: isFolder, in: finder.configurations[verdict.configuration],
      exclusion: verdict.exclusion, pages: pages)
  }

  private static func problem(_ path: FilePath, _ reason: String) -> ConfigurationError {
    ConfigurationError([
      ConfigurationProblem(path: path.display, position: nil, message: reason)
    ])
  }
}
