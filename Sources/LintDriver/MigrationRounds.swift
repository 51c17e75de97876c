import LayoutDialects
import Migration
import SourceText

/// Rewrites units; what they write is read again together, until each is proven or refused.
///
/// - Parameters:
///   - request: what is asked of a unit; all ask for `target`, or for nothing.
///   - timed: runs what is done for one unit.
/// - Returns: what became of each unit; `nil` for those that hold nothing of the kind that is asked for.
func migrations(
  of units: [ReadingUnit], in project: MigrationProject, to target: MigrationTarget, jobs: Int,
  timed: @escaping @Sendable (_ step: () -> MigrationStep) -> MigrationStep = { $0() },
  request: @escaping @Sendable (ReadingUnit) -> MigrationRequest?
) -> [TypeMigration?] {
  var steps = parallelMap(count: units.count, jobs: jobs) { index -> MigrationStep in
    guard let request = request(units[index]) else { return .done(nil) }
    return timed { migrate(units[index], in: project, request) }
  }
  while true {
    let open = steps.indices.filter { steps[$0].proposal != nil }
    if open.isEmpty { break }
    let joined = JoinedProposals(open.compactMap { steps[$0].proposal })
    let text = RewrittenProject(project, with: joined.rewritten(in: project, target, jobs: jobs))
    let taken = zip(open, joined.isTaken).filter(\.1).map(\.0)
    // What a proof learns goes with its step: of all types at once, that would be most of the memory.
    for start in stride(from: 0, to: taken.count, by: mostProofsAtOnce) {
      let part = taken[start..<min(start + mostProofsAtOnce, taken.count)]
      let proposals = part.compactMap { steps[$0].proposal }
      let next = parallelMap(count: proposals.count, jobs: jobs) { index in
        timed { proposals[index].judge(text) }
      }
      for (index, step) in zip(part, next) { steps[index] = step }
    }
  }
  return steps.map { step in
    switch step {
    case .done(let migration): migration
    case .proposed: nil
    }
  }
}

/// How many proofs are carried out before what they do not need any more is let go.
private let mostProofsAtOnce = 256

extension JoinedProposals {
  /// The files that change, with their new text.
  fileprivate func rewritten(
    in project: MigrationProject, _ target: MigrationTarget, jobs: Int
  ) -> [Int: RewrittenFile] {
    let changed = edits.sorted { $0.key < $1.key }
    let files = parallelMap(count: changed.count, jobs: jobs) { index in
      RewrittenFile(project.files[changed[index].key], changed[index].value, for: target)
    }
    return zip(changed, files).reduce(into: [:]) { $0[$1.0.key] = $1.1 }
  }
}
