import ConsoleLog
import LayoutDialects
import LayoutModel
import SourceText

/// The conflicts of a console log, with the lines of source that made them.
package struct LogExplanation: Sendable {
  /// A constraint of the source that may be the logged one.
  struct Candidate: Sendable {
    let scope: LayoutScope
    let id: Constraint.ID
    /// Whether classes, an identifier, SnapKit's label or other constraints of the block speak for it.
    let isSure: Bool
    /// Whether it is sure, and nothing else fits as well.
    var isBest = false
  }

  struct Entry: Sendable {
    let logged: LoggedConstraint
    /// The best come first.
    var candidates: [Candidate] = []
    /// How many constraints fit in all.
    var candidateCount = 0
    /// Where SnapKit says that it was made: the index of a file, and a line.
    var site: (file: Int, line: Int)?
    /// The view of the source that the first item is, where its scope is known.
    var view: View?
  }

  /// A view of the source.
  struct View: Sendable {
    let name: String
    let file: Int
    let range: SourceRange?
    let optsOut: Bool
  }

  struct Conflict: Sendable {
    let logged: LoggedConflict
    let analysis: ConflictAnalysis
    var entries: [Entry]
  }

  let path: String
  let files: [SourceFile]
  let lines: LineTables
  private(set) var conflicts: [Conflict] = []
  /// What of the log is not understood.
  package let problems: [LogProblem]

  /// How many candidates of one constraint are kept.
  static let maximumCandidates = 3

  /// - Parameters:
  ///   - path: the log's, as reports print it.
  ///   - files: the sources that may have made it.
  package init(
    _ bytes: [UInt8], path: String, sources files: [SourceFile], facts: ProjectFacts, jobs: Int
  ) {
    self.path = path
    self.files = files
    lines = LineTables(files)
    let log = ConsoleLog(bytes)
    problems = log.problems
    let project = ProjectAnalysis(files, stating: facts, jobs: jobs)
    let logged = log.conflicts.map(\.constraints)
    let found = parallelMap(count: project.units.count, jobs: jobs) { index in
      readLayout(
        of: project.units[index], in: project.facts, files: project.files, words: project.words
      ).scopes.filter { !$0.constraints.isEmpty }
        .map { ScopeMatches($0, project.facts, logged) }.filter { !$0.isEmpty }
    }.flatMap { $0 }
    conflicts = log.conflicts.enumerated().map { index, conflict in
      Conflict(
        logged: conflict, analysis: ConflictAnalysis(conflict),
        entries: entries(of: conflict, index, found))
    }
  }

  private func entries(
    of conflict: LoggedConflict, _ index: Int, _ scopes: [ScopeMatches]
  ) -> [Entry] {
    let home = scopes.max { $0.fit(index) < $1.fit(index) }.flatMap { best in
      // One constraint alone makes no home; and of two homes none is sure.
      best.fit(index) > 0 && scopes.count { $0.fit(index) == best.fit(index) } == 1 ? best : nil
    }
    return conflict.constraints.enumerated().map { place, logged in
      var entry = Entry(logged: logged)
      if let site = logged.site {
        entry.site = files.firstIndex { $0.path.hasSuffix("/" + site.file) || $0.path == site.file }
          .map { ($0, site.line) }
      }
      addCandidates(to: &entry, scopes, conflict: index, place: place)
      entry.view = home.flatMap { view(of: logged.first.item.key, in: $0, conflict: index) }
      return entry
    }
  }

  private func addCandidates(
    to entry: inout Entry, _ scopes: [ScopeMatches], conflict: Int, place: Int
  ) {
    var ranked: [(candidate: Candidate, rank: Int)] = []
    for scope in scopes {
      for match in scope.matches[conflict][place] {
        let isBound = scope.bound[conflict].contains { $0.place == place && $0.id == match.id }
        // That other constraints of the block fit the same views says more than how one is written.
        let rank = match.score + 3 * scope.fit(conflict) + (isBound ? 2 : 0)
        let isSure = match.isSure || entry.site != nil || (isBound && scope.fit(conflict) > 1)
        ranked.append((Candidate(scope: scope.scope, id: match.id, isSure: isSure), rank))
      }
    }
    if let site = entry.site {
      ranked.removeAll { !stands($0.candidate, at: site) }
    }
    entry.candidateCount = ranked.count
    // Sorting is stable where ranks are equal, in the order of the source.
    let ordered = ranked.enumerated().sorted {
      ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
    }.map(\.element)
    entry.candidates = ordered.prefix(Self.maximumCandidates).map { ranked in
      var candidate = ranked.candidate
      candidate.isBest = candidate.isSure && ranked.rank == ordered.first?.rank
      return candidate
    }
    if ordered.count(where: { $0.rank == ordered[0].rank }) > 1 {
      for index in entry.candidates.indices { entry.candidates[index].isBest = false }
    }
  }

  private func stands(_ candidate: Candidate, at site: (file: Int, line: Int)) -> Bool {
    let origin = candidate.scope.origins[candidate.id.index]
    let places = [(origin.file, origin.range)] + (origin.built.map { [($0.file, $0.range)] } ?? [])
    return places.contains { file, range in
      file == site.file && lines.position(range.start, in: file).line <= site.line
        && site.line <= lines.position(range.end, in: file).line
    }
  }

  private func view(of key: String, in home: ScopeMatches, conflict: Int) -> View? {
    guard let item = home.items[conflict][key] else { return nil }
    let description = home.scope.descriptions[item.index]
    return View(
      name: description.name, file: description.creation?.file ?? home.scope.file,
      range: description.creation?.range,
      optsOut: description.mayOptOut || !description.handovers.isEmpty)
  }
}

