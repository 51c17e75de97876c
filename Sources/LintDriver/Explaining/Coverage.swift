import Diagnostics
import JSONText
import LayoutDialects
import LayoutModel
import LayoutSets
import SourceText

/// Writes which views of `files` are checked, and why the others are not, as JSON Lines: one object for each scope with
/// constraints, in the order of the files, and one with the counts of all.
///
/// - Parameter settings: those of the files, with the facts about their projects.
package func dumpCoverage(
  _ files: [SourceFile], settings: SettingsTable, jobs: Int, write: ([UInt8]) -> Void
) {
  let project = ProjectAnalysis(files, stating: settings.facts, jobs: jobs)
  let lines = LineTables(files)
  let readings = parallelMap(count: project.units.count, jobs: jobs) { index in
    readLayout(
      of: project.units[index], in: project.facts, files: project.files, words: project.words)
  }
  // What a helper builds is judged where it is called.
  let built = Set(readings.lazy.flatMap(\.scopes).flatMap(\.origins).compactMap(\.built))
  let found = parallelMap(count: readings.count, jobs: jobs) { index -> [ScopeCoverage] in
    let surroundings = ScopeSurroundings(
      project: project.facts, files: project.files, reading: readings[index])
    return readings[index].scopes.filter { !$0.isEmpty(without: built) }.map { scope in
      ScopeCoverage(scope, in: surroundings, files: files, lines: lines)
    }
  }
  var scopes = found.joined().enumerated().sorted {
    ($0.element.file, $0.offset) < ($1.element.file, $1.offset)
  }.map(\.element)
  var unused = UnusedCode(project, FileTexts(files), settings.otherCode)
  for index in scopes.indices {
    let (path, site) = (scopes[index].path, scopes[index].site)
    if settings.uncompiled.contains(path) {
      scopes[index].unseen = .uncompiled
    } else if let site, unused.holds(site, in: path) {
      scopes[index].unseen = .uncreated
    }
  }
  for scope in scopes { write(scope.line) }
  write(CoverageCounts(scopes).line)
}

/// Which views of a scope are judged.
private struct ScopeCoverage: JSONWritable {
  let file: Int
  let path: String
  let name: String
  /// What is known of the scope as a whole.
  let verdict: String
  let views: [View]
  /// Some of its code in its file.
  let site: SourceRange?
  /// Why nobody sees what is wrong in it.
  var unseen: Unseen?

  struct View: JSONWritable {
    let name: String
    /// From 1; `nil` where no code makes it.
    let line: Int?
    /// The name of a ``Doubt``; `nil` for a view that is judged.
    let doubt: String?
    /// The name of an ``OpenReason``: why nothing is reported about a judged view that is not determined.
    var silence: String?
    let reason: String?

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.member("id", name)
        writer.member("line", line)
        writer.member("doubt", doubt)
        if let silence { writer.member("silence", silence) }
        writer.member("reason", reason)
      }
    }
  }

  init(
    _ scope: LayoutScope, in surroundings: ScopeSurroundings, files: [SourceFile],
    lines: LineTables
  ) {
    let solution = ScopeSolution(scope, in: surroundings)
    file = scope.file
    path = files[scope.file].path
    name = scope.name
    func place(_ file: Int, _ range: SourceRange) -> String {
      lines.place(range, in: file, of: files)
    }
    let frames = SolvedFrames(
      scope, in: surroundings, FrameRequest.usual,
      adding: scope.states.all.first?.constraints ?? [])
    let views: [View] = scope.items.compactMap { item in
      guard item.kind == .view else { return nil }
      let description = scope.descriptions[item.id.index]
      let line = description.creation.map { site in
        lines.position(site.range.start, in: site.file).line
      }
      // What covers another view by itself lies where that does.
      if let owner = description.covers, description.handling.creations == 0,
        [.visible, .container].contains(solution.standings[owner.index])
      {
        return View(name: description.name, line: line, doubt: nil, reason: nil)
      }
      switch solution.standings[item.id.index] {
      case .container, .ownedGuide: return nil
      case .visible:
        let entry = frames.entries.first { $0.item == item.id }
        let open = entry.flatMap { OpenView.reason(of: $0, in: scope, solution, surroundings) }
        return View(
          name: description.name, line: line, doubt: nil, silence: open?.reason.rawValue,
          reason: open?.words(place))
      case .doubtful(let doubt):
        let cause = solution.causes[item.id]
        let unread = surroundings.unreadCode(behind: doubt, about: description)
        let site = unread.map { ($0.file, $0.range) } ?? cause?.site
        return View(
          name: description.name, line: line, doubt: doubt.rawValue,
          reason: doubt.reason(
            cause?.name, at: site.map { place($0.0, $0.1) },
            unread: unread?.reason, cause?.access))
      }
    }
    self.views = views
    let sites =
      scope.origins.map { ($0.file, $0.range) }
      + scope.descriptions.compactMap { $0.creation.map { ($0.file, $0.range) } }
    site = sites.first { $0.0 == scope.file }?.1
    verdict = views.isEmpty ? "noViews" : solution.determinacy.name
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", path)
      writer.member("scope", name)
      writer.member("verdict", verdict)
      writer.array("views") { writer in for view in views { writer.write(view) } }
      if let unseen { writer.member("unseen", unseen.rawValue) }
    }
  }
}

