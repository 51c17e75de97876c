import Diagnostics
import LayoutDialects
import LightSyntax
import LintConfiguration
import LintRules
import SourceText
import Suppression
import SwiftTokens

extension Analyzer {
  /// All stages and the whole catalogue of rules.
  package static let standard = Analyzer(reading: { texts, options in
    let run = RuleRun(texts.names, options)
    if case .left(let found) = options.goal {
      let sources = texts.all
      return run.left(found, of: suppressions(in: sources, jobs: options.jobs), sources, options)
    }
    let project = watched(options, .parse, total: texts.count) {
      ProjectAnalysis(texts, stating: options.settings.facts, jobs: options.jobs) {
        let isOwn = options.matters($0.source.file.path)
        let look = run.look(
          at: $0, $1, index: $2, isOwn: isOwn, describesPlaces: options.describesPlaces)
        options.watch?.step(found: look.findings.count)
        return look
      }
    }
    options.share?.keep(project)
    if options.endsProcess { _ = unsafe Unmanaged.passRetained(Kept(project)) }
    var about: [Int]?
    if case .about(let names) = options.goal {
      about = texts.names.indices.filter { names.contains(texts.names[$0]) }
    }
    return project.findings(of: run, in: texts, options, about: about)
  })
}

extension RuleRun {
  /// The rules that run on files.
  init(_ paths: [String], _ options: AnalysisOptions) {
    let table = options.settings
    self.init(
      migrations: Rule.migrations,
      profiles: table.distinctTargets.flatMap { targets in
        table.distinct.map { RuleProfile($0, options.rules, targets: targets) }
      },
      profileOfFile: paths.map { table.variant(of: $0) }, team: table.team,
      scalingFunctions: table.facts.scalingFunctions)
    filesWithoutPhones = Set(paths.indices.filter { table.isWithoutPhones(paths[$0]) })
    if options.timesRules { watch = options.watch?.ruleWatch }
  }

  /// What comments do not silence, and what there is to say about these; if asked for, marked, also what they silence.
  fileprivate func left(
    _ found: [Finding], of suppressions: [FileSuppressions], _ sources: [SourceFile],
    _ options: AnalysisOptions
  ) -> [Finding] {
    let suppressed = suppressions.map { file in
      let path = sources[file.index].path
      return SuppressedFile(
        index: file.index, path: path, suppressions: file.suppressions,
        requiresReason: options.settings[path].requireReason.value, isWhole: file.isWhole)
    }
    let left = findings(
      left: found, in: suppressed, marksSilenced: options.marksSilenced)
    return options.describesPlaces ? placedInComments(left, in: sources) : left
  }
}

/// The suppressions of one file, and whether all of its code is read.
private struct FileSuppressions {
  let index: Int
  let suppressions: Suppressions
  let isWhole: Bool
}

private func suppressions(in sources: [SourceFile], jobs: Int) -> [FileSuppressions] {
  parallelMap(count: sources.count, jobs: jobs) { index -> FileSuppressions? in
    guard sources[index].mayHoldSuppressions else { return nil }
    let tokens = TokenizedFile(sources[index])
    return Suppressions(tokens).map { suppressions in
      let syntax = SyntaxFile(tokens, hasBodies: LayoutWords(tokens).needsBodies)
      return FileSuppressions(index: index, suppressions: suppressions, isWhole: syntax.isWhole)
    }
  }.compactMap { $0 }
}

private func watched<Value>(
  _ options: AnalysisOptions, _ stage: RunStage, total: Int, _ body: () -> Value
) -> Value {
  guard let watch = options.watch else { return body() }
  return watch.measure(stage, total: total, body)
}

