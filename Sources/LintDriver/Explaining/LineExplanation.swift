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
    var asked: [Constraint.ID]
    /// Those and all that is in force with them.
    var inForce: Set<Constraint.ID>
    /// For each size that was asked for, without those that are ``broken``.
    var solutions: [SolvedFrames] = []
    /// Those that conflict with others, but not with those of the line: UIKit breaks some, too.
    private(set) var broken: Set<Constraint.ID> = []
    /// Whether the line is that of a helper, which is called elsewhere.
    var isElsewhere = false

    /// Whether constraints that conflict are about the line: one of them is created there, and others that code keeps, and
    /// may never activate with it, have no part in it.
    func concerns(_ conflict: [Constraint.ID]) -> Bool {
      conflict.contains(where: asked.contains)
        && conflict.allSatisfy { id in
          asked.contains(id) || scope.constraints[id.index].activation != .stored
        }
    }

    /// How often constraints are taken out for being in conflict with others than those of the line.
    private static let maximumBreaks = 4

    /// Solves the set at some sizes.
    fileprivate mutating func solve(
      _ requests: [FrameRequest], in surroundings: ScopeSurroundings
    ) {
      for _ in 0...Self.maximumBreaks {
        solutions = requests.map {
          SolvedFrames(
            scope, in: surroundings, $0.assumptions, adding: inForce, without: broken)
        }
        let others = solutions.flatMap(\.conflicts).filter { !concerns($0) }
        let known = broken
        for conflict in others where broken.isDisjoint(with: conflict) {
          let rest = conflict.filter { !asked.contains($0) }
          let kept = rest.last { scope.constraints[$0.index].activation == .stored }
          if let last = kept ?? rest.last { broken.insert(last) }
        }
        if broken == known { return }
      }
    }

    /// In bytes.
    fileprivate var start: Int { asked.first.map { scope.origins[$0.index].range.start } ?? 0 }
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
  /// Views that the line creates, and that are judged.
  private(set) var checked: [String] = []
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
    let area = SearchArea(file: file, lines: lines, place: place)
    let found = parallelMap(count: units.count, jobs: jobs) { index in
      let reading = readLayout(
        of: units[index], in: project.facts, files: project.files, words: project.words)
      let surroundings = ScopeSurroundings(
        project: project.facts, files: project.files, reading: reading)
      return LineSearch(reading, area, surroundings, requests)
    }
    // What the line itself does comes before what others make of it.
    let parts = found.flatMap(\.parts)
    self.parts = parts.filter { !$0.isElsewhere } + parts.filter(\.isElsewhere)
    var seen: Set<Unread> = []
    unread = found.flatMap(\.unread).filter { seen.insert($0).inserted }
    silences = found.flatMap(\.silences)
    checked = found.flatMap(\.checked)
    if parts.isEmpty, unread.isEmpty {
      nearestLine = found.flatMap(\.lines).min {
        (abs($0 - place.line), $0) < (abs($1 - place.line), $1)
      }
    }
  }
}

/// Where constraints are looked for.
private struct SearchArea: Sendable {
  let file: Int
  let lines: LineTables
  /// The bytes of the line.
  let line: SourceRange
  /// The byte at the column.
  let offset: Int?

  init(file: Int, lines: LineTables, place: LinePlace) {
    self.file = file
    self.lines = lines
    let line = lines.range(ofLine: place.line, in: file) ?? SourceRange(0, 0)
    self.line = line
    offset = place.column.flatMap { column in
      column <= line.end - line.start ? line.start + column - 1 : nil
    }
  }

  func meets(_ other: Int, _ range: SourceRange) -> Bool {
    other == file && range.start < line.end && line.start < range.end
  }

  func startLine(_ other: Int, _ range: SourceRange) -> Int? {
    other == file ? lines.position(range.start, in: other).line : nil
  }
}

/// What one type has to do with a line.
private struct LineSearch: Sendable {
  var parts: [LineExplanation.Part] = []
  var unread: [LineExplanation.Unread] = []
  var silences: [LineExplanation.Silence] = []
  var checked: [String] = []
  /// Lines of the file that build constraints.
  var lines: Set<Int> = []

  /// What tells sets of constraints apart that are not in force together.
  private struct Key: Hashable {
    let activation: Activation
    let file: Int
    let branches: [Branch]
  }

