import LayoutModel

/// Something whose edge a view's edge keeps a fixed distance from.
struct PlanAnchor {
  enum Base: Equatable {
    case superview
    case guide(ItemID)
    case view(ItemID)
  }

  var base: Base
  /// Which part of it: 0 is where it starts, 1 where it ends.
  var share: Double
  /// How much further towards the end the view's edge lies; of no rectangle's size.
  var offset: Form

  /// Whether a call says it without a share of the superview.
  func isPlain(of share: Double) -> Bool { base != .superview || self.share == share }
}

/// Finds what the edges of views keep a fixed distance from, among all that has a frame already.
struct AnchorSearch {
  let writer: FrameWriter
  /// Whether a centre that hangs on another one is tied to what that hangs on.
  var resolvesCenters = false
  /// Whether an edge is tied to the same edge of a guide only.
  var matchesGuideEdges = false

  /// What a view's edge keeps a fixed distance from.
  func anchor(of form: Form, _ share: Double, _ extent: ItemAxis) -> PlanAnchor? {
    let plan = writer.plan
    var forms = [
      form, plan.expanded(form) { writer.isReadable($0, by: extent.item) }, plan.expanded(form),
    ]
    if share == 0.5, resolvesCenters { forms.reverse() }
    return forms.lazy.compactMap { direct($0, share, extent) }.first
  }

  /// The same of a form as it is.
  func direct(_ form: Form, _ share: Double, _ extent: ItemAxis) -> PlanAnchor? {
    let axis = extent.axis
    let superview = writer.superview(of: extent.item)
    let isKnown = writer.isGiven(superview) || writer.placed.contains(superview)
    for edge in share == 0.5 ? [0.5] : [share, 0.5, 1 - share] where edge == 0 || isKnown {
      let base = Form(.origin(superview, axis)) + Form(.size(superview, axis), factor: edge)
      if (form - base).isInset {
        return PlanAnchor(base: .superview, share: edge, offset: form - base)
      }
    }
    for item in form.terms.compactMap(\.quantity.item) where item != extent.item {
      let isGuide = writer.surroundings.scope.items[item.index].kind == .guide
      guard isGuide ? isUsable(guide: item, extent) : writer.isNeighbour(item, of: extent.item)
      else { continue }
      for edge in isGuide && matchesGuideEdges ? [share] : [share, 0, 1, 0.5] {
        let base = Form(.start(item, axis)) + Form(.size(item, axis), factor: edge)
        let offset = form - base
        if offset.isInset {
          return PlanAnchor(
            base: isGuide ? .guide(item) : .view(item), share: edge, offset: offset)
        }
      }
    }
    return nil
  }

  private func isUsable(guide: ItemID, _ extent: ItemAxis) -> Bool {
    let superview = writer.superview(of: extent.item)
    return writer.surroundings.scope.items[guide.index].owner == superview
      && superview == writer.surroundings.container
      && !(writer.mirrorsGuides && extent.axis == .horizontal)
  }
}

extension FrameWriter {
  func superview(of view: ItemID) -> ItemID {
    surroundings.scope.items[view.index].superview ?? surroundings.container
  }

  /// Whether another view has a frame and the same superview.
  func isNeighbour(_ other: ItemID, of view: ItemID) -> Bool {
    let items = surroundings.scope.items
    return placed.contains(other)
      && items[other.index].superview == items[view.index].superview
  }

  /// Whether one side of a view is computed from its other one.
  func followsSide(_ linear: Form, _ view: ItemID) -> Bool {
    Axis.allCases.contains { linear.factor(of: .size(view, $0)) != 0 }
  }
}