extension ProjectAnalysis {
  /// What the rules find, in any order.
  ///
  /// - Parameters:
  ///   - run: the one whose look at each file is kept here.
  ///   - texts: all files.
  ///   - about: the only files that matter, by index; `nil` for all files.
  func findings(
    of run: RuleRun, in texts: FileTexts, _ options: AnalysisOptions, about: [Int]? = nil
  ) -> [Finding] {
    let sources = texts.kept
    let indices = about ?? Array(looks.indices)
    let units = about.map { self.units(about: $0) } ?? self.units
    var found: [Finding] = []
    if run.needsLayout {
      let own = units.filter { options.shard?.holds(sources[$0.file].path) ?? true }
      found += watched(options, .layout, total: own.count) {
        layoutFindings(in: own, run, options)
      }
    }
    if run.needsNumbers {
      found += numberFindings(
        run, sources,
        in: indices.filter { index in
          let path = sources[index].path
          return options.matters(path) && !options.settings.isWithoutPhones(path)
        }, options.settings.modules, notesTables: about == nil && options.shard == nil)
    }
    found += migrationFindings(of: self, run, in: units, jobs: options.jobs)
      .filter { options.shard?.holds($0.path) ?? true }
    if about != nil {
      let paths = Set(indices.map { sources[$0].path })
      found.removeAll { !paths.contains($0.path) }
    }
    if options.describesPlaces { found = placed(found, in: placeFiles, jobs: options.jobs) }
    found += indices.flatMap { looks[$0].findings }
    found += run.settled(indices.flatMap { looks[$0].openFindings }, in: facts)
    let nibs = NibConstraints(otherCode: options.settings.otherCode)
    found.removeAll { $0.diagnostic.outlet.map(nibs.keep) ?? false }
    var unused = UnusedCode(self, texts, options.settings.otherCode)
    for index in found.indices {
      if options.settings.uncompiled.contains(found[index].path) {
        found[index].unseen = .uncompiled
      } else {
        unused.mark(&found[index], listsNumbers: options.listsNumbers)
      }
    }
    if options.shard != nil { return found }
    let suppressions = indices.compactMap { index in
      looks[index].suppressions.map {
        FileSuppressions(index: index, suppressions: $0, isWhole: looks[index].isWhole)
      }
    }
    return run.left(found, of: suppressions, sources, options)
  }

  /// The units that may say something of some files: those that hold a part of one, and those of classes that inherit
  /// from one that they declare, for what is wrong with an inherited view is said where that is made.
  private func units(about indices: [Int]) -> [ReadingUnit] {
    let own = Set(indices)
    let declared = Set(indices.flatMap { facts.files[$0].types.map(\.name) })
    return units.filter { unit in
      unit.files.contains(where: own.contains)
        || unit.typeName.map { facts.ancestry(of: $0).contains(where: declared.contains) } ?? false
    }
  }

  private func numberFindings(
    _ run: RuleRun, _ sources: [SourceFile], in indices: [Int], _ modules: ModuleTable,
    notesTables: Bool
  ) -> [Finding] {
    var vocabulary = NumberVocabulary(
      of: looks.map(\.numbers), stated: facts.stated, modules: modules)
    var types = Set(indices.lazy.flatMap { looks[$0].numbers.uses }.compactMap(\.type))
    types.formUnion(indices.lazy.flatMap { looks[$0].numbers.definitions }.compactMap(\.type))
    vocabulary.mainActorTypes = types.filter(facts.isShown)
    var found = indices.filter { !looks[$0].numbers.isEmpty }.flatMap { index in
      run.findings(
        about: looks[index].numbers, vocabulary, path: sources[index].path, index: index)
    }
    let first = found.indices.min {
      (found[$0].path, found[$0].diagnostic.range.start)
        < (found[$1].path, found[$1].diagnostic.range.start)
    }
    if let first, notesTables {
      found[first].diagnostic.notes += vocabulary.idleTables.map {
        Note($0, at: found[first].diagnostic.range)
      }
    }
    return found
  }

