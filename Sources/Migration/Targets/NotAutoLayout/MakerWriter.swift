import LayoutDialects
import LayoutModel
import UIKitFacts

/// Writes views' frames as chains of NotAutoLayout's makers. Facts about NotAutoLayout 3.3 are those of its sources,
/// https://github.com/el-hoshino/NotAutoLayout.
struct MakerWriter {
  var frames: FrameWriter

  /// Writes a view's frame as a chain: lines along both axes, then what sizes they leave open. In that order, horizontal
  /// lines first and each kind from left to right or from top to bottom, every chain has a type that ends with a frame.
  mutating func make(_ view: ItemID, _ style: MakerStyle) throws(Refusal.Cause) {
    let horizontal = try makerLines(of: view, .horizontal)
    let vertical = try makerLines(of: view, .vertical)
    var calls: [String]
    if let whole = wholeFrame(horizontal, vertical, style) {
      calls = [whole]
    } else if let point = point(horizontal, vertical) {
      calls = [point]
    } else {
      calls = horizontal.map { call($0, .horizontal, style) }
      calls += vertical.map { call($0, .vertical, style) }
    }
    calls += try sizeCalls(
      of: view, isWide: horizontal.count == 1, isHigh: vertical.count == 1, style)
    let superview = frames.superview(of: view)
    let owner =
      superview == frames.surroundings.container
      ? frames.surroundings.containerName : frames.name(superview)
    let target = (owner.isEmpty ? "" : owner + ".") + "nal.layout(\(frames.name(view)))"
    frames.markPlaced(view)
    frames.statements.append(.init(view: view, lines: Self.lines(target, calls)))
  }

  private static func lines(
    _ target: String, _ calls: [String]
  ) -> [(depth: Int, text: String)] {
    let line = "\(target) { $0\(calls.joined()) }"
    if calls.count <= 2, line.count <= FrameWriter.lineLength { return [(0, line)] }
    let links = calls.flatMap { call in
      FrameWriter.broken(call).map { (depth: $0.depth + 1, text: $0.text) }
    }
    return [(0, target + " { $0")] + links + [(0, "}")]
  }

  // MARK: Lines

  private var search: AnchorSearch { AnchorSearch(writer: frames) }

  private mutating func makerLines(
    of view: ItemID, _ axis: Axis
  ) throws(Refusal.Cause) -> [MakerLine] {
    let extent = ItemAxis(view, axis)
    guard let place = frames.plan.places[extent], let length = frames.plan.lengths[extent] else {
      throw .unproven("no frame was computed for one of the views")
    }
    guard let linear = length.linear else {
      if let anchor = search.anchor(of: place.form, place.share, extent) {
        return [MakerLine(share: place.share, source: .anchor(anchor))]
      }
      return [try openLine(place, extent)]
    }
    let start = place.form - linear * place.share
    let end = start + linear
    if !linear.isInset, !frames.followsSide(linear, view),
      let lines = try edges(start, end, of: extent)
    {
      return lines
    }
    let forms = [(place.share, place.form), (0, start), (1, end), (0.5, start + linear / 2)]
    let anchors = forms.compactMap { share, form in
      search.anchor(of: form, share, extent).map { (share: share, anchor: $0) }
    }
    // `left + 8` says more than `right - 52`.
    let best = anchors.first { $0.anchor.isPlain(of: $0.share) }
    if let (share, anchor) = best ?? anchors.first {
      return [MakerLine(share: share, source: .anchor(anchor))]
    }
    return [try openLine(place, extent)]
  }

  /// Both edges, where each hangs on the same edge of the parent, or on another view.
  private mutating func edges(
    _ start: Form, _ end: Form, of extent: ItemAxis
  ) throws(Refusal.Cause) -> [MakerLine]? {
    var lines: [MakerLine] = []
    for (share, form) in [(0.0, start), (1.0, end)] {
      if let anchor = search.anchor(of: form, share, extent) {
        guard anchor.isPlain(of: share) else { return nil }
        lines.append(MakerLine(share: share, source: .anchor(anchor)))
        continue
      }
      // A guide that is mirrored before is a rectangle of its own.
      let items = Set(form.terms.compactMap(\.quantity.item))
      guard frames.mirrorsGuides, extent.axis == .horizontal, items.count == 1,
        items.allSatisfy({ frames.surroundings.scope.items[$0.index].kind == .guide })
      else { return nil }
      let readable = try frames.readable(form, by: extent.item)
      let text = frames.printer(for: extent.item).text(readable)
      lines.append(MakerLine(share: share, source: .number("Float(\(text))")))
    }
    return lines
  }

