/// Ranges in order that do not overlap: finds in logarithmic time whether something is inside one of them.
package struct JoinedRanges: Sendable {
  private var ranges: [SourceRange] = []

  /// - Parameter all: in any order; those that overlap or touch become one.
  package init(_ all: [SourceRange]) {
    for range in all.sorted(by: { $0.start < $1.start }) {
      if let last = ranges.last, range.start <= last.end {
        ranges[ranges.count - 1] = last.union(range)
      } else {
        ranges.append(range)
      }
    }
  }

  package var isEmpty: Bool { ranges.isEmpty }

  /// Whether one of them has all of a range inside.
  package func contain(_ range: SourceRange) -> Bool {
    let index = ranges.partitionIndex { $0.end >= range.end }
    return index < ranges.count && ranges[index].contains(range)
  }
}
