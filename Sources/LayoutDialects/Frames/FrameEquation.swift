import LayoutModel

/// What one assigned quantity says: `first relation second × multiplier + Σ terms + constant`.
struct FrameEquation {
  var first: (Reference, Attribute)
  var relation = Relation.equal
  var second: (Reference, Attribute, Double)?
  var terms: [(Reference, Attribute, Double)] = []
  /// Without parts of frames.
  var rest: Length
  /// What gives way: of a largest or smallest value, the side that pulls. The lower, the later it gives way.
  var level: Int?
  var isFirstOfClamp = false

  /// The priority from which levels count down. What content asks for is weaker, at 750 and 250.
  static let highestOptional = 1000.0

  /// The equations for `item.attribute == measure`, all in the coordinates of the scope.
  static func equations(
    _ item: Reference, _ attribute: Attribute, _ measure: Measure
  ) -> Result<[FrameEquation], FrameDoubt> {
    switch measure {
    case .unclear(let reason): return .failure(FrameDoubt(reason))
    case .linear(let length):
      guard let equation = FrameEquation(item, attribute, length, turnsEdge: true) else {
        return .failure(FrameDoubt("a number is not finite"))
      }
      return .success([equation])
    case .extreme(let isMaximum, let measures):
      return clamp(item, attribute, isMaximum, measures)
    }
  }

  /// `q == min(a, b)` is `q <= a`, `q <= b`, and `q >= a`, `q >= b` as far as these allow.
  private static func clamp(
    _ item: Reference, _ attribute: Attribute, _ isMaximum: Bool, _ measures: [Measure]
  ) -> Result<[FrameEquation], FrameDoubt> {
    let (strict, pulling): (Relation, Relation) =
      isMaximum ? (.greaterOrEqual, .lessOrEqual) : (.lessOrEqual, .greaterOrEqual)
    var equations: [FrameEquation] = []
    func add(_ length: Length, _ relation: Relation, _ level: Int?) -> Bool {
      guard var equation = FrameEquation(item, attribute, length, turnsEdge: false) else {
        return false
      }
      equation.relation = relation
      equation.level = level
      equations.append(equation)
      return true
    }
    var inner: [Measure]?
    var lengths: [Length] = []
    for measure in measures {
      switch measure {
      case .linear(let length): lengths.append(length)
      case .extreme(_, let others) where inner == nil: inner = others
      case .extreme, .unclear:
        return .failure(
          FrameDoubt("this nesting of 'min' and 'max' is not supported"))
      }
    }
    var isFinite = lengths.allSatisfy { add($0, strict, nil) }
    if let inner {
      for measure in inner {
        guard case .linear(let length) = measure else {
          return .failure(FrameDoubt("calls to 'min' and 'max' are nested too deeply"))
        }
        isFinite = isFinite && add(length, pulling, 0) && add(length, strict, 1)
      }
    } else {
      isFinite = isFinite && lengths.allSatisfy { add($0, pulling, 0) }
    }
    guard isFinite, !equations.isEmpty else {
      return .failure(FrameDoubt("a number is not finite"))
    }
    if let index = equations.firstIndex(where: { $0.level != nil }) {
      equations[index].isFirstOfClamp = true
    }
    return .success(equations)
  }

  /// - Parameter turnsEdge: whether `left == … - width` is written as the right edge, and half of that as the center.
  /// - Returns: `nil` if a number is not finite.
  private init?(
    _ item: Reference, _ attribute: Attribute, _ length: Length, turnsEdge: Bool
  ) {
    guard length.constant.isFinite, length.terms.values.allSatisfy(\.isFinite) else { return nil }
    var sums = PartSums(length)
    first = (item, attribute)
    rest = Length(length.constant)
    for (quantity, factor) in length.sortedTerms {
      if case .number = quantity { rest.add(quantity, factor: factor) }
    }
    if turnsEdge, !attribute.isSize {
      first.1 = sums.turn(item, attribute)
    }
    var ends = sums.ends
    // The first place, or else the first size, is the second item.
    if let index = ends.firstIndex(where: { !$0.1.isSize }) ?? ends.indices.first {
      second = ends.remove(at: index)
    }
    terms = ends
  }

  /// The constant with its source.
  ///
  /// - Parameter number: what gives the whole quantity.
  func constant(_ number: Number) -> Number {
    let isPlain = second == nil && terms.isEmpty
    if let value = rest.value {
      return Number(
        value: value, isLiteral: !isPlain || number.isLiteral || number.value == nil,
        text: number.text)
    }
    var constant = Number(value: nil, isLiteral: false, text: number.text)
    constant.measure = .linear(rest)
    return constant
  }
}

/// The factors of an item's edges and sizes in a length, by item and axis.
private struct PartSums {
  private struct Key: Hashable {
    var item: Reference
    var axis: Axis
  }

  private var order: [Key] = []
  private var places: [Key: Double] = [:]
  private var sizes: [Key: Double] = [:]

  init(_ length: Length) {
    for (quantity, factor) in length.sortedTerms {
      guard case .part(let part) = quantity else { continue }
      let key = Key(item: part.item, axis: part.attribute.axis)
      if !order.contains(key) { order.append(key) }
      if part.attribute.isSize {
        sizes[key, default: 0] += factor
      } else {
        places[key, default: 0] += factor
      }
    }
  }

  /// What is left of the factor is a rounding error.
  private static let tolerance = 1e-9

  /// The edge of the item that makes its own size vanish from the other side.
  mutating func turn(_ item: Reference, _ attribute: Attribute) -> Attribute {
    let key = Key(item: item, axis: attribute.axis)
    guard let own = sizes[key] else { return attribute }
    let isHorizontal = attribute.axis == .horizontal
    if abs(own + 1) < Self.tolerance {
      sizes[key] = nil
      return isHorizontal ? .right : .bottom
    }
    if abs(own + 0.5) < Self.tolerance {
      sizes[key] = nil
      return isHorizontal ? .centerX : .centerY
    }
    return attribute
  }

  /// Each item's place and size, joined to a right edge or a center where they are one.
  var ends: [(Reference, Attribute, Double)] {
    order.flatMap { key -> [(Reference, Attribute, Double)] in
      let isHorizontal = key.axis == .horizontal
      let (place, size) = (places[key] ?? 0, sizes[key] ?? 0)
      if abs(place) < Self.tolerance {
        if abs(size) < Self.tolerance { return [] }
        return [(key.item, isHorizontal ? .width : .height, size)]
      }
      if abs(place - size) < Self.tolerance {
        return [(key.item, isHorizontal ? .right : .bottom, place)]
      }
      if abs(place / 2 - size) < Self.tolerance {
        return [(key.item, isHorizontal ? .centerX : .centerY, place)]
      }
      if place > 0, size > place {
        return [
          (key.item, isHorizontal ? .right : .bottom, place),
          (key.item, isHorizontal ? .width : .height, size - place),
        ]
      }
      let edge = (key.item, isHorizontal ? Attribute.left : .top, place)
      return abs(size) < Self.tolerance
        ? [edge] : [edge, (key.item, isHorizontal ? .width : .height, size)]
    }
  }
}
