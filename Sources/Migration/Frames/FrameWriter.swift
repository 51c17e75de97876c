import LayoutDialects
import LayoutModel
import UIKitFacts

/// A piece of a layout method.
struct LayoutStatement: Sendable {
  /// The view whose frame it sets, if it is one; comments about that stand before it.
  var view: ItemID?
  /// Without indentation; lines after the first have that of their depth, in steps.
  var lines: [(depth: Int, text: String)]
}

/// What a layout method's surroundings look like.
struct FrameSurroundings {
  let scope: LayoutScope
  let container: ItemID
  /// How the method spells the container: nothing for `self`, else `view` or `contentView`.
  let containerName: String
  let project: Project
  /// The class of the method, and its file.
  let typeName: String
  let file: Int
  /// Whether the method may leave out right-to-left.
  let isLeftToRightOnly: Bool
  let scaling: Scaling?
  /// The views, set by set.
  let sets: [PlannedSet]
}

/// Writes a plan as Swift: frames in an order in which each reads only what is set.
struct FrameWriter {
  let surroundings: FrameSurroundings
  /// A style may change it before it writes.
  var plan: FramePlan
  let views: [ItemID]
  /// Names that are in use.
  private(set) var taken: Set<String>
  var statements: [LayoutStatement] = []
  private(set) var placed: Set<ItemID> = []
  /// Views that wait for their frames.
  private var waiting: [ItemID]
  /// Names of lengths that stand in constants.
  var locals: [Quantity: String] = [:]
  /// Names of rectangles that stand in constants.
  private var rectangles: [FormPrinter.Rectangle: String] = [:]
  private var rectangleLines: [LayoutStatement] = []
  /// Whether guides are mirrored first, so that all frames can be mirrored in the bounds afterwards.
  var mirrorsGuides = false

  /// The longest line, in characters, with an indentation of two or more steps before it.
  static let lineLength = 92

  init(
    _ surroundings: FrameSurroundings, _ plan: FramePlan, views: [ItemID], taken: Set<String>
  ) {
    self.surroundings = surroundings
    self.plan = plan
    self.views = views
    self.taken = taken
    waiting = views
  }

  /// The statements of the method, and the names that are in use afterwards.
  mutating func write(
    as style: any FrameStyle
  ) throws(Refusal.Cause) -> (statements: [LayoutStatement], taken: Set<String>) {
    var trial = self
    try style.write(&trial)
    if trial.containerCount > 2 || trial.hasLongLine { nameContainer() }
    try style.write(&self)
    return (rectangleLines + statements, taken)
  }

  /// Whether the container's bounds make a line too long.
  private var hasLongLine: Bool {
    let name = rectangle(.bounds(surroundings.container))
    return (rectangleLines + statements).flatMap(\.lines).contains {
      $0.text.count + 2 * $0.depth > Self.lineLength && $0.text.contains(name)
    }
  }

  /// How often the container's bounds are written.
  private var containerCount: Int {
    let name = rectangle(.bounds(surroundings.container))
    let text = (rectangleLines + statements).flatMap(\.lines).map(\.text).joined(separator: " ")
    var count = 0
    var rest = text[...]
    while let next = rest.firstRange(of: name) {
      count += 1
      rest = rest[next.upperBound...]
    }
    return count
  }

  // MARK: Names

  func name(_ item: ItemID) -> String { surroundings.scope.descriptions[item.index].name }

  mutating func unused(_ names: String...) -> String {
    let last = names[names.count - 1]
    let found =
      names.first { !taken.contains($0) }
      ?? (2...99).lazy.map { "\(last)\($0)" }.first { [taken] in !taken.contains($0) }
    let name = found ?? last
    taken.insert(name)
    return name
  }

  /// Names that were given in a block are free behind it, but for those of rectangles, which stand before all.
  mutating func leaveScope(withNames outer: Set<String>) { taken = outer.union(rectangles.values) }

  /// The container's bounds have a name of their own where that is shorter.
  private mutating func nameContainer() {
    let owner = surroundings.containerName
    guard !owner.isEmpty else { return }
    let name = unused(owner == "view" ? "bounds" : "contentBounds", owner + "Bounds")
    rectangles[.bounds(surroundings.container)] = name
    rectangleLines.append(.init(lines: [(0, "let \(name) = \(owner).bounds")]))
  }

  mutating func nameGuide(_ guide: ItemID) {
    guard rectangles[.frame(guide)] == nil else { return }
    let name =
      isSafeArea(guide) ? unused("safeArea", "safeBounds") : unused("margins", "marginBounds")
    let bounds = rectangle(.bounds(surroundings.container))
    rectangles[.frame(guide)] = name
    let word = mirrorsGuides ? "var" : "let"
    var lines = [(0, "\(word) \(name) = \(bounds).inset(by: \(insets(of: guide)))")]
    if mirrorsGuides {
      lines += [
        (0, "if \(isRightToLeft) {"),
        (1, "\(name).origin.x = \(bounds).minX + \(bounds).maxX - \(name).maxX"), (0, "}"),
      ]
    }
    rectangleLines.append(.init(lines: lines))
  }