  init(
    _ reading: LayoutReading, _ area: SearchArea, _ surroundings: ScopeSurroundings,
    _ requests: [FrameRequest]
  ) {
    for scope in reading.scopes {
      for origin in scope.origins { note(origin, area) }
      for call in scope.unresolved {
        if let line = area.startLine(call.file, call.range) { lines.insert(line) }
        guard area.meets(call.file, call.range) else { continue }
        unread.append(.init(file: call.file, range: call.range, reason: call.reason))
      }
      let parts = Self.parts(of: scope, area)
      noteSilences(of: scope, parts, area, surroundings)
      for part in parts {
        var part = part
        part.solve(requests, in: surroundings)
        self.parts.append(part)
      }
    }
    self.parts.sort { $0.start < $1.start }
  }

  /// Notes the views that the line makes, adds or constrains, and that are not judged, and those that it makes and that are.
  private mutating func noteSilences(
    of scope: LayoutScope, _ parts: [LineExplanation.Part], _ area: SearchArea,
    _ surroundings: ScopeSurroundings
  ) {
    let asked = parts.flatMap(\.asked).map { scope.constraints[$0.index].first.item }
    let named = scope.items.filter { item in
      let description = scope.descriptions[item.id.index]
      let sites = [description.creation, description.addition].compactMap(\.self)
      return asked.contains(item.id)
        || sites.contains { area.meets($0.file, $0.range) || area.meets($0.file, $0.statement) }
    }
    guard !named.isEmpty, !scope.constraints.isEmpty else { return }
    let solution = ScopeSolution(scope, in: surroundings)
    for item in named {
      let creation = scope.descriptions[item.id.index].creation
      if solution.standings[item.id.index] == .visible, item.kind == .view, let creation,
        area.meets(creation.file, creation.range), solution.determinacy.determines(item.id)
      {
        checked.append(scope.name(item.id))
      }
      guard case .doubtful(let doubt) = solution.standings[item.id.index] else { continue }
      silences.append(
        .init(
          view: scope.name(item.id), doubt: doubt, cause: solution.causes[item.id],
          unread: surroundings.unreadCode(
            behind: doubt, about: scope.descriptions[item.id.index])))
    }
  }

  private mutating func note(_ origin: ConstraintOrigin, _ area: SearchArea) {
    if let line = area.startLine(origin.file, origin.range) {
      lines.insert(line)
    }
    if let built = origin.built, let line = area.startLine(built.file, built.range) {
      lines.insert(line)
    }
  }

  private static func parts(of scope: LayoutScope, _ area: SearchArea) -> [LineExplanation.Part] {
    var keys: [Key] = []
    var parts: [Key: LineExplanation.Part] = [:]
    for id in asked(of: scope, area) {
      let constraint = scope.constraints[id.index]
      let origin = scope.origins[id.index]
      let key = Key(
        activation: constraint.activation, file: origin.file, branches: origin.branches)
      let inForce = scope.set(with: constraint).constraints
      if parts[key] == nil { keys.append(key) }
      let isElsewhere = !area.meets(origin.file, origin.range)
      parts[
        key, default: .init(scope: scope, asked: [], inForce: [], isElsewhere: isElsewhere)
      ].asked.append(id)
      parts[key]?.inForce.formUnion(inForce)
    }
    return keys.compactMap { parts[$0] }
  }

  /// The constraints of the line; with a column, the innermost ones around it, if there are any.
  private static func asked(of scope: LayoutScope, _ area: SearchArea) -> [Constraint.ID] {
    var onLine: [Constraint.ID] = []
    var around: [(id: Constraint.ID, length: Int)] = []
    for constraint in scope.constraints {
      let origin = scope.origins[constraint.id.index]
      var places = [(origin.file, origin.range)]
      if let built = origin.built { places.append((built.file, built.range)) }
      let met = places.filter { area.meets($0.0, $0.1) }
      guard !met.isEmpty else { continue }
      onLine.append(constraint.id)
      guard let offset = area.offset else { continue }
      if origin.source == .visualFormat { places.append((origin.file, origin.spelling)) }
      let lengths = places.filter { $0.0 == area.file && $0.1.start <= offset && offset < $0.1.end }
        .map { $0.1.end - $0.1.start }
      if let length = lengths.min() { around.append((constraint.id, length)) }
    }
    guard let shortest = around.map(\.length).min() else { return onLine }
    return around.filter { $0.length == shortest }.map(\.id)
  }
}
