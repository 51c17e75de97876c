import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import UIKitFacts

extension Rule {
  /// A view that constraints place gets a frame as well.
  ///
  /// - Why: the next layout pass sets the frame from the constraints, so the assignment has no lasting effect.
  /// - Silent: unless the frame comes after the constraints in one run of one function, and those place the view for
  ///   certain. A frame before them is the initial one; one before `layoutIfNeeded()` may start an animation.
  package static let frameOnConstrainedView = Rule(
    "frame-on-constrained-view",
    check: .item { item, context, _ in
      let description = context.scope.descriptions[item.id.index]
      guard item.kind == .view, description.isStable, description.optOut != nil,
        let creation = description.creation
      else { return [] }
      return description.placements.compactMap { placement in
        guard placement.moment.closure == 0, placement.file == creation.file,
          let constraint = context.placement(of: item.id, before: placement.moment),
          !context.files[placement.file].animates(around: placement)
        else { return nil }
        return Diagnostic(
          "'\(description.name)' has constraints, so the next layout pass overwrites this frame",
          at: placement.statement,
          notes: [Note("constrained here", at: context.origin(constraint).range)],
          subject: context.subject(item.id))
      }
    }
  )
}

extension LayoutContext {
  /// A constraint that surely places the item, activated before; `nil` unless both axes have one.
  fileprivate func placement(of item: ItemID, before moment: Moment) -> Constraint? {
    let placing = scope.constraints.filter { constraint in
      let origin = origin(constraint)
      return constraint.first.item == item && !constraint.first.attribute.isSize
        && constraint.relation == .equal && constraint.activation == .always && !origin.isKept
        && origin.activation?.surelyPrecedes(moment) == true
    }
    let axes = Set(placing.map(\.first.attribute.axis))
    return axes.count == 2 ? placing.first : nil
  }
}

extension SyntaxFile {
  /// Whether the function that assigns the frame also asks for layout, so that the view moves from there.
  fileprivate func animates(around placement: ItemDescription.Site) -> Bool {
    guard let body = function(around: placement.range)?.body else { return true }
    return words(in: body.span).contains {
      $0.text == SystemMethod.layoutIfNeeded.name || $0.text == "animator"
    }
  }
}
