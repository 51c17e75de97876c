import LayoutModel

/// `expression == 0` or `expression >= 0`, in numbers: one line of a problem under an assignment.
struct Statement {
  let member: CoreMember
  var expression: SparseExpression
  let isEquality: Bool
  /// 1000 is required.
  let priority: Double

  var isRequired: Bool { priority == 1000 }
}

/// A problem under an assignment: each body has four columns, `left`, `top`, `width` and `height`.
struct Statements {
  /// A quantity that is chosen rather than found.
  struct Wish {
    let column: Int
    var value: Double
    /// Chosen after the content, not before.
    var isFitted: Bool
  }

  let bodies: [LayoutProblem.Body]
  private(set) var all: [Statement] = []
  private(set) var wishes: [Wish] = []
  private let indexes: [ItemID: Int]
  private let assignment: Assignment
  private let isMirrored: Bool

  var columnCount: Int { 4 * bodies.count }

  init(_ problem: LayoutProblem, _ assignment: Assignment) throws(NotAnalyzed) {
    let count = problem.bodies.count * 4 + problem.constraints.count
    guard problem.bodies.count <= SolverBounds.maximumBodies,
      count + 2 * problem.contentSizes.count <= SolverBounds.maximumStatements
    else { throw .tooLarge }
    bodies = problem.bodies
    self.assignment = assignment
    isMirrored = problem.direction == .rightToLeft
    var indexes: [ItemID: Int] = Dictionary(minimumCapacity: problem.bodies.count)
    all.reserveCapacity(count + 2 * problem.contentSizes.count)
    for (index, body) in problem.bodies.enumerated() {
      guard indexes.updateValue(index, forKey: body.id) == nil else { throw .repeatedItem(body.id) }
    }
    self.indexes = indexes
    for constraint in problem.constraints { try add(constraint) }
    for size in problem.contentSizes { try add(size) }
    for (index, body) in problem.bodies.enumerated() { try add(body, index: index) }
  }

  static let attributes: [Attribute] = [.left, .top, .width, .height]

  func anchor(of column: Int) -> Anchor {
    Anchor(bodies[column / 4].id, Self.attributes[column % 4])
  }

  private mutating func add(_ constraint: LinearConstraint) throws(NotAnalyzed) {
    let member = CoreMember.constraint(constraint.id)
    var expression = try expression(constraint.terms, of: member)
    let constant = try assignment.value(of: constraint.constant)
    expression.constant -= constant
    try checkLength(constant, member)
    try checkLength(expression.constant, member)
    let priority = try checkedPriority(constraint.priority, member)
    if constraint.relation == .lessOrEqual { expression.scale(by: -1) }
    all.append(
      Statement(
        member: member, expression: expression, isEquality: constraint.relation == .equal,
        priority: priority))
  }

  /// The sum of the terms, spelled out in columns.
  func expression(
    _ terms: [LinearConstraint.Term], of member: CoreMember
  ) throws(NotAnalyzed) -> SparseExpression {
    var expression = SparseExpression()
    // Two attributes of two columns each are the most that is common.
    expression.terms.reserveCapacity(4)
    let isMirrored = isMirrored && terms.contains { $0.anchor.attribute.isDirectional }
    for term in terms {
      let factor = try assignment.value(of: term.factor)
      try checkFactor(factor, member)
      try add(term.anchor, factor, isMirrored, to: &expression)
    }
    return expression
  }

  private mutating func add(_ size: ContentSize) throws(NotAnalyzed) {
    guard let index = indexes[size.item] else { throw .unknownItem(size.item) }
    let column = 4 * index + (size.axis == .horizontal ? 2 : 3)
    let hugging = CoreMember.hugging(size.item, size.axis)
    let value = try assignment.value(of: size.value)
    try checkLength(value, hugging)
    all.append(
      Statement(
        member: hugging,
        expression: SparseExpression(constant: value, terms: [.init(column: column, factor: -1)]),
        isEquality: false, priority: try checkedPriority(size.hugging, hugging)))
    let resistance = CoreMember.compressionResistance(size.item, size.axis)
    all.append(
      Statement(
        member: resistance,
        expression: SparseExpression(constant: -value, terms: [.init(column: column, factor: 1)]),
        isEquality: false, priority: try checkedPriority(size.compressionResistance, resistance)))
  }

