import Diagnostics
import LayoutDialects
import LightSyntax
import LintConfiguration
import LintRules
import Migration
import Reporting
import RulePages
import SourceText

/// A project with files that are open in an editor: the files on the disk, and the open texts that replace some of
/// them.
///
/// Each file is parsed again only when its text changes. The declarations of all files are merged after each change,
/// and layout is read where it may affect the requested file.
package struct EditedProject: Sendable {
  /// The folder whose files are read in addition to the open ones.
  package let folder: FilePath
  private let pages: [RulePage]
  private let jobs: Int
  /// What the editor shows, by path.
  private var texts: [FilePath: [UInt8]] = [:]
  private var state: State?
  /// Whether the disk may hold other files, or other text, than ``state`` was read from.
  private var isStale = true

  /// What was read.
  fileprivate struct State {
    let selection: FileSelection
    let ground: Ground
    let known: KnownFindings
    let run: RuleRun
    let options: AnalysisOptions
    var files: [LoadedFile]
    var parsed: [ParsedFile]
    var problems: [FileProblem]
    /// `nil` after a change.
    var analysis: ProjectAnalysis?
  }

  /// What decides beside a file's text what is seen of it.
  fileprivate struct Ground: Equatable {
    let settings: [Settings]
    let targets: [DeploymentTargets]
    let team: [RulePage]
    let passedOver: Set<String>
    let scalingFunctions: Set<String>
    let describesPlaces: Bool
  }

  /// - Parameter pages: those of the rules that are built in.
  package init(folder: FilePath, pages: [RulePage], jobs: Int) {
    self.folder = folder
    self.pages = pages
    self.jobs = jobs
  }

  /// Replaces the content of a file, which need not exist.
  ///
  /// - Parameter bytes: `nil` for the content on the disk.
  package mutating func setText(_ bytes: [UInt8]?, of path: FilePath) {
    texts[path] = bytes
    guard let bytes, !isStale, let file = state.flatMap({ Self.file(path, in: $0) }) else {
      isStale = true
      return
    }
    state?.replace(file, with: bytes)
  }

  /// Whether the files have been read.
  package var isRead: Bool { state != nil }

  /// Discards what is known about the disk. Unchanged files are not parsed again.
  package mutating func reload() { isStale = true }

  /// The pages of all rules, including those of the project.
  package var allPages: [RulePage] { state?.selection.settings.pages(with: pages) ?? pages }

  /// Whether comments that silence findings in a file must give a reason, so that the server cannot write them.
  package func requiresReasons(in path: FilePath) -> Bool {
    state?.selection.settings[path.display].requireReason.value ?? false
  }

  /// What could not be read.
  package var problems: [FileProblem] { state?.problems ?? [] }

  /// The file as it is read; `nil` if it is left out.
  package mutating func source(of path: FilePath) throws(SelectionError) -> SourceFile? {
    let state = try prepared()
    return Self.file(path, in: state).map { state.files[$0].source }
  }

  /// The path and text of a file by the path that findings name; `nil` if it is not a file of the project.
  package func file(named path: String) -> LoadedFile? {
    state?.files.first { $0.source.path == path }
  }

  /// The new findings in one file, sorted; empty for a file that the configuration excludes.
  package mutating func findings(in path: FilePath) throws(SelectionError) -> [Finding] {
    let state = try prepared()
    guard let file = Self.file(path, in: state), let analysis = state.analysis else { return [] }
    let found = analysis.findings(
      of: state.run, in: FileTexts(state.files.map(\.source)), state.options, about: [file])
    // An editor has no summary in which numbers could be counted.
    return state.known.match(found.sorted(by: Finding.precedes)).new
      .filter { !$0.diagnostic.isCounted }.withSidesJoined
  }

  /// Explains the constraints of a line; `nil` if it creates none.
  package mutating func explanation(of place: LinePlace) throws(SelectionError) -> LineExplanation?
  {
    let state = try prepared()
    guard let file = Self.file(place.path, in: state), let analysis = state.analysis else {
      return nil
    }
    func explanation(in units: [ReadingUnit]) -> LineExplanation? {
      let explanation = LineExplanation(
        place, file, of: state.files.map(\.source), analysis, in: units,
        requests: FrameRequest.usual, jobs: jobs)
      return explanation.hasConstraints ? explanation : nil
    }
    let own = explanation(in: analysis.units.filter { $0.files.contains(file) })
    guard own == nil, analysis.mayBuildLayout(place.line, in: file) else { return own }
    // A line of a helper builds constraints at its calls, wherever they are.
    return explanation(in: analysis.units)
  }

  /// The file's text after all safe fixes; `nil` if nothing changes.
  package mutating func fixed(_ path: FilePath) throws(SelectionError) -> [UInt8]? {
    guard let source = try source(of: path) else { return nil }
    var copy = self
    let result = applyFixes(to: [source], level: .safe) { files in
      copy.setText(files[0].bytes, of: path)
      return (try? copy.findings(in: path)) ?? []
    }
    return result.changed.isEmpty ? nil : result.files[0].bytes
  }

  /// Replaces the constraints that a line belongs to with frames; `nil` unless these are proven to be equivalent.
  ///
  /// - Parameter line: from 1.
  package mutating func migrated(
    _ path: FilePath, line: Int
  ) throws(SelectionError) -> (views: [String], text: [UInt8])? {
    let state = try prepared()
    guard let file = Self.file(path, in: state), let analysis = state.analysis else { return nil }
    var request = MigrationRequest(to: .frames)
    request.line = line
    let outcome = migrate(state.files, analysis, request, jobs: jobs) { $0 == file }
    guard outcome.problems.isEmpty, outcome.changes.count == 1, let change = outcome.changes.first
    else { return nil }
    return (outcome.migrated.flatMap(\.views), change.after)
  }

  private static func file(_ path: FilePath, in state: State) -> Int? {
    index(of: path, among: state.files.map(\.path))
  }

  // MARK: Reading

  private mutating func prepared() throws(SelectionError) -> State {
    var state: State
    if !isStale, let known = self.state { state = known } else { state = try loaded() }
    if state.analysis == nil {
      state.analysis = ProjectAnalysis(
        FileTexts(state.files.map(\.source)), &state.parsed,
        stating: state.selection.settings.facts,
        jobs: jobs)
    }
    self.state = state
    isStale = false
    return state
  }

  private func loaded() throws(SelectionError) -> State {
    let open = texts.keys.sorted()
    let existing = open.filter { resolvingLinks($0) != nil }
    var selection: FileSelection
    do throws(ConfigurationError) {
      selection = try FileSelection(
        (resolvingLinks(folder) == nil ? [] : [folder]) + existing,
        absent: open.filter { !existing.contains($0) }, pages: pages)
    } catch {
      throw .configuration(error)
    }
    selection.readTargets(for: RuleSelection())
    for path in open {
      if let file = index(of: path, among: selection.files) {
        selection.contents[selection.files[file]] = texts[path]
      }
    }
    let known: KnownFindings
    do throws(FileProblem) {
      known = try KnownFindings(for: selection, named: nil, rules: RuleSelection())
    } catch {
      throw .problem(error)
    }
    return State(selection, known, after: state, jobs: jobs)
  }
}

