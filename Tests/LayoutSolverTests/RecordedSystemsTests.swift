import Foundation
import LayoutModel
import LayoutSolver
import TestSupport
import Testing

/// Ten thousand small systems at random, judged by `Judge/judge.py` with one linear program for each priority.
///
/// To judge anew: `python3 judge.py > systems.txt` (needs scipy, takes ten minutes).
private func recordedSystems() throws -> [Substring] {
  let file = checkout.appending(path: "Tests/LayoutSolverTests/Judge/systems.txt")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
}

@Test("agrees with an independent judge about random systems", arguments: 0..<8)
private func agreesWithJudge(_ eighth: Int) throws {
  let lines = try recordedSystems()
  #expect(lines.count >= 10_000)
  var disagreements: [String] = []
  for line in lines.enumerated().filter({ $0.offset % 8 == eighth }).map(\.element) {
    let parts = line.split(separator: "|")
    let text = OutcomeText(algebra: try AlgebraText(parts[0]))
    let outcome = text.algebra.problem.judged()
    if let difference = difference(text, outcome, parts[1]) {
      disagreements.append("\(line) — \(text.short(outcome)) — \(difference)")
    }
  }
  #expect(disagreements.isEmpty, "\(disagreements.count): \(disagreements.prefix(10))")
}

/// A container that takes any size conflicts only if it does so at no size; given a size, it is as determined as
/// a screen of that size.
@Test("a size that is wished and allowed is as good as given")
private func wishedSizes() throws {
  var disagreements: [String] = []
  for line in try recordedSystems().enumerated().filter({ $0.offset % 4 == 0 }).map(\.element) {
    let parts = line.split(separator: "|")
    var text = OutcomeText(algebra: try AlgebraText(parts[0]))
    text.algebra.openContainers()
    let outcome = text.algebra.problem.judged()
    let verdict = parts[1]
    if verdict.first != "C" {
      if let difference = difference(text, outcome, verdict) {
        disagreements.append("\(line) — \(text.short(outcome)) — \(difference)")
      }
    } else {
      let cores = verdict.dropFirst().split(separator: "/").map { $0.split(separator: ",") }
      let needsSize = cores.allSatisfy { $0.contains("=v.w") || $0.contains("=v.h") }
      guard case .conflicting(let conflict) = outcome else {
        if !needsSize { disagreements.append("\(line) — \(text.short(outcome))") }
        continue
      }
      let found = conflict.cores.map(text.core)
      let isReal = found.allSatisfy { core in
        core.contains("v.w") || core.contains("v.h")
          || cores.contains { $0.joined(separator: ",") == core }
      }
      if !isReal { disagreements.append("\(line) — \(text.short(outcome))") }
    }
  }
  #expect(disagreements.isEmpty, "\(disagreements.count): \(disagreements.prefix(10))")
}

private func difference(
  _ text: OutcomeText, _ outcome: Outcome, _ verdict: Substring
) -> String? {
  switch outcome {
  case .determined(let frames):
    return verdict.first == "D" ? difference(text, frames, [], verdict.dropFirst()) : "kind"
  case .ambiguous(let ambiguity):
    guard verdict.first == "A" else { return "kind" }
    return difference(text, ambiguity.frames, Set(ambiguity.free), verdict.dropFirst())
      ?? difference(text, ambiguity.witness, Set(ambiguity.free), verdict.dropFirst())
      ?? sameWitness(ambiguity) ?? worseWitness(text, ambiguity)
      ?? incompleteFreedoms(text, ambiguity)
  case .conflicting(let conflict):
    guard verdict.first == "C" else { return "kind" }
    return difference(text, conflict, verdict.dropFirst())
  case .notAnalyzed: return "not analysed"
  }
}

private func difference(
  _ text: OutcomeText, _ frames: [Frame], _ free: Set<Anchor>, _ verdict: Substring
) -> String? {
  let items = verdict.split(separator: ";")
  for (index, item) in zip(text.algebra.itemsByName, items) {
    let frame = frames[index]
    let words = item.split(separator: ",")
    for ((attribute, value), word) in zip(zip(text.attributes, text.values(frame)), words) {
      let anchor = Anchor(frame.item, attribute)
      guard free.contains(anchor) == (word == "?") else { return text.anchor(anchor) }
      if let expected = Double(word), abs(expected - value) > 0.01 { return text.anchor(anchor) }
    }
  }
  return nil
}

/// Free quantities must differ between the two solutions, and no others.
private func sameWitness(_ ambiguity: Ambiguity) -> String? {
  for (frame, other) in zip(ambiguity.frames, ambiguity.witness) {
    for (attribute, isSame) in [
      (Attribute.left, frame.left == other.left), (.top, frame.top == other.top),
      (.width, frame.width == other.width), (.height, frame.height == other.height),
    ] where isSame == ambiguity.free.contains(Anchor(frame.item, attribute)) {
      return "witness"
    }
  }
  return nil
}

/// Both solutions must violate each priority as much.
private func worseWitness(_ text: OutcomeText, _ ambiguity: Ambiguity) -> String? {
  let sums = text.algebra.problem.violations(ambiguity.frames)
  let others = text.algebra.problem.violations(ambiguity.witness)
  return sums.contains { abs($0.value - others[$0.key, default: 0]) > 1e-3 } ? "witness" : nil
}

/// Completing all freedoms must leave nothing free, and completing all but one must leave something free.
private func incompleteFreedoms(_ text: OutcomeText, _ ambiguity: Ambiguity) -> String? {
  let problem = text.algebra.problem
  guard problem.completed(ambiguity).judged().isDetermined else { return "completions" }
  let last = ambiguity.freedoms.count - 1
  guard case .ambiguous = problem.completed(ambiguity, but: last).judged() else {
    return "more freedoms than are independent"
  }
  return nil
}

/// Every core must be one of the judge's, which lists all; where the solver says that it knows all, it must.
private func difference(
  _ text: OutcomeText, _ conflict: Conflict, _ verdict: Substring
) -> String? {
  let expected = Set(verdict.split(separator: "/").map(String.init))
  let found = Set(conflict.cores.map(text.core))
  guard found.count == conflict.cores.count, !found.isEmpty, found.isSubset(of: expected) else {
    return "cores"
  }
  return conflict.isComplete && found != expected ? "number of cores" : nil
}
