import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver
import LightSyntax
import SourceText

/// A set that frames can replace, as far as its constraints and the code around them tell.
struct Candidate: Sendable {
  var set: ViewSet
  var problem: SetProblem
  /// What the constraints give, which no other set changes.
  let expected: ExpectedFrames
  var plan: FramePlan
  /// What is taken for granted although the code does not say it.
  var assumptions: Set<Allowance>
  /// Constants of the functions that make the constraints, which the layout method needs too: names and numbers.
  var localConstants: [String: String]
  /// The statements that switch the masks of views on again.
  var restoredMasks: [RestoredMask] = []

  var plannedSet: PlannedSet {
    PlannedSet(views: set.views, numbers: problem.numbers.values)
  }
}

/// Rewrites the sets of one type together: each that fails is left out, and the rest is tried again.
struct TypeMigrator: Sendable {
  let unit: ReadingUnit
  let reading: LayoutReading
  let project: MigrationProject
  let request: MigrationRequest
  private let style: @Sendable (LayoutCode) -> any FrameStyle
  private var result: TypeMigration

  init(_ type: MigratedType, style: @escaping @Sendable (LayoutCode) -> any FrameStyle) {
    unit = type.unit
    reading = type.reading
    project = type.project
    request = type.request
    self.style = style
    result = type.unchanged
  }

  mutating func migrate() -> MigrationStep {
    let sets = setsOfUsualSize()
    if project.isHelper(unit) {
      for set in sets { refuse(.helper, set.origin(set.constraints[0])) }
      for scope in reading.scopes where scope.container == nil && !scope.constraints.isEmpty {
        refuse(.helper, scope.origins[0])
      }
      return .done(result.refused.isEmpty ? nil : result)
    }
    for scope in reading.scopes where scope.container == nil && !scope.constraints.isEmpty {
      refuse(.container("an unknown view"), scope.origins[0])
    }
    guard !sets.isEmpty else { return .done(result.refused.isEmpty ? nil : result) }
    guard let source = ClassSource(unit, in: project) else {
      for set in sets {
        refuse(.container(unit.typeName ?? "the file"), set.origin(set.constraints[0]))
      }
      return .done(result)
    }
    result.file = source.fileIndex
    if let type = request.target.support?.type,
      let name = project.name(inTheWayOf: type, in: source)
    {
      for set in sets { refuse(type.refusal(name), set.origin(set.constraints[0])) }
      return .done(result)
    }
    let candidates = candidates(sets, source)
    if project.formerSwift[source.fileIndex] == .none {
      return rewriting(withoutShared(candidates), source, round: 1)
    }
    for set in candidates.map(\.set) { refuse(.formerSwift, set.origin(set.constraints[0])) }
    return finished
  }

  private var finished: MigrationStep {
    var result = result
    result.refused.sort { ($0.file, $0.range) < ($1.file, $1.range) }
    return .done(result)
  }

  /// Each set is proven with all others of its type in the text, so that their number is bounded: those behind the first
  /// ``mostConstraints`` are left for another run.
  private mutating func setsOfUsualSize() -> [ViewSet] {
    var count = 0
    return reading.scopes.flatMap { scope in
      ViewSet.all(in: scope) { isWanted($0) }
    }.filter { set in
      guard isOnLine(set) else { return false }
      count += set.constraints.count
      if count > Self.mostConstraints { refuse(.tooMuchCode, set.origin(set.constraints[0])) }
      return count <= Self.mostConstraints
    }
  }

  /// Of all sets of a type that are rewritten together: the longest type of real projects that is known has 300.
  private static let mostConstraints = 1_000

  private func isWanted(_ dialect: DialectName) -> Bool {
    dialect != .frame && request.dialects?.contains(dialect) ?? true
  }

  private func isOnLine(_ set: ViewSet) -> Bool {
    guard let line = request.line else { return true }
    return set.constraints.contains { constraint in
      let origin = set.origin(constraint)
      let table = project.files[origin.file].lines
      return table.position(at: origin.place.start).line <= line
        && line <= table.position(at: origin.place.end).line
    }
  }

  private mutating func refuse(_ cause: Refusal.Cause, _ origin: ConstraintOrigin) {
    result.refused.append(Refusal(cause, file: origin.file, range: origin.place))
  }

  // MARK: Choosing

  private mutating func candidates(_ sets: [ViewSet], _ source: ClassSource) -> [Candidate] {
    let surroundings = ScopeSurroundings(
      project: project.project, files: project.files, reading: reading)
    let judge = SetJudge(
      project: project, source: source, surroundings: surroundings, request: request)
    var candidates: [Candidate] = []
    for set in sets {
      do throws(Refusal) {
        candidates.append(try candidateWithImages(set, judge))
      } catch {
        result.refused.append(error)
      }
    }
    return candidates
  }

