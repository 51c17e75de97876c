import Diagnostics
import LayoutDialects
import LayoutSets
import LightSyntax
import SourceText
import Suppression
import SwiftTokens

/// A clock, and a record of the time that rules take. Rules themselves have access to neither.
package struct RuleWatch: Sendable {
  /// The time since some moment.
  let now: @Sendable () -> Duration
  let note: @Sendable (_ rule: String, _ time: Duration) -> Void

  package init(
    now: @escaping @Sendable () -> Duration,
    note: @escaping @Sendable (_ rule: String, _ time: Duration) -> Void
  ) {
    self.now = now
    self.note = note
  }
}

/// The rules of one run. Each file has a profile, which states how they run on it.
package struct RuleRun: Sendable {
  /// A class, because it never changes, and is handed on for each constraint.
  final class Entry: Sendable {
    let rule: Rule
    /// By profile; `nil` where the rule is off.
    let settings: [RuleSetting?]

    init(rule: Rule, settings: [RuleSetting?]) {
      self.rule = rule
      self.settings = settings
    }
  }

  /// The ids of all rules there are, whether they run or not.
  package let knownRules: Set<String>
  /// The rules that are on for some file.
  private let entries: [Entry]
  /// Those about layout, by what they look at.
  let layoutRules: LayoutRules
  /// Those about one file's syntax, and about its numbers.
  private let wordRules:
    [(entry: Entry, check: @Sendable (SyntaxFile, [Int], RuleOptions) -> [Diagnostic])]
  private let numberRules:
    [(entry: Entry, check: @Sendable (NumberContext, RuleOptions) -> [Diagnostic])]
  /// By profile, the functions that are harmless to a view's place.
  private let setupHelpers: [Set<String>]
  /// By profile, the ids of the rules that are on.
  private let ids: [Set<String>]
  private let profileOfFile: [Int]
  /// The files that are for Macs, televisions or watches alone.
  package var filesWithoutPhones: Set<Int> = []
  /// The names at which rules look.
  private let words: RuleWords
  /// The rules that are patterns, each with its settings by profile, and the names that they need.
  private let patterns: [(rule: PatternRule, settings: [RuleSetting?])]
  private let patternIndex: PatternIndex?
  /// Functions that scale numbers, as the project states them.
  let scalingFunctions: Set<String>
  /// Records the time that each rule takes; `nil` if it is not measured.
  package var watch: RuleWatch?

  /// - Parameters:
  ///   - migrations: the rules about rewriting layout.
  ///   - profiles: those that differ.
  ///   - profileOfFile: for each file of the run, the index of its profile.
  ///   - team: the project's own rules.
  ///   - scalingFunctions: the scaling functions that the configuration names.
  package init(
    migrations: [Rule], profiles: [RuleProfile], profileOfFile: [Int],
    team: TeamRules = TeamRules(), scalingFunctions: Set<String> = []
  ) {
    let rules = Rule.catalogue + migrations
    knownRules = team.passedOver.union((rules.map(\.id) + team.rules.map(\.page.id)))
    patterns = team.rules.compactMap { rule in
      let settings = profiles.map { profile in
        profile[rule.page.id].flatMap { $0.page == rule.page.path ? $0 : nil }
      }
      return settings.allSatisfy { $0 == nil } ? nil : (rule, settings)
    }
    patternIndex = patterns.isEmpty ? nil : PatternIndex(patterns.map(\.rule))
    self.scalingFunctions = scalingFunctions
    entries = rules.compactMap { rule in
      let settings = profiles.map { $0[rule.id] }
      return settings.allSatisfy { $0 == nil } ? nil : Entry(rule: rule, settings: settings)
    }
    layoutRules = LayoutRules(entries)
    wordRules = entries.compactMap { entry in
      if case .words(_, let check) = entry.rule.check { (entry, check) } else { nil }
    }
    numberRules = entries.compactMap { entry in
      if case .numbers(let check) = entry.rule.check { (entry, check) } else { nil }
    }
    setupHelpers = profiles.indices.map { [entries] profile in
      Set(entries.flatMap { $0.settings[profile]?.options.strings("setup-helpers") ?? [] })
    }
    ids = profiles.map { Set($0.keys) }
    self.profileOfFile = profileOfFile
    words = RuleWords(wordRules.map(\.entry.rule))
  }

  /// Whether a rule needs the layout that the code builds, rather than one file's syntax.
  package var needsLayout: Bool {
    entries.contains { entry in
      switch entry.rule.check {
      case .words, .numbers, .suppressions, .migration: false
      case .constraint, .scope, .type, .item, .unknownAnchor, .visualFormat, .snapKitMistake,
        .solution:
        true
      }
    }
  }

  /// The rules that find code that can be migrated, each with the name of its target.
  package var migrations: [(rule: String, target: String)] {
    entries.compactMap { entry in
      if case .migration(let target) = entry.rule.check { (entry.rule.id, target) } else { nil }
    }
  }

  /// How a rule runs on a file; `nil` where it is off.
  package func setting(of rule: String, in file: Int) -> RuleSetting? {
    entries.first { $0.rule.id == rule }.flatMap { setting($0, file) }
  }

  /// Functions that a file's settings call harmless to a view's place.
  func setupHelpers(_ file: Int) -> Set<String> { setupHelpers[profileOfFile[file]] }

  /// The screens that a controller of a file can fill. UIKit's own are on no Mac and on no watch.
  func screens(_ file: Int) -> [Screen] {
    filesWithoutPhones.contains(file) ? [.television] : Screen.all
  }

  /// What the rules about one file's syntax find.
  package func findings(in file: SyntaxFile, index: Int) -> [Finding] {
    guard !words.isEmpty, let found = words.tokens(in: file.source) else { return [] }
    var findings: [Finding] = []
    for (position, (entry, check)) in wordRules.enumerated() where !found[position].isEmpty {
      guard file.isWhole || !entry.rule.needsWholeCode, let setting = setting(entry, index) else {
        continue
      }
      let diagnostics = timed(entry) { check(file, found[position], setting.options) }
      findings += diagnostics.map {
        Finding(
          rule: entry.rule.id, severity: setting.severity, path: file.source.file.path,
          diagnostic: $0)
      }
    }
    return findings
  }

  /// Whether a rule looks at layout numbers.
  package var needsNumbers: Bool { !numberRules.isEmpty }

  /// The findings of the rules about layout numbers in the file at an index.
  package func findings(
    about numbers: FileNumbers, _ vocabulary: NumberVocabulary, path: String, index: Int
  ) -> [Finding] {
    let context = NumberContext(numbers: numbers, vocabulary: vocabulary)
    var findings: [Finding] = []
    for (entry, check) in numberRules {
      guard let setting = setting(entry, index) else { continue }
      let listsEach = setting.isNamed || setting.severity > .info || vocabulary.isStated
      let passesOver = numbers.isExample && !setting.options.isOn("examples")
      findings += timed(entry) { check(context, setting.options) }.compactMap { diagnostic in
        var diagnostic = diagnostic
        if passesOver, !diagnostic.numbers.isEmpty { return nil }
        // What the project has a name or a function for is worth a line; a bare number is one of many.
        diagnostic.isCounted =
          !listsEach && !diagnostic.numbers.isEmpty && !diagnostic.hasFix(.unsafe)
        return Finding(
          rule: entry.rule.id, severity: setting.severity, path: path, diagnostic: diagnostic)
      }
    }
    return findings
  }

  /// The findings of the rules about layout. Each finding occurs once, even if a loop creates its constraint several
  /// times.
  package func findings(
    in reading: LayoutReading, project: Project, files: [SyntaxFile]
  ) -> [Finding] {
    var layout = LayoutRun(self, reading, project, files)
    layout.look()
    return layout.findings
  }

  /// What the rules about suppressions say about those of one file.
  func findings(about outcome: SuppressionOutcome, in file: SuppressedFile) -> [Finding] {
    entries.flatMap { entry -> [Finding] in
      guard case .suppressions(let check) = entry.rule.check,
        let setting = setting(entry, file.index)
      else { return [] }
      return check(outcome).map { diagnostic in
        Finding(
          rule: entry.rule.id, severity: setting.severity, path: file.path, diagnostic: diagnostic)
      }
    }
  }

  func timed<Value>(_ entry: Entry, _ check: () -> Value) -> Value {
    timed(entry.rule.id, check)
  }

  /// Runs a check of a rule, and reports its time to the watch.
  package func timed<Value>(_ rule: String, _ check: () -> Value) -> Value {
    guard let watch else { return check() }
    let start = watch.now()
    defer { watch.note(rule, watch.now() - start) }
    return check()
  }

  /// The rules that are patterns, are on for a file and may find something in it.
  func patternRules(in file: TokenizedFile, index: Int) -> [(PatternRule, RuleSetting)] {
    guard let patternIndex else { return [] }
    return patternIndex.candidates(in: file).compactMap { candidate in
      patterns[candidate].settings[profileOfFile[index]].map { (patterns[candidate].rule, $0) }
    }
  }

  /// The ids of the rules that run on a file.
  func ids(of file: Int) -> Set<String> { ids[profileOfFile[file]] }

  func setting(_ entry: Entry, _ file: Int) -> RuleSetting? {
    entry.settings[profileOfFile[file]]
  }
}

/// The rules that a project brings along.
package struct TeamRules: Sendable {
  /// In the order of their ids, and of their pages where several configurations have rules of one id.
  package var rules: [PatternRule]
  /// The ids of rules whose pages have errors: they are known, but do not run.
  package var passedOver: Set<String>

  package init(rules: [PatternRule] = [], passedOver: Set<String> = []) {
    self.rules = rules
    self.passedOver = passedOver
  }
}
