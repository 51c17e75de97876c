import LayoutModel

/// Views that are tied to each other, whose frames are planned.
struct PlannedSet: Sendable {
  var views: [ItemID]
  /// The numbers that the source names, as far as they are known.
  var numbers: [String: Double]
}

/// A rectangle that the code has a text for, by its edges in the coordinates of the container.
struct Region {
  struct Span {
    var start: Form
    var end: Form

    var length: Form { end - start }
  }

  var text: String
  var horizontal: Span
  var vertical: Span

  subscript(axis: Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// Views that a straight cut parts from all others of a region.
struct ViewBlock {
  var views: [ItemID]
  var span: Region.Span
}

/// The frames of a set, and how it is cut.
///
/// A region is inset to what its views cover, then cut where a straight line parts them: what has a fixed length is sliced
/// off from the side on which it stands, two equal halves are cut in the middle, and what is left gets the remainder.
struct Division {
  let set: PlannedSet
  let plan: FramePlan
  let scope: LayoutScopeItems
  let frames: [ItemID: Region]

  /// - Parameters:
  ///   - measures: whether lengths may be numbers that only the running code knows: what contents ask for, and one side
  ///     that depends on the other.
  ///   - refusal: the cause to refuse a set for which there is no division.
  init(
    _ set: PlannedSet, _ plan: FramePlan, in container: ItemID, _ scope: LayoutScopeItems,
    measures: Bool = false, refusal: (_ what: String) -> Refusal.Cause
  ) throws(Refusal.Cause) {
    self.set = set
    self.plan = plan
    self.scope = scope
    var frames: [ItemID: Region] = [:]
    for view in set.views {
      guard scope.superview(view) == container else {
        throw refusal("'\(scope.name(view))' is not a direct subview of the container")
      }
      frames[view] = Region(
        text: "",
        horizontal: try measures
          ? Self.measuredSpan(view, .horizontal, plan, scope, in: container, refusal)
          : Self.span(view, .horizontal, plan, scope, refusal),
        vertical: try measures
          ? Self.measuredSpan(view, .vertical, plan, scope, in: container, refusal)
          : Self.span(view, .vertical, plan, scope, refusal))
    }
    self.frames = frames
  }

  private static func span(
    _ view: ItemID, _ axis: Axis, _ plan: FramePlan, _ scope: LayoutScopeItems,
    _ refusal: (String) -> Refusal.Cause
  ) throws(Refusal.Cause) -> Region.Span {
    let extent = ItemAxis(view, axis)
    guard let place = plan.places[extent], let length = plan.lengths[extent] else {
      throw .unproven("no frame was computed for one of the views")
    }
    let name = scope.name(view)
    if length.isContent { throw refusal("the size of '\(name)' depends on its content") }
    guard let linear = length.linear else {
      throw refusal("the size of '\(name)' has a minimum or maximum")
    }
    let size = plan.expanded(linear)
    if size.terms.contains(where: { $0.quantity.axis ?? axis != axis }) {
      throw refusal("one dimension of '\(name)' depends on the other")
    }
    let start = plan.expanded(place.form - linear * place.share)
    for quantity in (size + start).terms.map(\.quantity) {
      if let item = quantity.item, !scope.isGiven(item) {
        throw refusal("the position or size of '\(name)' depends on another view's content")
      }
    }
    return Region.Span(start: start, end: start + size)
  }

  private static func measuredSpan(
    _ view: ItemID, _ axis: Axis, _ plan: FramePlan, _ scope: LayoutScopeItems,
    in container: ItemID, _ refusal: (String) -> Refusal.Cause
  ) throws(Refusal.Cause) -> Region.Span {
    let extent = ItemAxis(view, axis)
    guard let place = plan.places[extent], let length = plan.lengths[extent] else {
      throw .unproven("no frame was computed for one of the views")
    }
    if length.isClamped {
      throw refusal("the size of '\(scope.name(view))' has a minimum or maximum")
    }
    func isKept(_ quantity: Quantity) -> Bool { quantity.item == container }
    let size = plan.expanded(Form(extent.size), keeping: isKept)
    let start = plan.expanded(place.form - Form(extent.size) * place.share, keeping: isKept)
    return Region.Span(start: start, end: start + size)
  }

  // MARK: Where things lie

  /// The value of a form on a phone, by which views are put in order; the proof does not trust it.
  func value(_ form: Form) -> Double {
    form.terms.reduce(form.constant) { sum, term in
      let value: Double
      switch term.quantity {
      case .origin, .content: value = 0
      case .start(_, let axis): value = axis == .horizontal ? 16 : 55
      case .size(let item, let axis) where frames[item] != nil && !scope.isGiven(item):
        value = axis == .horizontal ? 100 : 20
      case .size(_, let axis): value = axis == .horizontal ? 358 : 747
      case .named(let name), .scaled(let name?, _): value = set.numbers[name] ?? 8
      case .scaled(nil, _): value = 1
      }
      return sum + term.factor * value
    }
  }

  /// What the views cover along an axis.
  func span(of views: [ItemID], _ axis: Axis) -> Region.Span? {
    let spans = views.compactMap { frames[$0]?[axis] }
    guard let first = spans.min(by: { value($0.start) < value($1.start) }),
      let last = spans.max(by: { value($0.end) < value($1.end) })
    else { return nil }
    return Region.Span(start: first.start, end: last.end)
  }

  /// The views in blocks that straight cuts part, from the start of the axis to its end.
  func blocks(of views: [ItemID], _ axis: Axis) -> [ViewBlock] {
    let spans = views.compactMap { view in frames[view].map { (view: view, span: $0[axis]) } }
      .sorted { (value($0.span.start), $0.view) < (value($1.span.start), $1.view) }
    var blocks: [[ItemID]] = []
    var end = -Double.infinity
    for (view, span) in spans {
      if blocks.isEmpty || value(span.start) >= end - FrameProof.tolerance {
        blocks.append([view])
      } else {
        blocks[blocks.count - 1].append(view)
      }
      end = max(end, value(span.end))
    }
    return blocks.compactMap { views in
      span(of: views, axis).map { ViewBlock(views: views, span: $0) }
    }
  }
}

/// What a division asks of the scope.
struct LayoutScopeItems {
  let surroundings: FrameSurroundings

  func name(_ item: ItemID) -> String { surroundings.scope.descriptions[item.index].name }

  func superview(_ item: ItemID) -> ItemID? { surroundings.scope.items[item.index].superview }

  func isGiven(_ item: ItemID) -> Bool {
    item == surroundings.container || surroundings.scope.items[item.index].kind == .guide
  }
}

extension Quantity {
  /// The axis of a rectangle's part.
  var axis: Axis? {
    switch self {
    case .origin(_, let axis), .start(_, let axis), .size(_, let axis), .content(_, let axis): axis
    case .named, .scaled: nil
    }
  }
}
