import LayoutModel
import LightSyntax
import SourceText

extension TypeReader {
  /// What an operator gives of which a side is an anchor or a group; `nil` for any other.
  func anchorageCombination(_ operation: Combination) -> Value? {
    guard operation.first.mayBePlace || operation.second.mayBePlace else {
      return nameless(operation)
    }
    guard importsAnchorage else { return nil }
    switch operation.symbol {
    case "+", "-", "*", "/": return computed(operation)
    case "==", "/==/": return related(operation, .equal)
    case "<=", "/<=/": return related(operation, .lessOrEqual)
    case ">=", "/>=/": return related(operation, .greaterOrEqual)
    default: return nil
    }
  }

  // MARK: Expressions

  /// `card.topAnchor + 8`, `2 * card.widthAnchor`, of each anchor where one is chosen.
  private func computed(_ operation: Combination) -> Value? {
    if case .choice(let choice) = operation.first {
      return each(choice) { computed($0, operation.second, operation) }
    }
    if case .choice(let choice) = operation.second {
      return each(choice) { computed(operation.first, $0, operation) }
    }
    return computed(operation.first, operation.second, operation)
  }

  private func each(_ choice: Choice, _ change: (Value) -> Value?) -> Value? {
    var choice = choice
    for index in choice.options.indices {
      guard let value = change(choice.options[index].value) else { return nil }
      choice.options[index].value = value
    }
    return .choice(choice)
  }

  /// With the number first, it is still what is added or taken away.
  private func computed(_ first: Value, _ second: Value, _ operation: Combination) -> Value? {
    var expression: AnchorageExpression
    let number: (value: Value, id: ExpressionID)
    if let known = self.expression(first) {
      expression = known
      number = (second, operation.right)
    } else if let known = self.expression(second), operation.symbol != "/" {
      expression = known
      number = (first, operation.left)
    } else {
      return nil
    }
    let range = file.range(number.id)
    switch operation.symbol {
    case "*", "/":
      guard let side = expression.side, side.group == nil else { return nil }
      var factor = self.number(number.value, number.id)
      if operation.symbol == "/" { factor = factor.inverse }
      expression.multiplier = expression.multiplier.map { $0.product(factor) } ?? factor
      expression.multiplierRange = expression.multiplierRange?.union(range) ?? range
    default:
      let isNegative = operation.symbol == "-"
      if expression.side?.group == .edges, expression.constant == .none,
        let insets = insets(number.value, number.id)
      {
        expression.constant = .insets(insets, range, isNegative: isNegative)
        break
      }
      guard expression.side?.group != .edges || isNumber(number.value) else { return nil }
      var added = self.number(number.value, number.id)
      if isNegative { added = added.negated }
      add(added, range, operation, to: &expression)
    }
    return .anchorage(.expression(expression))
  }

  private func add(
    _ number: Number, _ range: SourceRange, _ operation: Combination,
    to expression: inout AnchorageExpression
  ) {
    switch expression.constant {
    case .none:
      let (left, whole) = (file.range(operation.left), file.range(operation.id))
      let isLast = range.end == whole.end
      expression.constant = .number(
        number, range, removable: isLast ? SourceRange(left.end, whole.end) : nil)
    case .number(let first, let place, _):
      expression.constant = .number(first.sum(number), place.union(range), removable: nil)
    case .insets, .size: break
    }
  }

  private func insets(_ value: Value, _ id: ExpressionID) -> Geometry? {
    switch value {
    case .geometry(let geometry): return geometry.kind == .insets ? spelled(geometry, id) : nil
    case .reference(let reference):
      guard case .geometry(.insets) = kind(of: reference) else { return nil }
      return Geometry(.insets, text: shortened(id))
    default: return nil
    }
  }

  /// Whether it is surely a number: what is added to edges may be insets too.
  private func isNumber(_ value: Value) -> Bool {
    switch value {
    case .number: true
    case .reference(let reference): kind(of: reference) == .number
    default: false
    }
  }