  private mutating func add(_ body: LayoutProblem.Body, index: Int) throws(NotAnalyzed) {
    let extents = [body.left, body.top, body.width, body.height]
    for (offset, extent) in extents.enumerated() {
      var isSound = false
      let column = 4 * index + offset
      let anchor = anchor(of: column)
      switch extent {
      case .unknown: break
      case .given(let scalar):
        let value = try assignment.value(of: scalar)
        try checkLength(value, .given(anchor))
        add(.given(anchor), column, minus: value, isEquality: true)
        // Saying again that it is not negative would only double the ways to explain a conflict.
        isSound = value >= 0
      case .open(let scalar):
        let value = try assignment.value(of: scalar)
        try checkLength(value, .given(anchor))
        wishes.append(Wish(column: column, value: value, isFitted: false))
      case .fitted: wishes.append(Wish(column: column, value: 0, isFitted: true))
      }
      if anchor.attribute.isSize, !isSound {
        add(.nonNegative(anchor), column, minus: 0, isEquality: false)
      }
    }
  }

  private mutating func add(
    _ member: CoreMember, _ column: Int, minus value: Double, isEquality: Bool
  ) {
    let expression = SparseExpression(
      constant: -value, terms: [.init(column: column, factor: 1)])
    all.append(
      Statement(member: member, expression: expression, isEquality: isEquality, priority: 1000))
  }

  /// Adds `factor × anchor`, spelled out in the four columns of its body.
  private func add(
    _ anchor: Anchor, _ factor: Double, _ isMirrored: Bool, to expression: inout SparseExpression
  ) throws(NotAnalyzed) {
    guard let index = indexes[anchor.item] else { throw .unknownItem(anchor.item) }
    let place = anchor.attribute.axis == .horizontal ? 4 * index : 4 * index + 1
    let size = place + 2
    // Mirrored, places count from the right, so that constants still point towards trailing.
    let sign = isMirrored ? -factor : factor
    switch anchor.attribute {
    case .left, .top: expression.add(factor, column: place)
    case .width, .height: expression.add(factor, column: size)
    case .right, .bottom:
      expression.add(factor, column: place)
      expression.add(factor, column: size)
    case .leading:
      expression.add(sign, column: place)
      if isMirrored { expression.add(sign, column: size) }
    case .trailing:
      expression.add(sign, column: place)
      if !isMirrored { expression.add(sign, column: size) }
    case .centerX:
      expression.add(sign, column: place)
      expression.add(sign / 2, column: size)
    case .centerY:
      expression.add(factor, column: place)
      expression.add(factor / 2, column: size)
    case .firstBaseline:
      expression.add(factor, column: place)
      expression.constant +=
        factor * (try assignment.value(of: bodies[index].firstBaselineOffset))
    case .lastBaseline:
      expression.add(factor, column: place)
      expression.add(factor, column: size)
      expression.constant -=
        factor * (try assignment.value(of: bodies[index].lastBaselineOffset))
    }
  }
}

private func checkLength(_ value: Double, _ member: CoreMember) throws(NotAnalyzed) {
  guard value.isFinite else { throw .notFinite(member) }
  guard abs(value) <= SolverBounds.largestLength else { throw .absurd(member) }
}

private func checkFactor(_ value: Double, _ member: CoreMember) throws(NotAnalyzed) {
  guard value.isFinite else { throw .notFinite(member) }
  let size = abs(value)
  guard
    size == 0 || size <= SolverBounds.largestFactor && size >= 1 / SolverBounds.largestFactor
  else { throw .absurd(member) }
}

extension Statements {
  private func checkedPriority(
    _ scalar: Scalar, _ member: CoreMember
  ) throws(NotAnalyzed) -> Double {
    let value = try assignment.value(of: scalar)
    guard value > 0, value <= 1000 else { throw .priority(member) }
    return value
  }
}
