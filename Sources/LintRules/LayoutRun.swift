import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText

/// The rules about layout, by what they look at: few look at each constraint, and there are many constraints.
struct LayoutRules: Sendable {
  typealias Entry = RuleRun.Entry

  private(set) var constraints:
    [(Entry, @Sendable (Constraint, LayoutContext, RuleOptions) -> [Diagnostic])] = []
  private(set) var items: [(Entry, @Sendable (Item, LayoutContext, RuleOptions) -> [Diagnostic])] =
    []
  private(set) var scopes: [(Entry, @Sendable (LayoutContext, RuleOptions) -> [PlacedDiagnostic])] =
    []
  private(set) var solutions:
    [(Entry, @Sendable (ScopeSolution, LayoutContext) -> [PlacedDiagnostic])] = []
  private(set) var types: [(Entry, @Sendable (TypeContext, RuleOptions) -> [PlacedDiagnostic])] = []
  private(set) var unknownAnchors: [(Entry, @Sendable (UnknownAnchor, Project) -> [Diagnostic])] =
    []
  private(set) var visualFormats: [(Entry, @Sendable (VisualFormatProblem) -> [Diagnostic])] = []
  private(set) var snapKitMistakes: [(Entry, @Sendable (SnapKitMistake) -> [Diagnostic])] = []

  init(_ entries: [Entry]) {
    for entry in entries {
      switch entry.rule.check {
      case .constraint(let check): constraints.append((entry, check))
      case .item(let check): items.append((entry, check))
      case .scope(let check): scopes.append((entry, check))
      case .solution(let check): solutions.append((entry, check))
      case .type(let check): types.append((entry, check))
      case .unknownAnchor(let check): unknownAnchors.append((entry, check))
      case .visualFormat(let check): visualFormats.append((entry, check))
      case .snapKitMistake(let check): snapKitMistakes.append((entry, check))
      case .words, .numbers, .suppressions, .migration: break
      }
    }
  }
}

/// Runs the rules about layout over all that was read of one type.
struct LayoutRun {
  private(set) var findings: [Finding] = []
  private var seen: [Told: Int] = [:]
  private let run: RuleRun
  private let reading: LayoutReading
  private let project: Project
  private let files: [SyntaxFile]
  private let contexts: [LayoutContext]

  init(
    _ run: RuleRun, _ reading: LayoutReading, _ project: Project, _ files: [SyntaxFile]
  ) {
    self.run = run
    self.reading = reading
    self.project = project
    self.files = files
    contexts = reading.scopes.filter { !files[$0.file].isUnitTest }
      .map { LayoutContext(scope: $0, project: project, files: files) }
  }

  mutating func look() {
    let (rules, project) = (run.layoutRules, project)
    if !rules.solutions.isEmpty { solve(rules) }
    for context in contexts {
      lookAtConstraints(of: context, rules)
      lookAtItems(of: context, rules)
      for (entry, check) in rules.scopes {
        note(from: context.scope.file, entry) { check(context, $0) }
      }
    }
    for anchor in reading.unknownAnchors where !files[anchor.file].isUnitTest {
      for (entry, check) in rules.unknownAnchors {
        note(in: anchor.file, entry) { _ in check(anchor, project) }
      }
    }
    for problem in reading.visualFormatProblems where !files[problem.file].isUnitTest {
      for (entry, check) in rules.visualFormats {
        note(in: problem.file, entry) { _ in check(problem) }
      }
    }
    for mistake in reading.snapKitMistakes where !files[mistake.file].isUnitTest {
      for (entry, check) in rules.snapKitMistakes {
        note(in: mistake.file, entry) { _ in check(mistake) }
      }
    }
    guard let unit = reading.unit, !rules.types.isEmpty else { return }
    let type = TypeContext(unit: unit, scopes: contexts, project: project, files: files)
    for (entry, check) in rules.types { note(from: unit.file, entry) { check(type, $0) } }
  }

