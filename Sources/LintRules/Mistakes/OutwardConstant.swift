import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText

extension Rule {
  /// A view's far edge is pinned to its superview's with a positive constant, which pushes it outside.
  ///
  /// - Why: constants count towards the right and down on every side, so the margin of 16 that was meant is -16.
  /// - Fix (unsafe): flips the sign.
  /// - Silent: unless the view's near edge has a positive literal too, which shows that a margin was meant; when the
  ///   near edges, or those of another view, stand out as well, when the constraint is kept or adjusted, when a minus is written, as in `inset(-8)`,
  ///   and for views named after decoration.
  package static let outwardConstant = Rule(
    "outward-constant",
    check: .scope { context, _ in
      var places: [ConstantPlace] = []
      var found: [ConstantPlace: [Constraint]] = [:]
      for constraint in context.scope.constraints where context.isOutward(constraint) {
        guard let constant = context.origin(constraint).constant else { continue }
        // A loop, or a library's call for several edges, writes one constant for all of them.
        let place = ConstantPlace(file: context.origin(constraint).file, range: constant.value)
        if found[place] == nil { places.append(place) }
        found[place, default: []].append(constraint)
      }
      return places.compactMap { place in
        PlacedDiagnostic.outward(found[place] ?? [], at: place, context)
      }
    }
  )
}

/// Where a constant is written.
private struct ConstantPlace: Hashable {
  let file: Int
  let range: SourceRange
}

extension PlacedDiagnostic {
  /// - Parameter constraints: all that the constant is for.
  fileprivate static func outward(
    _ constraints: [Constraint], at place: ConstantPlace, _ context: LayoutContext
  ) -> Self? {
    guard let first = constraints.first, let constant = context.origin(first).constant else {
      return nil
    }
    let number = constant.number.text
    var anchors: [String] = []
    for constraint in constraints {
      let anchor = context.describe(constraint.first, of: constraint)
      if !anchors.contains(anchor) { anchors.append(anchor) }
    }
    let isOneView = constraints.allSatisfy { $0.first.item == first.first.item }
    return PlacedDiagnostic(
      Diagnostic(
        "a constant of \(number) puts \(context.listed(anchors)) \(number) points outside \(isOneView ? "its" : "their") superview; for an inset, use -\(number)",
        at: place.range,
        fixes: [
          .unsafe(
            "flip the sign", because: "it moves the view\(isOneView ? "" : "s")",
            .insert("-", at: place.range.start))
        ],
        subject: context.subject(first.first.item, of: constraints.map(\.id))), in: place.file)
  }
}

extension LayoutContext {
  fileprivate func isOutward(_ constraint: Constraint) -> Bool {
    outwardConstant(of: constraint) != nil && hasNearMargin(oppositeTo: constraint)
      && !standsOut(constraint.first.item) && !isMirrored(constraint)
      && !isDecoration(name(constraint.first.item))
  }
}

extension LayoutContext {
  /// The literal constant that surely pushes the item's far edge out of its superview.
  fileprivate func outwardConstant(of constraint: Constraint) -> ConstraintOrigin.Argument? {
    guard constraint.relation != .lessOrEqual, let second = constraint.second,
      second.attribute == constraint.first.attribute,
      nearAttribute(oppositeTo: second.attribute) != nil, constraint.multiplier.value == 1,
      constraint.activation == .always || constraint.activation == .conditional
    else { return nil }
    let origin = origin(constraint)
    guard origin.source != .visualFormat,
      let constant = origin.constant, constant.number.isLiteral,
      // `inset(-8)`: somebody wrote a minus.
      !constant.number.text.hasPrefix("-"),
      let value = constant.number.value, value > 0, !origin.isKept, !origin.isAdjusted,
      scope.items[constraint.first.item.index].superview == view(of: second.item)
    else { return nil }
    return constant
  }

  /// The view itself, or the one that a guide belongs to.
  private func view(of item: ItemID) -> ItemID {
    scope.items[item.index].owner ?? item
  }

  /// Whether the opposite edge is kept from its neighbour by a positive literal.
  fileprivate func hasNearMargin(oppositeTo constraint: Constraint) -> Bool {
    guard let near = nearAttribute(oppositeTo: constraint.first.attribute) else { return false }
    let isGuide = constraint.second.map { scope.items[$0.item.index].kind == .guide } ?? false
    return scope.constraints.contains { other in
      guard other.first == Anchor(constraint.first.item, near),
        other.relation == constraint.relation,
        let constant = origin(other).constant?.number, constant.isLiteral,
        let value = constant.value
      else { return false }
      // Out of a guide, but not out of the view, may be meant; not so if both sides say the same.
      return isGuide
        ? value == constraint.constant.value && other.second?.item == constraint.second?.item
        : value > 0
    }
  }

  /// Whether a near edge of the item lies outside of another's, which takes a minus that somebody wrote.
  fileprivate func standsOut(_ item: ItemID) -> Bool {
    scope.constraints.contains { constraint in
      guard constraint.first.item == item, let second = constraint.second,
        second.attribute == constraint.first.attribute, let value = constraint.constant.value
      else { return false }
      return value < 0 && [.leading, .left, .top].contains(second.attribute)
    }
  }
}

extension LayoutContext {
  /// Whether another view stands out of the same superview as far on the opposite side, with a minus that somebody wrote.
  fileprivate func isMirrored(_ constraint: Constraint) -> Bool {
    guard let far = constraint.second, let near = nearAttribute(oppositeTo: far.attribute),
      let value = constraint.constant.value
    else { return false }
    return scope.constraints.contains { other in
      other.first.attribute == near && other.second == Anchor(far.item, near)
        && other.relation == constraint.relation && other.constant.value == -value
    }
  }
}

private func nearAttribute(oppositeTo attribute: Attribute) -> Attribute? {
  switch attribute {
  case .trailing: .leading
  case .right: .left
  case .bottom: .top
  case .left, .leading, .top, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline:
    nil
  }
}

/// Whether the view is named after something that is meant to stand out.
private func isDecoration(_ name: String) -> Bool {
  let lowered = name.lowercased()
  return ["badge", "shadow", "glow", "bleed", "border", "overlap", "offscreen", "background"]
    .contains { lowered.holds($0) }
}
