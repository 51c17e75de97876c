import LayoutModel

/// `Σ factor × anchor  relation  constant`, at a priority of 1 to 1000: a constraint as algebra.
///
/// Factors, constant and priority may contain symbols; an assignment gives them values.
package struct LinearConstraint: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package var anchor: Anchor
    package var factor: Scalar

    package init(_ anchor: Anchor, factor: Scalar = Scalar(1)) {
      self.anchor = anchor
      self.factor = factor
    }
  }

  package var id: Constraint.ID
  /// The first term's item is the one that the constraint places; the others are the items that it depends on.
  package var terms: [Term]
  package var relation: Relation
  /// In points.
  package var constant: Scalar
  package var priority: Scalar

  package init(
    id: Constraint.ID, _ terms: [Term], _ relation: Relation, _ constant: Scalar,
    priority: Scalar = Scalar(1000)
  ) {
    self.id = id
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  package init(_ constraint: Constraint) {
    var terms = [Term(constraint.first)]
    if let second = constraint.second {
      terms.append(Term(second, factor: -constraint.multiplier))
    }
    for term in constraint.terms {
      terms.append(Term(term.anchor, factor: Scalar(-term.factor)))
    }
    self.init(
      id: constraint.id, terms, constraint.relation, constraint.constant,
      priority: constraint.priority)
  }
}

/// A class's own size on one axis: `size <= value @hugging` and `size >= value @compressionResistance`.
package struct ContentSize: Hashable, Sendable {
  package var item: ItemID
  package var axis: Axis
  /// In points.
  package var value: Scalar
  package var hugging: Scalar
  package var compressionResistance: Scalar

  package init(
    item: ItemID, axis: Axis, value: Scalar, hugging: Scalar = Scalar(250),
    compressionResistance: Scalar = Scalar(750)
  ) {
    self.item = item
    self.axis = axis
    self.value = value
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}

/// What to solve: items with frames in points, origin top-left and y down, and what relates them.
package struct LayoutProblem: Hashable, Sendable {
  /// What is known of one quantity before solving.
  package enum Extent: Hashable, Sendable {
    /// To be found; sizes are at least 0.
    case unknown
    /// Fixed from outside, as the size of a device's screen is.
    case given(Scalar)
    /// Chosen from outside, like a container's size: any value that the required constraints allow.
    ///
    /// Solved with the wished value, or where that is not allowed with one in the middle of what is; never
    /// reported as free.
    case open(wish: Scalar)
    /// Chosen from outside to fit the content: as small as possible once everything above priority 50 holds.
    case fitted
  }

  /// An item of the problem: four unknowns, and the positions of its baselines.
  package struct Body: Hashable, Sendable {
    package var id: ItemID
    package var left = Extent.unknown
    package var top = Extent.unknown
    package var width = Extent.unknown
    package var height = Extent.unknown
    /// Points from the top down to the first baseline, if it depends on a font.
    package var firstBaselineOffset = Scalar(0)
    /// Points from the bottom up to the last baseline.
    package var lastBaselineOffset = Scalar(0)

    package init(_ id: ItemID) { self.id = id }

    /// A container at the origin.
    package init(_ id: ItemID, width: Extent, height: Extent) {
      self.id = id
      left = .given(Scalar(0))
      top = .given(Scalar(0))
      self.width = width
      self.height = height
    }
  }

  package enum ReadingDirection: Hashable, Sendable { case leftToRight, rightToLeft }

  package var bodies: [Body]
  package var constraints: [LinearConstraint]
  package var contentSizes: [ContentSize]
  package var direction: ReadingDirection

  package init(
    bodies: [Body], constraints: [LinearConstraint], contentSizes: [ContentSize] = [],
    direction: ReadingDirection = .leftToRight
  ) {
    self.bodies = bodies
    self.constraints = constraints
    self.contentSizes = contentSizes
    self.direction = direction
  }
}

/// Values for symbols, in points.
package struct Assignment: Hashable, Sendable {
  package var values: [Scalar.Symbol: Double]

  package init(_ values: [Scalar.Symbol: Double] = [:]) { self.values = values }

  func value(of scalar: Scalar) throws(NotAnalyzed) -> Double {
    var sum = scalar.constant
    for term in scalar.terms {
      guard let value = values[term.symbol] else { throw .unassigned(term.symbol) }
      sum += term.factor * value
    }
    return sum
  }
}

extension LayoutProblem {
  /// The part of the problem that affects some bodies: the bodies that constraints connect to them, except through
  /// `fixed` ones, and the constraints on these.
  package func part(about wanted: [ItemID], apartFrom fixed: [ItemID]) -> LayoutProblem {
    var indexes: [ItemID: Int] = Dictionary(minimumCapacity: bodies.count)
    for (index, body) in bodies.enumerated() { indexes[body.id] = index }
    let isFixed = bodies.map { fixed.contains($0.id) }
    var groups = Groups(count: bodies.count)
    // For each constraint a body that it ties; -1 where all are fixed.
    var ends: [Int] = []
    for constraint in constraints {
      var end = -1
      for term in constraint.terms {
        guard let index = indexes[term.anchor.item], !isFixed[index] else { continue }
        if end < 0 { end = index } else { groups.join(end, index) }
      }
      ends.append(end)
    }
    let leaders = bodies.indices.map { groups.leader(of: $0) }
    var isWanted = Array(filledWith: false, count: bodies.count)
    for item in wanted { indexes[item].map { isWanted[leaders[$0]] = true } }
    let isKept = bodies.indices.map { isFixed[$0] || isWanted[leaders[$0]] }
    if isKept.allSatisfy(\.self) { return self }
    var part = self
    part.bodies = bodies.indices.filter { isKept[$0] }.map { bodies[$0] }
    part.constraints = constraints.indices.filter { ends[$0] < 0 || isKept[ends[$0]] }
      .map { constraints[$0] }
    part.contentSizes.removeAll { size in indexes[size.item].map { !isKept[$0] } ?? false }
    return part
  }
}
