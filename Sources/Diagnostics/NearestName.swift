/// The candidate that `name` was most likely meant to be; `nil` if none is close.
///
/// Close means: equal except for upper and lower case, or at most one edit in three characters, where an edit adds,
/// drops or replaces a character or swaps two neighbours (the optimal string alignment form of the Damerau–Levenshtein
/// distance). Case breaks ties, then the alphabet, so the order of the candidates does not matter. A name that is
/// itself a candidate is its own nearest.
///
/// - Parameter maximumEdits: the most edits, however long the name is.
public func nearest(
  to name: String, among candidates: some Sequence<String>, maximumEdits: Int = .max
) -> String? {
  let folded = Array(name.lowercased().unicodeScalars)
  guard folded.count <= maximumNameLength else { return nil }
  let exact = Array(name.unicodeScalars)
  var best: (distance: Int, exactDistance: Int, name: String)?
  for candidate in candidates {
    let scalars = Array(candidate.lowercased().unicodeScalars)
    let allowed = min(max(folded.count, scalars.count) / 3, maximumEdits)
    guard scalars.count <= maximumNameLength, abs(folded.count - scalars.count) <= allowed
    else { continue }
    let distance = editDistance(folded, scalars)
    guard distance <= allowed else { continue }
    let found = (distance, editDistance(exact, Array(candidate.unicodeScalars)), candidate)
    if best.map({ found < $0 }) ?? true { best = found }
  }
  return best?.name
}

/// Longer names are nobody's typing error, and the time taken grows with the square of the length.
private let maximumNameLength = 64

/// The least number of edits that turn `first` into `second`, no part being edited twice.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  // Rows of the usual table: `row[j]` is the distance of the first i scalars to the first j.
  var rowBeforeLast: [Int] = []
  var lastRow = Array(0...second.count)
  for (i, scalar) in first.enumerated() {
    var row = [i + 1]
    for (j, other) in second.enumerated() {
      var distance = min(row[j], lastRow[j + 1]) + 1
      distance = min(distance, lastRow[j] + (scalar == other ? 0 : 1))
      if i > 0, j > 0, scalar == second[j - 1], first[i - 1] == other {
        distance = min(distance, rowBeforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    rowBeforeLast = lastRow
    lastRow = row
  }
  return lastRow[second.count]
}
