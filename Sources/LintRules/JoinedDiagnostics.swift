import Diagnostics
import LightSyntax
import SourceText

/// One of several things that a single mistake makes wrong.
struct Consequence<Cause: Hashable> {
  /// The mistake.
  let cause: Cause
  let placed: PlacedDiagnostic
}

extension Sequence {
  /// One diagnostic for each mistake: the first that it causes, with a note for each of the others.
  ///
  /// Who mends the mistake mends all of them; and who silences one line, or deletes it, need not hear of the next one.
  /// - Parameter note: what is said of the others.
  func joined<Cause>(note: String, in files: [SyntaxFile]) -> [PlacedDiagnostic]
  where Element == Consequence<Cause> {
    var places: [Cause: Int] = [:]
    var found: [(diagnostic: PlacedDiagnostic, others: [Note])] = []
    for consequence in self {
      let placed = consequence.placed
      guard let index = places[consequence.cause] else {
        places[consequence.cause] = found.count
        found.append((placed, []))
        continue
      }
      let first = found[index].diagnostic
      let path = placed.file == first.file ? nil : files[placed.file].source.file.path
      let other = Note(note, at: placed.diagnostic.range, in: path)
      // A loop makes several constraints in one place.
      let isSame = path == nil && placed.diagnostic.range == first.diagnostic.range
      guard !isSame, found[index].others.count < maximumJoinedNotes,
        !found[index].others.contains(other)
      else { continue }
      found[index].others.append(other)
    }
    return found.map { diagnostic, others in
      var placed = diagnostic
      placed.diagnostic.notes = others + placed.diagnostic.notes
      return placed
    }
  }
}

/// How many of the others are named.
private let maximumJoinedNotes = 12