  private func expression(_ value: Value) -> AnchorageExpression? {
    if let side = side(value) { return AnchorageExpression(side: side) }
    guard case .expression(let expression)? = value.anchorage else { return nil }
    return expression
  }

  private func side(_ value: Value) -> AnchorageSide? {
    switch value {
    case .anchor(let item, let attribute, let range):
      return AnchorageSide(
        ends: [AnchorageSide.End(item: item, attribute: attribute)], range: range)
    case .dialect(let value):
      guard case .group(let side)? = value as? AnchorageValue else { return nil }
      return side
    default: return nil
    }
  }

  // MARK: Priorities

  /// `card.topAnchor + 8 ~ .high`, `44 ~ .high`.
  func prioritized(_ operation: Operation) -> Value {
    let value = evaluate(operation.left)
    let priority = anchoragePriority(operation.right)
    if case .choice(let choice) = value, value.mayBePlace {
      let each = each(choice) { prioritized($0, priority, operation) }
      return each ?? .unknown(.choice(choice.text))
    }
    return prioritized(value, priority, operation)
  }

  private func prioritized(_ value: Value, _ priority: Number, _ operation: Operation) -> Value {
    var expression = AnchorageExpression()
    let range = file.range(operation.left)
    if let known = self.expression(value) {
      expression = known
    } else if case .geometry(let size) = value, size.kind == .size {
      expression.constant = .size(spelled(size, operation.left), range)
    } else if value.mayBeNumber {
      expression.constant = .number(number(value, operation.left), range, removable: nil)
    } else {
      handOn(value, to: operation.symbol, at: file.range(operation.id))
      return .unknown(.unread(shortened(operation.id)))
    }
    expression.priority = priority
    return .anchorage(.expression(expression))
  }

  /// Source: Anchorage 4.5.0, `Priority` and its operators.
  private func anchoragePriority(_ id: ExpressionID) -> Number {
    let unknown = Number(value: nil, isLiteral: false, text: file.text(id))
    func named(_ name: String) -> Number {
      let own: [String: Double] = ["high": 750, "low": 250, "fittingSize": 50]
      return Number(
        value: own[name] ?? priority(.symbol(name)).value, isLiteral: false, text: file.text(id))
    }
    switch file[id].kind {
    case .implicitMember(let name): return named(file.name(name))
    case .member(let base, let name) where file.text(base).hasSuffix("Priority"):
      return named(file.name(name))
    case .tuple(let elements):
      guard let only = file.arguments(elements).first, elements.count == 1 else { return unknown }
      return anchoragePriority(only.value)
    case .call(let callee, let arguments):
      let name = file.text(callee)
      guard arguments.count == 1, let only = file.arguments(arguments).first,
        name.hasSuffix("custom") || name.hasSuffix("Priority") || name.hasSuffix("init")
      else { return unknown }
      return anchoragePriority(only.value)
    case .binary(let left, let token, let right):
      let symbol = file.source.text(file.source.tokens[Int(token)])
      guard symbol == "+" || symbol == "-",
        let one = anchoragePriority(left).value, let other = anchoragePriority(right).value
      else { return unknown }
      return Number(
        value: symbol == "+" ? one + other : one - other, isLiteral: false, text: file.text(id))
    default:
      let value = evaluate(id)
      if case .symbol(let name) = value { return named(name) }
      return Number(value: priority(value).value, isLiteral: false, text: file.text(id))
    }
  }

  // MARK: Constraints