  /// A line that hangs on no other: a share of the parent, or a number.
  private mutating func openLine(
    _ place: Place, _ extent: ItemAxis
  ) throws(Refusal.Cause) -> MakerLine {
    let parent = frames.superview(of: extent.item)
    let form = frames.plan.expanded(place.form)
    let size = Quantity.size(parent, extent.axis)
    let offset = (form - Form(.origin(parent, extent.axis))).without(size)
    if frames.isReadable(size, by: extent.item), form.factor(of: size) != 0, offset.isInset {
      return MakerLine(
        share: place.share, source: .share(form.factor(of: size), offset: offset))
    }
    let readable = try frames.readable(place.form, by: extent.item)
    return MakerLine(
      share: place.share,
      source: .number(Self.float(readable, frames.printer(for: extent.item).text(readable))))
  }

  private func call(_ line: MakerLine, _ axis: Axis, _ style: MakerStyle) -> String {
    let name = MakerLine.name(line.share, axis).titled
    switch line.source {
    case .anchor(let anchor):
      let place = MakerLine.name(anchor.share, axis) + summand(anchor.offset, style)
      return call(name, anchor.base, place)
    case .share(let share, let offset):
      let word = axis == .horizontal ? "horizontal" : "vertical"
      let number = FormPrinter.number(share)
      return ".set\(name)(by: { $0.\(word)(at: \(number))\(summand(offset, style)) })"
    case .number(let text): return ".set\(name)(to: \(text))"
    }
  }

  private func call(_ name: String, _ base: PlanAnchor.Base, _ place: String) -> String {
    switch base {
    case .superview: ".set\(name)(by: { $0.\(place) })"
    case .guide(let guide): ".set\(name)(by: { $0.\(guideName(guide)).\(place) })"
    case .view(let other): ".pin\(name)(to: \(frames.name(other)), with: { $0.\(place) })"
    }
  }

  private func guideName(_ guide: ItemID) -> String {
    frames.name(guide).hasSuffix(Guide.safeArea.name)
      ? "safeAreaGuide" : Guide.layoutMargins.name
  }

  /// The point in which both lines meet, where it is one of another rectangle's.
  private func point(_ horizontal: [MakerLine], _ vertical: [MakerLine]) -> String? {
    guard horizontal.count == 1, vertical.count == 1, let x = horizontal[0].anchor,
      let y = vertical[0].anchor, x.base == y.base, x.offset.isZero, y.offset.isZero
    else { return nil }
    let name = MakerLine.point(horizontal[0].share, vertical[0].share)
    return call(
      name.titled, x.base, MakerLine.point(x.share, y.share))
  }

  /// All four edges at once, where all are tied to those of one rectangle.
  private func wholeFrame(
    _ horizontal: [MakerLine], _ vertical: [MakerLine], _ style: MakerStyle
  ) -> String? {
    let lines = horizontal + vertical
    let anchors = lines.compactMap(\.anchor)
    guard lines.count == 4, anchors.count == 4,
      anchors.allSatisfy({ $0.base == anchors[0].base }),
      zip(lines, anchors).allSatisfy({ $0.share == $1.share })
    else { return nil }
    let offsets = [
      ("top", anchors[2].offset), ("left", anchors[0].offset), ("bottom", anchors[3].offset * -1),
      ("right", anchors[1].offset * -1),
    ]
    let isPlain = offsets.allSatisfy { $0.1.isZero }
    func insets(_ style: MakerStyle?) -> String {
      let texts = offsets.map { "\($0.0): \(Self.float($0.1, insetText($0.1, style)))" }
      return ".init(" + texts.joined(separator: ", ") + ")"
    }
    switch anchors[0].base {
    case .superview: return ".stickOnParent(\(isPlain ? "" : "withInsets: " + insets(nil)))"
    case .guide(let guide) where guideName(guide) == "safeAreaGuide":
      return ".stickOnParentSafeArea(\(isPlain ? "" : "withInsets: " + insets(nil)))"
    case .guide:
      return ".setFrame(by: { $0.layoutMarginsGuide.frame"
        + (isPlain ? "" : "(inside: \(insets(style)))") + " })"
    case .view: return nil
    }
  }

  // MARK: Numbers

  /// As a `Float`, which is a type of NotAutoLayout's own.
  private static func float(_ form: Form, _ text: String) -> String {
    form.isConstant ? text : "Float(\(text))"
  }

  /// What stands behind a place: ` + 16`, ` - Float(self.padding)`.
  private func summand(_ offset: Form, _ style: MakerStyle) -> String {
    if offset.isZero { return "" }
    let isNegative =
      offset.isConstant
      ? offset.constant < 0 : offset.terms.allSatisfy { $0.factor < 0 } && offset.constant <= 0
    let amount = isNegative ? offset * -1 : offset
    return (isNegative ? " - " : " + ") + Self.float(amount, insetText(amount, style))
  }

