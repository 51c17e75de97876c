import LayoutModel

/// Writes frames as rows and columns.
struct RowWriter {
  var frames: FrameWriter

  /// Sets the frames of a set by rows and columns: those of the container first, then those inside its views.
  mutating func layRows(_ set: PlannedSet) throws(Refusal.Cause) {
    let items = LayoutScopeItems(surroundings: frames.surroundings)
    let count = frames.statements.count
    let outerNames = frames.taken
    var waiting = set.views
    var isSingle = true
    while let view = waiting.first(where: { isLaid(items.superview($0)) }),
      let superview = items.superview(view)
    {
      let group = waiting.filter { items.superview($0) == superview }
      waiting.removeAll { group.contains($0) }
      isSingle = isSingle && group.count == 1
      let planner = RowPlanner(
        try Division(
          PlannedSet(views: group, numbers: set.numbers), frames.plan, in: superview, items,
          measures: true, refusal: Refusal.Cause.rows))
      let region =
        superview == frames.surroundings.container
        ? outermost(group, planner) : inside(superview)
      let chain = try planner.chain(group, in: region)
      try lay(chain, in: region.text, of: nil, planner.division)
    }
    if isSingle, let view = set.views.first {
      throw .rows("'\(frames.name(view))' stands alone, so a frame says more plainly where it is")
    }
    if let view = waiting.first {
      throw .rows("the superview of '\(frames.name(view))' is not known")
    }
    frames.leaveScope(withNames: outerNames)
    for index in count..<frames.statements.count {
      frames.statements[index].lines = frames.statements[index].lines.map {
        ($0.depth + 1, $0.text)
      }
    }
    frames.statements.insert(LayoutStatement(lines: [(0, "do {")]), at: count)
    frames.statements.append(
      LayoutStatement(lines: [
        (0, "} catch {"), (1, "// There is too little room: the views keep their frames."),
        (0, "}"),
      ]))
  }

  private func isLaid(_ superview: ItemID?) -> Bool {
    superview.map { $0 == frames.surroundings.container || frames.placed.contains($0) } ?? false
  }

  // MARK: Where rows start

  private func inside(_ view: ItemID) -> Region {
    func span(_ axis: Axis) -> Region.Span {
      let start = Form(.origin(view, axis))
      return Region.Span(start: start, end: start + Form(.size(view, axis)))
    }
    return Region(
      text: frames.rectangle(.bounds(view)), horizontal: span(.horizontal),
      vertical: span(.vertical))
  }

  /// The rectangle that all lies in: on each side the edge of the container or of a guide from which views keep their
  /// distance. It has no text where those are several.
  private mutating func outermost(_ views: [ItemID], _ planner: RowPlanner) -> Region {
    let container = frames.surroundings.container
    let guides = frames.surroundings.scope.items.filter {
      $0.kind == .guide && $0.owner == container
    }
    let owners = [container] + guides.map(\.id)
    func span(_ axis: Axis, _ first: ItemID, _ last: ItemID) -> Region.Span {
      func start(_ item: ItemID) -> Form {
        Form(item == container ? .origin(item, axis) : .start(item, axis))
      }
      return Region.Span(start: start(first), end: start(last) + Form(.size(last, axis)))
    }
    func best(_ axis: Axis, before other: ItemID?) -> (ItemID, ItemID) {
      var best = (container, container)
      var score = -1
      // One rectangle rather than two, and the same on both axes.
      let pairs =
        (([other].compactMap(\.self) + owners).map { ($0, $0) })
        + owners.flatMap { one in owners.map { (one, $0) } }
      for pair in pairs {
        let found = planner.score(views, in: span(axis, pair.0, pair.1), axis)
        if found > score { (best, score) = (pair, found) }
      }
      return best
    }
    let rows = best(.vertical, before: nil)
    let columns = best(.horizontal, before: rows.0 == rows.1 ? rows.0 : nil)
    let edges = [rows.0, rows.1, columns.0, columns.1]
    for item in edges where item != container { frames.nameGuide(item) }
    var region = Region(
      text: "", horizontal: span(.horizontal, columns.0, columns.1),
      vertical: span(.vertical, rows.0, rows.1))
    if edges.allSatisfy({ $0 == edges[0] }) {
      region.text = frames.rectangle(edges[0] == container ? .bounds(edges[0]) : .frame(edges[0]))
    }
    return region
  }

  // MARK: Rows

  private mutating func append(_ lines: [(depth: Int, text: String)]) {
    frames.statements.append(LayoutStatement(lines: lines))
  }

