import LayoutDialects
import LayoutModel
import LayoutSolver
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The edits that put frames in place of constraints, and the proof that they give the same frames.
struct FrameRewrite: Sendable {
  private(set) var edits: [TextEdit] = []
  private(set) var insertion: MethodInsertion?

  let candidates: [Candidate]
  let source: ClassSource
  let reading: LayoutReading
  let project: MigrationProject
  let request: MigrationRequest
  let style: any FrameStyle
  /// How lengths are scaled, if they are.
  let scaling: Scaling?

  /// - Throws: candidates that cannot be rewritten.
  init(
    _ candidates: [Candidate], _ source: ClassSource, _ reading: LayoutReading,
    _ project: MigrationProject, _ request: MigrationRequest,
    style: (LayoutCode) -> any FrameStyle
  ) throws(CandidateFailures) {
    self.candidates = candidates
    self.source = source
    self.reading = reading
    self.project = project
    self.request = request
    scaling = request.target.isScaled ? request.scaling : nil
    self.style = style(
      LayoutCode(
        project: project, source: source, reading: reading, scaling: request.scaling,
        localConstants: candidates.reduce(into: []) { $0.formUnion($1.localConstants.keys) }))
    if let library = request.target.library,
      let name = project.typeTaken(by: library, in: source.fileIndex)
    {
      throw failures(of: .otherMeaning(name, of: library.name))
    }
    try checkHelpers()
    var removal = Removal(
      candidates.flatMap { candidate in
        candidate.set.constraints.map {
          Removal.Target(range: candidate.set.origin($0).range, view: $0.first.item)
        }
      }, views: Set(candidates.flatMap { $0.set.views.map($0.set.name) }), in: source.file)
    do throws(RemovalFailure) {
      try removal.run(in: source.parts, idleInSuperclass: source.idleInSuperclass) { name in
        project.mayMean(name, of: source.name, outside: source.fileIndex)
      }
    } catch {
      throw failure(
        .removal("it is used in a way that layoutlint does not understand"), at: error.range)
    }
    let statements = try statements(removal.comments)
    let names = reading.unit.map { project.project.propertyNames(of: $0) } ?? []
    let code = CodeStyle(
      of: source, members: names.union(candidates.flatMap { $0.set.views.map($0.set.name) }))
    let insertion: MethodInsertion
    do throws(Refusal.Cause) {
      insertion = try MethodInsertion(
        statements, in: source, code, isInner: containerName == MemberName.contentView,
        near: Set(candidates.flatMap { $0.set.constraints.map($0.set.origin).map(\.function) }),
        deleted: removal.deleted)
    } catch {
      throw failures(of: error)
    }
    edits = removal.edits.map { .delete($0) } + [.insert(insertion.text, at: insertion.offset)]
    edits += try promotions(beside: edits)
    edits += candidates.flatMap(\.restoredMasks).map(\.insertion)
    if edits.overlap {
      throw CandidateFailures(
        0, candidates[0], .removal("the pieces of code that would be removed overlap"))
    }
    self.insertion = insertion
  }

  /// A call goes with the constraints that it makes, so it must do nothing else.
  private func checkHelpers() throws(CandidateFailures) {
    var failures = CandidateFailures()
    for (index, candidate) in candidates.enumerated() {
      for origin in candidate.set.constraints.map(candidate.set.origin)
      where !origin.makers.isEmpty {
        if project.onlyConstrain(origin.makers) { continue }
        failures.add(
          index, candidate,
          .removal("'\(origin.via.first ?? "")' does more than create constraints"),
          range: origin.range)
        break
      }
    }
    try failures.check()
  }

  /// Views that only functions name become properties.
  private func promotions(beside edits: [TextEdit]) throws(CandidateFailures) -> [TextEdit] {
    var promotions: [LocalPromotion] = []
    for (index, candidate) in candidates.enumerated() {
      for view in candidate.set.views {
        let name = candidate.set.name(view)
        if source.project.property(name, of: source.name) != nil { continue }
        guard let promotion = LocalPromotion(name, in: source) else {
          throw CandidateFailures(index, candidate, .notMember(name))
        }
        promotions.append(promotion)
      }
    }
    if promotions.isEmpty { return [] }
    guard let insertion = LocalPromotion.insertion(promotions, in: source) else {
      throw CandidateFailures(
        0, candidates[0], .layoutMethod("there is no place to insert a property"))
    }
    let file = source.file
    let lines = file.lines
    let deletions = promotions.map { promotion -> TextEdit in
      let wide = file.withGap(promotion.deletion, lines)
      let isFree = !edits.contains { $0.range.start <= wide.end && wide.start <= $0.range.end }
      return .delete(isFree ? wide : promotion.deletion)
    }
    return deletions + [insertion]
  }

