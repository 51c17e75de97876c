import LayoutDialects
import LayoutModel
import UIKitFacts

/// Writes views' frames as PinLayout's chains. Facts about PinLayout 1.10 are those of its README and of
/// `PinLayout+Layouting.swift`, https://github.com/layoutBox/PinLayout.
struct PinWriter {
  var frames: FrameWriter
  let style: PinStyle
  /// Views whose chains follow the reading direction.
  private var directed: Set<ItemID> = []

  init(_ frames: FrameWriter, _ style: PinStyle) {
    self.frames = frames
    self.style = style
  }

  /// PinLayout knows of guides how far they are from the same edge, and would put a centre that is tied to another centre
  /// on pixels twice.
  private var search: AnchorSearch {
    AnchorSearch(writer: frames, resolvesCenters: true, matchesGuideEdges: true)
  }

  /// Writes a view's frame as a chain: where it is along each axis, then how large.
  mutating func pin(_ view: ItemID) throws(Refusal.Cause) {
    let vertical = try place(of: view, .vertical)
    let horizontal = try place(of: view, .horizontal, beside: vertical.neighbour)
    let words = try horizontalWords(of: view, horizontal)
    var groups = [
      try links(vertical, .vertical, .vertical, of: view),
      try links(horizontal, .horizontal, words, of: view),
      try sizeLinks(of: view, horizontal, vertical),
    ]
    Self.merge(&groups, words)
    frames.markPlaced(view)
    frames.statements.append(
      .init(view: view, lines: Self.lines(frames.name(view) + ".pin", groups)))
    if words == .directed { directed.insert(view) }
  }

  /// Left and right, or start and end: what is the same in both directions is tied to sides, unless by what is not.
  private func horizontalWords(
    of view: ItemID, _ place: PinPlace
  ) throws(Refusal.Cause) -> PinWords {
    if frames.surroundings.isLeftToRightOnly || frames.plan.isAbsolute(view) { return .horizontal }
    if !place.bases.contains(where: { base in
      if case .view(let other) = base { directed.contains(other) } else { false }
    }) {
      if frames.isSymmetric(view) { return .horizontal }
    }
    guard style.followsDirection else { throw .layoutDirection(frames.name(view)) }
    return .directed
  }

  // MARK: Places

  /// - Parameter neighbour: the view above or below which this one lies, and with which it may be aligned.
  private func place(
    of view: ItemID, _ axis: Axis, beside neighbour: ItemID? = nil
  ) throws(Refusal.Cause) -> PinPlace {
    let extent = ItemAxis(view, axis)
    guard let place = frames.plan.places[extent], let length = frames.plan.lengths[extent] else {
      throw .unproven("no frame was computed for one of the views")
    }
    guard let linear = length.linear else {
      if let anchor = search.anchor(of: place.form, place.share, extent) {
        return .edge(place.share, anchor)
      }
      return .number(place.share, place.form)
    }
    let start = place.form - linear * place.share
    let end = start + linear
    if !frames.plan.expanded(linear).isInset, !frames.followsSide(linear, view) {
      // A view that has its edges from another one is aligned with that, if it lies beside it, and else with what both
      // hang on.
      let twin = twin(linear, place, extent)
      let isAligned = twin != nil && (twin == neighbour || axis == .vertical)
      let (first, last) =
        twin == nil
        ? (search.anchor(of: start, 0, extent), search.anchor(of: end, 1, extent))
        : (
          search.direct(frames.plan.expanded(start), 0, extent),
          search.direct(frames.plan.expanded(end), 1, extent)
        )
      if !isAligned, let first, let last, first.isPlain(of: 0), last.isPlain(of: 1) {
        return .edges(start: first, end: last)
      }
    }
    let forms = [(place.share, place.form), (0, start), (1, end), (0.5, start + linear / 2)]
    let anchors = forms.compactMap { share, form in
      search.anchor(of: form, share, extent).map { (share: share, anchor: $0) }
    }
    // `top(8)` says more than `bottom(100%).marginBottom(-52)`.
    let best = anchors.first { $0.anchor.isPlain(of: $0.share) }
    if let (share, anchor) = best ?? anchors.first { return .edge(share, anchor) }
    return .number(place.share, place.form)
  }

  /// The view that starts where another one does, and is as long.
  private func twin(_ linear: Form, _ place: Place, _ extent: ItemAxis) -> ItemID? {
    guard let other = sibling(of: linear, extent), case .start(let form) = place,
      form.equals(Form(.start(other, extent.axis)))
    else { return nil }
    return other
  }

  /// The view with the same superview as which another one is as long.
  private func sibling(of linear: Form, _ extent: ItemAxis) -> ItemID? {
    guard linear.terms.count == 1, linear.constant == 0, linear.terms[0].factor == 1,
      case .size(let other, extent.axis) = linear.terms[0].quantity, other != extent.item,
      frames.isNeighbour(other, of: extent.item)
    else { return nil }
    return other
  }

  // MARK: Links of a place

