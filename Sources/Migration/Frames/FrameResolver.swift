import LayoutDialects
import LayoutModel

/// Orders what a set says so that each quantity follows from those before it.
struct FrameResolver {
  let set: ViewSet
  /// Axes on which a view has a size of its own.
  let intrinsicAxes: (ItemID) -> Set<Axis>
  /// Axes on which a view may have one, be that seen or not.
  let sizedAxes: [ItemID: Set<Axis>]
  private(set) var plan = FramePlan()
  private let equations: [Equation]
  private let views: Set<ItemID>
  /// The equations that name a view on an axis, by their places.
  private let mentions: [ItemAxis: [Int]]

  /// More unknown quantities than this are not eliminated at once.
  static let maximumUnknowns = 120

  init(
    _ set: ViewSet, _ equations: [Equation], sizedAxes: [ItemID: Set<Axis>],
    intrinsicAxes: @escaping (ItemID) -> Set<Axis>
  ) {
    self.set = set
    let equations = Self.allHold(equations) ? equations.map(\.required) : equations
    self.equations = equations
    self.sizedAxes = sizedAxes
    self.intrinsicAxes = intrinsicAxes
    views = Set(set.views)
    var mentions: [ItemAxis: [Int]] = [:]
    for (index, equation) in equations.enumerated() {
      for view in Set(equation.form.terms.compactMap(\.quantity.placed)) {
        mentions[view, default: []].append(index)
      }
    }
    self.mentions = mentions
  }

  /// Whether optional equalities hold like required ones, because none can hold only at the cost of another, and
  /// because content resists compression less, at 750. That all hold at once is part of what is proven of the frames.
  private static func allHold(_ equations: [Equation]) -> Bool {
    equations.allSatisfy { $0.relation == .equal && $0.priority > 750 }
  }

  /// - Throws: ``Refusal`` for a set that has no such order, or none that is exact.
  mutating func resolve() throws(Refusal) {
    while true {
      propagate()
      if isComplete { break }
      if try eliminate(sizesOnly: true) { continue }
      if try assumeOptional() { continue }
      if try useContent() { continue }
      if try eliminate(sizesOnly: false) { continue }
      let open = Set(openExtents)
      let optional = equations.first { equation in
        !equation.isRequired
          && equation.form.terms.contains { $0.quantity.placed.map(open.contains) ?? false }
      }
      if let optional { throw refusal(.priority, at: optional) }
      throw refusal(.undetermined(openNames))
    }
    try checkOptional()
  }

  private var extents: [ItemAxis] {
    self.set.views.flatMap { view in Axis.allCases.map { ItemAxis(view, $0) } }
  }

  private var isComplete: Bool { openExtents.isEmpty }

  private var openExtents: [ItemAxis] {
    extents.filter { plan.places[$0] == nil || plan.lengths[$0] == nil }
  }

  private var openNames: [(view: String, attribute: String)] {
    openExtents.map { (set.name($0.item), $0.axis == .horizontal ? "x" : "y") }
  }

  private func refusal(_ cause: Refusal.Cause, at equation: Equation? = nil) -> Refusal {
    let constraint = equation.map { set.scope.constraints[$0.id.index] } ?? set.constraints[0]
    let origin = set.origin(constraint)
    return Refusal(cause, file: origin.file, range: origin.place)
  }

  private func isUnknown(_ quantity: Quantity) -> Bool {
    switch quantity {
    case .start(let item, let axis):
      views.contains(item) && plan.places[ItemAxis(item, axis)] == nil
    case .size(let item, let axis):
      views.contains(item) && plan.lengths[ItemAxis(item, axis)] == nil
    case .origin, .content, .named, .scaled: false
    }
  }

  // MARK: One view at a time

