import LayoutModel

/// What differs between best solutions: for each column of the problem its factor for each direction.
struct Freedoms {
  private let statements: Statements
  private let dependencies: [LinearConstraint]
  private let solution: LevelSolver.Solution
  /// Over directions, counted through all faces; empty where the column has one value only.
  private var columns: [SparseExpression] = []
  private var pulls: [(member: CoreMember, change: SparseExpression)] = []
  private let directionCount: Int

  init(
    _ solution: LevelSolver.Solution, _ statements: Statements, _ dependencies: [LinearConstraint]
  ) {
    self.statements = statements
    self.dependencies = dependencies
    self.solution = solution
    var parameters: [Int: SparseExpression] = [:]
    var first = 0
    for face in solution.faces where face.directionCount > 0 {
      for (parameter, factors) in zip(face.parameters, face.directions) {
        parameters[parameter] = SparseExpression(factors, firstColumn: first)
      }
      for pull in face.pulls {
        pulls.append((pull.member, SparseExpression(pull.change, firstColumn: first)))
      }
      first += face.directionCount
    }
    directionCount = first
    guard first > 0 else { return }
    columns = (0..<statements.columnCount).map { column in
      var sum = SparseExpression()
      for term in solution.elimination.expression(of: column).terms {
        guard let parameter = parameters[term.column] else { continue }
        sum.add(term.factor, times: parameter)
      }
      return sum
    }
  }

  var isEmpty: Bool { columns.allSatisfy(\.terms.isEmpty) }

  func freeAnchors() -> [Anchor] {
    columns.indices.filter { !columns[$0].terms.isEmpty }.map { statements.anchor(of: $0) }
  }

  /// Another solution: every free column has another value.
  func witness() -> [Double] {
    var weights: [Double] = []
    for attempt in 0..<8 {
      weights = (0..<directionCount).map { direction in
        let mixed = (direction &* 37 &+ attempt &* 101 &+ 11) % 64
        return (Double(mixed) + 32) / 64 * (attempt > 3 && mixed % 2 == 1 ? -1 : 1)
      }
      if columns.allSatisfy({ $0.terms.isEmpty || abs(slope($0, weights)) > 1e-4 }) { break }
    }
    var first = 0
    for face in solution.faces where face.directionCount > 0 {
      let range = first..<first + face.directionCount
      let reach = face.reach(Array(weights[range]), atMost: 200) / 2
      for index in range { weights[index] *= reach }
      first = range.upperBound
    }
    return zip(solution.values(), columns).map { clean($0 + slope($1, weights)) }
  }

  private func slope(_ expression: SparseExpression, _ weights: [Double]) -> Double {
    expression.terms.reduce(0) { $0 + $1.factor * weights[$1.column] }
  }
}

extension SparseExpression {
  fileprivate init(_ factors: [Double], firstColumn: Int) {
    for (index, factor) in factors.enumerated() where abs(factor) >= SolverBounds.factorTolerance {
      terms.append(Term(column: firstColumn + index, factor: factor))
    }
  }
}

// MARK: - Roots

extension Freedoms {
  /// A column that others' freedom follows from.
  private struct Root {
    let column: Int
    /// Stands for the column in expressions.
    let name: Int
    let isTie: Bool
  }

  /// The independent freedoms: as many roots are chosen as there are directions, first those that no statement
  /// pulls at, items before those that depend on them; all other columns follow from the roots.
  ///
  /// Names in expressions: directions, then ties (one for each pull), then roots.
  func grouped(_ work: inout Work) throws(NotAnalyzed) -> [Freedom] {
    let rootNames = directionCount + pulls.count
    var elimination = Elimination(columnCount: rootNames + 2 * directionCount)
    for (index, pull) in pulls.enumerated() {
      var row = try elimination.reduced(pull.change, &work)
      guard row.terms.contains(where: { $0.column < directionCount }) else { continue }
      row.add(-1, column: directionCount + index)
      _ = try elimination.add(row, below: directionCount, &work)
    }
    let order = preferredOrder()
    var roots: [Root] = []
    for (limit, mayFollow) in [(directionCount, true), (rootNames, false), (rootNames, true)] {
      for column in order {
        var row = try elimination.reduced(columns[column], &work)
        guard row.terms.contains(where: { $0.column < limit }) else { continue }
        if !mayFollow,
          row.terms.contains(where: { $0.column >= rootNames && isOpen($0.column, roots) })
        {
          continue
        }
        let name = rootNames + roots.count
        roots.append(Root(column: column, name: name, isTie: limit != directionCount))
        row.add(-1, column: name)
        _ = try elimination.add(row, below: limit, &work)
      }
    }
    return try freedoms(roots, elimination, &work)
  }

  private func isOpen(_ name: Int, _ roots: [Root]) -> Bool {
    let index = name - directionCount - pulls.count
    return roots.indices.contains(index) && !roots[index].isTie
  }