  /// - Parameters:
  ///   - text: the rectangle that holds the row; empty where only its edges have names.
  ///   - owner: the first view of the item whose frame that is, if it is one.
  private mutating func lay(
    _ chain: RowChain, in text: String, of owner: ItemID?, _ division: Division
  ) throws(Refusal.Cause) {
    let first = chain.views[0]
    // A view that fills the frame of an item needs no row of its own.
    if owner != nil, let view = chain.only {
      return set(view, in: text, inset(chain, frames.printer(for: view)))
    }
    let items = try items(of: chain)
    let isColumn = chain.axis == .vertical
    let row = frames.unused(
      isColumn ? "column" : "row", frames.name(first) + (isColumn ? "Column" : "Row"))
    var area = area(of: chain, in: text, isNested: owner != nil, division)
    let rest = "direction: .\(isColumn ? "column" : "row"), alignment: .\(chain.alignment))"
    func line(_ area: String) -> String { "let \(row) = Layout(parentFrame: \(area), \(rest)" }
    let isTooLong = line(area).count > FrameWriter.lineLength - 2
    if area.hasPrefix("try ") || isTooLong && area.count > Self.longestArgument {
      let text = area
      area =
        owner.map { frames.unused(frames.name($0) + "Area") }
        ?? frames.unused("area", frames.name(first) + "Area")
      append(Self.rectangle(area, text))
    }
    if line(area).count <= FrameWriter.lineLength - 2 {
      append([(0, line(area))])
    } else {
      append([(0, "let \(row) = Layout("), (1, "parentFrame: \(area), \(rest)")])
    }
    if items.count == 1, case .view(let view, _, _, let insets) = chain.parts[0] {
      let inset = inset(insets, of: view, across: chain.axis)
      let frame = "try \(row).add(item: \(items[0])).frame()" + inset
      if frames.name(view).count + 9 + frame.count <= FrameWriter.lineLength - 2 {
        return frames.set(view, to: frame)
      }
    }
    append(Self.adding(items, to: row))
    for (index, part) in chain.parts.enumerated() {
      let frame = "try \(row).frame(at: \(index))"
      switch part {
      case .gap, .rest: continue
      case .view(let view, _, _, let insets):
        set(view, in: frame, inset(insets, of: view, across: chain.axis))
      case .block(let block, _, let inner):
        try lay(inner, in: frame, of: block.views[0], division)
      }
    }
  }

  /// The longest rectangle, in characters, for which no line of its own is written.
  private static let longestArgument = 40

  /// Sets a view's frame to a rectangle with an inset, if it has one; on two lines where one would be too long.
  private mutating func set(_ view: ItemID, in rectangle: String, _ inset: String) {
    if frames.name(view).count + 9 + rectangle.count + inset.count <= FrameWriter.lineLength - 2 {
      return frames.set(view, to: rectangle + inset)
    }
    let area = frames.unused(frames.name(view) + "Area")
    append(FrameWriter.constant(area, rectangle))
    frames.set(view, to: area + inset)
  }