  private mutating func solve(_ rules: LayoutRules) {
    var surroundings: ScopeSurroundings?
    // What a test lays out, nobody looks at.
    for context in contexts
    where !context.scope.items.isEmpty && !files[context.scope.file].isTestCode {
      var known =
        surroundings ?? ScopeSurroundings(project: project, files: files, reading: reading)
      known.setupHelpers = run.setupHelpers(context.scope.file)
      known.screens = run.screens(context.scope.file)
      surroundings = known
      let solution = ScopeSolution(context.scope, in: known)
      for (entry, check) in rules.solutions {
        note(from: context.scope.file, entry) { _ in check(solution, context) }
      }
    }
  }

  private mutating func lookAtConstraints(of context: LayoutContext, _ rules: LayoutRules) {
    for index in context.scope.constraints.indices {
      let constraint = context.scope.constraints[index]
      let file = context.scope.origins[index].file
      for (entry, check) in rules.constraints {
        note(in: file, entry) { check(constraint, context, $0) }
      }
    }
  }

  private mutating func lookAtItems(of context: LayoutContext, _ rules: LayoutRules) {
    for item in context.scope.items {
      let file =
        context.scope.descriptions[item.id.index].creation?.file ?? context.scope.file
      for (entry, check) in rules.items { note(in: file, entry) { check(item, context, $0) } }
    }
  }

  private func mayRun(_ entry: RuleRun.Entry) -> Bool {
    reading.isWhole || !entry.rule.needsWholeCode
  }

  /// Runs one check whose diagnostics lie in a file, with that file's settings.
  private mutating func note(
    in file: Int, _ entry: RuleRun.Entry, _ check: (RuleOptions) -> [Diagnostic]
  ) {
    guard mayRun(entry), let setting = run.setting(entry, file) else { return }
    for diagnostic in run.timed(entry, { check(setting.options) }) {
      note(diagnostic, in: file, entry, setting)
    }
  }

  /// As above, for a check that says itself in which file each diagnostic lies; the options are those of `file`.
  private mutating func note(
    from file: Int, _ entry: RuleRun.Entry, _ check: (RuleOptions) -> [PlacedDiagnostic]
  ) {
    guard mayRun(entry) else { return }
    let options = run.setting(entry, file)?.options ?? RuleOptions()
    for placed in run.timed(entry, { check(options) }) {
      guard let setting = run.setting(entry, placed.file) else { continue }
      note(placed.diagnostic, in: placed.file, entry, setting, isMinor: placed.isMinor)
    }
  }

  private mutating func note(
    _ diagnostic: Diagnostic, in file: Int, _ entry: RuleRun.Entry, _ setting: RuleSetting,
    isMinor: Bool = false
  ) {
    let found = Finding(
      rule: entry.rule.id, severity: isMinor ? .info : setting.severity,
      path: files[file].source.file.path, diagnostic: diagnostic)
    if let known = seen[Told(found)] {
      findings[known].join(found)
    } else {
      seen[Told(found)] = findings.count
      findings.append(found)
    }
  }
}

/// What a user is told: what a helper or a loop makes several times need not be told of each.
private struct Told: Hashable {
  let rule: String
  let path: String
  let range: SourceRange
  let message: String

  init(_ finding: Finding) {
    (rule, path) = (finding.rule, finding.path)
    (range, message) = (finding.diagnostic.range, finding.diagnostic.message)
  }
}

extension Finding {
  /// How many notes a finding that stands for several has.
  private static let maximumNotes = 12

  /// Takes in another finding that tells the same: of its notes the first, which says what call it is about.
  fileprivate mutating func join(_ other: Finding) {
    guard let note = other.diagnostic.notes.first, !diagnostic.notes.contains(note),
      diagnostic.notes.count < Self.maximumNotes
    else { return }
    let index = diagnostic.notes.firstIndex { $0.message != note.message }
    diagnostic.notes.insert(note, at: index ?? diagnostic.notes.endIndex)
  }
}