/// How many scopes and views are judged, and why the others are not.
private struct CoverageCounts: JSONWritable {
  private var verdicts: [String: Int] = [:]
  private var doubts: [String: Int] = [:]
  private var silences: [String: Int] = [:]
  private var scopes = 0
  private var views = 0
  private var judged = 0
  /// How many of those that are judged lie where a run reports nothing that is missing.
  private var unseen: [String: Int] = [:]

  init(_ scopes: [ScopeCoverage]) {
    self.scopes = scopes.count
    for scope in scopes {
      verdicts[scope.verdict, default: 0] += 1
      for view in scope.views {
        views += 1
        guard let doubt = view.doubt else {
          judged += 1
          if let silence = view.silence { silences[silence, default: 0] += 1 }
          if let reason = scope.unseen { unseen[reason.rawValue, default: 0] += 1 }
          continue
        }
        doubts[doubt, default: 0] += 1
      }
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("scopes", scopes)
      writer.object("verdicts") { writer in write(verdicts, to: &writer) }
      writer.member("views", views)
      writer.member("judged", judged)
      writer.object("doubts") { writer in write(doubts, to: &writer) }
      if !silences.isEmpty { writer.object("silences") { writer in write(silences, to: &writer) } }
      if !unseen.isEmpty { writer.object("unseen") { writer in write(unseen, to: &writer) } }
    }
  }

  private func write(_ counts: [String: Int], to writer: inout JSONWriter) {
    for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      writer.member(name, count)
    }
  }
}

extension LayoutScope {
  /// Whether it has no constraints but those that are made where helpers are called, too.
  fileprivate func isEmpty(without built: Set<BuiltPlace>) -> Bool {
    origins.allSatisfy { origin in
      origin.via.isEmpty && built.contains(BuiltPlace(file: origin.file, range: origin.range))
    }
  }
}

extension Determinacy {
  /// What a scope is called in the dump of what is judged.
  fileprivate var name: String {
    switch self {
    case .notJudged: "silent"
    case .determined: "determined"
    case .ambiguous: "ambiguous"
    case .conflicting: "conflicting"
    case .notAnalyzed: "notAnalyzed"
    }
  }
}

extension LineTables {
  /// `Card.swift:12:7`.
  func place(_ range: SourceRange, in file: Int, of files: [SourceFile]) -> String {
    let position = position(range.start, in: file)
    return "\(files[file].path):\(position.line):\(position.column)"
  }
}