  /// Images give their views sizes, which count only where nothing else does.
  func candidateWithImages(
    _ set: ViewSet, _ judge: SetJudge, depth: Int = 0
  ) throws(Refusal) -> Candidate {
    do throws(Refusal) {
      return try candidate(set, judge, depth: depth)
    } catch {
      guard !error.cause.openViews.isEmpty, let images = judge.withImages(set) else {
        throw named(error, set)
      }
      do throws(Refusal) {
        return try candidate(images, judge, depth: depth)
      } catch {
        throw named(error, set)
      }
    }
  }

  /// Stack views, images and classes of the project's own have sizes that their constraints need not give.
  private func named(_ refusal: Refusal, _ set: ViewSet) -> Refusal {
    let view = set.views.first { view in
      let type = set.scope.descriptions[view.index].type ?? ""
      return !SetProblem.sizeless.contains(type)
        && refusal.cause.openViews.contains(set.name(view))
    }
    guard let view else { return refusal }
    var named = refusal
    named.cause = .contentSize(set.name(view))
    return named
  }

  private func candidate(
    _ set: ViewSet, _ judge: SetJudge, depth: Int
  ) throws(Refusal) -> Candidate {
    try judge.check(set, standings: set.ownScope.standings(of: set.views, in: judge.surroundings))
    if request.target.isScaled { try judge.checkCorners(of: set) }
    let constants = LocalConstants(of: set, in: judge.source)
    let namer = NumberNamer(
      project: project.project, typeName: judge.source.name, file: judge.source.fileIndex,
      constants: constants)
    let builder = EquationBuilder(set: set, namer: namer, isScaled: request.target.isScaled)
    let sizedAxes = judge.sizedAxes(of: set)
    let equations = builder.withoutIdlePriorities(try builder.equations(), sizedAxes: sizedAxes)
    let problem = SetProblem(set: set, numbers: try NamedNumbers(set), sizedAxes: sizedAxes)
    var resolver = FrameResolver(set, equations, sizedAxes: sizedAxes) {
      set.scope.items[$0.index].intrinsicAxes
    }
    try resolver.resolve()
    var plan = resolver.plan
    plan.absolute = try judge.absoluteViews(of: set)
    var assumptions: Set<Allowance> = []
    try checkSize(problem, plan, judge, &assumptions)
    try judge.checkRivals(of: set, plan)
    try judge.checkContents(of: set, plan, &assumptions)
    try judge.checkTiedContents(of: set, plan)
    try checkOwnRoom(of: set, judge, depth: depth)
    if request.allowances.contains(.leftToRight), set.constraints.contains(where: \.isDirectional) {
      assumptions.insert(.leftToRight)
    }
    let named = plan.numberNames
    return Candidate(
      set: set, problem: problem, expected: ExpectedFrames(problem), plan: plan,
      assumptions: assumptions,
      localConstants: constants.values.filter { name, _ in
        named.contains(name) || named.contains("CGFloat(\(name))")
      })
  }

  /// A controller's view has its size from outside, or from what it stretches; any other container may have it from the
  /// constraints.
  private func checkSize(
    _ problem: SetProblem, _ plan: FramePlan, _ judge: SetJudge,
    _ assumptions: inout Set<Allowance>
  ) throws(Refusal) {
    let origins = problem.set.constraints.map(problem.set.origin)
    let axis: Axis?
    var origin = origins[0]
    if judge.source.role == .controller {
      let sized =
        project.areShownWhole(judge.source.name)
        ? nil : problem.stretchedView(in: plan, isFitted: project.fitsControllers)
      axis = sized.map { _ in .vertical }
      origin =
        problem.set.constraints.first { $0.first.item == sized }.map(problem.set.origin) ?? origin
    } else {
      // A table gives its cells their width, whatever they hold.
      let axes: [Axis] = judge.source.role == .tableCell ? [.vertical] : [.vertical, .horizontal]
      axis = axes.first { problem.givesSize(on: $0) && !judge.isGivenSize(on: $0) }
    }
    guard let axis else { return }
    guard request.allowances.contains(.outerSize) else {
      throw Refusal(.givesSize(axis), file: origin.file, range: origin.place)
    }
    assumptions.insert(.outerSize)
  }

  // MARK: Rewriting