  private func freedoms(
    _ roots: [Root], _ elimination: Elimination, _ work: inout Work
  ) throws(NotAnalyzed) -> [Freedom] {
    var factors: [SparseExpression] = []
    for column in columns { factors.append(try elimination.reduced(column, &work)) }
    var pullFactors: [SparseExpression] = []
    for pull in pulls { pullFactors.append(try elimination.reduced(pull.change, &work)) }
    var freedoms: [Freedom] = []
    var isDone = Array(filledWith: false, count: roots.count)
    for (index, root) in roots.enumerated() where !isDone[index] {
      // Position and size of one item are told together.
      let group = roots.indices.filter {
        roots[$0].isTie == root.isTie && roots[$0].column / 4 == root.column / 4
          && (roots[$0].column - root.column) % 2 == 0
      }
      for other in group { isDone[other] = true }
      let names = group.map { roots[$0].name }
      let moves = { (row: SparseExpression) in
        row.terms.contains { names.contains($0.column) }
      }
      try work.spend(columns.count)
      let own = [0, 2].map { 4 * (root.column / 4) + root.column % 2 + $0 }
      let members = zip(pulls, pullFactors).filter { moves($1) }.map { $0.0.member }
      let (missing, completions) = completions(own.map { factors[$0] }, names, root.column)
      freedoms.append(
        Freedom(
          item: statements.bodies[root.column / 4].id,
          axis: root.column % 2 == 0 ? .horizontal : .vertical, missing: missing,
          completions: completions,
          dependents: factors.indices.filter { !own.contains($0) && moves(factors[$0]) }
            .map { statements.anchor(of: $0) },
          cause: root.isTie ? .tie(members) : .open))
    }
    return freedoms
  }

  private func completions(
    _ own: [SparseExpression], _ names: [Int], _ column: Int
  ) -> (Freedom.Missing, [[Attribute]]) {
    let isHorizontal = column % 2 == 0
    let start = isHorizontal ? Attribute.left : .top
    let size = isHorizontal ? Attribute.width : .height
    let end = isHorizontal ? Attribute.right : .bottom
    let centre = isHorizontal ? Attribute.centerX : .centerY
    guard names.count == 1 else {
      return (.positionAndSize, [[start, size], [start, end], [size, end], [size, centre]])
    }
    let startFactor = own[0].factor(of: names[0])
    let sizeFactor = own[1].factor(of: names[0])
    let candidates = [
      (size, sizeFactor), (start, startFactor), (end, startFactor + sizeFactor),
      (centre, startFactor + sizeFactor / 2),
    ]
    let moving = candidates.filter { abs($0.1) > 1e-7 }.map { [$0.0] }
    if abs(sizeFactor) <= 1e-7 { return (.position, moving) }
    return (moving.count < candidates.count ? .size : .positionOrSize, moving)
  }

  /// Free columns: first of items that are fixed at their start and whose size is free, for that moves the others; an
  /// item after those that its constraints refer to, and sizes before positions.
  private func preferredOrder() -> [Int] {
    var order: [Int] = []
    for axis in 0..<2 {
      let bodies = bodiesByDependency(axis)
      let isStretched = {
        columns[4 * $0 + axis].terms.isEmpty && !columns[4 * $0 + axis + 2].terms.isEmpty
      }
      for body in bodies.filter(isStretched) + bodies.filter({ !isStretched($0) }) {
        for column in [4 * body + axis + 2, 4 * body + axis] where !columns[column].terms.isEmpty {
          order.append(column)
        }
      }
    }
    return order
  }

  /// Depth first without recursion; where dependencies go in a circle, the first item of the problem is first.
  private func bodiesByDependency(_ axis: Int) -> [Int] {
    let wanted = axis == 0 ? Axis.horizontal : .vertical
    var indexes: [ItemID: Int] = [:]
    for (index, body) in statements.bodies.enumerated() { indexes[body.id] = index }
    var references = Array(filledWith: [Int](), count: statements.bodies.count)
    for constraint in dependencies {
      guard let first = constraint.terms.first, first.anchor.attribute.axis == wanted,
        let from = indexes[first.anchor.item]
      else { continue }
      for term in constraint.terms.dropFirst() {
        if let index = indexes[term.anchor.item], index != from { references[from].append(index) }
      }
    }
    var order: [Int] = []
    var next = Array(filledWith: 0, count: references.count)
    var isSeen = Array(filledWith: false, count: references.count)
    for start in references.indices where !isSeen[start] {
      var stack = [start]
      isSeen[start] = true
      while let body = stack.last {
        if next[body] < references[body].count {
          let reference = references[body][next[body]]
          next[body] += 1
          if !isSeen[reference] {
            isSeen[reference] = true
            stack.append(reference)
          }
        } else {
          order.append(body)
          stack.removeLast()
        }
      }
    }
    return order
  }
}
