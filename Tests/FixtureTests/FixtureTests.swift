import Diagnostics
import Fuzzing
import LintConfiguration
import LintDriver
import LintRules
import RulePages
import SourceText
import Suppression
import SwiftTokens
import TestSupport
import Testing

/// Every rule, also those that are off by default; of those that rewrite whatever they can, only `rule`.
private func allRules(about rule: String) -> AnalysisOptions {
  AnalysisOptions(
    rules: RuleSelection(only: Fixture.rules(RulePage.embedded.map(\.id), about: rule)), jobs: 1)
}

private func lint(_ file: SourceFile, about rule: String) -> [Finding] {
  Analyzer.standard.analyze([file], allRules(about: rule))
}

/// What is found in each fixture, by path.
private let findings = SharedValues<String, [Finding]>()
/// What fixing makes of each fixture, by path.
private let fixes = SharedValues<String, FixResult>()

private func lint(_ fixture: Fixture) async -> [Finding] {
  await findings.value(fixture.path) { lint(fixture.source, about: fixture.rule) }
}

private func fix(_ fixture: Fixture) async -> FixResult {
  let findings = await lint(fixture)
  return await fixes.value(fixture.path) {
    fix(fixture.source, about: fixture.rule, known: findings)
  }
}

/// - Parameter known: what was found in the file, if it was looked at already.
private func fix(
  _ file: SourceFile, about rule: String, known: [Finding]? = nil
) -> FixResult {
  applyFixes(to: [file], level: .unsafe) { files in
    if let known, files.map(\.bytes) == [file.bytes] { return known }
    return Analyzer.standard.analyze(files, allRules(about: rule))
  }
}

/// The ids of the rules that found something on each line, sorted, once for each finding.
private func ruleIDsByLine(_ findings: [Finding], in file: SourceFile) -> [Int: [String]] {
  let lines = LineTable(file.bytes)
  return Dictionary(grouping: findings) { finding in
    lines.position(at: finding.diagnostic.range.start).line
  }.mapValues { $0.map(\.rule).sorted() }
}

@Suite("Fixtures")
struct FixtureTests {
  @Test("are there for every rule")
  func everyRuleHasFixtures() throws {
    let fixtures = try Fixture.all()
    let rules = Set(RulePage.embedded.map(\.id))
    #expect(!fixtures.isEmpty)
    #expect(rules.subtracting(fixtures.map(\.rule)) == [], "these rules have no fixture")
    #expect(Set(fixtures.map(\.rule)).subtracting(rules) == [], "these folders have no rule")
    for fixture in fixtures {
      let expected = Set(fixture.expectations.values.joined())
      #expect(expected.isSubset(of: rules), "\(fixture)")
    }
  }

  @Test("are about the rule of their folder")
  func eachRuleIsExpected() throws {
    let expected = try Dictionary(grouping: Fixture.all(), by: \.rule)
      .mapValues { Set($0.flatMap { $0.expectations.values.joined() }) }
    for (rule, ids) in expected { #expect(ids.contains(rule), "\(rule) is never expected") }
  }

  @Test("report exactly what they expect", arguments: try Fixture.all())
  func reportsExactlyWhatTheFixtureExpects(_ fixture: Fixture) async {
    #expect(ruleIDsByLine(await lint(fixture), in: fixture.source) == fixture.expectations)
  }

  @Test("are fixed as their golden shows", arguments: try Fixture.all())
  func fixingGivesTheGolden(_ fixture: Fixture) async {
    let result = await fix(fixture)
    #expect(result.problems == [])
    #expect(
      String(decoding: result.files[0].bytes, as: UTF8.self)
        == String(decoding: fixture.golden ?? fixture.source.bytes, as: UTF8.self))
  }

  @Test("change no more when fixed twice", arguments: try Fixture.all())
  func fixingTwiceChangesNothing(_ fixture: Fixture) async {
    let fixed = await fix(fixture).files[0]
    // What was not changed was looked at already.
    let known = fixed.bytes == fixture.source.bytes ? await lint(fixture) : nil
    #expect(fix(fixed, about: fixture.rule, known: known).changed == [])
  }

