import Diagnostics
import LayoutDialects
import LayoutNumbers
import LightSyntax
import LintConfiguration
import LintRules
import SourceText
import Suppression
import SwiftTokens

extension Analyzer {
  /// All stages and the whole catalogue of rules.
  package static let standard = Analyzer { sources, options in
    let table = options.settings
    var run = RuleRun(
      profiles: table.distinct.map { RuleProfile($0, options.rules) },
      profileOfFile: sources.map { table.index(of: $0.path) }, team: table.team,
      scalingFunctions: table.facts.scalingFunctions)
    if options.timesRules { run.watch = options.watch?.ruleWatch }
    let project = watched(options, .parse, total: sources.count) { [run] in
      ProjectAnalysis(sources, stating: table.facts, jobs: options.jobs) {
        defer { options.watch?.step() }
        return run.look(at: $0, $1, index: $2, describesPlaces: options.describesPlaces)
      }
    }
    if options.endsProcess { _ = unsafe Unmanaged.passRetained(Kept(project)) }
    var inLayout: [Finding] = []
    if run.needsLayout {
      inLayout = watched(options, .layout, total: project.units.count) { [run] in
        layoutFindings(of: project, run, options)
      }
    }
    if run.needsNumbers { inLayout += numberFindings(of: project, run, sources, options) }
    if options.describesPlaces {
      inLayout = placed(inLayout, in: project.files, jobs: options.jobs)
    }
    let suppressed = project.suppressions.map { index, suppressions in
      let path = sources[index].path
      return SuppressedFile(
        index: index, path: path, suppressions: suppressions,
        requiresReason: table[path].requireReason.value)
    }
    let inPatterns = run.settled(project.openFindings, in: project.facts)
    let left = run.findings(
      left: project.findings + inPatterns + inLayout, in: suppressed)
    return options.describesPlaces ? placedInComments(left, in: sources) : left
  }

  private static func watched<Value>(
    _ options: AnalysisOptions, _ stage: RunStage, total: Int, _ body: () -> Value
  ) -> Value {
    guard let watch = options.watch else { return body() }
    return watch.measure(stage, total: total, body)
  }

  private static func numberFindings(
    of project: ProjectAnalysis, _ run: RuleRun, _ sources: [SourceFile],
    _ options: AnalysisOptions
  ) -> [Finding] {
    let vocabulary = NumberVocabulary(
      helpers: project.numbers.flatMap(\.helpers), tokens: project.numbers.flatMap(\.tokens),
      stated: options.settings.facts)
    let indices = project.numbers.indices.filter { !project.numbers[$0].isEmpty }
    return indices.flatMap { index in
      run.findings(
        about: project.numbers[index], vocabulary, path: sources[index].path, index: index)
    }
  }

  private static func layoutFindings(
    of project: ProjectAnalysis, _ run: RuleRun, _ options: AnalysisOptions
  ) -> [Finding] {
    parallelMap(count: project.units.count, jobs: options.jobs) { index in
      defer { options.watch?.step() }
      return run.findings(
        in: readLayout(
          of: project.units[index], in: project.facts, files: project.files, words: project.words),
        project: project.facts, files: project.files)
    }.flatMap { $0 }
  }
}

/// What the process gives back by ending.
private final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension RuleProfile {
  /// The rules that run where `settings` hold, unless the command line says otherwise.
  init(_ settings: Settings, _ selection: RuleSelection) {
    self = [:]
    for (id, rule) in settings.rules
    where selection.includes(id, isEnabledByDefault: rule.enabled.value) {
      self[id] = RuleSetting(
        severity: rule.severity.value, options: RuleOptions(rule.options.mapValues(\.value)))
    }
  }
}

/// What all files declare together, and what of them is read for layout.
struct ProjectAnalysis: Sendable {
  /// The syntax of the files that ``units`` name; an empty file in place of each other one.
  ///
  /// Four files in five build no layout; keeping their syntax took most of the memory and a quarter of the time.
  let files: [SyntaxFile]
  let words: [LayoutWords]
  let facts: Project
  let units: [ReadingUnit]
  /// What the rules about one file's syntax find.
  let findings: [Finding]
  /// What each file says of numbers.
  let numbers: [FileNumbers]
  /// What patterns find.
  let openFindings: [OpenFinding]
  /// Those of the files that have any, with the file's index.
  let suppressions: [(file: Int, Suppressions)]

  /// Parses `sources`, and has a look at each file, with its index, while its syntax is there.
  ///
  /// - Parameter readsFrames: whether code that assigns frames is layout too.
  init(
    _ sources: [SourceFile], stating stated: ProjectFacts, jobs: Int, readsFrames: Bool = false,
    look: @escaping @Sendable (SyntaxFile, LayoutWords, Int) -> FileLook = { _, _, _ in FileLook() }
  ) {
    let parsed = parallelMap(count: sources.count, jobs: jobs) { index in
      var tokens = TokenizedFile(sources[index])
      let words = LayoutWords(tokens)
      let isLayout = words.mayBuildLayout || readsFrames && words.mayAssignFrames
      if isLayout { tokens = tokens.compacted() }
      let file = SyntaxFile(tokens, hasBodies: readsFrames || words.needsBodies)
      let declarations = FileDeclarations(file, words: words, readsFrames: readsFrames)
      let look = look(file, words, index)
      let isNeeded = isLayout || declarations.computesLengths || look.needsSyntax
      return (
        declarations: declarations, words: words, look: look, layout: isNeeded ? file : nil
      )
    }
    facts = Project(parsed.map(\.declarations), stated: stated)
    findings = parsed.flatMap(\.look.findings)
    numbers = parsed.map(\.look.numbers)
    openFindings = parsed.flatMap(\.look.openFindings)
    suppressions = parsed.enumerated().compactMap { index, parsed in
      parsed.look.suppressions.map { (index, $0) }
    }
    words = parsed.map(\.words)
    let units = facts.units(words: words, readsFrames: readsFrames)
    // A type whose layout is built in an extension elsewhere is needed after all.
    let needed = Set(units.flatMap(\.files))
    let empty = SyntaxFile(TokenizedFile(SourceFile(path: "", bytes: [])))
    files = parallelMap(count: sources.count, jobs: jobs) { index in
      if let file = parsed[index].layout { return file }
      return needed.contains(index) ? SyntaxFile(TokenizedFile(sources[index])) : empty
    }
    self.units = units.map { [files, facts] in $0.found(in: files, of: facts) }
  }
}