  private func related(_ operation: Combination, _ relation: Relation) -> Value? {
    // A library's operator is not what a condition asks for.
    guard !isInCondition else { return nil }
    var sides: [([Branch], AnchorageSide)] = []
    for option in operation.first.options {
      guard let side = side(option.value) else { return nil }
      sides.append((option.branches, side))
    }
    var made: [Choice.Option] = []
    do throws(Refusal) {
      var pairs: [([Branch], AnchorageSide, AnchorageExpression)] = []
      for (branches, side) in sides {
        for option in operation.second.options {
          guard let joined = Choice.joined(branches, option.branches) else { continue }
          let target = try target(option.value, operation.right, for: side)
          try check(target, for: side)
          pairs.append((joined, side, target))
        }
      }
      for (branches, side, target) in pairs {
        guard let value = make(side, relation, target, operation, under: branches) else { continue }
        made.append(Choice.Option(branches: branches, value: value))
      }
    } catch {
      leaveUnresolved(operation.id, error.reason)
      for end in sides.flatMap(\.1.ends) {
        record(.unreadConstraints, on: end.item, at: file.range(operation.id))
      }
      handOn(operation.second, to: operation.symbol, at: file.range(operation.id))
      return .unknown(.unread(shortened(operation.id)))
    }
    if made.count == 1, let only = made.first, only.branches.isEmpty { return only.value }
    return .choice(Choice(options: made, text: shortened(operation.id)))
  }

  /// Whether what is being run is the head of an `if`, `guard` or `while`.
  private var isInCondition: Bool {
    guard execution.statement.file == fileIndex else { return false }
    let bytes = file.source.file.bytes[statement.start...].prefix(6)
    return ["if ", "guard ", "while "].contains { bytes.starts(with: $0.utf8) }
  }

  private func target(
    _ value: Value, _ id: ExpressionID, for side: AnchorageSide
  ) throws(Refusal) -> AnchorageExpression {
    if let known = expression(value) { return known }
    let range = file.range(id)
    if side.group == .size {
      switch value {
      case .geometry(let size) where size.kind == .size:
        return AnchorageExpression(constant: .size(spelled(size, id), range))
      case .reference(let reference) where kind(of: reference) == .geometry(.size):
        return AnchorageExpression(
          constant: .size(Geometry(.size, text: shortened(id)), range))
      case .unknown where isSizeMaker(id):
        let text = file.text(id)
        let size = Geometry(.size, text: text.hasPrefix(".") ? "CGSize" + text : text)
        return AnchorageExpression(constant: .size(size, range))
      default: break
      }
    }
    if side.group == nil, side.ends.allSatisfy(\.attribute.isSize), value.mayBeNumber {
      return AnchorageExpression(constant: .number(number(value, id), range, removable: nil))
    }
    let reason = value.doubt?.reason ?? "'\(shortened(id))' could not be resolved to an anchor"
    throw Refusal("the second anchor is not known: \(reason)")
  }

  /// `.square(20)`, `CGSize.square(20)`: a group is related to nothing else that its own type makes.
  private func isSizeMaker(_ id: ExpressionID) -> Bool {
    guard case .call(let callee, _) = file[id].kind else { return false }
    switch file[callee].kind {
    case .implicitMember: return true
    case .member(let base, _): return file.text(base) == "CGSize"
    default: return false
    }
  }

  private func check(
    _ target: AnchorageExpression, for side: AnchorageSide
  ) throws(Refusal) {
    guard let other = target.side else {
      guard side.ends.allSatisfy(\.attribute.isSize) else {
        throw Refusal("there is no anchor to the right of the operator")
      }
      return
    }
    let areAlike =
      other.ends.count == side.ends.count
      && zip(other.ends, side.ends).allSatisfy {
        $0.attribute.isSize == $1.attribute.isSize
          && ($0.attribute.isSize || $0.attribute.axis == $1.attribute.axis)
      }
    if !areAlike { throw Refusal("Anchorage cannot relate these anchors to each other") }
  }

  /// Makes the constraints between two sides.
  /// Source: Anchorage 4.5.0, `finalize(constraint:withPriority:)`, which switches the mask of the left view off.
  private func make(
    _ side: AnchorageSide, _ relation: Relation, _ target: AnchorageExpression,
    _ operation: Combination, under alternative: [Branch]
  ) -> Value? {
    guard let path = Choice.joined(branches, alternative) else { return nil }
    return onPath(path) { $0.make(side, relation, target, operation) }
  }