  @Test("keep their comments when fixed", arguments: try Fixture.all())
  func commentsSurvive(_ fixture: Fixture) async {
    let after = lineComments(in: await fix(fixture).files[0])
    // What `unused-suppression` takes out is a comment, and all of it.
    for comment in lineComments(in: fixture.source) where !comment.contains("layoutlint:") {
      #expect(after.contains(comment))
    }
  }

  @Test("are silenced by a suppression before each line", arguments: try Fixture.all())
  func suppressionSilences(_ fixture: Fixture) {
    let lines = LineTable(fixture.source.bytes)
    let edits = fixture.expectations.compactMap { line, rules in
      lines.range(ofLine: line).map { range in
        let rules = Set(rules).sorted().joined(separator: ", ")
        return TextEdit.insert("// layoutlint:disable:next \(rules)\n", at: range.start)
      }
    }
    #expect(edits.count == fixture.expectations.count)
    let bytes = try? applying(edits, to: fixture.source.bytes)
    let silenced = SourceFile(path: fixture.path, bytes: bytes ?? [])
    #expect(ruleIDsByLine(lint(silenced, about: fixture.rule), in: silenced) == [:])
  }

  @Test("are silenced by the comments that layoutlint writes", arguments: try Fixture.all())
  func writtenSuppressionsSilence(_ fixture: Fixture) async throws {
    // What is said about comments is not silenced by more comments.
    let isAboutComments = { (finding: Finding) in
      Rule.idsAboutSuppressions.contains(finding.rule)
    }
    let findings = await lint(fixture)
    let writer = SuppressionWriter(TokenizedFile(fixture.source), reason: nil)
    let edits = writer.edits(for: findings.filter { !isAboutComments($0) })
    let bytes = try applying(edits, to: fixture.source.bytes)
    let left = lint(SourceFile(path: fixture.path, bytes: bytes), about: fixture.rule)
    #expect(left.map(\.rule).sorted() == findings.filter(isAboutComments).map(\.rule).sorted())
  }

  /// Every 499th mutant, of all kinds in turn and not the same in each fixture; `Mutations` tries them all.
  @Test(
    "can lose, repeat or swap a token, or be cut off, without a trap", arguments: try Fixture.all())
  func mutationsDoNotTrap(_ fixture: Fixture) {
    let mutants = Mutants(of: fixture)
    let first = fixture.path.utf8.reduce(0) { $0 + Int($1) } % 499
    for number in stride(from: first, to: mutants.count, by: 499) {
      #expect(mutants[number].flaw == nil, "\(mutants[number])")
    }
  }
}

@Suite("Configuration of rules")
struct ConfiguredRuleTests {
  @Test("gives findings their severity, and turns rules off", arguments: try Fixture.ofEachRule())
  func levels(_ fixture: Fixture) throws {
    for severity in Severity.allCases {
      let findings = try lint(fixture, "{ rules: { '\(fixture.rule)': '\(severity)' } }")
      #expect(findings.isEmpty != expectsOwnRule(fixture))
      #expect(findings.allSatisfy { $0.severity == severity })
    }
    #expect(try lint(fixture, "{ rules: { '\(fixture.rule)': 'off' } }").isEmpty)
  }

  @Test("gives each file the settings of its own", arguments: try Fixture.ofEachRule())
  func perFile(_ fixture: Fixture) throws {
    let file = try configurationFile("{ rules: { '\(fixture.rule)': 'off' } }")
    // Some rules are off by default.
    let warning = try configurationFile("{ rules: { '\(fixture.rule)': 'warning' } }")
    let on = Configuration(files: [warning]).settings(with: [], pages: RulePage.embedded)
    let off = Configuration(files: [file]).settings(with: [], pages: RulePage.embedded)
    let other = SourceFile(path: "other/" + fixture.path, bytes: fixture.source.bytes)
    var options = AnalysisOptions(
      rules: Self.selection(of: fixture.rule), jobs: 1, settings: SettingsTable(on))
    options.settings.set(off, for: other.path)
    let findings = Analyzer.standard.analyze([fixture.source, other], options)
      .filter { $0.rule == fixture.rule }
    #expect(findings.isEmpty != expectsOwnRule(fixture))
    #expect(findings.allSatisfy { $0.path == fixture.path })
  }

