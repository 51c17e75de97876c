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
    case block(ViewBlock, along: Form?, inner: RowChain)
  }

  /// The axis along which the parts lie.
  let axis: Axis
  /// Where it lies, by the edges of what holds it.
  let region: Region
  /// How far the row stays away from the edges of its region, along its axis and across.
  fileprivate(set) var along = (start: Form(), end: Form())
  fileprivate(set) var across = (start: Form(), end: Form())
  fileprivate(set) var alignment = "leading"
  fileprivate(set) var parts: [Part] = []
  /// Whether nothing depends on where the row ends.
  fileprivate(set) var isOpen = false

  /// The one view of the row, if that takes all the room there is.
  var only: ItemID? {
    guard parts.count == 1, case .view(let view, along: nil, across: nil, _) = parts[0] else {
      return nil
    }
    return view
  }

  /// All views, in the order of the row.
  var views: [ItemID] {
    parts.flatMap { part in
      switch part {
      case .gap, .rest: [ItemID]()
      case .view(let view, _, _, _): [view]
      case .block(let block, _, _): block.views
      }
    }
  }

  /// How much there is to read.
  var cost: Int {
    parts.reduce(10 + parts.count) { sum, part in
      switch part {
      case .gap: sum
      // It needs room, and there may be none.
      case .rest: sum + 12
      case .view(_, _, _, let insets):
        sum + (insets.start.isZero && insets.end.isZero ? 0 : 3)
      case .block(_, _, let inner): sum + (inner.only == nil ? inner.cost : 4)
      }
    }
  }

  /// What all parts take together, if that is a number that is known.
  func fixedLength(_ value: (Form) -> Double) -> Double? {
    var length = value(along.start)
    for part in parts {
      switch part {
      case .gap(let form), .view(_, along: let form?, _, _), .block(_, along: let form?, _):
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
  private let budget = Budget()

  init(_ division: Division) { self.division = division }

  /// How many rows may be tried: people write a handful.
  private final class Budget {
    var count = 400
  }

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

  /// How well a rectangle's extent holds views: how many edges keep their distance from it.
  func score(_ views: [ItemID], in span: Region.Span, _ axis: Axis) -> Int {
    views.reduce(0) { score, view in
      switch division.frames[view].flatMap({ hold($0[axis], in: span) }) {
      case nil: score
      case .fill?: score + 2
      case .start?, .center?, .end?: score + 1
      }
    }
  }

  /// The chain of which there is least to read.
  ///
  /// - Throws: ``Refusal/Cause`` that says why there is none.
  func chain(_ views: [ItemID], in region: Region) throws(Refusal.Cause) -> RowChain {
    var failure: Refusal.Cause?
    var best: RowChain?
    for (axis, mayNest) in attempts(views) {
      budget.count -= 1
      if budget.count < 0 { throw .tooLarge }
      do throws(Refusal.Cause) {
        let chain = try chain(views, in: region, axis, mayNest: mayNest)
        if best.map({ chain.cost < $0.cost }) ?? true { best = chain }
      } catch {
        failure = failure ?? error
      }
    }
    if let best { return best }
    throw failure
      ?? .rows("no straight line separates '\(name(views[0]))' from '\(name(views[1]))'")
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
    var chain = RowChain(axis: axis, region: region)
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
        // What nests in the whole of its region would nest for ever.
        guard mayNest, views.count > 1 || !block.span.equals(region[axis]) else {
          throw .rows(
            "'\(name(block.views[0]))' neither fills its row or column nor is aligned in it")
        }
        var inner = region
        inner[axis] = block.span
        inner[cross] = .init(
          start: region[cross].start + chain.across.start,
          end: region[cross].end - chain.across.end)
        part = .block(block, along: along, inner: try self.chain(block.views, in: inner))
      }
      parts.append((part, isFixed ? nil : block.span.length))
    }
    let last = region[axis].end - end
    if last.isInset { chain.along.end = last } else { add(gap: last) }
    try share(&parts, &chain, isFilled: last.isInset)
    chain.parts = parts.map(\.part)
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
      else {
        throw .rows(
          "'\(name(block.views[0]))' is not at a fixed distance from either edge or from the center"
        )
      }
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
    // What is centred beside the middle is in the middle of a rectangle that is inset on one side.
    if starts.isEmpty, ends.isEmpty, case .center(let offset)? = holds.first {
      let inset = offset * 2
      return division.value(inset) > 0 ? (inset, Form()) : (Form(), inset * -1)
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
    _ parts: inout [(part: RowChain.Part, flexible: Form?)], _ chain: inout RowChain,
    isFilled: Bool
  ) throws(Refusal.Cause) {
    let flexible = parts.compactMap(\.flexible)
    if flexible.isEmpty {
      if isFilled, let last = parts.popLast() {
        // Numbers that add up to another one may miss it by a rounding error; what is left does not.
        parts.append((last.part.flexible, nil))
      } else {
        chain.isOpen = true
      }
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
          throw .rows(
            "\(subject(of: item.part)) does not take an equal share of the remaining space")
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
    case .block(let block, _, _): "'\(name(block.views[0]))'"
    }
  }
}

extension Region.Span {
  fileprivate func equals(_ other: Self) -> Bool {
    start.equals(other.start) && end.equals(other.end)
  }
}

extension RowChain.Part {
  /// The same, with a length that takes what is left.
  fileprivate var flexible: Self {
    switch self {
    case .gap, .rest: self
    case .view(let view, _, let across, let insets):
      .view(view, along: nil, across: across, insets: insets)
    case .block(let block, _, let inner): .block(block, along: nil, inner: inner)
    }
  }
}
