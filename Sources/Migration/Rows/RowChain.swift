import LayoutModel

/// A row or a column: what lies one behind the other in a region.
struct RowChain {
  enum Part {
    /// A gap of a fixed length.
    case gap(Form)
    /// A gap that takes a share of what is left.
    case rest
    /// A view, with its lengths along the row and across it; `nil` where it takes what there is.
    ///
    /// A view that fills the room across may be inset in its item.
    case view(ItemID, along: Form?, across: Form?, insets: (start: Form, end: Form))
    /// Views that are laid out in the frame of their item.
    case block(ViewBlock, along: Form?)
  }

  /// The axis along which the parts lie.
  let axis: Axis
  /// How far the row stays away from the edges of its region, along its axis and across.
  fileprivate(set) var along = (start: Form(), end: Form())
  fileprivate(set) var across = (start: Form(), end: Form())
  fileprivate(set) var alignment = "leading"
  fileprivate(set) var parts: [Part] = []
  /// Whether nothing depends on where the row ends.
  fileprivate(set) var isOpen = false

  /// What all parts take together, if that is a number that is known.
  func fixedLength(_ value: (Form) -> Double) -> Double? {
    var length = value(along.start)
    for part in parts {
      switch part {
      case .gap(let form), .view(_, along: let form?, _, _), .block(_, along: let form?):
        guard form.isInset else { return nil }
        length += value(form)
      case .rest, .view, .block: return nil
      }
    }
    return length
  }
}

/// Finds the rows and columns that give views their frames.
struct RowPlanner {
  let division: Division

  /// How an extent is held in a region.
  private enum Hold {
    case fill(start: Form, end: Form)
    case start(Form)
    case center(Form)
    case end(Form)

    var alignment: String? {
      switch self {
      case .fill: nil
      case .start: "leading"
      case .center: "center"
      case .end: "trailing"
      }
    }
  }

  private func name(_ view: ItemID) -> String { division.scope.name(view) }

  /// How well a rectangle's extent holds views: how many of them keep a distance from it.
  func score(_ views: [ItemID], in span: Region.Span, _ axis: Axis) -> Int {
    views.count { view in
      division.frames[view].map { hold($0[axis], in: span) != nil } ?? false
    }
  }

