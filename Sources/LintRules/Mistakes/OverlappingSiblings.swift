import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import UIKitFacts

extension Rule {
  /// A view's constraints make it end after the start of its neighbor, or put it where another view of its kind is.
  ///
  /// - Why: `a.bottom == b.top + 10` reads like a gap of 10, but makes a overlap b by 10 points. And a line that was
  ///   copied, but not changed, puts two texts on one spot.
  /// - Silent: unless the number is SnapKit's `inset`, the view keeps as far from something at its other side, or it is
  ///   a label, which shows that a gap was meant; when the neighbour starts with a negative constant (`b.top == a.bottom - 10`), which
  ///   takes a minus that somebody wrote; when the constant is no literal or small; when a picture ends over what shows
  ///   no text, when one lies beside the other, and when the two are not seen to be siblings. It is minor where only a
  ///   long text shows it.
  package static let overlappingSiblings = Rule(
    "overlapping-siblings",
    check: .solution { solution, context in
      context.scope.constraints.compactMap { .overlap(of: $0, context) }
        + solution.coincidingSiblings().map { .coincidence($0, context) }
    }
  )
}

extension PlacedDiagnostic {
  fileprivate static func overlap(of constraint: Constraint, _ context: LayoutContext) -> Self? {
    let origin = context.origin(constraint)
    guard let second = constraint.second, constraint.relation != .lessOrEqual,
      isEndAndStart(constraint.first.attribute, second.attribute),
      origin.source != .visualFormat,
      constraint.multiplier.value == 1, let constant = origin.constant,
      // Lines of one point are laid over each other.
      constant.number.isLiteral, let value = constant.number.value, value > 1,
      context.isInset(constant, in: origin)
        || value >= smallestOverlap(constraint.first.attribute.axis)
          && (context.isText(constraint.first.item)
            || context.hasSameMargin(value, oppositeTo: constraint)),
      constraint.activation == .always || constraint.activation == .conditional,
      !origin.isKept, !origin.isAdjusted,
      context.areSiblings(constraint.first.item, second.item),
      !context.mayDecorate(constraint.first.item, second.item),
      !context.scope.lieApart(
        constraint.first.item, second.item,
        along: constraint.first.attribute.axis == .horizontal ? .vertical : .horizontal)
    else { return nil }
    let (first, other) = (context.name(constraint.first.item), context.name(second.item))
    let number = format(value)
    var placed = PlacedDiagnostic(
      Diagnostic(
        "'\(first)' ends \(number) points past \(other).\(second.attribute.rawValue), so the two overlap; for a gap, use -\(number), or constrain \(other).\(second.attribute.rawValue) to \(first).\(constraint.first.attribute.rawValue)",
        at: origin.range, subject: context.subject(constraint.first.item)), in: origin.file)
    // A text ends before the end of its label, if it is not long. With a minimum, the label ends where a long text does.
    placed.isMinor =
      constraint.relation == .equal && constraint.first.attribute.axis == .horizontal
      && context.isText(constraint.first.item)
    return placed
  }

  fileprivate static func coincidence(_ found: Coincidence, _ context: LayoutContext) -> Self {
    let constraints = found.placement.map { context.scope.constraints[$0.index] }
    let edges = constraints.map { constraint in
      let own = constraint.first.item == found.later ? constraint.first : constraint.second
      return own?.attribute.rawValue ?? ""
    }
    let origin = context.scope.origins[(found.placement.last ?? Constraint.ID(index: 0)).index]
    let notes = found.earlierPlacement.map { id -> Note in
      let other = context.scope.origins[id.index]
      return Note(
        "'\(context.name(found.earlier))' is constrained here", at: other.range,
        in: other.file == origin.file ? nil : context.files[other.file].source.file.path)
    }
    return PlacedDiagnostic(
      Diagnostic(
        "'\(context.name(found.later))' covers '\(context.name(found.earlier))': both have the same \(edges.joined(separator: " and ")) positions",
        at: origin.range, notes: notes, subject: context.subject(found.later)), in: origin.file)
  }
}

/// In points: by less, views are moved until they look right, as a label over the margin of a button, or over the room
/// above the next line of text.
private func smallestOverlap(_ axis: Axis) -> Double { axis == .horizontal ? 4 : 8 }

/// Whether the first is where a view ends, and the second where another starts on the same axis.
private func isEndAndStart(_ first: Attribute, _ second: Attribute) -> Bool {
  switch first {
  case .bottom, .lastBaseline: second == .top
  case .trailing: second == .leading
  case .right: second == .left
  case .left, .leading, .top, .width, .height, .centerX, .centerY, .firstBaseline: false
  }
}

extension LayoutContext {
  /// Whether the number is one of `inset(2)`, of which SnapKit turns the sign at some edges only: a gap was meant.
  fileprivate func isInset(
    _ constant: ConstraintOrigin.Argument, in origin: ConstraintOrigin
  ) -> Bool {
    let file = files[origin.file]
    let token = file.tokens(in: constant.value).lowerBound
    return file.tokenText(token - 1) == "(" && file.tokenText(token - 2) == "inset"
  }

  /// Whether a view is a label, which has no padding of its own to lay over its neighbor.
  fileprivate func isText(_ item: ItemID) -> Bool {
    frameworkClass(of: item)?.name == ClassName.label
  }

  /// Whether the view's near edge stands as far behind something as its far edge behind its neighbour's start: both
  /// were meant to be gaps.
  fileprivate func hasSameMargin(_ value: Double, oppositeTo constraint: Constraint) -> Bool {
    let axis = constraint.first.attribute.axis
    return scope.constraints.contains { other in
      guard other.first.item == constraint.first.item, other.first.attribute.axis == axis,
        [.top, .leading, .left, .firstBaseline].contains(other.first.attribute),
        other.relation != .lessOrEqual, other.second != nil,
        let constant = origin(other).constant?.number
      else { return false }
      return constant.isLiteral && constant.value == value
    }
  }

  fileprivate func areSiblings(_ first: ItemID, _ second: ItemID) -> Bool {
    guard first != second, let superview = scope.items[first.index].superview else { return false }
    return scope.items[second.index].superview == superview
  }

  /// Whether an overlap may be meant: a crown over a face, a list that runs below a panel, a badge on a button.
  fileprivate func mayDecorate(_ item: ItemID, _ other: ItemID) -> Bool {
    // What shows nothing by itself has nothing to cover, such as a panel or a card.
    guard let below = frameworkClass(of: other), below.showsContent else { return true }
    guard let above = frameworkClass(of: item), above.role != .scroll else { return true }
    if [ClassName.view, ClassName.imageView].contains(above.name),
      !below.traits.contains(.showsOneText)
    {
      return true
    }
    return standsOut(item, over: other)
  }

  private func frameworkClass(of item: ItemID) -> ViewClass? {
    scope.descriptions[item.index].type.flatMap { project.frameworkClass(of: $0) }
  }

  /// Whether another edge of the view lies over the other one as well, which takes a minus that somebody wrote.
  private func standsOut(_ item: ItemID, over other: ItemID) -> Bool {
    scope.constraints.contains { constraint in
      guard let second = constraint.second, let value = constraint.constant.value, value < 0 else {
        return false
      }
      return constraint.first.item == item && second.item == other
        && isEndAndStart(second.attribute, constraint.first.attribute)
    }
  }
}

extension ViewClass {
  /// Whether a view of the class shows something of its own: text, a control, a picture, or what it arranges.
  fileprivate var showsContent: Bool {
    if case .whileHolding = contentSize { return true }
    return !intrinsicAxes.isEmpty || role == .stack
  }
}