  /// - Parameter style: of a closure that may run later.
  private func insetText(_ form: Form, _ style: MakerStyle?) -> String {
    FormPrinter(
      rectangle: { _ in "" },
      local: { quantity in
        guard let style, case .named(let text) = quantity else { return nil }
        return style.qualified(text)
      }, usesBounds: { _ in false }
    ).text(form)
  }

  /// A length as the parent's guides have it; `nil` if it needs more.
  private func guideText(_ form: Form, of view: ItemID, _ style: MakerStyle) -> String? {
    let parent = frames.superview(of: view)
    func text(_ quantity: Quantity) -> String? {
      switch quantity {
      case .size(parent, let axis) where frames.isReadable(quantity, by: view):
        axis == .horizontal ? "$0.width" : "$0.height"
      case .size(let guide, let axis)
      where frames.surroundings.scope.items[guide.index].kind == .guide
        && frames.surroundings.scope.items[guide.index].owner == parent
        && parent == frames.surroundings.container:
        "$0.\(guideName(guide))." + (axis == .horizontal ? "width" : "height")
      case .named(let text): "Float(\(style.qualified(text)))"
      default: nil
      }
    }
    guard form.terms.contains(where: { $0.quantity.item != nil }),
      form.terms.allSatisfy({ text($0.quantity) != nil })
    else { return nil }
    return FormPrinter(rectangle: { _ in "" }, local: text, usesBounds: { _ in false }).text(form)
  }

  // MARK: Sizes

  private mutating func sizeCalls(
    of view: ItemID, isWide: Bool, isHigh: Bool, _ style: MakerStyle
  ) throws(Refusal.Cause) -> [String] {
    guard let width = frames.plan.lengths[ItemAxis(view, .horizontal)],
      let height = frames.plan.lengths[ItemAxis(view, .vertical)]
    else { throw .unproven("no frame was computed for one of the views") }
    let isContent = width.isContent && height.isContent
    if isWide, isHigh, isContent, !width.isClamped, !height.isClamped {
      return frames.fitsAlone(view, mayWrapText: style.mayWrapText)
        ? [".fitSize()"] : [".setSize(to: .init(\(frames.name(view)).intrinsicContentSize))"]
    }
    var calls: [String] = []
    if isWide { calls.append(try sizeCall(of: ItemAxis(view, .horizontal), width, style)) }
    if isHigh { calls.append(try sizeCall(of: ItemAxis(view, .vertical), height, style)) }
    return calls
  }

  private mutating func sizeCall(
    of extent: ItemAxis, _ length: Length, _ style: MakerStyle
  ) throws(Refusal.Cause) -> String {
    let word = extent.axis == .horizontal ? "Width" : "Height"
    if length.isContent, !length.isClamped, frames.locals[extent.size] == nil {
      if frames.fitsAlone(extent.item, mayWrapText: style.mayWrapText) { return ".fit\(word)()" }
      if extent.axis == .vertical, frames.isText(extent.item) {
        return ".fitHeight(by: .greatestFiniteMagnitude)"
      }
      let size = "\(frames.name(extent.item)).intrinsicContentSize.\(word.lowercased())"
      return ".set\(word)(to: Float(\(size)))"
    }
    if !length.isContent, frames.locals[extent.size] == nil {
      // A square's side is the number that the other side is.
      let items = Set(length.preferred.terms.compactMap(\.quantity.item))
      let isOwn = items.isSubset(of: [extent.item])
      let plain = isOwn ? frames.plan.expanded(length.preferred) : length.preferred
      if plain.isInset, !length.isClamped {
        return ".set\(word)(to: \(Self.float(plain, insetText(plain, nil))))"
      }
      if let text = guideText(length, extent, style) { return ".set\(word)(by: { \(text) })" }
    }
    let needsName = length.isClamped || length.isContent
    return ".set\(word)(to: Float(\(try frames.lengthText(extent, isNamed: needsName))))"
  }

  private func guideText(_ length: Length, _ extent: ItemAxis, _ style: MakerStyle) -> String? {
    func text(_ form: Form) -> String? {
      let readable = frames.plan.expanded(form) { frames.isReadable($0, by: extent.item) }
      let isOfBothSides = Axis.allCases.contains {
        readable.factor(of: .size(extent.item, $0)) != 0
      }
      return guideText(
        isOfBothSides ? frames.plan.expanded(form) : readable, of: extent.item, style)
    }
    guard var result = text(length.preferred) else { return nil }
    for (function, bounds) in [("max", length.atLeast), ("min", length.atMost)] {
      for bound in bounds {
        guard let bound = text(bound) else { return nil }
        result = "\(function)(\(result), \(bound))"
      }
    }
    return result
  }
}