extension EditedProject.State {
  /// Reads the files of a selection, and parses those that are not as they were.
  fileprivate init(
    _ selection: FileSelection, _ known: KnownFindings, after earlier: Self?, jobs: Int
  ) {
    self.selection = selection
    self.known = known
    let settings = selection.settings
    var options = AnalysisOptions(jobs: jobs, settings: settings)
    options.describesPlaces = !known.baselines.isEmpty
    self.options = options
    ground = EditedProject.Ground(
      settings: settings.distinct, targets: settings.distinctTargets,
      team: settings.team.rules.map(\.page),
      passedOver: settings.team.passedOver, scalingFunctions: settings.facts.scalingFunctions,
      describesPlaces: options.describesPlaces)
    let (files, problems) = loadFiles(selection, jobs: jobs)
    self.files = files
    self.problems = problems
    let run = RuleRun(files.map(\.source.path), options)
    self.run = run
    var kept: [FilePath: Int] = [:]
    if let earlier, earlier.ground == ground {
      for (index, file) in earlier.files.enumerated() {
        let path = file.source.path
        let isSame = earlier.options.settings.variant(of: path) == settings.variant(of: path)
        kept[file.path] = isSame ? index : nil
      }
    }
    parsed = parallelMap(count: files.count, jobs: jobs) { [kept, options] index in
      let file = files[index]
      if let earlier, let old = kept[file.path],
        earlier.files[old].source.bytes == file.source.bytes
      {
        return earlier.parsed[old]
      }
      return ParsedFile(file.source, index, run, options)
    }
  }

  /// Gives a file another text.
  fileprivate mutating func replace(_ file: Int, with bytes: [UInt8]) {
    guard files[file].source.bytes != bytes else { return }
    let source = SourceFile(path: files[file].source.path, bytes: bytes)
    files[file] = LoadedFile(path: files[file].path, source: source)
    parsed[file] = ParsedFile(source, file, run, options)
    analysis = nil
  }
}

extension ProjectAnalysis {
  /// Whether a line, counted from 1, holds a word of layout.
  fileprivate func mayBuildLayout(_ line: Int, in file: Int) -> Bool {
    let source = files[file].source.file
    guard let range = LineTable(source.bytes).range(ofLine: line) else { return false }
    let tokens = files[file].tokens(in: range)
    return !tokens.isEmpty
      && words[file].occur(in: TokenSpan(tokens.lowerBound, tokens.upperBound - 1))
  }
}

extension ParsedFile {
  fileprivate init(
    _ source: SourceFile, _ index: Int, _ run: RuleRun, _ options: AnalysisOptions
  ) {
    self.init(source) {
      run.look(at: $0, $1, index: index, describesPlaces: options.describesPlaces)
    }
  }
}