  /// - Throws: ``Refusal/Cause`` that says why there is no such chain.
  func chain(_ views: [ItemID], in region: Region) throws(Refusal.Cause) -> RowChain {
    var failure: Refusal.Cause?
    for (axis, mayNest) in attempts(views) {
      do throws(Refusal.Cause) {
        return try chain(views, in: region, axis, mayNest: mayNest)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure
      ?? .rows("no straight line parts '\(name(views[0]))' from '\(name(views[1]))'")
  }

  private func attempts(_ views: [ItemID]) -> [(Axis, mayNest: Bool)] {
    if views.count == 1 {
      return [(.vertical, false), (.horizontal, false), (.vertical, true), (.horizontal, true)]
    }
    return [Axis.vertical, .horizontal].filter { division.blocks(of: views, $0).count > 1 }
      .map { ($0, true) }
  }

  private func chain(
    _ views: [ItemID], in region: Region, _ axis: Axis, mayNest: Bool
  ) throws(Refusal.Cause) -> RowChain {
    var chain = RowChain(axis: axis)
    let blocks = division.blocks(of: views, axis)
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let holds = try hold(blocks, in: region, cross)
    chain.across = margins(holds)
    let fits = zip(blocks, holds).map { block, hold in
      isDirect(block, hold, in: chain.across, cross)
    }
    let alignments = zip(holds, fits).compactMap { $1 ? $0.alignment : nil }
    chain.alignment =
      ["leading", "center", "trailing"].max { one, other in
        alignments.count { $0 == one } < alignments.count { $0 == other }
      } ?? "leading"
    if alignments.isEmpty { chain.alignment = "leading" }
    var parts: [(part: RowChain.Part, flexible: Form?)] = []
    func add(gap: Form) {
      if gap.isZero { return }
      parts.append(gap.isInset ? (.gap(gap), nil) : (.rest, gap))
    }
    var end = region[axis].start
    for (index, block) in blocks.enumerated() {
      let gap = block.span.start - end
      if index == 0, gap.isInset { chain.along.start = gap } else { add(gap: gap) }
      end = block.span.end
      let isFixed = isNumber(block.span.length, along: axis)
      let along = isFixed ? block.span.length : nil
      let isDirect =
        fits[index] && (holds[index].alignment ?? chain.alignment) == chain.alignment
      let part: RowChain.Part
      if isDirect, case .fill(let first, let last) = holds[index] {
        part = .view(
          block.views[0], along: along, across: nil,
          insets: (first - chain.across.start, last - chain.across.end))
      } else if isDirect {
        let across = division.frames[block.views[0]]?[cross].length
        part = .view(block.views[0], along: along, across: across, insets: (Form(), Form()))
      } else {
        guard mayNest else {
          throw .rows("'\(name(block.views[0]))' is neither aligned nor as large as its row")
        }
        part = .block(block, along: along)
      }
      parts.append((part, isFixed ? nil : block.span.length))
    }
    let last = region[axis].end - end
    if last.isInset { chain.along.end = last } else { add(gap: last) }
    try share(&parts, &chain)
    chain.parts = parts.map(\.part)
    // What nests in the whole of its region would nest for ever.
    if views.count == 1, chain.parts.count == 1, case .block(_, along: nil) = chain.parts[0],
      chain.along.start.isZero, chain.along.end.isZero
    {
      throw .rows("'\(name(views[0]))' is neither aligned nor as large as its row")
    }
    return chain
  }

  // MARK: Across

  private func hold(_ span: Region.Span, in region: Region.Span) -> Hold? {
    let start = span.start - region.start
    let end = region.end - span.end
    switch (start.isInset, end.isInset) {
    case (true, true): return .fill(start: start, end: end)
    case (true, false): return .start(start)
    case (false, true): return .end(end)
    case (false, false):
      let offset = (start - end) * 0.5
      return offset.isInset ? .center(offset) : nil
    }
  }

  private func hold(
    _ blocks: [ViewBlock], in region: Region, _ cross: Axis
  ) throws(Refusal.Cause) -> [Hold] {
    var holds: [Hold] = []
    for block in blocks {
      guard let span = division.span(of: block.views, cross),
        let hold = hold(span, in: region[cross])
      else { throw .rows("'\(name(block.views[0]))' keeps no fixed distance from an edge") }
      holds.append(hold)
    }
    return holds
  }

  /// The distances from both edges that all keep at least.
  private func margins(_ holds: [Hold]) -> (start: Form, end: Form) {
    func smallest(_ forms: [Form]) -> Form {
      forms.min { division.value($0) < division.value($1) } ?? Form()
    }
    let starts = holds.compactMap { hold -> Form? in
      switch hold {
      case .fill(let start, _), .start(let start): start
      case .center, .end: nil
      }
    }
    let ends = holds.compactMap { hold -> Form? in
      switch hold {
      case .fill(_, let end), .end(let end): end
      case .center, .start: nil
      }
    }
    return (smallest(starts), smallest(ends))
  }

  /// Whether a block is one view that fills the room across, or has a size of its own at the alignment's place.
  private func isDirect(
    _ block: ViewBlock, _ hold: Hold, in margins: (start: Form, end: Form), _ cross: Axis
  ) -> Bool {
    guard block.views.count == 1, let view = block.views.first,
      let length = division.frames[view]?[cross].length
    else { return false }
    switch hold {
    case .fill: return true
    case .start(let start): return start.equals(margins.start) && isNumber(length, along: cross)
    case .end(let end): return end.equals(margins.end) && isNumber(length, along: cross)
    case .center(let offset):
      return offset.equals((margins.start - margins.end) * 0.5) && isNumber(length, along: cross)
    }
  }

  // MARK: Along

  /// Whether a length has nothing to do with the room along an axis: a number, a content's size, a share of the other
  /// side.
  private func isNumber(_ length: Form, along axis: Axis) -> Bool {
    length.terms.allSatisfy { term in
      switch term.quantity {
      case .named, .scaled: true
      case .origin, .start, .content: false
      case .size(let item, let own):
        own != axis || division.plan.isMeasured(ItemAxis(item, own))
      }
    }
  }

  /// Flexible parts must have one length, but for what gaps have more.
  private func share(
    _ parts: inout [(part: RowChain.Part, flexible: Form?)], _ chain: inout RowChain
  ) throws(Refusal.Cause) {
    let flexible = parts.compactMap(\.flexible)
    if flexible.isEmpty {
      chain.isOpen = true
      return
    }
    if flexible.count == 1, case .rest? = parts.last?.part {
      parts.removeLast()
      chain.isOpen = true
      return
    }
    let views = parts.compactMap { item -> Form? in
      if case .rest = item.part { return nil }
      return item.flexible
    }
    let share = views.first ?? flexible.min { division.value($0) < division.value($1) } ?? Form()
    var shared: [(part: RowChain.Part, flexible: Form?)] = []
    for item in parts {
      guard let length = item.flexible else {
        shared.append(item)
        continue
      }
      let more = length - share
      if !more.isZero {
        guard case .rest = item.part, more.isInset, division.value(more) > 0 else {
          throw .rows("\(subject(of: item.part)) takes no equal share of what is left")
        }
        shared.append((.gap(more), nil))
      }
      shared.append(item)
    }
    parts = shared
  }

  private func subject(of part: RowChain.Part) -> String {
    switch part {
    case .gap, .rest: "a gap"
    case .view(let view, _, _, _): "'\(name(view))'"
    case .block(let block, _): "'\(name(block.views[0]))'"
    }
  }
}