  /// Writes candidates, and asks for the new text to be read.
  ///
  /// - Parameter round: each but the first leaves out at least one, or takes something more for granted about one.
  private func rewriting(
    _ candidates: [Candidate], _ source: ClassSource, round: Int
  ) -> MigrationStep {
    var (migrator, candidates, round) = (self, candidates, round)
    while !candidates.isEmpty {
      do throws(CandidateFailures) {
        let rewrite = try FrameRewrite(candidates, source, reading, project, request, style: style)
        let asked = (migrator, candidates, round)
        return .proposed(
          Proposal(edits: [source.fileIndex: rewrite.edits]) { text in
            asked.0.judged(rewrite, in: text, asked.1, source, round: asked.2)
          })
      } catch {
        candidates = migrator.left(of: candidates, after: error, source, round: round)
        round += 1
      }
    }
    return migrator.finished
  }

  /// Goes on when the new text is read.
  private func judged(
    _ rewrite: FrameRewrite, in text: RewrittenProject, _ candidates: [Candidate],
    _ source: ClassSource, round: Int
  ) -> MigrationStep {
    var migrator = self
    do throws(CandidateFailures) {
      let proofs = try rewrite.proofs(in: text)
      migrator.result.edits = [source.fileIndex: rewrite.edits]
      migrator.result.migrated = zip(candidates, proofs).map { candidate, proof in
        MigratedSet(
          views: candidate.set.views.map(candidate.set.name), file: source.fileIndex,
          range: candidate.set.origin(candidate.set.constraints[0]).place,
          proof: proof)
      }.sorted { $0.range < $1.range }
      return migrator.finished
    } catch {
      let left = migrator.left(of: candidates, after: error, source, round: round)
      return migrator.rewriting(left, source, round: round + 1)
    }
  }

  /// The candidates to go on with; the others are refused.
  private mutating func left(
    of candidates: [Candidate], after error: CandidateFailures, _ source: ClassSource, round: Int
  ) -> [Candidate] {
    var candidates = candidates
    let mostRounds = min(Self.mostRounds, project.mostReadings(of: unit))
    let failures = round < mostRounds ? error.failures : error.all(of: candidates)
    var failed: Set<Int> = []
    for failure in failures {
      if let allowance = failure.refusal.cause.allowance,
        request.allowances.contains(allowance),
        candidates[failure.index].assumptions.insert(allowance).inserted
      {
        continue
      }
      if round < mostRounds, candidates[failure.index].restoresMask(after: failure.refusal, source)
      {
        continue
      }
      result.refused.append(failure.refusal)
      failed.insert(failure.index)
    }
    candidates = candidates.indices.filter { !failed.contains($0) }.map { candidates[$0] }
    return failed.isEmpty ? candidates : withoutShared(candidates)
  }

  /// Sets that fail one after the other, for reasons that show only without the others, are rare.
  private static let mostRounds = 40

  /// An expression that builds constraints of several sets goes as a whole or stays.
  private mutating func withoutShared(_ candidates: [Candidate]) -> [Candidate] {
    var kept = candidates
    while true {
      let own = Set(
        kept.flatMap { candidate in
          candidate.set.constraints.map { Identity(candidate.set.origin($0), $0, candidate.set) }
        })
      let all = reading.scopes.flatMap { scope in
        scope.constraints.map { Identity(scope.origins[$0.id.index], $0, scope) }
      }
      let shared = Set(all.filter { !own.contains($0) }.map(\.place))
      let index = kept.firstIndex { candidate in
        candidate.set.constraints.contains { constraint in
          let origin = candidate.set.origin(constraint)
          return shared.contains(Identity(origin, constraint, candidate.set).place)
        }
      }
      guard let index else { return kept }
      let candidate = kept.remove(at: index)
      let origin =
        candidate.set.constraints.map(candidate.set.origin).first {
          shared.contains(SharedPlace(file: $0.file, range: $0.range))
        } ?? candidate.set.origin(candidate.set.constraints[0])
      refuse(.removal("the same code also creates constraints that are not migrated"), origin)
    }
  }
}

private struct SharedPlace: Hashable {
  var file: Int
  var range: SourceRange
}

/// Tells constraints of different scopes apart.
private struct Identity: Hashable {
  var place: SharedPlace
  var id: Constraint.ID
  var scope: String
  var items: Int

  init(_ origin: ConstraintOrigin, _ constraint: Constraint, _ set: ViewSet) {
    self.init(origin, constraint, set.scope)
  }

  init(_ origin: ConstraintOrigin, _ constraint: Constraint, _ scope: LayoutScope) {
    place = SharedPlace(file: origin.file, range: origin.range)
    id = constraint.id
    self.scope = scope.name
    items = scope.items.count
  }
}

extension Constraint {
  /// Whether it follows the reading direction.
  fileprivate var isDirectional: Bool {
    first.attribute.isDirectional || second?.attribute.isDirectional ?? false
  }
}
