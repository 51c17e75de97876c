/// Finds minimal conflicting sets.
///
/// Source: Junker, "QuickXplain: preferred explanations and relaxations for over-constrained problems" (one core);
/// Reiter, "A theory of diagnosis from first principles" (the tree of hitting sets, for further cores).
extension Judge {
  /// - Returns: `nil` if the required statements can hold together.
  mutating func requiredConflict() throws(NotAnalyzed) -> Conflict? {
    try isFeasible(statements.all.indices.filter { statements.all[$0].isRequired })
      ? nil : conflict()
  }

  mutating func conflict() throws(NotAnalyzed) -> Conflict {
    let required = statements.all.indices.filter { statements.all[$0].isRequired }
    var cores: [[Int]] = []
    var isComplete = true
    do throws(NotAnalyzed) {
      for group in connected(required) {
        guard try !isFeasible(group) else { continue }
        try search(group, &cores, &isComplete)
      }
    } catch {
      // What is found so far is true all the same.
      guard !cores.isEmpty else { throw error }
      isComplete = false
    }
    guard !cores.isEmpty else { throw .inaccurate }
    let members = cores.map { core in core.map { statements.all[$0].member } }
    return Conflict(cores: members, isComplete: isComplete)
  }

  /// Removes a member of each known core in turn and looks whether the rest conflicts still.
  private mutating func search(
    _ group: [Int], _ cores: inout [[Int]], _ isComplete: inout Bool
  ) throws(NotAnalyzed) {
    var own: [[Int]] = []
    var queue: [Set<Int>] = [[]]
    var seen: Set<Set<Int>> = [[]]
    var position = 0
    while position < queue.count {
      let removed = queue[position]
      position += 1
      guard position <= SolverBounds.maximumCoreSearches, cores.count < SolverBounds.maximumCores
      else {
        isComplete = false
        return
      }
      var core = own.first { removed.isDisjoint(with: $0) }
      if core == nil, let found = try minimalCore(group.filter { !removed.contains($0) }) {
        own.append(found)
        cores.append(found)
        core = found
      }
      for member in core ?? [] {
        let child = removed.union([member])
        if seen.insert(child).inserted { queue.append(child) }
      }
    }
  }

  /// Groups of statements that share no column.
  private func connected(_ indexes: [Int]) -> [[Int]] {
    var joined = Groups(count: statements.columnCount)
    for index in indexes { joined.join(statements.all[index].expression) }
    var groups: [[Int]] = []
    var places: [Int: Int] = [:]
    for index in indexes {
      guard let column = statements.all[index].expression.terms.first?.column else {
        groups.append([index])
        continue
      }
      let leader = joined.leader(of: column)
      if let place = places[leader] {
        groups[place].append(index)
      } else {
        places[leader] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  private mutating func isFeasible(_ indexes: [Int]) throws(NotAnalyzed) -> Bool {
    try LevelSolver.isFeasible(
      indexes.map { statements.all[$0] }, columnCount: statements.columnCount, &work)
  }

  /// - Returns: a conflicting set without a needless member, in the order of the problem; `nil` if all can hold.
  private mutating func minimalCore(_ indexes: [Int]) throws(NotAnalyzed) -> [Int]? {
    guard try !isFeasible(indexes) else { return nil }
    return try needed(of: indexes, beside: [], isBackgroundNew: false).sorted()
  }

  /// The members of `indexes` without which they and the background could hold; halves, so that it costs little.
  private mutating func needed(
    of indexes: [Int], beside background: [Int], isBackgroundNew: Bool
  ) throws(NotAnalyzed) -> [Int] {
    if isBackgroundNew, try !isFeasible(background) { return [] }
    guard indexes.count > 1 else { return indexes }
    let first = Array(indexes[..<(indexes.count / 2)])
    let second = Array(indexes[(indexes.count / 2)...])
    let neededSecond = try needed(
      of: second, beside: background + first, isBackgroundNew: !first.isEmpty)
    let neededFirst = try needed(
      of: first, beside: background + neededSecond, isBackgroundNew: !neededSecond.isEmpty)
    return neededFirst + neededSecond
  }
}
