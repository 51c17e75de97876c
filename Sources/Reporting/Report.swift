import Diagnostics
import RulePages
import SourceText

/// The forms that a report can take.
package enum ReportKind: String, CaseIterable, Sendable {
  case text, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, markdown, html, summary

  /// Whether the report shows the layouts that findings are about.
  package var showsPictures: Bool { self == .html }

  /// Whether the report identifies findings across runs, and so needs their ``CodePlace``.
  package var needsPlaces: Bool {
    switch self {
    case .sarif, .gitlab: true
    case .text, .xcode, .json, .jsonl, .github, .checkstyle, .junit, .markdown, .html,
      .summary:
      false
    }
  }
}

/// What reports are made of.
package struct ReportContent: Sendable {
  /// Sorted, as every report lists them.
  package var findings: [Finding]
  /// The findings that are not listed: infos, and the numbers that a single one in ``findings`` replaces (see
  /// ``CountedNumbers``).
  package var unlisted: [Finding] = []
  /// How many findings comments silence.
  package var silenced = 0
  /// For each finding, a text that identifies it in this and later runs; empty if no report needs it
  /// (``ReportKind/needsPlaces``).
  package var fingerprints: [String]
  package var sources: ReportSources
  /// The paths of all files that were linted, sorted.
  package var files: [String]
  /// Files that could not be read or written.
  package var problems: [ReportedProblem]
  package var surroundings: ReportSurroundings
  /// For reports that show any (``ReportKind/showsPictures``).
  package var pictures = ReportPictures.none
  /// The shard that wrote a JSON or SARIF report, for the code that joins shards; `nil` for a report on the whole
  /// project.
  package var shard: String?

  package init(
    findings: [Finding], fingerprints: [String], sources: ReportSources, files: [String],
    problems: [ReportedProblem], surroundings: ReportSurroundings
  ) {
    self.findings = findings
    self.fingerprints = fingerprints
    self.sources = sources
    self.files = files
    self.problems = problems
    self.surroundings = surroundings
  }
}

extension ReportContent {
  /// The findings as a run lists them, and those that it only counts.
  var findingsOfRun: [Finding] {
    guard let joined = CountedNumbers(unlisted).finding else { return findings + unlisted }
    return findings.filter { $0 != joined } + unlisted
  }

  /// The last line of the run.
  var headline: String {
    Summary(findingsOfRun, fileCount: files.count, silenced: silenced).headline
  }
}

extension [Finding] {
  /// Keeps this many findings, the most severe ones, and of equally severe ones the first, in their order.
  ///
  /// - Returns: the others.
  package mutating func keepMostSevere(_ count: Int) -> [Finding] {
    let all = self
    let kept = mostSevere(count)
    self = kept.map { all[$0] }
    let isKept = Set(kept)
    return all.indices.filter { !isKept.contains($0) }.map { all[$0] }
  }

  /// The places of the most severe findings, in their order.
  fileprivate func mostSevere(_ count: Int) -> [Int] {
    indices.sorted { left, right in
      (self[right].severity, left) < (self[left].severity, right)
    }.prefix(count).sorted()
  }
}

/// The information in reports about the program, and where it runs.
package struct ReportSurroundings: Sendable {
  /// The version of layoutlint.
  package var version: String
  /// The pages of all rules, sorted by id.
  package var pages: [RulePage]
  /// The absolute path of the folder in which the program runs.
  package var folder: String

  package init(version: String, pages: [RulePage], folder: String) {
    self.version = version
    self.pages = pages
    self.folder = folder
  }
}

/// A file that could not be read or written.
package struct ReportedProblem: Hashable, Sendable {
  package var path: String
  /// What is wrong, in lower case, without a full stop.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension ReportKind {
  /// The report in UTF-8. The same content gives the same bytes.
  package func bytes(of content: ReportContent) -> [UInt8] {
    switch self {
    case .text:
      var text = ""
      TextReporter(.lines).write(content.findings, content.sources, to: &text)
      return Array(text.utf8)
    case .xcode: return Array(content.xcode().utf8)
    case .json: return JSONReporter(content.sources).report(content.findings, shard: content.shard)
    case .jsonl: return content.jsonLines()
    case .sarif: return content.sarif()
    case .github: return Array(content.githubCommands().utf8)
    case .gitlab: return content.codeQuality()
    case .checkstyle: return content.checkstyle()
    case .junit: return content.junit()
    case .markdown: return Array(content.markdown().utf8)
    case .html: return Array(content.html().utf8)
    case .summary: return Array(content.summaryTables().utf8)
    }
  }
}

extension ReportContent {
  /// The same content with at most this many findings, the most severe ones; and the findings that were removed.
  package func shortened(to count: Int) -> (ReportContent, leftOut: [Finding]) {
    var result = self
    let leftOut = result.findings.keepMostSevere(count)
    // What goes with each finding stays beside it.
    let kept = findings.mostSevere(count)
    if !fingerprints.isEmpty { result.fingerprints = kept.map { fingerprints[$0] } }
    result.pictures.places = kept.map { pictures.place(of: $0) }
    return (result, leftOut)
  }
}

extension ReportSurroundings {
  /// A path for services that know only the project's top folder: relative to the folder in which the program runs, if
  /// it is inside that folder.
  package func projectPath(_ path: String) -> String {
    var rest = path[...]
    if rest.hasPrefix(folder + "/") { rest = rest.dropFirst(folder.count + 1) }
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    return String(rest)
  }

  /// A path that leads to its file from everywhere.
  func absolutePath(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return (folder.hasSuffix("/") ? folder : folder + "/") + projectPath(path)
  }
}

extension Finding {
  /// The message with the rule's id, for forms that have no other place for it.
  var messageWithRule: String { "\(printable(diagnostic.message)) (\(rule))" }
}