/// What of a log may have been made by the constraints of one scope.
private struct ScopeMatches: Sendable {
  struct Bound: Hashable, Sendable {
    let place: Int
    let id: Constraint.ID
  }

  let scope: LayoutScope
  /// By conflict and logged constraint.
  private(set) var matches: [[[LogMatch]]] = []
  /// By conflict, those that fit together with one view for each address.
  private(set) var bound: [[Bound]] = []
  /// By conflict, the views that addresses would be.
  private(set) var items: [[String: ItemID]] = []

  var isEmpty: Bool { matches.allSatisfy { $0.allSatisfy(\.isEmpty) } }

  init(_ scope: LayoutScope, _ project: Project, _ conflicts: [[LoggedConstraint]]) {
    self.scope = scope
    let matcher = LogMatcher(scope: scope, project: project)
    for logged in conflicts {
      matches.append(
        logged.map { one in
          guard one.maker == .code else { return [] }
          return scope.constraints.compactMap { matcher.match(one, $0) }
            .sorted { ($1.score, $0.id) < ($0.score, $1.id) }
        })
    }
    for conflict in matches { bind(conflict) }
  }

  /// How many constraints of a conflict fit together here.
  func fit(_ conflict: Int) -> Int { bound[conflict].count }

  /// Gives each address one view, the surest constraints first.
  private mutating func bind(_ matches: [[LogMatch]]) {
    var known: [String: ItemID] = [:]
    var taken: [ItemID: String] = [:]
    var used: Set<Constraint.ID> = []
    var bound: [Bound] = []
    let order = matches.indices.filter { !matches[$0].isEmpty }
      .sorted { (matches[$0].count, $0) < (matches[$1].count, $1) }
    for place in order {
      let match = matches[place].first { match in
        !used.contains(match.id)
          && match.bindings.allSatisfy { binding in
            (known[binding.key] ?? binding.item) == binding.item
              && (taken[binding.item] ?? binding.key) == binding.key
          }
      }
      guard let match else { continue }
      used.insert(match.id)
      for binding in match.bindings {
        known[binding.key] = binding.item
        taken[binding.item] = binding.key
      }
      bound.append(Bound(place: place, id: match.id))
    }
    self.bound.append(bound)
    items.append(known)
  }
}
