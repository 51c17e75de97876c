import SourceText

/// Lines `old` of one file that became lines `new` of another; counted from 0.
struct LineChange: Equatable {
  var old: Range<Int>
  var new: Range<Int>
}

/// Finds what changed between two files, line by line.
///
/// Lines that occur once in each file anchor the comparison (patience diff); between anchors the shortest edit
/// script is searched (Myers, *An O(ND) Difference Algorithm and Its Variations*, 1986) up to ``maximumDistance``.
/// A block that is beyond it is anchored again, by lines that occur equally often; what is still beyond
/// counts as replaced: a correct diff, though not the shortest, in bounded time and memory.
struct LineDiff {
  /// The most lines deleted and inserted between two anchors for which the shortest script is searched.
  /// The search remembers a square of it: 2 MB.
  static let maximumDistance = 500

  /// Lines as numbers: equal lines have equal numbers.
  private let old: [Int]
  private let new: [Int]
  private var changes: [LineChange] = []

  /// The changes from `old` to `new`, ascending; none touches another.
  static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [LineChange] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    var diff = LineDiff(old[prefix..<(old.count - suffix)], new[prefix..<(new.count - suffix)])
    diff.compare(diff.old.indices, diff.new.indices, by: .unique)
    return diff.changes.map { change in
      LineChange(
        old: (change.old.lowerBound + prefix)..<(change.old.upperBound + prefix),
        new: (change.new.lowerBound + prefix)..<(change.new.upperBound + prefix))
    }
  }

  private init(_ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
  }

  /// Which lines may anchor a comparison.
  private enum Anchors {
    /// Those that occur once in each block.
    case unique
    /// Those that occur equally often in each block.
    case balanced
  }

  /// Records the changes of a block.
  private mutating func compare(_ oldBlock: Range<Int>, _ newBlock: Range<Int>, by kind: Anchors) {
    var oldStart = oldBlock.lowerBound
    var newStart = newBlock.lowerBound
    let end = (oldBlock.upperBound, newBlock.upperBound)
    for (oldAnchor, newAnchor) in anchors(oldBlock, newBlock, kind) + [end] {
      compareGap(oldStart..<oldAnchor, newStart..<newAnchor, by: kind)
      oldStart = oldAnchor + 1
      newStart = newAnchor + 1
    }
  }

  /// Pairs of equal lines, as many as keep their order in both blocks.
  private func anchors(
    _ oldBlock: Range<Int>, _ newBlock: Range<Int>, _ kind: Anchors
  ) -> [(Int, Int)] {
    let oldPlaces = LineDiff.places(old, oldBlock)
    let newPlaces = LineDiff.places(new, newBlock)
    var candidates: [(Int, Int)] = []
    for (line, places) in oldPlaces {
      guard let others = newPlaces[line], others.count == places.count else { continue }
      if kind == .unique && places.count > 1 { continue }
      candidates += zip(places, others)
    }
    candidates.sort { $0.0 < $1.0 }
    return LineDiff.longestAscending(candidates)
  }

  /// The most pairs whose second parts ascend, given pairs whose first parts do.
  private static func longestAscending(_ candidates: [(Int, Int)]) -> [(Int, Int)] {
    // The longest increasing subsequence by piles: each pile remembers its lowest top, each candidate
    // the top of the pile before it.
    var tops: [Int] = []
    var previous = Array(repeating: -1, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      let pile = tops.partitionIndex { candidates[$0].1 >= candidate.1 }
      previous[index] = pile > 0 ? tops[pile - 1] : -1
      if pile == tops.count { tops.append(index) } else { tops[pile] = index }
    }
    var chain: [(Int, Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      chain.append(candidates[index])
      index = previous[index]
    }
    return chain.reversed()
  }

  /// Where each line stands in a block, ascending.
  private static func places(_ lines: [Int], _ block: Range<Int>) -> [Int: [Int]] {
    var places: [Int: [Int]] = [:]
    for place in block { places[lines[place], default: []].append(place) }
    return places
  }

  /// Records the changes between two anchors.
  private mutating func compareGap(
    _ oldBlock: Range<Int>, _ newBlock: Range<Int>, by kind: Anchors
  ) {
    var (oldBlock, newBlock) = (oldBlock, newBlock)
    while let a = oldBlock.first, let b = newBlock.first, old[a] == new[b] {
      oldBlock = (a + 1)..<oldBlock.upperBound
      newBlock = (b + 1)..<newBlock.upperBound
    }
    while let a = oldBlock.last, let b = newBlock.last, old[a] == new[b] {
      oldBlock = oldBlock.lowerBound..<a
      newBlock = newBlock.lowerBound..<b
    }
    if oldBlock.isEmpty && newBlock.isEmpty { return }
    if oldBlock.isEmpty || newBlock.isEmpty {
      append(LineChange(old: oldBlock, new: newBlock))
    } else if let script = shortestScript(oldBlock, newBlock) {
      script.forEach { append($0) }
    } else {
      switch kind {
      case .unique: compare(oldBlock, newBlock, by: .balanced)
      case .balanced: append(LineChange(old: oldBlock, new: newBlock))
      }
    }
  }

  /// Changes that touch are one.
  private mutating func append(_ change: LineChange) {
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1] = LineChange(
        old: last.old.lowerBound..<change.old.upperBound,
        new: last.new.lowerBound..<change.new.upperBound)
    } else {
      changes.append(change)
    }
  }

  /// The shortest list of changes of single lines, or `nil` if it is longer than ``maximumDistance``.
  private func shortestScript(_ oldBlock: Range<Int>, _ newBlock: Range<Int>) -> [LineChange]? {
    let bound = min(oldBlock.count + newBlock.count, LineDiff.maximumDistance)
    // How far down the old block each diagonal (old position − new position) has come; one row per distance.
    var rows: [[Int]] = []
    for distance in 0...bound {
      var row = Array(repeating: 0, count: 2 * distance + 1)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        var x = LineDiff.start(diagonal, distance, rows.last)
        while x < oldBlock.count, x - diagonal < newBlock.count,
          old[oldBlock.lowerBound + x] == new[newBlock.lowerBound + x - diagonal]
        {
          x += 1
        }
        row[diagonal + distance] = x
        if x >= oldBlock.count && x - diagonal >= newBlock.count {
          return backtrack(rows, diagonal, oldBlock, newBlock)
        }
      }
      rows.append(row)
    }
    return nil
  }

  /// Where a diagonal starts at a distance: one step down or right from the better neighbour of the row before.
  private static func start(_ diagonal: Int, _ distance: Int, _ row: [Int]?) -> Int {
    guard let row else { return 0 }
    return isInsertion(diagonal, distance, row)
      ? row[diagonal + distance] : row[diagonal + distance - 2] + 1
  }

  /// Whether the better step onto a diagonal is the insertion of a new line.
  private static func isInsertion(_ diagonal: Int, _ distance: Int, _ row: [Int]) -> Bool {
    // Diagonal d of the row before has index d + distance − 1.
    if diagonal == -distance { return true }
    if diagonal == distance { return false }
    return row[diagonal + distance - 2] < row[diagonal + distance]
  }

  private func backtrack(
    _ rows: [[Int]], _ lastDiagonal: Int, _ oldBlock: Range<Int>, _ newBlock: Range<Int>
  ) -> [LineChange] {
    var steps: [LineChange] = []
    var diagonal = lastDiagonal
    for distance in stride(from: rows.count, to: 0, by: -1) {
      let row = rows[distance - 1]
      if LineDiff.isInsertion(diagonal, distance, row) {
        let x = oldBlock.lowerBound + row[diagonal + distance]
        let y = newBlock.lowerBound + row[diagonal + distance] - diagonal - 1
        steps.append(LineChange(old: x..<x, new: y..<(y + 1)))
        diagonal += 1
      } else {
        let x = oldBlock.lowerBound + row[diagonal + distance - 2]
        let y = newBlock.lowerBound + row[diagonal + distance - 2] - diagonal + 1
        steps.append(LineChange(old: x..<(x + 1), new: y..<y))
        diagonal -= 1
      }
    }
    return steps.reversed()
  }
}
