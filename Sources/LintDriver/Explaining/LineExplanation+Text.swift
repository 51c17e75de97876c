import LayoutDialects
import LayoutModel
import LayoutPictures
import LayoutSets
import LayoutSolver
import Reporting
import SourceText

extension LineExplanation {
  /// How many sets of constraints are told in full; a line of a helper may build some for each of its calls.
  private static let maximumParts = 4
  /// How many other constraints of one item and axis are listed.
  private static let maximumOthers = 12

  var constraintsText: String {
    var output: [String] = []
    for part in parts.prefix(Self.maximumParts) {
      if !output.isEmpty { output.append("") }
      output += lines(of: part)
    }
    let rest = parts.dropFirst(Self.maximumParts)
    if !rest.isEmpty {
      output += ["", "This line also creates:"]
      output += rest.flatMap { part in part.asked.map { "  " + listed($0, in: part.scope) } }
    }
    for call in unread {
      let position = lines.position(call.range.start, in: call.file)
      output.append(
        "\(path(call.file)):\(position.line):\(position.column): this call creates constraints, but could not be read: \(call.reason)"
      )
    }
    // Who is told of a finding has what they asked for.
    if output.isEmpty, findings.isEmpty {
      output += checkedLines
      if output.isEmpty, silences.isEmpty, open.isEmpty { output.append(nothing) }
    }
    let hasReasons = !silences.isEmpty || !open.isEmpty && testCode == nil
    if hasReasons, !output.isEmpty { output.append("") }
    if testCode == nil { output += open.map(sentence) }
    for silence in silences {
      output.append(
        "'\(silence.view)' is not checked for a missing position or size: \(reason(silence))")
    }
    return output.isEmpty ? "" : output.joined(separator: "\n") + "\n"
  }

  /// `nothing is reported about 'bar' here, although its width is not determined: …`.
  private func sentence(_ open: OpenView) -> String {
    let isOne = open.quantities.count == 1
    let quantities = open.quantities.joined(separator: ", ", last: " and ")
    return
      "nothing is reported about '\(open.view)' here, although its \(quantities) \(isOne ? "is" : "are") not determined: \(open.words(site))"
  }

  func reason(_ silence: Silence) -> String {
    let place = silence.unread.map { ($0.file, $0.range) } ?? silence.cause?.site
    return silence.doubt.reason(
      silence.cause?.name, at: place.map { site($0.0, $0.1) }, unread: silence.unread?.reason,
      silence.cause?.access)
  }

  /// Whether the line builds constraints that are read.
  var hasConstraints: Bool { !parts.isEmpty }