  private mutating func propagate() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for extent in extents where plan.places[extent] == nil || plan.lengths[extent] == nil {
        if resolve(extent, with: { $0.isRequired && $0.relation == .equal }) { isChanged = true }
      }
    }
  }

  /// An equation in one view's start and size; all else in it is known.
  private struct OwnEquation {
    var start: Double
    var size: Double
    /// What `start × S + size × Z` is.
    var value: Form
  }

  private func ownEquation(_ index: Int, _ extent: ItemAxis) -> OwnEquation? {
    let form = equations[index].form
    let (start, size) = extent.quantities
    guard
      form.terms.allSatisfy({
        $0.quantity == start || $0.quantity == size || !isUnknown($0.quantity)
      })
    else { return nil }
    return OwnEquation(
      start: form.factor(of: start), size: form.factor(of: size),
      value: form.without(start).without(size) * -1)
  }

  /// Takes what the equations that pass say about a view on an axis.
  private mutating func resolve(_ extent: ItemAxis, with passes: (Equation) -> Bool) -> Bool {
    var found = false
    let (_, size) = extent.quantities
    let own = (mentions[extent] ?? []).filter { passes(equations[$0]) }.compactMap {
      ownEquation($0, extent)
    }
    if plan.lengths[extent] == nil,
      let equation = own.first(where: { $0.start == 0 && $0.size != 0 })
    {
      plan.lengths[extent] = Length(preferred: equation.value / equation.size)
      found = true
    }
    let placing = own.filter { $0.start != 0 }.map { ($0.size / $0.start, $0.value / $0.start) }
    if plan.lengths[extent] == nil, let first = placing.first,
      let second = placing.first(where: { $0.0 != first.0 })
    {
      plan.lengths[extent] = Length(preferred: (second.1 - first.1) / (second.0 - first.0))
      found = true
    }
    if plan.places[extent] == nil, plan.lengths[extent] != nil {
      let known = [0, 0.5, 1].compactMap { share in placing.first { $0.0 == share } }.first
      if let (share, form) = known ?? placing.first {
        switch share {
        case 0: plan.places[extent] = .start(form)
        case 0.5: plan.places[extent] = .center(form)
        case 1: plan.places[extent] = .end(form)
        default: plan.places[extent] = .start(form - Form(size, factor: share))
        }
        found = true
      }
    }
    return found
  }

  // MARK: Several views at once

  /// Finds one quantity that the required equations fix together.
  private mutating func eliminate(sizesOnly: Bool) throws(Refusal) -> Bool {
    let open = equations.filter {
      $0.isRequired && $0.relation == .equal && $0.form.terms.contains { isUnknown($0.quantity) }
    }
    var unknowns: [Quantity] = []
    for term in open.flatMap(\.form.terms)
    where isUnknown(term.quantity) && !unknowns.contains(term.quantity) {
      unknowns.append(term.quantity)
    }
    guard unknowns.count <= Self.maximumUnknowns else { throw refusal(.tooLarge) }
    // Sizes last: a reduced row speaks of the first unknown in terms of those behind it.
    unknowns.sort { !$0.isSize && $1.isSize }
    var rows = open.map(\.form)
    var reduced: [(pivot: Quantity, row: Form)] = []
    for unknown in unknowns {
      guard
        let index = rows.indices.max(by: {
          abs(rows[$0].factor(of: unknown)) < abs(rows[$1].factor(of: unknown))
        }), abs(rows[index].factor(of: unknown)) > 1e-9
      else { continue }
      let row = rows.remove(at: index)
      let pivot = row / row.factor(of: unknown)
      rows = rows.map { $0 - pivot * $0.factor(of: unknown) }
      reduced = reduced.map { ($0.pivot, $0.row - pivot * $0.row.factor(of: unknown)) }
      reduced.append((unknown, pivot))
    }
    let solved = reduced.filter { entry in
      entry.row.terms.allSatisfy { $0.quantity == entry.pivot || !isUnknown($0.quantity) }
    }
    guard
      let best = solved.first(where: \.pivot.isSize) ?? (sizesOnly ? nil : solved.first)
    else { return false }
    let value = best.row.without(best.pivot) * -1
    switch best.pivot {
    case .start(let item, let axis): plan.places[ItemAxis(item, axis)] = .start(value)
    case .size(let item, let axis): plan.lengths[ItemAxis(item, axis)] = Length(preferred: value)
    case .origin, .content, .named, .scaled: return false
    }
    return true
  }

  // MARK: Optional constraints and content

  /// An optional equality that alone completes a view on an axis, and that nothing pulls against.
  private mutating func assumeOptional() throws(Refusal) -> Bool {
    for extent in openExtents where plan.lengths[extent] == nil {
      let optional = (mentions[extent] ?? []).filter {
        !equations[$0].isRequired && equations[$0].relation == .equal
          && ownEquation($0, extent) != nil
      }
      guard let index = optional.max(by: { equations[$0].priority < equations[$1].priority }) else {
        continue
      }
      let equation = equations[index]
      let rivals = optional.filter { equations[$0].priority == equation.priority }
      // Content resists compression at 750 unless code says otherwise.
      if equation.priority <= 750, sizedAxes[extent.item]?.contains(extent.axis) ?? true {
        throw refusal(.priority, at: equation)
      }
      guard rivals.count == 1, let own = ownEquation(index, extent) else {
        throw refusal(.priority, at: equation)
      }
      let value: Form
      if own.start == 0 {
        value = own.value / own.size
      } else {
        let required = (mentions[extent] ?? []).filter {
          equations[$0].isRequired && equations[$0].relation == .equal
        }.compactMap { ownEquation($0, extent) }.first { $0.start != 0 }
        guard let required, required.size / required.start != own.size / own.start else { continue }
        value =
          (own.value / own.start - required.value / required.start)
          / (own.size / own.start - required.size / required.start)
      }
      guard try clamp(extent, Length(preferred: value)) else { continue }
      return true
    }
    return false
  }

  private mutating func useContent() throws(Refusal) -> Bool {
    var blocked: Equation?
    for extent in openExtents where plan.lengths[extent] == nil {
      guard intrinsicAxes(extent.item).contains(extent.axis) else { continue }
      var length = Length(preferred: Form(.content(extent.item, extent.axis)))
      length.isContent = true
      if try clamp(extent, length) { return true }
      blocked =
        blocked
        ?? (mentions[extent] ?? []).map { equations[$0] }.first { $0.relation != .equal }
    }
    // What several equations say together may still unblock it.
    if let blocked, try !eliminate(sizesOnly: false) { throw refusal(.inequality, at: blocked) }
    return blocked != nil
  }

  /// Gives a view a length within what the inequalities allow; `false` if one of them speaks of what is not known.
  private mutating func clamp(_ extent: ItemAxis, _ length: Length) throws(Refusal) -> Bool {
    var length = length
    let (_, size) = extent.quantities
    let indices = mentions[extent] ?? []
    let placing = indices.filter { equations[$0].isRequired && equations[$0].relation == .equal }
      .compactMap { ownEquation($0, extent) }.first { $0.start != 0 }
    for index in indices where equations[index].relation != .equal {
      let equation = equations[index]
      guard let own = ownEquation(index, extent) else { return false }
      guard equation.isRequired else { throw refusal(.priority, at: equation) }
      // `start × S + size × Z  relation  value`, with S from the equation that places the view.
      var factor = own.size
      var value = own.value
      if own.start != 0 {
        guard let placing else { return false }
        factor -= own.start * placing.size / placing.start
        value = value - placing.value * (own.start / placing.start)
      }
      // It only says where the view is, whatever its size.
      if abs(factor) < 1e-9 { continue }
      let bound = value / factor
      if (equation.relation == .lessOrEqual) == (factor > 0) {
        if !length.atMost.contains(where: { $0.equals(bound) }) { length.atMost.append(bound) }
      } else if !bound.isConstant || bound.constant > 0 {
        if !length.atLeast.contains(where: { $0.equals(bound) }) { length.atLeast.append(bound) }
      }
      if bound.factor(of: size) != 0 { throw refusal(.inequality, at: equation) }
    }
    plan.lengths[extent] = length
    return true
  }

  /// Optional constraints that were not needed must not pull at anything.
  private func checkOptional() throws(Refusal) {
    for equation in equations where !equation.isRequired && equation.relation != .equal {
      let extents = Set(equation.form.terms.compactMap(\.quantity.placed))
      if extents.contains(where: { plan.lengths[$0]?.isContent ?? false }) {
        throw refusal(.priority, at: equation)
      }
    }
  }
}

extension ItemAxis {
  fileprivate var quantities: (start: Quantity, size: Quantity) {
    (.start(item, axis), .size(item, axis))
  }
}

extension Quantity {
  /// The view and axis whose place or size it is.
  var placed: ItemAxis? {
    switch self {
    case .start(let item, let axis), .size(let item, let axis): ItemAxis(item, axis)
    case .origin, .content, .named, .scaled: nil
    }
  }

  var isSize: Bool {
    if case .size = self { true } else { false }
  }
}
