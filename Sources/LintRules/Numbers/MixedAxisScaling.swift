import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// A distance along one axis is scaled by the other axis of the screen, or a square by both.
  ///
  /// - Why: the ratio of the two sides differs between screens: distances drift, and circles become ovals.
  /// - Silent: for a view whose sides are scaled by one function, also where a side is subtracted from its position, for
  ///   the height of a view that spans the width, or the other way round, and for functions whose axis is not known.
  package static let mixedAxisScaling = Rule(
    "mixed-axis-scaling",
    check: .numbers { context, _ in
      let uses = context.numbers.uses
      return uses.indices.compactMap { index -> Diagnostic? in
        let use = uses[index]
        guard let axis = use.axis, !use.passes.isEmpty else { return nil }
        if let other = context.squarePartner(of: index) {
          return context.oval(index, other)
        }
        guard
          let helper = use.passes.first(where: { name in
            context.vocabulary.axis(of: name).map { $0 != axis } ?? false
          }), !context.mayHoldOwnSide(use, along: axis), !context.keepsShape(use, along: axis)
        else { return nil }
        let (direction, wrong) =
          axis == .horizontal ? ("horizontal", "height") : ("vertical", "width")
        return Diagnostic(
          "'\(helper)' scales with the screen's \(wrong), but is used for a \(direction) value"
            + (use.part.isEmpty ? "" : " (\(use.part))"),
          at: use.range, subject: Subject(item: use.item ?? "", scope: "", attribute: use.part))
      }
    }
  )
}

extension NumberContext {
  /// Whether a computed place goes through the same function as the view's own side: `bounds.maxX - 32.calculateHeight()`
  /// is where a square of that size ends at the edge.
  fileprivate func mayHoldOwnSide(_ use: NumberUse, along axis: Axis) -> Bool {
    guard use.form == .computed, use.part == "x" || use.part == "y", use.item != nil else {
      return false
    }
    return numbers.uses.contains { other in
      other.block == use.block && other.item == use.item && other.passes == use.passes
        && other.part == (axis == .horizontal ? "width" : "height")
    }
  }

  /// Whether both sides of a view go through the same function, or one side grows with the screen between two ends and
  /// the other one is scaled like it, which keeps the shape that the view has in the design.
  fileprivate func keepsShape(_ use: NumberUse, along axis: Axis) -> Bool {
    if numbers.spanning.contains(use.range) { return true }
    let (own, across) = axis == .horizontal ? ("width", "height") : ("height", "width")
    return use.part == own
      && numbers.uses.contains { other in
        other.block == use.block && other.item == use.item && other.part == across
          && other.passes == use.passes
      }
  }

  /// The sides of a square that go through the functions of both axes; told at the later one.
  fileprivate func oval(_ index: Int, _ other: Int) -> Diagnostic? {
    let use = numbers.uses[index]
    let partner = numbers.uses[other]
    guard index > other, let first = partner.passes.first, let second = use.passes.first,
      let one = vocabulary.axis(of: first), let two = vocabulary.axis(of: second), one != two
    else { return nil }
    return Diagnostic(
      "the sides of '\(use.item ?? "this view")' are equal in the design, but '\(first)' and '\(second)' scale them by different dimensions of the screen, so the view is not square on other screens; use one helper for both",
      at: use.range, notes: [Note("the other side is scaled here", at: partner.range)],
      subject: Subject(item: use.item ?? "", scope: "", attribute: use.part))
  }
}
