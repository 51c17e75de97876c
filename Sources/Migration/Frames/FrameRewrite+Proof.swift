import LayoutDialects
import LayoutModel
import LayoutSolver
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension FrameRewrite {
  /// What was compared of each candidate in the new text.
  ///
  /// - Throws: candidates of which it is not proven that the new text sets the same frames.
  func proofs(in text: RewrittenProject) throws(CandidateFailures) -> [ProofExtent] {
    guard let new = text.rewritten[source.fileIndex], let insertion else {
      throw CandidateFailures(
        0, candidates[0], .removal("the pieces of code that would be removed overlap"))
    }
    let file = new.syntax
    let range = new.range(of: insertion.text, insertedAt: insertion.offset)
    guard let body = file.innermostBody(ofStatementsIn: range) else {
      throw CandidateFailures(0, candidates[0], .unproven("the layout method was not found"))
    }
    let statements = insertion.isNewMethod ? file.range(body.span) : range
    let allViews = candidates.flatMap { candidate in
      candidate.set.views.map { (candidate.set.name($0), $0) }
    }
    let superviews = candidates.reduce(into: [String: String]()) { names, candidate in
      let set = candidate.set
      for view in set.views {
        let superview = set.scope.items[view.index].superview ?? set.container
        names[set.name(view)] = superview == set.container ? "" : set.name(superview)
      }
    }
    let numbers = candidates.reduce(into: [String: Double]()) {
      $0.merge($1.problem.numbers.values) { $1 }
    }
    let directions: [LayoutProblem.ReadingDirection] =
      request.allowances.contains(.leftToRight) ? [.leftToRight] : [.leftToRight, .rightToLeft]
    let written = WrittenText(
      file: file, method: body, range: statements, containerName: containerName, views: allViews,
      numbers: numbers)
    var outcomes: [Set<Allowance>: TextOutcomes] = [:]
    var proofs: [ProofExtent] = []
    var failures = CandidateFailures()
    for (index, candidate) in candidates.enumerated() {
      let writtenSet = WrittenSet(
        superviews: superviews, assumptions: candidate.assumptions, containerName: containerName,
        directions: directions)
      let own =
        outcomes[candidate.assumptions]
        ?? TextOutcomes(of: written, reading: style.reading(of: writtenSet))
      outcomes[candidate.assumptions] = own
      let proof = FrameProof(
        set: candidate.set, expected: candidate.expected, outcomes: own, directions: directions,
        scaling: scaling)
      do throws(Refusal.Cause) {
        proofs.append(try proof.check())
      } catch {
        // What one set makes unreadable is unreadable to all behind it.
        if own.isUnreadable, !failures.failures.isEmpty { break }
        failures.add(index, candidate, error)
        if own.isUnreadable { break }
      }
    }
    try failures.check()
    try checkTies(new)
    try checkReading(text)
    return proofs
  }

  private func checkTies(_ new: RewrittenFile) throws(CandidateFailures) {
    let names = Set(candidates.flatMap { $0.set.views.map($0.set.name) })
    let ties = RemainingTies(files: project.files, source: source, file: new).ties(to: names)
    var failures = CandidateFailures()
    for (index, candidate) in candidates.enumerated() {
      for name in candidate.set.views.map(candidate.set.name) {
        guard let tie = ties[name] else { continue }
        failures.add(
          index, candidate, .standing(name, .unread), range: new.originalRange(of: tie))
      }
    }
    try failures.check()
  }

  /// Reads the new text: nothing may constrain the views any more, and nothing more may be unread.
  private func checkReading(_ text: RewrittenProject) throws(CandidateFailures) {
    guard let unit = reading.unit, let new = text.reading(of: unit) else { return }
    let unread = new.scopes.flatMap(\.unresolved)
    if unread.count > reading.scopes.flatMap(\.unresolved).count {
      let reason = unread.last?.reason ?? ""
      throw CandidateFailures(
        0, candidates[0], .unproven("the new code could not be read: \(reason)"))
    }
    let constrained = Set(
      new.scopes.flatMap { scope in
        scope.constraints.filter { !scope.origins[$0.id.index].isFrame }.flatMap { constraint in
          [constraint.first.item, constraint.second?.item].compactMap(\.self).map {
            scope.descriptions[$0.index].name
          }
        }
      })
    let optedOut = Set(
      new.scopes.flatMap { $0.descriptions.filter(\.handling.optsOut).map(\.name) })
    var failures = CandidateFailures()
    for (index, candidate) in candidates.enumerated() {
      let names = candidate.set.views.map(candidate.set.name)
      if let name = names.first(where: constrained.contains) {
        failures.add(index, candidate, .unproven("'\(name)' still has constraints"))
      } else if let name = names.first(where: { name in
        optedOut.contains(name) && !candidate.restoredMasks.contains { $0.view == name }
      }) {
        failures.add(index, candidate, .optOut(name))
      }
    }
    try failures.check()
  }
}

extension SyntaxFile {
  /// The smallest body of a function that holds a statement in a range.
  fileprivate func innermostBody(ofStatementsIn range: SourceRange) -> Block? {
    // Functions are in the order of their ends: what ends before the range holds nothing of it.
    let first = functions.partitionIndex { self.range($0.span).end > range.start }
    var found: Block?
    for function in functions[first...] {
      guard let body = function.body else { continue }
      let whole = self.range(body.span)
      // What comes now lies behind, or holds what was found.
      if found != nil, whole.start >= range.end || whole.contains(range) { break }
      let holds = statements(of: body).contains { range.contains(self.range(self[$0].span)) }
      if holds, found.map({ body.span.indices.count < $0.span.indices.count }) ?? true {
        found = body
      }
    }
    return found
  }
}
