import Diagnostics
import LayoutDialects
import LayoutModel
import UIKitFacts

extension Rule {
  /// The edge of a view's own safe area is constrained to the same edge of a view that contains the view.
  ///
  /// - Why: the view's safe area is its frame without the bars that cover it. Where a bar covers it, the frame has to
  ///   be larger than the container by the height of the bar, so the bar covers more of it.
  /// - Silent: unless it is known that one view contains the other, and when the same edge of the view's frame is
  ///   constrained as well.
  package static let subviewSafeArea = Rule(
    "subview-safe-area",
    check: .constraint { constraint, context, _ in
      guard constraint.relation == .equal, let second = constraint.second,
        second.attribute == constraint.first.attribute, constraint.multiplier.value == 1,
        constraint.activation == .always || constraint.activation == .conditional,
        edges.contains(second.attribute),
        let inner = context.ownerOfInnerSafeArea(constraint.first, in: second)
          ?? context.ownerOfInnerSafeArea(second, in: constraint.first)
      else { return [] }
      let edge = second.attribute
      guard !context.scope.constraints.contains(where: { $0.touches(inner, edge) }) else {
        return []
      }
      let name = context.name(inner)
      return [
        Diagnostic(
          "this constrains the safe area of '\(name)' instead of its frame, so '\(name)' extends past its container on devices where a bar covers its \(edge.rawValue) edge; constrain \(context.describe(Anchor(inner, edge))) to the container's safe area",
          at: context.origin(constraint).range, subject: context.subject(inner))
      ]
    }
  )
}

private let edges: Set<Attribute> = [.top, .bottom, .left, .right, .leading, .trailing]

extension Constraint {
  fileprivate func touches(_ item: ItemID, _ attribute: Attribute) -> Bool {
    first == Anchor(item, attribute) || second == Anchor(item, attribute)
  }
}

extension LayoutContext {
  /// The view that an anchor is the safe area of, if that view lies in the one that another anchor belongs to.
  fileprivate func ownerOfInnerSafeArea(_ anchor: Anchor, in other: Anchor) -> ItemID? {
    let guide = scope.items[anchor.item.index]
    guard let owner = guide.owner, name(anchor.item).hasSuffix(Guide.safeArea.name) else {
      return nil
    }
    let outer = scope.items[other.item.index].owner ?? other.item
    var view = owner
    // Chains of superviews are short; a circle of them is a mistake of the code.
    for _ in 0..<64 {
      guard let superview = scope.items[view.index].superview else { return nil }
      if superview == outer { return owner }
      view = superview
    }
    return nil
  }
}
