import LayoutModel

/// Writes frames that come of dividing one rectangle.
struct DivisionWriter {
  var frames: FrameWriter

  /// Sets the frames of a set by dividing the container's bounds, its safe area or its margins.
  mutating func divide(_ set: PlannedSet) throws(Refusal.Cause) {
    let items = LayoutScopeItems(surroundings: frames.surroundings)
    let division = try Division(
      set, frames.plan, in: frames.surroundings.container, items, refusal: Refusal.Cause.division)
    let region = try outermost(division)
    let count = frames.statements.count
    try lay(set.views, in: region, division)
    let cuts = frames.statements[count...].flatMap(\.lines).reduce(0) { cuts, line in
      cuts + line.text.ranges(of: "divided(atDistance:").count
    }
    if cuts > Self.mostCuts * set.views.count {
      throw .division("it takes \(cuts) cuts, and frames are easier to read")
    }
  }

  /// For each view: more are harder to follow than the view's frame.
  private static let mostCuts = 2

  /// The rectangle that all is cut from: the one of which the views keep fixed distances, on as many sides as there are.
  private mutating func outermost(_ division: Division) throws(Refusal.Cause) -> Region {
    let container = frames.surroundings.container
    let guides = frames.surroundings.scope.items.filter {
      $0.kind == .guide && $0.owner == container
    }
    var best: (item: ItemID, region: Region, count: Int)?
    for item in [container] + guides.map(\.id) {
      func span(_ axis: Axis) -> Region.Span {
        let start = Form(item == container ? .origin(item, axis) : .start(item, axis))
        return Region.Span(start: start, end: start + Form(.size(item, axis)))
      }
      let region = Region(
        text: "", horizontal: span(.horizontal), vertical: span(.vertical))
      let count = Axis.allCases.reduce(0) { count, axis in
        guard let covered = division.span(of: division.set.views, axis) else { return count }
        return count + ((covered.start - region[axis].start).isInset ? 1 : 0)
          + ((region[axis].end - covered.end).isInset ? 1 : 0)
      }
      if count > best?.count ?? 0 { best = (item, region, count) }
    }
    guard var best else { throw .division("no view is at a fixed distance from any edge") }
    if best.item != container { frames.nameGuide(best.item) }
    best.region.text = frames.rectangle(
      best.item == container ? .bounds(best.item) : .frame(best.item))
    return best.region
  }

  /// Lays views out in a region.
  private mutating func lay(
    _ views: [ItemID], in region: Region, _ division: Division
  ) throws(Refusal.Cause) {
    guard let view = views.first else { return }
    let region = try fitted(region, to: views, division)
    if views.count == 1 {
      frames.set(view, to: region.text)
      return
    }
    for axis in [Axis.vertical, .horizontal] {
      let blocks = division.blocks(of: views, axis)
      if blocks.count > 1 { return try cut(region, into: blocks, axis, division) }
    }
    throw .division(
      "no straight cut separates '\(frames.name(views[0]))' from '\(frames.name(views[1]))'")
  }

  // MARK: Insets

  /// The part of a region that views cover.
  private mutating func fitted(
    _ region: Region, to views: [ItemID], _ division: Division
  ) throws(Refusal.Cause) -> Region {
    var region = region
    var sides: [Axis: (Form, Form)] = [:]
    for axis in Axis.allCases {
      guard let covered = division.span(of: views, axis) else { continue }
      let start = covered.start - region[axis].start
      let end = region[axis].end - covered.end
      switch (start.isInset, end.isInset) {
      case (true, true): sides[axis] = (start, end)
      case (true, false):
        region = sliced(region, start, axis, .start, keeping: .remainder, for: views[0])
        region = sliced(region, covered.length, axis, .start, keeping: .slice, for: views[0])
      case (false, true):
        region = sliced(region, end, axis, .end, keeping: .remainder, for: views[0])
        region = sliced(region, covered.length, axis, .end, keeping: .slice, for: views[0])
      case (false, false):
        throw .division(
          "'\(frames.name(views[0]))' is not at a fixed distance from either of two opposite edges")
      }
    }
    let (left, right) = sides[.horizontal] ?? (Form(), Form())
    let (top, bottom) = sides[.vertical] ?? (Form(), Form())
    let insets = [top, left, bottom, right]
    if insets.allSatisfy(\.isZero) { return region }
    nameCut(&region, for: views[0])
    let printer = frames.printer(for: views[0])
    let call = frames.inset(insets, printer, isOfScreen: frames.isScreen)
    region.horizontal = .init(
      start: region.horizontal.start + left, end: region.horizontal.end - right)
    region.vertical = .init(start: region.vertical.start + top, end: region.vertical.end - bottom)
    region.text += call
    if views.count > 1 { name(&region, frames.unused("area", frames.name(views[0]) + "Region")) }
    return region
  }