  @Test("reaches every option", arguments: RulePage.embedded)
  func options(_ page: RulePage) throws {
    let fixtures = try Fixture.all().filter { $0.rule == page.id }
    for option in page.options {
      let isReached = try fixtures.contains { fixture in
        // Options alone turn no rule on that is off by default.
        let usual = try lint(fixture, "{ rules: { '\(page.id)': { severity: 'warning' } } }")
        return try candidates(for: option, in: fixture).contains { value in
          try lint(
            fixture,
            "{ rules: { '\(page.id)': { severity: 'warning', "
              + "options: { '\(option.name)': \(value.json) } } } }")
            != usual
        }
      }
      #expect(
        isReached, "no value of '\(option.name)' changes what \(page.id) finds in its fixtures")
    }
  }

  private func expectsOwnRule(_ fixture: Fixture) -> Bool {
    fixture.expectations.values.joined().contains(fixture.rule)
  }

  /// Values that should make a difference, whatever the option means.
  private func candidates(for option: RuleOption, in fixture: Fixture) -> [OptionValue] {
    let text = String(decoding: fixture.source.bytes, as: UTF8.self)
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    switch option.defaultValue {
    case .boolean(let value): return [.boolean(!value)]
    case .number: return [.number(0), .number(1), .number(1e9)]
    case .string: return words.map { .string($0) }
    case .numbers:
      return [.numbers([]), .numbers(words.compactMap { Double($0) }.filter(\.isFinite))]
    case .strings: return [.strings([]), .strings(words)]
    }
  }

  /// What the fixture's rule finds in it under a configuration.
  private func lint(_ fixture: Fixture, _ text: String) throws -> [Finding] {
    let configuration = Configuration(files: [try configurationFile(text)])
    let settings = configuration.settings(with: [], pages: RulePage.embedded)
    let options = AnalysisOptions(
      rules: Self.selection(of: fixture.rule), jobs: 1, settings: SettingsTable(settings))
    return Analyzer.standard.analyze([fixture.source], options)
      .filter { $0.rule == fixture.rule }.sorted(by: Finding.precedes)
  }

  /// Without the other rules, which take most of the time, unless what they find is what the rule is about.
  private static func selection(of rule: String) -> RuleSelection {
    if Rule.idsAboutSuppressions.contains(rule) { return RuleSelection() }
    return RuleSelection(except: Set(RulePage.embedded.map(\.id)).subtracting([rule]))
  }

  private func configurationFile(_ text: String) throws(ConfigurationError) -> ConfigurationFile {
    try ConfigurationFile(
      reading: SourceFile(path: "c.json", bytes: Array(text.utf8)), in: [],
      pages: RulePage.embedded)
  }
}

@Suite("Examples on rule pages")
struct RulePageExampleTests {
  @Test("are flagged and accepted as the page says", arguments: RulePage.embedded.map(\.id))
  func examplesHold(_ rule: String) throws {
    let page = try #require(RulePage.embedded.first { $0.id == rule })
    for example in page.examples {
      let file = SourceFile(path: "Example.swift", bytes: Array(page.code(of: example).utf8))
      let isFlagged = lint(file, about: rule).contains { $0.rule == rule }
      #expect(isFlagged == (example.kind == .flagged), "rules/\(rule).md:\(example.line)")
    }
  }
}

/// What stands behind each `//`, without blanks around it.
private func lineComments(in file: SourceFile) -> [String] {
  String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap {
    line in
    line.firstRange(of: "//").map { String(line[$0.lowerBound...]) }
  }
}