  func rectangle(_ rectangle: FormPrinter.Rectangle) -> String {
    if let name = rectangles[rectangle] { return name }
    switch rectangle {
    case .bounds(surroundings.container):
      let owner = surroundings.containerName
      return owner.isEmpty ? "bounds" : owner + ".bounds"
    case .bounds(let item): return name(item) + ".bounds"
    case .frame(let item): return name(item) + ".frame"
    }
  }

  func printer(for view: ItemID) -> FormPrinter {
    let inside = surroundings.scope.items[view.index].superview
    let container = surroundings.container
    return FormPrinter(
      rectangle: { self.rectangle($0) }, local: { self.locals[$0] },
      usesBounds: { $0 == container || $0 == inside }, scaling: surroundings.scaling)
  }

  // MARK: Order

  /// The view whose frame comes next, as it reads only what is set; `nil` once all have been taken.
  mutating func nextView() -> ItemID? {
    if waiting.isEmpty { return nil }
    return waiting.remove(at: waiting.firstIndex { isReady($0) } ?? 0)
  }

  private func isReady(_ view: ItemID) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let extent = ItemAxis(view, axis)
      return plan.forms(of: extent).allSatisfy { form in
        form.terms.allSatisfy { $0.quantity.item == view || isReadable($0.quantity, by: view) }
      }
    }
  }

  /// Whether a quantity can be read where the next frame is set.
  func isReadable(_ quantity: Quantity, by view: ItemID?) -> Bool {
    if locals[quantity] != nil { return true }
    switch quantity {
    case .start(let item, _): return placed.contains(item) || isGiven(item)
    case .size(let item, _): return placed.contains(item) || isGiven(item)
    case .content(let item, _): return item == view
    case .origin, .named, .scaled: return true
    }
  }

  func isGiven(_ item: ItemID) -> Bool {
    item == surroundings.container || surroundings.scope.items[item.index].kind == .guide
  }

  // MARK: One view

  /// Sets a view's frame in a statement of its own.
  mutating func setFrame(of view: ItemID) throws(Refusal.Cause) {
    let horizontal = ItemAxis(view, .horizontal)
    let vertical = ItemAxis(view, .vertical)
    guard let x = plan.places[horizontal], let y = plan.places[vertical],
      let width = plan.lengths[horizontal], let height = plan.lengths[vertical]
    else { throw .unproven("no frame was computed for one of the views") }
    if let text = wholeRectangle(x, y, width, height, of: view) {
      set(view, to: text)
      return
    }
    // A height that follows the width needs it first, and the other way round.
    let isHeightFirst = width.mentions(.size(view, .vertical))
    var texts: [Axis: String] = [:]
    if width.isContent, height.isContent, !width.isClamped, !height.isClamped {
      nameContent(of: view)
    }
    for axis in isHeightFirst ? [Axis.vertical, .horizontal] : [.horizontal, .vertical] {
      let extent = ItemAxis(view, axis)
      let other = ItemAxis(view, axis == .horizontal ? .vertical : .horizontal)
      let isNeeded =
        plan.places[extent].map { $0.share != 0 || $0.form.factor(of: extent.size) != 0 } ?? false
      texts[axis] = try lengthText(
        extent, isNamed: plan.isMeasured(other) || isNeeded || plan.names(extent, from: other))
    }
    let left = try startText(x, horizontal, texts[.horizontal] ?? "")
    let top = try startText(y, vertical, texts[.vertical] ?? "")
    set(
      view, to: "CGRect",
      [
        "x: \(left)", "y: \(top)", "width: \(texts[.horizontal] ?? "")",
        "height: \(texts[.vertical] ?? "")",
      ])
  }

  /// Takes a view as laid out: from here on its frame says what names did.
  mutating func markPlaced(_ view: ItemID) {
    placed.insert(view)
    for axis in Axis.allCases { locals[.size(view, axis)] = nil }
  }

  func hasName(_ quantity: Quantity) -> Bool { locals[quantity] != nil }

  mutating func set(_ view: ItemID, to value: String, _ arguments: [String] = []) {
    let target = name(view) + ".frame = "
    markPlaced(view)
    guard !arguments.isEmpty else {
      statements.append(.init(view: view, lines: Self.broken(target + value)))
      return
    }
    let line = target + value + "(" + arguments.joined(separator: ", ") + ")"
    if line.count <= Self.lineLength {
      statements.append(.init(view: view, lines: [(0, line)]))
      return
    }
    let pairs = [
      arguments[0] + ", " + arguments[1] + ",", arguments[2] + ", " + arguments[3] + ")",
    ]
    let isShort = pairs.allSatisfy { $0.count <= Self.lineLength - 2 }
    let rest =
      isShort ? pairs : zip(arguments, [",", ",", ",", ")"]).map { $0 + $1 }
    statements.append(
      .init(view: view, lines: [(0, target + value + "(")] + rest.map { (1, $0) }))
  }

  /// Forms in terms of what can be read now.
  mutating func readable(_ form: Form, by view: ItemID) throws(Refusal.Cause) -> Form {
    let readable = withInsets(plan.expanded(form) { quantity in isReadable(quantity, by: view) })
    for term in readable.terms where !isReadable(term.quantity, by: view) {
      guard case .size(let item, let axis) = term.quantity else {
        throw .dependentFrames([view, term.quantity.item].compactMap { $0.map(name) })
      }
      _ = try lengthText(ItemAxis(item, axis), isNamed: true)
    }
    for term in readable.terms {
      if case .start(let item, _) = term.quantity,
        surroundings.scope.items[item.index].kind == .guide
      {
        nameGuide(item)
      }
      if case .size(let item, _) = term.quantity,
        surroundings.scope.items[item.index].kind == .guide
      {
        nameGuide(item)
      }
    }
    return readable
  }

  /// The source of a length; as the name of a constant if it is needed again and is no short expression.
  mutating func lengthText(
    _ extent: ItemAxis, isNamed: Bool
  ) throws(Refusal.Cause) -> String {
    let quantity = extent.size
    if let name = locals[quantity] { return name }
    guard let length = plan.lengths[extent] else { throw .unproven("a length is missing") }
    let view = extent.item
    let value: String
    if let linear = length.linear {
      let form = try readable(linear, by: view)
      value = printer(for: view).text(form)
      let isShort = printer(for: view).summandCount(form) == 0 || !value.contains(" ")
      if isShort || !isNamed { return value }
    } else {
      var preferred =
        length.isContent
        ? try contentText(extent)
        : printer(for: view).text(try readable(length.preferred, by: view))
      for bound in length.atLeast {
        preferred = "max(\(preferred), \(printer(for: view).text(try readable(bound, by: view))))"
      }
      for bound in length.atMost {
        preferred = "min(\(preferred), \(printer(for: view).text(try readable(bound, by: view))))"
      }
      value = preferred
      if length.isContent, !length.isClamped, locals[.content(view, extent.axis)] != nil {
        return value
      }
    }
    let suffix = extent.axis == .horizontal ? "Width" : "Height"
    let name = unused(name(view) + suffix)
    statements.append(.init(view: view, lines: Self.constant(name, value)))
    locals[quantity] = name
    return name
  }

  // MARK: Places

  private mutating func startText(
    _ place: Place, _ extent: ItemAxis, _ length: String
  ) throws(Refusal.Cause) -> String {
    let form = try readable(place.form, by: extent.item)
    let printer = printer(for: extent.item)
    guard place.share != 0 else { return printer.text(form) }
    if let linear = plan.lengths[extent]?.linear, locals[extent.size] == nil {
      let linear = try readable(linear, by: extent.item)
      let start = form - linear * place.share
      let isConstant = linear.isConstant
      let isScaledAlong = linear.terms.allSatisfy { $0.quantity == .scaled(nil, extent.axis) }
      // `bounds.maxX - 13 - 28` says which of the numbers is the size.
      let isSum = isConstant && place.share == 1 && form.constant != 0
      if !isSum,
        isConstant || isScaledAlong && place.share < 1 || printer.summandCount(start) <= 1
      {
        return printer.text(start)
      }
    }
    let base = printer.text(form)
    return place.share == 1 ? "\(base) - \(length)" : "\(base) - \(length) / 2"
  }

  /// `bounds`, or `bounds.inset(by: …)`, where all four edges are tied to those of one rectangle.
  private mutating func wholeRectangle(
    _ x: Place, _ y: Place, _ width: Length, _ height: Length, of view: ItemID
  ) -> String? {
    guard let wide = width.linear, let high = height.linear else { return nil }
    let left = x.form - wide * x.share
    let top = y.form - high * y.share
    guard let item = left.terms.lazy.compactMap(\.quantity.item).first,
      isGiven(item) || placed.contains(item)
    else { return nil }
    let isGuide = surroundings.scope.items[item.index].kind == .guide
    let isInside =
      item == surroundings.scope.items[view.index].superview || item == surroundings.container
    func start(_ axis: Axis) -> Form {
      Form(isInside && !isGuide ? .origin(item, axis) : .start(item, axis))
    }
    let dx = left - start(.horizontal)
    let dy = top - start(.vertical)
    let right = Form(.size(item, .horizontal)) - dx - wide
    let bottom = Form(.size(item, .vertical)) - dy - high
    let named = insetsName([dy, dx, bottom, right])
    guard dx.isInset, dy.isInset, named != nil || dx.equals(right) && dy.equals(bottom) else {
      return nil
    }
    if isGuide { nameGuide(item) }
    let base = rectangle(isInside && !isGuide ? .bounds(item) : .frame(item))
    if let named { return "\(base).inset(by: \(named))" }
    if dx.isZero, dy.isZero { return base }
    let printer = printer(for: view)
    let owner = surroundings.scope.items[item.index].owner ?? item
    return base
      + inset([dy, dx, dy, dx], printer, isOfScreen: isScreen && owner == surroundings.container)
  }
}