  /// Gives a region a name of its own.
  private mutating func name(_ region: inout Region, _ name: String) {
    frames.statements.append(.init(view: nil, lines: FrameWriter.constant(name, region.text)))
    region.text = name
  }

  /// A line holds one cut.
  private mutating func nameCut(_ region: inout Region, for view: ItemID) {
    guard region.text.contains("divided(") else { return }
    name(&region, frames.unused(frames.name(view) + "Region", frames.name(view) + "Rest"))
  }

  // MARK: Cuts

  private enum Side { case start, end }

  private enum Half: String { case slice, remainder }

  /// One half of a region, cut at a distance from a side. A distance of nothing cuts nothing off.
  private mutating func sliced(
    _ region: Region, _ distance: Form, _ axis: Axis, _ side: Side, keeping half: Half,
    for view: ItemID
  ) -> Region {
    if distance.isZero, half == .remainder { return region }
    var region = region
    nameCut(&region, for: view)
    var result = part(half, of: region, distance, axis, side)
    let text = frames.printer(for: view).text(distance)
    result.text = "\(region.text).\(Self.call(text, axis, side)).\(half.rawValue)"
    return result
  }

  private static func call(_ distance: String, _ axis: Axis, _ side: Side) -> String {
    let edge = (side == .start ? "min" : "max") + (axis == .horizontal ? "X" : "Y") + "Edge"
    return "divided(atDistance: \(distance), from: .\(edge))"
  }

  private func part(
    _ half: Half, of region: Region, _ distance: Form, _ axis: Axis, _ side: Side
  ) -> Region {
    var result = region
    let span = region[axis]
    let line = side == .start ? span.start + distance : span.end - distance
    let isBeforeLine = (half == .slice) == (side == .start)
    result[axis] =
      isBeforeLine ? .init(start: span.start, end: line) : .init(start: line, end: span.end)
    return result
  }

  private mutating func cut(
    _ region: Region, into blocks: [ViewBlock], _ axis: Axis, _ division: Division
  ) throws(Refusal.Cause) {
    var blocks = blocks
    var rest = region
    while blocks.count > 1 {
      let (first, last) = (blocks[0], blocks[blocks.count - 1])
      nameCut(&rest, for: first.views[0])
      let side: Side
      var distance = first.span.length
      var text: String?
      if first.span.length.isInset {
        side = .start
      } else if last.span.length.isInset {
        side = .end
        distance = last.span.length
      } else if blocks.count == 2, first.span.length.equals(last.span.length) {
        side = .start
        let gap = last.span.start - first.span.end
        guard gap.isInset else {
          throw .division("neighboring views are not at a fixed distance from each other")
        }
        let length = rest.text + (axis == .horizontal ? ".width" : ".height")
        let gapText = frames.printer(for: first.views[0]).text(gap)
        text = gap.isZero ? "\(length) / 2" : "(\(length) - \(gapText)) / 2"
      } else if first.span.length.isShare {
        side = .start
      } else if last.span.length.isShare {
        side = .end
        distance = last.span.length
      } else {
        throw .division(
          "neither '\(frames.name(first.views[0]))' nor '\(frames.name(last.views[0]))'"
            + " has a fixed size or a fixed share of the space")
      }
      let block = side == .start ? blocks.removeFirst() : blocks.removeLast()
      let next = side == .start ? blocks[0] : blocks[blocks.count - 1]
      let gap =
        side == .start
        ? next.span.start - block.span.end : block.span.start - next.span.end
      guard gap.isInset else {
        throw .division("neighboring views are not at a fixed distance from each other")
      }
      let distanceText = text ?? frames.printer(for: block.views[0]).text(distance)
      let area = frames.unused(
        frames.name(block.views[0]) + "Area", frames.name(block.views[0]) + "Division")
      let call = "\(rest.text).\(Self.call(distanceText, axis, side))"
      frames.statements.append(.init(view: block.views[0], lines: FrameWriter.constant(area, call)))
      var slice = part(.slice, of: rest, distance, axis, side)
      slice.text = area + ".slice"
      rest = part(.remainder, of: rest, distance, axis, side)
      rest.text = area + ".remainder"
      rest = sliced(rest, gap, axis, side, keeping: .remainder, for: next.views[0])
      try lay(block.views, in: slice, division)
    }
    try lay(blocks[0].views, in: rest, division)
  }
}

extension Form {
  /// Whether it is a share of one rectangle's side.
  fileprivate var isShare: Bool {
    guard terms.count == 1, constant == 0, case .size = terms[0].quantity else { return false }
    return true
  }
}
