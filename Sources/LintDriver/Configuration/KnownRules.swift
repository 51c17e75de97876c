import LintConfiguration
import LintRules
import RulePages

/// The rules that exist for the files of the current folder.
package struct KnownRules: Sendable {
  /// By id.
  package let pages: [RulePage]
  /// Errors in the pages of the project's own rules.
  package let problems: [FileProblem]

  /// - Parameters:
  ///   - configuration: the file that names the project's own rules; `nil` for the nearest one.
  ///   - pages: those of the rules that are built in.
  /// - Throws: all errors in the configuration.
  package init(configuration: FilePath?, pages: [RulePage]) throws(ConfigurationError) {
    var finder = ConfigurationFinder(pages: pages, named: configuration)
    let verdict = finder.verdict(on: currentFolder())
    if !finder.problems.isEmpty { throw ConfigurationError(finder.problems) }
    self.pages = finder.configurations[verdict.configuration].pages(with: pages)
    problems = finder.folders.problems
  }
}