  private func make(
    _ side: AnchorageSide, _ relation: Relation, _ target: AnchorageExpression,
    _ operation: Combination
  ) -> Value? {
    let first = drafts.count
    var multiplier: ConstraintOrigin.Argument?
    if let number = target.multiplier, let range = target.multiplierRange {
      multiplier = .init(value: range, removable: nil, number: number, role: .required)
    }
    let constraints = side.ends.enumerated().map { place, end in
      let isFar = side.group?.isFar(place) ?? false
      return LibraryConstraint(
        first: (end.item, WrittenAttribute(end.attribute)),
        relation: isFar ? relation.reversed : relation,
        second: target.side.map { other in
          (other.ends[place].item, WrittenAttribute(other.ends[place].attribute))
        },
        multiplier: multiplier,
        constant: target.constant.argument(at: place, of: side.group, isFar: isFar),
        priority: target.priority, firstPlace: owner(in: side, of: operation),
        secondPlace: target.side.flatMap { owner(in: $0, of: operation) })
    }
    for end in side.ends { record(.library, on: end.item, at: file.range(operation.id)) }
    let made = makeInBatch(constraints, by: operation.id)
    guard let group = side.group else { return made }
    return .anchorage(.made(group, drafts: first..<drafts.count))
  }

  /// Where the view of a side is written; `nil` where `self` is meant, and where a name stands for the anchor.
  private func owner(in side: AnchorageSide, of operation: Combination) -> SourceRange? {
    guard file.range(operation.id).contains(side.range) else { return nil }
    let bytes = file.source.file.bytes[side.range.start..<side.range.end]
    guard let period = bytes.lastIndex(of: UInt8(ascii: ".")), bytes.last != UInt8(ascii: ")")
    else { return nil }
    return SourceRange(side.range.start, period)
  }
}

extension AnchorageGroup {
  /// Whether a constant counts to the inside from that side, against the axis.
  fileprivate func isFar(_ place: Int) -> Bool {
    switch self {
    case .edges, .horizontal, .vertical: place % 2 == 1
    case .center, .size: false
    }
  }
}

extension AnchorageExpression.Constant {
  /// The constant of the constraint at a place of a group; `nil` for none.
  fileprivate func argument(
    at place: Int, of group: AnchorageGroup?, isFar: Bool
  ) -> ConstraintOrigin.Argument? {
    switch self {
    case .none: return nil
    case .number(let number, let range, let removable):
      return ConstraintOrigin.Argument(
        value: range, removable: place == 0 ? removable : nil,
        number: isFar ? number.negated : number, role: removable == nil ? .required : .optional)
    case .insets(let geometry, let range, let isNegative):
      let sides = ["left", "right", "top", "bottom"]
      let number = geometry.part(sides[place]).number
      return ConstraintOrigin.Argument(
        value: range, removable: nil, number: isFar != isNegative ? number.negated : number,
        role: .inset)
    case .size(let geometry, let range):
      let part = geometry.part(place == 0 ? "width" : "height")
      return ConstraintOrigin.Argument(
        value: part.range ?? range, removable: nil, number: part.number, role: .required)
    }
  }
}

extension Value {
  /// Whether Anchorage's operators may take it for an anchor or a group.
  fileprivate var mayBePlace: Bool {
    switch self {
    case .anchor: true
    case .dialect(let value): value is AnchorageValue
    case .choice(let choice):
      choice.options.allSatisfy {
        if case .anchor = $0.value { true } else { $0.value.anchorage != nil }
      }
    default: false
    }
  }

  /// Whether it is no more than a number, or a name of something.
  fileprivate var mayBeNumber: Bool {
    switch self {
    case .number, .reference, .type: true
    default: false
    }
  }
}
