import LayoutModel

/// A chain where it is written.
private struct PlacedChain {
  let chain: RowChain
  let region: Region
  let planner: RowPlanner
  /// Names the views for which numbers are spelt.
  let first: ItemID
}

extension FrameWriter {
  /// Sets the frames of a set by rows and columns: those of the container first, then those inside its views.
  mutating func layRows(_ set: DividedSet) throws(Refusal.Cause) {
    let items = LayoutScopeItems(surroundings: surroundings)
    let count = statements.count
    var waiting = set.views
    while let view = waiting.first(where: { isLaid(items.superview($0)) }),
      let superview = items.superview(view)
    {
      let group = waiting.filter { items.superview($0) == superview }
      waiting.removeAll { group.contains($0) }
      let planner: RowPlanner
      do throws(Refusal.Cause) {
        planner = RowPlanner(
          division: try Division(
            DividedSet(views: group, numbers: set.numbers), plan, in: superview, items,
            measures: true))
      } catch {
        if case .division(let what) = error { throw .rows(what) }
        throw error
      }
      let region =
        superview == surroundings.container
        ? try outermost(group, planner) : inside(superview)
      try lay(group, in: region, planner, isNested: false)
    }
    if let view = waiting.first { throw .rows("'\(name(view))' lies in a view that is not known") }
    for index in count..<statements.count {
      statements[index].lines = statements[index].lines.map { ($0.depth + 1, $0.text) }
    }
    statements.insert(LayoutStatement(lines: [(0, "do {")]), at: count)
    statements.append(
      LayoutStatement(lines: [
        (0, "} catch {"), (1, "// There is too little room: the views keep their frames."),
        (0, "}"),
      ]))
  }

  private func isLaid(_ superview: ItemID?) -> Bool {
    superview.map { $0 == surroundings.container || placed.contains($0) } ?? false
  }

  // MARK: Where rows start

  private func inside(_ view: ItemID) -> Region {
    func span(_ axis: Axis) -> Region.Span {
      let start = Form(.origin(view, axis))
      return Region.Span(start: start, end: start + Form(.size(view, axis)))
    }
    return Region(
      text: rectangle(.bounds(view)), horizontal: span(.horizontal), vertical: span(.vertical))
  }

  /// The rectangle that all lies in: on each side the edge of the container or of a guide from which views keep their
  /// distance.
  private mutating func outermost(
    _ views: [ItemID], _ planner: RowPlanner
  ) throws(Refusal.Cause) -> Region {
    let container = surroundings.container
    let guides = surroundings.scope.items.filter { $0.kind == .guide && $0.owner == container }
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
    for item in edges where item != container { nameGuide(item) }
    var region = Region(
      text: "", horizontal: span(.horizontal, columns.0, columns.1),
      vertical: span(.vertical, rows.0, rows.1))
    if edges.allSatisfy({ $0 == edges[0] }) {
      region.text = rectangle(edges[0] == container ? .bounds(edges[0]) : .frame(edges[0]))
      return region
    }
    let printer = printer(for: views[0])
    let numbers = [
      "x: \(printer.text(region.horizontal.start))", "y: \(printer.text(region.vertical.start))",
      "width: \(printer.text(region.horizontal.length))",
      "height: \(printer.text(region.vertical.length))",
    ]
    region.text = unused("area", name(views[0]) + "Area")
    append(Self.rectangle(region.text, "CGRect(\(numbers.joined(separator: ", ")))"), for: nil)
    return region
  }

  // MARK: Rows

  private mutating func append(_ lines: [(depth: Int, text: String)], for view: ItemID?) {
    statements.append(LayoutStatement(view: view, lines: lines))
  }

  private mutating func lay(
    _ views: [ItemID], in region: Region, _ planner: RowPlanner, isNested: Bool
  ) throws(Refusal.Cause) {
    let chain = try planner.chain(views, in: region)
    let placed = PlacedChain(chain: chain, region: region, planner: planner, first: views[0])
    // A view that fills the frame of an item needs no row of its own.
    if isNested, chain.parts.count == 1,
      case .view(let view, along: nil, across: nil, _) = chain.parts[0]
    {
      return set(view, to: area(of: placed))
    }
    let items = try items(of: placed)
    let isColumn = chain.axis == .vertical
    let row = unused(isColumn ? "column" : "row", name(views[0]) + (isColumn ? "Column" : "Row"))
    var area = area(of: placed)
    let rest = "direction: .\(isColumn ? "column" : "row"), alignment: .\(chain.alignment))"
    func line(_ area: String) -> String { "let \(row) = Layout(parentFrame: \(area), \(rest)" }
    if line(area).count > Self.lineLength - 2 {
      let name = unused("area", name(views[0]) + "Area")
      append(Self.rectangle(name, area), for: nil)
      area = name
    }
    append([(0, line(area))], for: nil)
    if items.count == 1, case .view(let view, _, _, let insets) = chain.parts[0] {
      let frame = "try \(row).add(item: \(items[0])).frame()"
      return set(view, to: frame + inset(insets, of: view, across: chain.axis))
    }
    append(Self.adding(items, to: row), for: nil)
    for (index, part) in chain.parts.enumerated() {
      let frame = "try \(row).frame(at: \(index))"
      switch part {
      case .gap, .rest: continue
      case .view(let view, _, _, let insets):
        set(view, to: frame + inset(insets, of: view, across: chain.axis))
      case .block(let block, _):
        let name = unused(name(block.views[0]) + (block.views.count > 1 ? "Area" : "Frame"))
        append(Self.constant(name, frame), for: nil)
        try lay(block.views, in: placed.region(of: block, name), planner, isNested: true)
      }
    }
  }