  private func layoutFindings(
    in units: [ReadingUnit], _ run: RuleRun, _ options: AnalysisOptions
  ) -> [Finding] {
    parallelMap(count: units.count, jobs: options.jobs) { index in
      let found = run.findings(
        in: readLayout(of: units[index], in: facts, files: files, words: words), project: facts,
        files: files)
      options.watch?.step(found: found.count)
      return found
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
  init(
    _ settings: Settings, _ selection: RuleSelection,
    targets: DeploymentTargets = DeploymentTargets()
  ) {
    self = [:]
    for (id, rule) in settings.rules
    where selection.includes(id, rule) {
      self[id] = RuleSetting(
        severity: rule.severity.value,
        options: RuleOptions(rule.options.mapValues(\.value), targets: targets),
        isNamed: rule.isNamed || selection.only?.contains(id) ?? false, page: rule.page)
    }
  }
}

/// What is kept of a file that was parsed.
struct ParsedFile: Sendable {
  let declarations: FileDeclarations
  let words: LayoutWords
  let look: FileLook
  /// `nil` where it holds no layout, and nothing else that is read again.
  fileprivate(set) var syntax: SyntaxFile?
  /// `nil` where no finding is placed in it.
  fileprivate let placeSyntax: SyntaxFile?

  /// - Parameter readsFrames: whether code that assigns frames is layout too.
  init(
    _ source: SourceFile, readsFrames: Bool = false, look: (SyntaxFile, LayoutWords) -> FileLook
  ) {
    var tokens = TokenizedFile(source)
    words = LayoutWords(tokens)
    let isLayout = words.mayBuildLayout || readsFrames && words.mayAssignFrames
    if isLayout { tokens = tokens.compacted() }
    let file = SyntaxFile(tokens, hasBodies: readsFrames || words.needsBodies, isKept: isLayout)
    declarations = FileDeclarations(file, words: words, readsFrames: readsFrames)
    self.look = look(file, words)
    syntax = isLayout || declarations.computesLengths ? file : nil
    placeSyntax = self.look.needsSyntax ? file : nil
  }

  /// Whether something may be asked of its text later.
  fileprivate var isWantedAgain: Bool {
    syntax != nil || placeSyntax != nil || look.mayTellSomething
  }
}

/// What all files declare together, and what of them is read for layout.
struct ProjectAnalysis: Sendable {
  /// The syntax of the files that ``units`` name; an empty file in place of each other one.
  ///
  /// Four files in five build no layout; keeping their syntax took most of the memory and a quarter of the time.
  let files: [SyntaxFile]
  /// The same, and the syntax of those in which findings are placed. Rules do not see it: what they find must not depend
  /// on who asks for places.
  let placeFiles: [SyntaxFile]
  let words: [LayoutWords]
  let facts: Project
  let units: [ReadingUnit]
  /// What was seen of each file while its syntax was there.
  let looks: [FileLook]

  /// Parses files that were read.
  ///
  /// - Parameter readsFrames: whether code that assigns frames is layout too.
  init(
    _ sources: [SourceFile], stating stated: ProjectFacts, jobs: Int, readsFrames: Bool = false
  ) {
    self.init(FileTexts(sources), stating: stated, jobs: jobs, readsFrames: readsFrames) {
      _, _, _ in FileLook()
    }
  }

  /// Reads and parses files, and has a look at each, with its index, while its syntax is there.
  init(
    _ texts: FileTexts, stating stated: ProjectFacts, jobs: Int, readsFrames: Bool = false,
    look: @escaping @Sendable (SyntaxFile, LayoutWords, Int) -> FileLook
  ) {
    var parsed = parallelMap(count: texts.count, jobs: jobs) { index in
      let source = texts.read(index)
      let parsed = ParsedFile(source, readsFrames: readsFrames) { look($0, $1, index) }
      if parsed.isWantedAgain { texts.keep(source, at: index) }
      return parsed
    }
    self.init(texts, &parsed, stating: stated, jobs: jobs, readsFrames: readsFrames)
  }

  /// Joins files that were parsed.
  ///
  /// - Parameter parsed: what was parsed of each file. Syntax that had to be made again is kept there.
  init(
    _ texts: FileTexts, _ parsed: inout [ParsedFile], stating stated: ProjectFacts, jobs: Int,
    readsFrames: Bool = false
  ) {
    facts = Project(parsed.map(\.declarations), stated: stated)
    looks = parsed.map(\.look)
    words = parsed.map(\.words)
    let units = facts.units(words: words, readsFrames: readsFrames)
    // A type whose layout is built in an extension elsewhere is needed after all.
    let needed = Set(units.flatMap(\.files)).filter { parsed[$0].syntax == nil }.sorted()
    let made = parallelMap(count: needed.count, jobs: jobs) { index in
      texts.readAgain(needed[index]).map {
        SyntaxFile(TokenizedFile($0).compacted(), isKept: true)
      }
    }
    for (index, file) in zip(needed, made) { parsed[index].syntax = file }
    let empty = SyntaxFile(TokenizedFile(SourceFile(path: "", bytes: [])))
    files = parsed.map { $0.syntax ?? empty }
    placeFiles = parsed.map { $0.syntax ?? $0.placeSyntax ?? empty }
    // What changed since it was parsed is left out; who lets texts go looks again then.
    let lost = Set(needed.filter { parsed[$0].syntax == nil })
    self.units = units.filter { lost.isDisjoint(with: $0.files) }
      .map { [files, facts] in $0.found(in: files, of: facts) }
  }
}