  /// `try column.add(items: […])`, on several lines where one would be too long.
  private static func adding(
    _ items: [String], to row: String
  ) -> [(depth: Int, text: String)] {
    let line = "try \(row).add(items: [\(items.joined(separator: ", "))])"
    if line.count <= FrameWriter.lineLength - 2 { return [(0, line)] }
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.count + item.count + 2 <= FrameWriter.lineLength - 4 {
        lines[lines.count - 1] = last + " " + item + ","
      } else {
        lines.append(item + ",")
      }
    }
    return [(0, "try \(row).add(items: [")] + lines.map { (1, $0) } + [(0, "])")]
  }

  // MARK: Rectangles

  /// The rectangle that a row fills. One that ends nowhere has room for all, whatever contents ask for.
  private mutating func area(
    of chain: RowChain, in text: String, isNested: Bool, _ division: Division
  ) -> String {
    let isColumn = chain.axis == .vertical
    let printer = frames.printer(for: chain.views[0])
    let isEndless = isEndless(chain, division)
    func namedFrame() -> String {
      let frame = frames.unused(frames.name(chain.views[0]) + "Frame")
      append(FrameWriter.constant(frame, text))
      return frame
    }
    guard isEndless || text.isEmpty else {
      let inset = inset(chain, printer)
      let isLong = text.count + inset.count > FrameWriter.lineLength - 30
      return (isNested && isLong ? namedFrame() : text) + inset
    }
    let columns = isColumn ? chain.across : chain.along
    let rows = isColumn ? chain.along : chain.across
    var numbers: [String]
    if isNested {
      let frame = namedFrame()
      numbers = [
        sum("\(frame).minX", columns.start, printer), sum("\(frame).minY", rows.start, printer),
        sum("\(frame).width", (columns.start + columns.end) * -1, printer),
        sum("\(frame).height", (rows.start + rows.end) * -1, printer),
      ]
    } else {
      let (horizontal, vertical) = (chain.region.horizontal, chain.region.vertical)
      numbers = [
        horizontal.start + columns.start, vertical.start + rows.start,
        horizontal.length - columns.start - columns.end, vertical.length - rows.start - rows.end,
      ].map(printer.text)
    }
    if isEndless { numbers[isColumn ? 3 : 2] = ".greatestFiniteMagnitude" }
    let labels = ["x", "y", "width", "height"]
    return "CGRect(" + zip(labels, numbers).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
  }

  /// Whether a row that nothing ends may be longer than what holds it.
  private func isEndless(_ chain: RowChain, _ division: Division) -> Bool {
    guard chain.isOpen else { return false }
    let isHigh = chain.axis == .horizontal || frames.surroundings.containerName == "view"
    return chain.fixedLength(division.value).map { $0 > (isHigh ? 200 : 40) } ?? true
  }

  private func sum(_ text: String, _ form: Form, _ printer: FormPrinter) -> String {
    if form.isZero { return text }
    let number = printer.text(form)
    return number.hasPrefix("-") ? "\(text) - \(number.dropFirst())" : "\(text) + \(number)"
  }

  /// What insets a row in what holds it, if anything does.
  private func inset(_ chain: RowChain, _ printer: FormPrinter) -> String {
    let (along, across) = (chain.along, chain.across)
    return chain.axis == .vertical
      ? frames.inset(
        [along.start, across.start, along.end, across.end], printer, isOfScreen: false)
      : frames.inset(
        [across.start, along.start, across.end, along.end], printer, isOfScreen: false)
  }

  /// What insets a view in its item, if anything does.
  private func inset(
    _ insets: (start: Form, end: Form), of view: ItemID, across axis: Axis
  ) -> String {
    let zero = Form()
    return axis == .vertical
      ? frames.inset(
        [zero, insets.start, zero, insets.end], frames.printer(for: view), isOfScreen: false)
      : frames.inset(
        [insets.start, zero, insets.end, zero], frames.printer(for: view), isOfScreen: false)
  }

  /// `let area = CGRect(…)`, where it is too long with a line for the place and one for the size.
  private static func rectangle(_ name: String, _ value: String) -> [(depth: Int, text: String)] {
    let line = "let \(name) = \(value)"
    guard line.count > FrameWriter.lineLength - 2, value.hasPrefix("CGRect(x: "),
      let size = value.firstRange(of: ", width: ")
    else { return FrameWriter.constant(name, value) }
    let place = value[value.index(value.startIndex, offsetBy: 7)..<size.lowerBound] + ","
    let rest = value[size.lowerBound...].dropFirst(2)
    if max(place.count, rest.count) > FrameWriter.lineLength - 4 {
      return FrameWriter.constant(name, value)
    }
    return [(0, "let \(name) = CGRect("), (1, String(place)), (1, String(rest))]
  }

  // MARK: Items

  private mutating func items(of chain: RowChain) throws(Refusal.Cause) -> [String] {
    var items: [String] = []
    for part in chain.parts {
      switch part {
      case .gap(let form):
        let direction = chain.axis == .vertical ? "column" : "row"
        let text = frames.printer(for: chain.views[0]).text(form)
        items.append(".dynamic(.\(direction), \(text))")
      case .rest, .block(_, along: nil, _): items.append(".flexible")
      case .block(let block, along: let form?, _):
        let form = try frames.readable(form, by: block.views[0])
        let text = frames.printer(for: block.views[0]).text(form)
        items.append(chain.axis == .vertical ? ".height(\(text))" : ".width(\(text))")
      case .view(let view, let along, let across, _):
        items.append(try item(view, along, across, chain.axis))
      }
    }
    return items
  }

  private mutating func item(
    _ view: ItemID, _ along: Form?, _ across: Form?, _ axis: Axis
  ) throws(Refusal.Cause) -> String {
    let isColumn = axis == .vertical
    let isHigh = (isColumn ? along : across) != nil
    let isWide = (isColumn ? across : along) != nil
    let wide = ItemAxis(view, .horizontal)
    let high = ItemAxis(view, .vertical)
    if isWide, isHigh, frames.plan.isMeasured(wide), frames.plan.isMeasured(high) {
      frames.nameContent(of: view)
    }
    let isHeightFirst = frames.plan.lengths[wide]?.mentions(high.size) ?? false
    var texts: [Axis: String] = [:]
    for extent in isHeightFirst ? [high, wide] : [wide, high]
    where extent.axis == .horizontal ? isWide : isHigh {
      let form = extent.axis == axis ? along : across
      texts[extent.axis] =
        if let form, form.isInset {
          frames.printer(for: view).text(form)
        } else {
          try frames.lengthText(extent, isNamed: false)
        }
    }
    switch (texts[.horizontal], texts[.vertical]) {
    case (let width?, let height?):
      if width.hasSuffix("Size.width"), height == width.dropLast(5) + "height" {
        return ".size(\(width.dropLast(6)))"
      }
      return ".size(CGSize(width: \(width), height: \(height)))"
    case (let width?, nil): return ".width(\(width))"
    case (nil, let height?): return ".height(\(height))"
    case (nil, nil): return ".flexible"
    }
  }
}