  /// `try column.add(items: […])`, on several lines where one would be too long.
  private static func adding(
    _ items: [String], to row: String
  ) -> [(depth: Int, text: String)] {
    let line = "try \(row).add(items: [\(items.joined(separator: ", "))])"
    if line.count <= lineLength - 2 { return [(0, line)] }
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.count + item.count + 2 <= lineLength - 4 {
        lines[lines.count - 1] = last + " " + item + ","
      } else {
        lines.append(item + ",")
      }
    }
    return [(0, "try \(row).add(items: [")] + lines.map { (1, $0) } + [(0, "])")]
  }

  // MARK: Rectangles

  /// The rectangle that a row fills. One that ends nowhere has room for all, whatever contents ask for.
  private mutating func area(of placed: PlacedChain) -> String {
    let (chain, text) = (placed.chain, placed.region.text)
    let printer = printer(for: placed.first)
    let isColumn = chain.axis == .vertical
    let (along, across) = (chain.along, chain.across)
    let length = chain.fixedLength(placed.planner.division.value)
    if chain.isOpen, length.map({ $0 > Self.surelyThere }) ?? true {
      func place(_ member: String, _ inset: Form) -> String {
        inset.isZero ? "\(text).\(member)" : sum("\(text).\(member)", inset, printer)
      }
      let side = isColumn ? "width" : "height"
      let size = sum("\(text).\(side)", (across.start + across.end) * -1, printer)
      let endless = ".greatestFiniteMagnitude"
      let (x, y) = isColumn ? (across.start, along.start) : (along.start, across.start)
      return
        "CGRect(x: \(place("minX", x)), y: \(place("minY", y)), width: \(isColumn ? size : endless),"
        + " height: \(isColumn ? endless : size))"
    }
    return isColumn
      ? inset(text, [along.start, across.start, along.end, across.end], printer)
      : inset(text, [across.start, along.start, across.end, along.end], printer)
  }

  /// Points that any view has that is shown at all.
  private static let surelyThere = 200.0

  private func sum(_ text: String, _ form: Form, _ printer: FormPrinter) -> String {
    if form.isZero { return text }
    let number = printer.text(form)
    return number.hasPrefix("-")
      ? "\(text) - \(number.dropFirst())" : "\(text) + \(number)"
  }

  /// A rectangle inset at the top, left, bottom and right.
  private func inset(_ text: String, _ insets: [Form], _ printer: FormPrinter) -> String {
    if insets.allSatisfy(\.isZero) { return text }
    if insets[0].equals(insets[2]), insets[1].equals(insets[3]) {
      return "\(text).insetBy(dx: \(printer.text(insets[1])), dy: \(printer.text(insets[0])))"
    }
    let texts = zip(["top", "left", "bottom", "right"], insets).map { "\($0): \(printer.text($1))" }
    return "\(text).inset(by: UIEdgeInsets(\(texts.joined(separator: ", "))))"
  }

  /// What insets a view in its item, if anything does.
  private func inset(
    _ insets: (start: Form, end: Form), of view: ItemID, across axis: Axis
  ) -> String {
    let zero = Form()
    return axis == .vertical
      ? inset("", [zero, insets.start, zero, insets.end], printer(for: view))
      : inset("", [insets.start, zero, insets.end, zero], printer(for: view))
  }

  /// `let area = CGRect(…)`, where it is too long with a line for the place and one for the size.
  private static func rectangle(_ name: String, _ value: String) -> [(depth: Int, text: String)] {
    let line = "let \(name) = \(value)"
    guard line.count > lineLength - 2, value.hasPrefix("CGRect(x: "),
      let size = value.firstRange(of: ", width: ")
    else { return constant(name, value) }
    let place = value[value.index(value.startIndex, offsetBy: 7)..<size.lowerBound] + ","
    let rest = value[size.lowerBound...].dropFirst(2)
    if max(place.count, rest.count) > lineLength - 4 { return constant(name, value) }
    return [(0, "let \(name) = CGRect("), (1, String(place)), (1, String(rest))]
  }

  // MARK: Items

  private mutating func items(of placed: PlacedChain) throws(Refusal.Cause) -> [String] {
    var items: [String] = []
    for part in placed.chain.parts {
      switch part {
      case .gap(let form):
        let direction = placed.chain.axis == .vertical ? "column" : "row"
        let text = printer(for: placed.first).text(form)
        items.append(".dynamic(.\(direction), \(text))")
      case .rest, .block(_, along: nil): items.append(".flexible")
      case .block(let block, along: let form?):
        let form = try readable(form, by: block.views[0])
        let text = printer(for: block.views[0]).text(form)
        items.append(placed.chain.axis == .vertical ? ".height(\(text))" : ".width(\(text))")
      case .view(let view, let along, let across, _):
        items.append(try item(view, along, across, placed.chain.axis))
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
    if isWide, isHigh, plan.isMeasured(wide), plan.isMeasured(high) { try nameContent(of: view) }
    let isHeightFirst = plan.lengths[wide]?.mentions(high.size) ?? false
    var texts: [Axis: String] = [:]
    for extent in isHeightFirst ? [high, wide] : [wide, high]
    where extent.axis == .horizontal ? isWide : isHigh {
      texts[extent.axis] = try lengthText(extent, isNamed: false)
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

extension PlacedChain {
  /// Where the views of a block are laid out.
  fileprivate func region(of block: ViewBlock, _ name: String) -> Region {
    let cross: Axis = chain.axis == .horizontal ? .vertical : .horizontal
    var region = region
    region.text = name
    region[chain.axis] = block.span
    region[cross] = .init(
      start: region[cross].start + chain.across.start, end: region[cross].end - chain.across.end)
    return region
  }
}
