import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import SourceText

/// A line of source that a user asks about.
package struct LinePlace: Hashable, Sendable {
  package var path: FilePath
  /// From 1.
  package var line: Int
  /// From 1, in UTF-8 bytes; `nil` for the whole line.
  package var column: Int?

  package init(path: FilePath, line: Int, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// The constraints that a line creates, the resulting frames, and the other constraints that are active with them.
package struct LineExplanation: Sendable {
  /// Constraints of one scope that are in force together.
  struct Part: Sendable {
    let scope: LayoutScope
    /// Those of the line, in the order of the source.
    var asked: [Constraint.ID] = []
    /// Those and all that is in force with them.
    var inForce: Set<Constraint.ID> = []
    /// For each size that was asked for, without those that are ``broken``.
    var solutions: [SolvedFrames] = []
    /// Those that conflict with others, but not with those of the line: UIKit breaks some, too.
    private(set) var broken: Set<Constraint.ID> = []
    /// Whether the line is that of a helper, which is called elsewhere.
    let isElsewhere: Bool
    /// Those in lists that code switches on and off.
    private var switched: Set<Constraint.ID> = []
    /// Whether the container is the root view of a controller, which is as large as the screen.
    private(set) var isScreen = false
    /// The conflicts of the scope that are there at any size, so that a run reports them; empty unless there are some here.
    private(set) var certainConflicts: [[Constraint.ID]] = []
    /// Conflicts of the line's constraints that no size avoids, each once.
    private(set) var proven: [ProvenConflict] = []

    init(scope: LayoutScope, isElsewhere: Bool) {
      self.scope = scope
      self.isElsewhere = isElsewhere
    }

    /// Whether constraints that conflict are about the line: one of them is created there, and others that code switches,
    /// and may never activate with it, have no part in it.
    func concerns(_ conflict: [Constraint.ID]) -> Bool {
      conflict.contains(where: asked.contains)
        && conflict.allSatisfy { asked.contains($0) || !isSwitched($0) }
    }

    /// Whether code keeps the constraint, and may activate and deactivate it.
    func isSwitched(_ id: Constraint.ID) -> Bool {
      scope.constraints[id.index].activation == .stored || switched.contains(id)
    }

    /// How often constraints are taken out for being in conflict with others than those of the line.
    private static let maximumBreaks = 4

    /// Solves the set at some sizes.
    mutating func solve(
      _ requests: [FrameRequest], in surroundings: ScopeSurroundings
    ) {
      switched = surroundings.switched(in: scope)
      isScreen = scope.rootView(in: surroundings) != nil
      let sizes = requests.map { request in
        var assumptions = request.assumptions
        assumptions.mayResizeContainer = !isScreen
        return assumptions
      }
      breakOthers(at: sizes, in: surroundings)
      if solutions.contains(where: { $0.conflicts.contains(where: concerns) }) {
        certainConflicts = ScopeSolution(scope, in: surroundings).conflicts.map(\.members)
      }
      let hasConflicts = !broken.isEmpty || solutions.contains { !$0.conflicts.isEmpty }
      for id in hasConflicts ? asked : [] where !proven.contains(where: { $0.members.contains(id) })
      {
        if let conflict = scope.provenConflict(with: id, in: surroundings) {
          proven.append(conflict)
        }
      }
    }

    /// Solves the set, and takes out what conflicts with others than the constraints of the line.
    private mutating func breakOthers(
      at sizes: [FrameAssumptions], in surroundings: ScopeSurroundings
    ) {
      for _ in 0...Self.maximumBreaks {
        solutions = sizes.map {
          SolvedFrames(scope, in: surroundings, $0, adding: inForce, without: broken)
        }
        let others = solutions.flatMap(\.conflicts).filter { !concerns($0) }
        let known = broken
        for conflict in others where broken.isDisjoint(with: conflict) {
          let rest = conflict.filter { !asked.contains($0) }
          if let last = rest.last(where: isSwitched) ?? rest.last { broken.insert(last) }
        }
        if broken == known { return }
      }
    }

    /// In bytes.
    var start: Int { asked.first.map { scope.origins[$0.index].range.start } ?? 0 }
  }

  /// A call to the line that could not be read.
  struct Unread: Hashable, Sendable {
    let file: Int
    let range: SourceRange
    let reason: String
  }

  /// A view of the line of which no missing constraint is told.
  struct Silence: Sendable {
    /// What the view is called in its scope.
    let view: String
    let doubt: Doubt
    let cause: DoubtCause?
    /// The code that gives rise to it by not being read.
    let unread: UnreadCode?
  }

  let place: LinePlace
  let files: [SourceFile]
  let lines: LineTables
  let requests: [FrameRequest]
  private(set) var parts: [Part] = []
  private(set) var unread: [Unread] = []
  private(set) var silences: [Silence] = []
  /// Views of the line that are judged, and whose places or sizes are open although nothing is reported about them.
  private(set) var open: [OpenView] = []
  /// Views that the line creates, or whose type it declares, and that are judged.
  private(set) var checked: [String] = []
  /// Views like these that are not judged, because of their layout as a whole, and why.
  private(set) var unfit: [(view: String, reason: String)] = []
  /// Findings on other lines of the file, by the view of ``checked`` that they are about.
  var findingsElsewhere: [String: [Finding]] = [:]
  /// The line of the same file that is nearest and builds constraints, where the line itself does not.
  private(set) var nearestLine: Int?
  /// The findings of the line, and those with a note on it, sorted.
  var findings: [Finding] = []
  /// Why a run does not list some of them.
  var unlisted: [Finding: Unlisted] = [:]
  /// Why most rules skip the file; `nil` where they do not.
  var testCode: TestCode?

  /// Reads files together, explains one line, and lists its findings.
  ///
  /// - Parameters:
  ///   - requests: the sizes at which it is solved.
  ///   - known: the findings that a run does not list.
  /// - Throws: ``FileProblem`` if the file is not among those that were read, or has no such line.
  package init(
    _ place: LinePlace, of loaded: [LoadedFile], requests: [FrameRequest], analyzer: Analyzer,
    options: AnalysisOptions, known: KnownFindings = KnownFindings()
  ) throws(FileProblem) {
    guard let file = index(of: place.path, among: loaded.map(\.path)) else {
      throw FileProblem(place.path, "not read: the configuration excludes it")
    }
    let files = loaded.map(\.source)
    let count = LineTable(files[file].bytes).starts.count
    guard place.line <= count else {
      throw FileProblem(place.path, "has only \(count) lines")
    }
    let share = ProjectShare()
    var options = options
    options.goal = .about([place.path.display])
    options.marksSilenced = true
    options.describesPlaces = !known.baselines.isEmpty
    options.rules.also = Set(options.settings[files[file].path].rulesTurnedOff.keys)
    options.share = share
    let found = analyzer.analyze(files, options)
    let project =
      share.project
      ?? ProjectAnalysis(files, stating: options.settings.facts, jobs: options.jobs)
    self.init(
      place, file, of: files, project, in: project.units, requests: requests, jobs: options.jobs)
    add(found, in: file, options.settings, known)
  }

  /// Explains one line of files that were read.
  ///
  /// - Parameters:
  ///   - file: the index of the line's file.
  ///   - units: those in which its constraints are looked for.
  init(
    _ place: LinePlace, _ file: Int, of files: [SourceFile], _ project: ProjectAnalysis,
    in units: [ReadingUnit], requests: [FrameRequest], jobs: Int
  ) {
    self.place = place
    self.files = files
    self.requests = requests
    let lines = LineTables(files)
    self.lines = lines
    func search(_ area: SearchArea) -> [LineSearch] {
      parallelMap(count: units.count, jobs: jobs) { index in
        let reading = readLayout(
          of: units[index], in: project.facts, files: project.files, words: project.words)
        let surroundings = ScopeSurroundings(
          project: project.facts, files: project.files, reading: reading)
        return LineSearch(reading, area, surroundings, requests)
      }
    }
    let area = SearchArea(file: file, lines: lines, place: place)
    var found = search(area)
    if found.allSatisfy({ $0.parts.isEmpty && $0.unread.isEmpty }),
      let wider = area.withCalls(of: files[file])
    {
      let inCalls = search(wider)
      if inCalls.contains(where: { !$0.parts.isEmpty || !$0.unread.isEmpty }) { found = inCalls }
    }
    // What the line itself does comes before what others make of it.
    let parts = found.flatMap(\.parts)
    self.parts = parts.filter { !$0.isElsewhere } + parts.filter(\.isElsewhere)
    var seen: Set<Unread> = []
    unread = found.flatMap(\.unread).filter { seen.insert($0).inserted }
    silences = found.flatMap(\.silences)
    open = found.flatMap(\.open)
    checked = found.flatMap(\.checked)
    unfit = found.flatMap(\.unfit)
    if parts.isEmpty, unread.isEmpty {
      nearestLine = found.flatMap(\.lines).min {
        (abs($0 - place.line), $0) < (abs($1 - place.line), $1)
      }
    }
  }
}