  private mutating func links(
    _ place: PinPlace, _ axis: Axis, _ words: PinWords, of view: ItemID
  ) throws(Refusal.Cause) -> [PinLink] {
    switch place {
    case .edges(let start, let end):
      let first = link(0, start, axis, words, of: view)
      let last = link(1, end, axis, words, of: view)
      guard start.base == end.base, start.share == 0, end.share == 1,
        start.offset.equals(end.offset * -1)
      else { return [first, last] }
      switch start.base {
      case .superview: return [first.joined(words.both, margin: "")]
      case .guide(let guide):
        var link = PinLink(name: words.both, argument: insets(guide))
        if !start.offset.isZero {
          link.margin = .init(
            name: words.bothMargins, value: frames.printer(for: view).text(start.offset))
        }
        return [link]
      case .view: return [first, last]
      }
    case .edge(let share, let anchor): return [link(share, anchor, axis, words, of: view)]
    case .number(let share, let form):
      return [try number(share, form, axis, words, of: view)]
    }
  }

  private func link(
    _ share: Double, _ anchor: PlanAnchor, _ axis: Axis, _ words: PinWords, of view: ItemID
  ) -> PinLink {
    let printer = frames.printer(for: view)
    // Of an end, distances count inwards.
    let distance = share == 1 ? anchor.offset * -1 : anchor.offset
    let text = distance.isZero ? "" : printer.text(distance)
    let marginName =
      share == 0 ? words.startMargin : share == 1 ? words.endMargin : words.centerMargin
    let margin = distance.isZero ? nil : PinLink.Margin(name: marginName, value: text)
    switch anchor.base {
    case .superview where share == anchor.share:
      return PinLink(name: words.edge(share), argument: text)
    case .superview:
      let percent = Int(abs(anchor.share - share) * 100)
      return PinLink(name: words.edge(share), argument: "\(percent)%", margin: margin)
    case .guide(let guide):
      let insets = insets(guide)
      if share == 0.5 {
        let sides = axis == .horizontal ? ("left", "right") : ("top", "bottom")
        let shift = "(\(insets).\(sides.0) - \(insets).\(sides.1)) / 2"
        return PinLink(name: words.center, argument: shift + Self.summand(text))
      }
      guard let side = share == 0 ? words.startInset : words.endInset else {
        return PinLink(name: words.edge(share), argument: insets, margin: margin)
      }
      if distance.isZero { return PinLink(name: words.edge(share), argument: insets) }
      return PinLink(
        name: words.edge(share), argument: "\(insets).\(side)" + Self.summand(text))
    case .view(let other):
      let name = frames.name(other)
      switch (share, anchor.share) {
      case (0, 1): return PinLink(name: words.after, argument: "of: \(name)", margin: margin)
      case (1, 0): return PinLink(name: words.before, argument: "of: \(name)", margin: margin)
      default:
        return PinLink(
          name: words.edge(share), argument: "to: \(name).edge.\(words.edge(anchor.share))",
          margin: margin)
      }
    }
  }

  private static func summand(_ text: String) -> String {
    if text.isEmpty { return "" }
    return text.hasPrefix("-") ? " - \(text.dropFirst())" : " + \(text)"
  }

  /// `view.pin.safeArea`.
  private func insets(_ guide: ItemID) -> String {
    let owner =
      frames.surroundings.containerName.isEmpty ? "" : frames.surroundings.containerName + "."
    let isSafe = frames.name(guide).hasSuffix(Guide.safeArea.name)
    return owner + (isSafe ? "pin.safeArea" : "pin.layoutMargins")
  }

  /// An edge at a distance from the superview's that a formula gives. PinLayout counts from the superview's edges, wherever
  /// its coordinates start.
  private mutating func number(
    _ share: Double, _ form: Form, _ axis: Axis, _ words: PinWords, of view: ItemID
  ) throws(Refusal.Cause) -> PinLink {
    let superview = frames.superview(of: view)
    let edge = Form(.origin(superview, axis)) + Form(.size(superview, axis), factor: share)
    guard share == 0 || frames.isGiven(superview) || frames.placed.contains(superview) else {
      throw .unproven(
        "the frame of '\(frames.name(view))' would be set before that of its superview")
    }
    let distance = try frames.readable(share == 1 ? edge - form : form - edge, by: view)
    if words == .directed {
      // The same number has to be right from both sides.
      let isSymmetric = distance.terms.allSatisfy { term in
        switch term.quantity {
        case .start, .origin: false
        case .size, .content, .named, .scaled: true
        }
      }
      guard isSymmetric, share != 0.5 else { throw .direction(frames.name(view)) }
    }
    return PinLink(name: words.edge(share), argument: frames.printer(for: view).text(distance))
  }
}

extension PinPlace {
  /// The view next to which an edge is.
  fileprivate var neighbour: ItemID? {
    guard case .edge(let share, let anchor) = self, share != anchor.share,
      case .view(let view) = anchor.base
    else { return nil }
    return view
  }

  /// What the place is tied to.
  fileprivate var bases: [PlanAnchor.Base] {
    switch self {
    case .edges(let start, let end): [start.base, end.base]
    case .edge(_, let anchor): [anchor.base]
    case .number(_, let form):
      form.terms.compactMap { term in
        if case .start(let item, _) = term.quantity { .view(item) } else { nil }
      }
    }
  }
}