  /// One cause for all candidates in the same container, as it is the class that stands in their way.
  private func failures(of cause: Refusal.Cause) -> CandidateFailures {
    let containers = candidates.map { $0.set.name($0.set.container) }
    var failures = CandidateFailures()
    for (index, candidate) in candidates.enumerated() where containers[index] == containers[0] {
      failures.add(index, candidate, cause)
    }
    return failures
  }

  private func failure(_ cause: Refusal.Cause, at range: SourceRange) -> CandidateFailures {
    let index = candidates.firstIndex { candidate in
      candidate.set.constraints.contains { candidate.set.origin($0).range == range }
    }
    var failures = CandidateFailures()
    failures.add(index ?? 0, candidates[index ?? 0], cause, range: range)
    return failures
  }

  // MARK: Writing

  var containerName: String {
    let name = candidates[0].set.name(candidates[0].set.container)
    return name == "self" ? "" : name
  }

  private func statements(
    _ comments: [MovedComment]
  ) throws(CandidateFailures) -> [LayoutStatement] {
    let assumptions = candidates.reduce(into: Set<Allowance>()) { $0.formUnion($1.assumptions) }
    var statements = assumptions.sorted { $0.name < $1.name }.map {
      LayoutStatement(lines: [(0, "// " + $0.comment)])
    }
    var taken = reading.unit.map { project.project.propertyNames(of: $0) } ?? []
    taken.formUnion(candidates.flatMap { $0.set.scope.descriptions.map(\.name) })
    taken.formUnion(MethodInsertion.names(in: source))
    let constants = candidates.reduce(into: [String: String]()) { constants, candidate in
      constants.merge(candidate.localConstants) { $1 }
    }
    taken.formUnion(constants.keys)
    for (name, value) in constants.sorted(by: { $0.key < $1.key }) {
      statements.append(LayoutStatement(lines: [(0, "let \(name): CGFloat = \(value)")]))
    }
    var moved = comments
    for index in candidates.indices where isFirstOfScope(index) {
      for statement in try written(index, &taken) {
        for comment in moved where statement.view != nil && comment.view == statement.view {
          statements.append(LayoutStatement(lines: [(statement.lines[0].depth, comment.text)]))
        }
        moved.removeAll { statement.view != nil && $0.view == statement.view }
        statements.append(statement)
      }
    }
    return moved.map { LayoutStatement(lines: [(0, $0.text)]) } + statements
  }

  private func isOfScope(_ index: Int, _ other: Int) -> Bool {
    candidates[index].set.isOfScope(of: candidates[other].set)
  }

  private func isFirstOfScope(_ index: Int) -> Bool {
    candidates.indices.first { isOfScope($0, index) } == index
  }

  /// The statements for all candidates of one scope.
  private func written(
    _ index: Int, _ taken: inout Set<String>
  ) throws(CandidateFailures) -> [LayoutStatement] {
    let own = candidates.indices.filter { isOfScope($0, index) }
    do throws(Refusal.Cause) {
      return try write(own, &taken)
    } catch {
      // Which ones it is shows when each is written alone.
      var failures = CandidateFailures()
      for index in own {
        do throws(Refusal.Cause) {
          var taken = taken
          _ = try write([index], &taken)
        } catch {
          failures.add(index, candidates[index], error)
        }
      }
      try failures.check()
      throw CandidateFailures(
        index, candidates[index],
        .dependentFrames(own.flatMap { candidates[$0].set.views.map(candidates[$0].set.name) }))
    }
  }

  private func write(
    _ indices: [Int], _ taken: inout Set<String>
  ) throws(Refusal.Cause) -> [LayoutStatement] {
    let set = candidates[indices[0]].set
    let name = set.name(set.container)
    let surroundings = FrameSurroundings(
      scope: set.scope, container: set.container, containerName: name == "self" ? "" : name,
      project: project.project, typeName: source.name, file: source.fileIndex,
      isLeftToRightOnly: request.allowances.contains(.leftToRight), scaling: scaling,
      sets: indices.map { candidates[$0].plannedSet })
    var plan = FramePlan()
    for index in indices { plan.add(candidates[index].plan) }
    let views = indices.flatMap { candidates[$0].set.views }.sorted()
    var writer = FrameWriter(surroundings, plan, views: views, taken: taken)
    let written = try writer.write(as: style)
    taken = written.taken
    return written.statements
  }
}
