import LayoutDialects
import SourceText

/// Which candidates cannot be rewritten, and why.
struct CandidateFailures: Error {
  /// Of different candidates.
  private(set) var failures: [(index: Int, refusal: Refusal)] = []

  init() {}

  init(_ index: Int, _ candidate: Candidate, _ cause: Refusal.Cause) {
    add(index, candidate, cause)
  }

  /// Adds one, if none of that candidate is known.
  mutating func add(
    _ index: Int, _ candidate: Candidate, _ cause: Refusal.Cause, range: SourceRange? = nil
  ) {
    if failures.contains(where: { $0.index == index }) { return }
    let origin = candidate.set.origin(candidate.set.constraints[0])
    failures.append((index, Refusal(cause, file: origin.file, range: range ?? origin.place)))
  }

  /// Throws them, if there are any.
  func check() throws(CandidateFailures) {
    if !failures.isEmpty { throw self }
  }

  /// The first one's cause for all candidates.
  func all(of candidates: [Candidate]) -> [(index: Int, refusal: Refusal)] {
    var all = self
    for (index, candidate) in candidates.enumerated() {
      all.add(index, candidate, failures[0].refusal.cause)
    }
    return all.failures
  }
}
