import Diagnostics
import LintConfiguration
import LintRules
import RulePages
import SourceText

/// What became of the examples on a folder's rule pages.
package struct RulePageTest: Sendable {
  /// An example that does not behave as its page claims.
  package struct Failure: Sendable, CustomStringConvertible {
    let path: String
    /// The page's line on which the example starts.
    let line: Int
    let message: String
    /// More of it, in lines of its own; empty for nothing.
    var details = ""

    package var description: String { "\(path):\(line):1: error: \(message)\n\(details)" }
  }

  /// Pages that are wrong. Their examples are not run.
  package let problems: [FileProblem]
  /// Pages that show too little, a line each.
  package private(set) var notes: [String] = []
  package private(set) var failures: [Failure] = []
  package private(set) var exampleCount = 0
  package let ruleCount: Int

  private let analyzer: Analyzer
  private let settings: SettingsTable

  /// - Parameters:
  ///   - folder: the folder with the pages, or one of its pages: then only this page is tested.
  ///   - configuration: the configuration whose facts apply; `nil` for the nearest one of the folder.
  ///   - pages: those of the rules that are built in.
  /// - Throws: all errors in the configuration, or that the folder does not exist or is empty.
  package init(
    of path: FilePath, configuration: FilePath?, pages: [RulePage], _ analyzer: Analyzer
  ) throws(ConfigurationError) {
    guard let resolved = resolvingLinks(path) else {
      throw Self.problem(path, SystemError.last.reason)
    }
    let isPage = (try? FileStatus(of: resolved))?.kind == .regular
    let folder = isPage ? path.folder : path
    let real = isPage ? resolved.folder : resolved
    var finder = ConfigurationFinder(pages: pages, named: configuration)
    let verdict = finder.verdict(on: real)
    if !finder.problems.isEmpty { throw ConfigurationError(finder.problems) }
    var folders = finder.folders
    let tested: [RulePage]
    do throws(SystemError) {
      tested = try folders.pages(in: real)
    } catch {
      throw Self.problem(folder, error.reason)
    }
    let meant = tested.filter { !isPage || path.name.elementsEqual("\($0.id).md".utf8) }
    let wrong = folders.problems.filter { !isPage || FilePath($0.path).name == path.name }
    if meant.isEmpty, wrong.isEmpty {
      throw Self.problem(
        path,
        isPage
          ? "is not a rule page: its name must end in '.md'"
          : "contains no rule pages (files whose names end in '.md')")
    }
    problems = wrong
    ruleCount = meant.count
    self.analyzer = analyzer
    var settings = SettingsTable(Settings(pages + tested))
    settings.team = folders.team
    settings.facts.add(finder.configurations[verdict.configuration])
    self.settings = settings
    let isNamed = finder.configurations[verdict.configuration].files.flatMap(\.rulePages)
      .contains { resolvingLinks(FilePath($0.value)) == real }
    if !isNamed {
      notes.append(
        "\(folder.display): note: \"rulePages\" in the configuration does not name this folder, "
          + "so runs do not use its rules")
    }
    for page in meant {
      run(page, path: folder.appending("\(page.id).md").display)
    }
  }

  private static func problem(_ folder: FilePath, _ reason: String) -> ConfigurationError {
    ConfigurationError([
      ConfigurationProblem(path: folder.display, position: nil, message: reason)
    ])
  }

  private mutating func run(_ page: RulePage, path: String) {
    for kind in [RuleExample.Kind.flagged, .accepted]
    where !page.examples.contains(where: { $0.kind == kind }) {
      notes.append(
        "\(path): note: the page has no \(kind == .flagged ? "flagged" : "accepted") example")
    }
    if page.applicability != nil, !page.examples.contains(where: { $0.kind == .unfixed }) {
      notes.append(
        "\(path): note: the page has no example under '## Fix', so its fix was not tested")
    }
    for receiver in receiversLost(by: page) {
      notes.append(
        "\(path): note: the fix does not use '$\(receiver)', so the new code may act on a different object"
      )
    }
    for (index, example) in page.examples.enumerated() {
      switch example.kind {
      case .flagged:
        exampleCount += 1
        if findings(of: page, in: example).isEmpty {
          add("this flagged example has no finding", path, example)
        }
      case .accepted:
        exampleCount += 1
        let details = findings(of: page, in: example).map {
          "  at \($0.position.line):\($0.position.column): \($0.finding.diagnostic.message)\n"
        }
        if !details.isEmpty {
          add("this accepted example has a finding", path, example, details.joined())
        }
      case .unfixed:
        exampleCount += 1
        fix(page, example, wanted: page.code(of: page.examples[index + 1]), path)
      case .fixed: break
      }
    }
  }

  /// The holes with which patterns start, before a period, and which the fix does not name.
  private func receiversLost(by page: RulePage) -> [String] {
    guard let match = page.match, let range = match.fix else { return [] }
    let fix = String(decoding: page.code(in: range), as: UTF8.self)
    let isEmpty = fix.allSatisfy(\.isWhitespace)
    let names = match.patterns.compactMap { range -> String? in
      let code = String(decoding: page.code(in: range), as: UTF8.self).drop(while: \.isWhitespace)
      guard code.first == "$" else { return nil }
      let name = code.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty, name != "_", code.dropFirst(name.count + 1).first == "." else {
        return nil
      }
      return isEmpty || fix.contains("$\(name)") ? nil : String(name)
    }
    return Set(names).sorted()
  }

  private mutating func fix(
    _ page: RulePage, _ example: RuleExample, wanted: String, _ path: String
  ) {
    let source = self.source(page, example)
    // Also what is never applied to code is tried here.
    let result = applyFixes(to: [source], level: .unsafe) { files in
      analyze(page, files).map(\.withAppliedAdvice)
    }
    let wanted = Array(wanted.utf8)
    guard let fixed = result.files.first?.bytes, fixed != wanted else { return }
    add(
      "the fixed code differs from the next code block on the page", path, example,
      String(decoding: unifiedDiff(FilePath(source.path), from: wanted, to: fixed), as: UTF8.self))
  }

  private mutating func add(
    _ message: String, _ path: String, _ example: RuleExample, _ details: String = ""
  ) {
    failures.append(Failure(path: path, line: example.line, message: message, details: details))
  }

  private func source(_ page: RulePage, _ example: RuleExample) -> SourceFile {
    SourceFile(path: "Example.swift", bytes: page.code(in: example.range))
  }

  private func analyze(_ page: RulePage, _ files: [SourceFile]) -> [Finding] {
    let options = AnalysisOptions(rules: RuleSelection(only: [page.id]), settings: settings)
    return analyzer.analyze(files, options).filter { $0.rule == page.id }
  }

  private func findings(
    of page: RulePage, in example: RuleExample
  ) -> [(finding: Finding, position: SourcePosition)] {
    let source = source(page, example)
    let lines = LineTable(source.bytes)
    return analyze(page, [source]).sorted(by: Finding.precedes).map {
      ($0, lines.position(at: $0.diagnostic.range.start))
    }
  }
}

extension Finding {
  /// The finding with advice that may be applied.
  fileprivate var withAppliedAdvice: Finding {
    var finding = self
    finding.diagnostic.fixes = diagnostic.fixes.map {
      Fix($0.title, .unsafe, $0.edits, risk: $0.risk)
    }
    return finding
  }
}
