import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// A view's far edge is pinned to its superview's with a positive constant, which pushes it outside.
  ///
  /// - Why: positive constants move every edge to the right or down, so a margin of 16 is written -16.
  /// - Fix (unsafe): flips the sign.
  /// - Silent: unless the view's near edge has a positive literal too, which shows that a margin was meant; when the
  ///   near edges, or those of another view, are outside as well, when the constraint is kept or adjusted, when a minus
  ///   is written, as in `inset(-8)`, for views named after decoration, for views that a transform moves, where it
  ///   shows only with a long text, which is `text-limit-outside`, and where the constraint conflicts with another one
  ///   between the same edges, which `conflicting-constraints` reports.
  package static let outwardConstant = Rule(
    "outward-constant",
    check: .solution { solution, context in
      let contradicted = solution.contradictedEdges(context)
      return context.outwardConstants {
        !context.endsUnseen($0) && !contradicted.contains($0.id)
      }.map { place, constraints in
        var placed = PlacedDiagnostic.outward(constraints, at: place, context) { anchors, number in
          "a constant of \(number) puts \(anchors) \(number) points outside \(context.superviewWord(constraints)); \(place.advice(anchors, number, context))"
        }
        // Below, content often goes on: it is scrolled, is not clipped, or starts at the top and ends before.
        placed.isMinor = constraints.allSatisfy { $0.first.attribute.axis == .vertical }
        return placed
      }
    }
  )

  /// The edge at which the text of a label or a text view ends is pinned outside its superview, which shows only with a
  /// long text.
  ///
  /// - Why: the text is cut off where it does not fit, rather than wrapped, shortened or scrolled.
  /// - Fix (unsafe): flips the sign.
  /// - Silent: wherever `outward-constant` is, and where that reports the constraint.
  package static let textLimitOutside = Rule(
    "text-limit-outside",
    check: .scope { context, _ in
      context.outwardConstants { context.endsUnseen($0) }.map { place, constraints in
        .outward(constraints, at: place, context) { anchors, number in
          "a constant of \(number) puts \(anchors) \(number) points outside \(context.superviewWord(constraints)), so long text is cut off; \(place.advice(anchors, number, context))"
        }
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
  /// - Parameters:
  ///   - constraints: all that the constant is for; at least one.
  ///   - message: of their anchors, and the constant's text.
  fileprivate static func outward(
    _ constraints: [Constraint], at place: ConstantPlace, _ context: LayoutContext,
    _ message: (_ anchors: String, _ number: String) -> String
  ) -> Self {
    let first = constraints[0]
    let written = context.origin(first).constant?.number.text ?? ""
    let hasPlus = written.hasPrefix("+")
    let number = hasPlus ? String(written.dropFirst()) : written
    let start = place.range.start
    var anchors: [String] = []
    for constraint in constraints {
      let anchor = context.describe(constraint.first, of: constraint)
      if !anchors.contains(anchor) { anchors.append(anchor) }
    }
    return PlacedDiagnostic(
      Diagnostic(
        message(context.listed(anchors), number), at: place.range,
        fixes: place.hasNearEdges(context)
          ? []
          : [
            .unsafe(
              "flip the sign",
              because: context.areOfOneView(constraints) ? "the view moves" : "the views move",
              hasPlus
                ? TextEdit(SourceRange(start, start + 1), "-")
                : .insert("-", at: start))
          ],
        subject: context.subject(first.first.item, of: constraints.map(\.id))), in: place.file)
  }
}

extension LayoutContext {
  /// The constants that push far edges out of their superviews where that does not look meant, each with the constraints
  /// that it is for: a loop, or a library's call for several edges, writes one constant for all of them.
  fileprivate func outwardConstants(
    where isWanted: (Constraint) -> Bool
  ) -> [(place: ConstantPlace, constraints: [Constraint])] {
    var places: [ConstantPlace] = []
    var found: [ConstantPlace: [Constraint]] = [:]
    for constraint in scope.constraints {
      guard let constant = unmeantOutwardConstant(of: constraint), isWanted(constraint) else {
        continue
      }
      let place = ConstantPlace(file: origin(constraint).file, range: constant.value)
      if found[place] == nil { places.append(place) }
      found[place, default: []].append(constraint)
    }
    return places.map { ($0, found[$0] ?? []) }
  }

  fileprivate func areOfOneView(_ constraints: [Constraint]) -> Bool {
    constraints.allSatisfy { $0.first.item == constraints[0].first.item }
  }

  fileprivate func superviewWord(_ constraints: [Constraint]) -> String {
    areOfOneView(constraints) ? "its superview" : "their superview"
  }
}

extension LayoutContext {
  /// The literal constant that pushes a view's far edge out of its superview, where that does not look meant.
  fileprivate func unmeantOutwardConstant(
    of constraint: Constraint
  ) -> ConstraintOrigin.Argument? {
    guard let constant = outwardConstant(of: constraint), hasNearMargin(oppositeTo: constraint),
      !standsOut(constraint.first.item), !isMirrored(constraint),
      !isDecoration(name(constraint.first.item)),
      !ViewTransforms(ofFirstViewOf: constraint, in: self).move
    else { return nil }
    return constant
  }

  /// Whether only a text that reaches it shows where the edge lies: it is the trailing one of a label whose text starts
  /// at the other side, or the bottom one of a text view, and the view shows nothing else.
  fileprivate func endsUnseen(_ constraint: Constraint) -> Bool {
    let description = scope.descriptions[constraint.first.item.index]
    guard let creation = description.creation, let type = description.type,
      type == constraint.first.attribute.classWhoseTextEndsThere
    else { return false }
    let file = files[creation.file]
    // Another function may call another label so.
    let scope =
      description.reach == .function
      ? file.function(around: creation.range).map { Range($0.span.indices) } : nil
    return !file.showsEnd(
      of: plainName(description.name), madeBy: creation.statement,
      in: scope ?? file.source.tokens.indices)
  }

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

  /// Whether a near edge of the item lies outside another's, which takes a minus that somebody wrote.
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

extension Attribute {
  /// The class whose text ends at this edge unless it is long: that of a label runs along, that of a text view down.
  fileprivate var classWhoseTextEndsThere: String? {
    switch self {
    case .trailing, .right: ClassName.label
    case .bottom: ClassName.textView
    default: nil
    }
  }
}

extension SyntaxFile {
  /// Whether the file gives a view an alignment other than that of its language, or a background.
  fileprivate func showsEnd(
    of name: String, madeBy creation: SourceRange, in scope: Range<Int>
  ) -> Bool {
    guard isSearchable else { return true }
    // `let label = UILabel()`, and what follows up to `return label`.
    let statement = tokens(in: creation)
    let next = statement.upperBound..<min(statement.upperBound + 160, source.tokens.count)
    let end = next.first { source.tokens[$0].kind == .returnKeyword } ?? statement.upperBound
    let making = statement.lowerBound..<end
    return scope.contains { index in
      guard Member.showingEnds.contains(tokenText(index)), let value = value(assignedTo: index)
      else { return false }
      let owner = self.name(before: index)
      guard owner == name || owner == "$0" || making.contains(index) else { return false }
      return ![".left", ".natural", ".clear"].contains { text(value).hasSuffix($0) }
    }
  }
}

extension ScopeSolution {
  /// Constraints that surely conflict with another one between the same two edges.
  fileprivate func contradictedEdges(_ context: LayoutContext) -> Set<Constraint.ID> {
    let all = context.scope.constraints
    let pairs = conflicts.filter { conflict in
      guard conflict.screens == nil, conflict.members.count == 2 else { return false }
      let (one, other) = (all[conflict.members[0].index], all[conflict.members[1].index])
      return one.first == other.first && one.second == other.second && context.isSure(of: conflict)
    }
    return Set(pairs.flatMap(\.members))
  }
}

extension ConstantPlace {
  /// Whether a near edge has the same constant, which a minus would push out: `leading.trailing.equalTo(x).offset(16)`.
  fileprivate func hasNearEdges(_ context: LayoutContext) -> Bool {
    context.scope.constraints.contains { other in
      let origin = context.origin(other)
      return origin.file == file && origin.constant?.value == range
        && nearAttribute(oppositeTo: other.first.attribute) == nil
    }
  }

  fileprivate func advice(_ anchors: String, _ number: String, _ context: LayoutContext) -> String {
    hasNearEdges(context)
      ? "for an inset, constrain \(anchors) separately, with -\(number)"
      : "for an inset, use -\(number)"
  }
}