  /// The equations of the line and the resulting frames, in lines; empty if the line creates no constraints.
  package var equationsAndFrames: String {
    parts.prefix(Self.maximumParts).map { part in
      (part.asked.flatMap { equationLines($0, in: part.scope) } + [""] + frameLines(part))
        .joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private var nothing: String {
    let start = "\(place.path.display):\(place.line): no constraints are created on this line; "
    guard let nearestLine else { return start + "there are none in this file" }
    return start + "the nearest are on line \(nearestLine)"
  }

  private func path(_ file: Int) -> String { files[file].path }

  func site(_ file: Int, _ range: SourceRange) -> String {
    let position = lines.position(range.start, in: file)
    return "\(path(file)):\(position.line):\(position.column)"
  }

  /// `A.swift:12:7  title.top == self.top`; of a helper's constraint also its call.
  func listed(_ id: Constraint.ID, in scope: LayoutScope) -> String {
    let origin = scope.origins[id.index]
    let call = site(origin.file, origin.range)
    let equation = "\(scope.equation(id))\(asides(id, in: scope))"
    guard let built = origin.built else { return "\(call)  \(equation)" }
    return "\(site(built.file, built.range))  \(equation), created by the call at \(call)"
  }

  /// What is not as usual: the priority, and when it is active.
  private func asides(_ id: Constraint.ID, in scope: LayoutScope) -> String {
    let constraint = scope.constraints[id.index]
    var words: [String] = []
    if constraint.priority.value != 1000 { words.append(priority(id, in: scope)) }
    if constraint.activation != .always { words.append(activity(id, in: scope)) }
    return words.isEmpty ? "" : "  (\(words.joined(separator: ", ")))"
  }

  private func priority(_ id: Constraint.ID, in scope: LayoutScope) -> String {
    let source = scope.origins[id.index].priority
    switch scope.constraints[id.index].priority.value {
    case .some(1000): return "required"
    case .some(let value):
      return "priority \(formatLength(value))"
        + (source.isLiteral ? "" : ", written as \(source.text)")
    case nil: return "priority \(source.text)"
    }
  }

  private func activity(_ id: Constraint.ID, in scope: LayoutScope) -> String {
    switch scope.constraints[id.index].activation {
    case .always: return "always active"
    case .conditional:
      let branches = scope.origins[id.index].branches.map(\.words)
      return branches.isEmpty
        ? "active on some code paths" : "active only \(branches.joined(separator: " and "))"
    case .stored: return "stored, and may be activated elsewhere"
    case .never: return "never activated"
    }
  }

  // MARK: One set

  private func lines(of part: Part) -> [String] {
    guard let first = part.asked.first else { return [] }
    let origin = part.scope.origins[first.index]
    let count = part.asked.count == 1 ? "1 constraint" : "\(part.asked.count) constraints"
    var output = ["\(site(origin.file, origin.range)): \(count), in \(part.scope.name)", ""]
    output += part.asked.flatMap { equationLines($0, in: part.scope) }
    output += [""] + frameLines(part)
    output += drawingLines(part)
    output += otherLines(part)
    return output
  }

  private func equationLines(_ id: Constraint.ID, in scope: LayoutScope) -> [String] {
    let constraint = scope.constraints[id.index]
    let origin = scope.origins[id.index]
    var output = [
      "  \(scope.equation(id))   (\(priority(id, in: scope)), \(activity(id, in: scope)))"
    ]
    if origin.isSystemSpacing {
      output.append("    the constant is the system spacing, which is assumed to be 8")
    } else if let constant = origin.constant, !constant.number.isLiteral,
      constraint.constant.value != nil
    {
      output.append("    the constant is written as '\(constant.number.text)'")
    }
    if let multiplier = origin.multiplier, !multiplier.number.isLiteral,
      constraint.multiplier.value != nil
    {
      output.append("    the multiplier is written as '\(multiplier.number.text)'")
    }
    if origin.isAdjusted { output.append("    other code changes its constant") }
    if !origin.via.isEmpty {
      let calls = origin.via.map { "'\($0)'" }.joined(separator: ", which calls ")
      let built =
        origin.built.map { "; the code that creates it is at \(site($0.file, $0.range))" } ?? ""
      output.append("    it is created by a call to \(calls)\(built)")
    }
    return output
  }

  // MARK: Frames

  /// The items of the asked constraints; the container, whose frame is given, comes last.
  private func items(of part: Part) -> [ItemID] {
    var items: [ItemID] = []
    for id in part.asked {
      for anchor in anchors(id, part.scope) where !items.contains(anchor.item) {
        items.append(anchor.item)
      }
    }
    return items.filter { $0 != part.scope.container }
      + items.filter { $0 == part.scope.container }
  }

  /// Both sides of a constraint, the one first that it places.
  private func anchors(_ id: Constraint.ID, _ scope: LayoutScope) -> [Anchor] {
    let constraint = scope.constraints[id.index]
    guard let second = constraint.second else { return [constraint.first] }
    return constraint.first.item == scope.container
      ? [second, constraint.first] : [constraint.first, second]
  }

  private func frameLines(_ part: Part) -> [String] {
    guard let container = part.scope.container else {
      return ["  Not solved: the views' container is not known."]
    }
    let items = items(of: part)
    if items == [container] {
      return ["  Not solved: '\(part.scope.name(container))' gets its frame from other code."]
    }
    let hasFrames = part.solutions.contains { solution in
      solution.entries.contains { items.contains($0.item) }
    }
    let problems = problemLines(part)
    guard hasFrames else {
      return problems.isEmpty
        ? ["  Not solved: other constraints on these views conflict."]
        : ["In '\(part.scope.name(container))', at several sizes:", "  (\(assumptions))"]
          + problems
    }
    var output = [
      "Frames as x,y width×height in '\(part.scope.name(container))', at several sizes:",
      "  (\(assumptions))",
    ]
    if part.scope.constraints.contains(where: { id in
      part.asked.contains(id.id) && (id.activation == .stored || id.activation == .never)
    }) {
      let asked = part.asked.count == 1 ? "constraint" : "constraints"
      output.append("  (as if the \(asked) above were active)")
    }
    if isResized(container, part) {
      output.append("  (constraints determine the size of '\(part.scope.name(container))')")
    }
    output += brokenLines(part)
    let rows = items.map { item in
      [part.scope.name(item)] + part.solutions.map { cell(item, $0) }
    }
    output += table([[""] + requests.map { size($0) }] + rows) + problems
    if rows.joined().contains(where: { $0.contains("?") }) {
      output.append("  ? = not determined by the code that was read")
    }
    return output
  }

  func size(_ request: FrameRequest) -> String {
    "\(formatLength(request.width))×\(formatLength(request.height))"
  }

  private var assumptions: String {
    guard let request = requests.first else { return "" }
    func list(_ numbers: [Double]) -> String { numbers.map(formatLength).joined(separator: ",") }
    let intrinsic = request.intrinsic
    return
      "assumed: content \(formatLength(intrinsic.width))×\(formatLength(intrinsic.height)), safe area \(list(request.safeArea)), margins \(list(request.margins)), unknown constants 8, left to right"
  }

  private func cell(_ item: ItemID, _ solution: SolvedFrames) -> String {
    guard let entry = solution.entries.first(where: { $0.item == item }) else { return "–" }
    func number(_ value: Double?) -> String { value.map(formatLength) ?? "?" }
    return
      "\(number(entry.x)),\(number(entry.y)) \(number(entry.width))×\(number(entry.height))"
  }

  private func table(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      var line = "  " + cells.joined(separator: "   ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  // MARK: Drawing

  private func drawingLines(_ part: Part) -> [String] {
    guard let container = part.scope.container,
      let index = part.solutions.firstIndex(where: { !$0.entries.isEmpty }),
      let around = shape(container, part.solutions[index], part.scope)
    else { return [] }
    let shapes = items(of: part).reversed().filter { $0 != container }.compactMap {
      shape($0, part.solutions[index], part.scope)
    }
    let drawing = TextDrawing(container: around, shapes: shapes)
    if drawing.lines.isEmpty { return [] }
    let note = drawing.hasFreeEdges ? "; dotted edges are not determined" : ""
    return ["", "At \(size(requests[index]))\(note):"]
      + (drawing.lines + drawing.legend).map { "  " + $0 }
  }

  private func shape(
    _ item: ItemID, _ solution: SolvedFrames, _ scope: LayoutScope
  ) -> TextDrawing.Shape? {
    solution.entries.first { $0.item == item }.map {
      TextDrawing.Shape($0.example, label: scope.name(item), freeEdges: $0.freeEdges)
    }
  }

  // MARK: What else is in force

  private func otherLines(_ part: Part) -> [String] {
    let scope = part.scope
    var keys: [(item: ItemID, axis: Axis)] = []
    for anchor in part.asked.compactMap({ anchors($0, scope).first })
    where !keys.contains(where: { $0 == (anchor.item, anchor.attribute.axis) }) {
      keys.append((anchor.item, anchor.attribute.axis))
    }
    var output: [String] = []
    var told = Set(part.asked)
    for key in keys {
      let others = scope.constraints.filter { constraint in
        part.inForce.contains(constraint.id) && !told.contains(constraint.id)
          && [constraint.first, constraint.second].contains {
            $0?.item == key.item && $0?.attribute.axis == key.axis
          }
      }
      guard !others.isEmpty else { continue }
      told.formUnion(others.map(\.id))
      let axis = key.axis == .horizontal ? "horizontal" : "vertical"
      output += ["", "Other \(axis) constraints of '\(scope.name(key.item))':"]
      output += others.prefix(Self.maximumOthers).map { "  " + listed($0.id, in: scope) }
      if others.count > Self.maximumOthers {
        output.append("  and \(others.count - Self.maximumOthers) more")
      }
    }
    return output + ["", countLine(part, told)]
  }

  /// What is left of the set, counted.
  private func countLine(_ part: Part, _ told: Set<Constraint.ID>) -> String {
    let scope = part.scope
    let rest = scope.constraints.filter { part.inForce.contains($0.id) && !told.contains($0.id) }
    var words: [String] = []
    switch rest.count {
    case 0: words.append("no other constraints")
    case 1: words.append("1 other constraint")
    default: words.append("\(rest.count) other constraints")
    }
    var counts: [(item: ItemID, count: Int)] = []
    for constraint in rest {
      if let index = counts.firstIndex(where: { $0.item == constraint.first.item }) {
        counts[index].count += 1
      } else {
        counts.append((constraint.first.item, 1))
      }
    }
    if !counts.isEmpty {
      let named = counts.prefix(6).map { "\($0.count) of '\(scope.name($0.item))'" }
      words[0] += " (\(named.joined(separator: ", "))\(counts.count > 6 ? ", …" : ""))"
    }
    let outside = scope.constraints.count - part.inForce.count
    if outside > 0 {
      words.append(
        "\(counted(outside, "constraint")) that \(outside == 1 ? "is" : "are") not active at the same time as \(part.asked.count == 1 ? "this one" : "these")"
      )
    }
    if !scope.unresolved.isEmpty {
      words.append("\(counted(scope.unresolved.count, "call")) that could not be read")
    }
    return "In the same layout: \(words.joined(separator: "; "))."
  }
}
