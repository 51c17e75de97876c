import LintConfiguration
import LintRules
import RulePages

/// The files to lint, and the settings of each.
package struct FileSelection: Sendable {
  /// Sorted by path, each file once.
  package private(set) var files: [FilePath] = []
  /// Paths that do not exist or cannot be read.
  package let problems: [FileProblem]
  package private(set) var settings: SettingsTable

  /// All files that were found, as if no configuration stated anything.
  package init(_ discovery: FileDiscovery, pages: [RulePage] = RulePage.embedded) {
    files = discovery.files
    problems = discovery.problems
    settings = SettingsTable(Settings(pages))
  }

  /// Finds the Swift files that `paths` stand for, and leaves out what their configurations exclude, named or not.
  ///
  /// - Parameters:
  ///   - configuration: the file that holds for all; `nil` for the nearest one of each file.
  ///   - usesIgnoreFiles: whether `.gitignore` files count.
  /// - Throws: all that is wrong with the configurations.
  package init(
    _ paths: [FilePath], configuration: FilePath? = nil, usesIgnoreFiles: Bool = true,
    pages: [RulePage] = RulePage.embedded
  ) throws(ConfigurationError) {
    let discovery = FileDiscovery(paths, usesIgnoreFiles: usesIgnoreFiles)
    problems = discovery.problems
    settings = SettingsTable(Settings(pages))
    var finder = ConfigurationFinder(pages: pages, named: configuration)
    var realFolders: [FilePath: FilePath] = [:]
    var indices: [SettingsKey: Int] = [:]
    for file in discovery.files {
      let folder = realFolders[file.folder] ?? resolvingLinks(file.folder) ?? file.folder
      realFolders[file.folder] = folder
      let verdict = finder.verdict(on: folder.bytes)
      guard verdict.exclusion == nil else { continue }
      let configuration = finder.configurations[verdict.configuration]
      if !configuration.files.isEmpty {
        let path = pathComponents(folder.bytes) + [file.name]
        guard configuration.exclusion(of: path, isFolder: false) == nil,
          configuration.includes(path)
        else { continue }
        let key = SettingsKey(
          configuration: verdict.configuration, overrides: configuration.overrides(for: path))
        let index =
          indices[key]
          ?? settings.add(configuration.settings(with: key.overrides, pages: pages))
        indices[key] = index
        settings.setIndex(index, of: file.display)
      }
      files.append(file)
    }
    if !finder.problems.isEmpty { throw ConfigurationError(finder.problems) }
    for configuration in finder.configurations { settings.facts.add(configuration) }
  }

  /// What tells settings apart: files that agree in it have the same.
  private struct SettingsKey: Hashable {
    let configuration: Int
    let overrides: [Bool]
  }
}
