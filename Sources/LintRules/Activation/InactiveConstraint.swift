import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// A constraint is built and dropped: nothing activates it.
  ///
  /// - Why: it has no effect; the view stays where it was.
  /// - Silent: when the constraint is kept, returned, passed on, or may be an element of a result builder.
  package static let inactiveConstraint = Rule(
    "inactive-constraint", needsWholeCode: true,
    check: .constraint { constraint, context, _ in
      guard constraint.activation == .never else { return [] }
      let origin = context.origin(constraint)
      guard origin.isDropped else { return [] }
      guard !origin.isDroppedList else {
        return [
          Diagnostic(
            "these constraints are created but never activated, so they have no effect; pass the list to NSLayoutConstraint.activate(_:)",
            at: origin.place, subject: context.subject(constraint))
        ]
      }
      // A storyboard may constrain an outlet all the same.
      let effect =
        context.isOutlet(constraint.first.item, of: constraint)
        ? "it has no effect"
        : "\(context.describe(constraint.first, of: constraint)) is not constrained"
      return [
        Diagnostic(
          "this constraint is created but never activated, so \(effect); append '.isActive = true' or list it in NSLayoutConstraint.activate([…])",
          at: origin.place, subject: context.subject(constraint))
      ]
    }
  )
}

extension LayoutContext {
  /// Whether a nib or a storyboard makes the view, and may constrain it.
  fileprivate func isOutlet(_ item: ItemID, of constraint: Constraint) -> Bool {
    let item = scope.items[item.index].owner ?? item
    let origin = origin(constraint)
    let file = files[origin.file]
    guard let type = file.type(around: file.tokens(in: origin.range).lowerBound) else {
      return false
    }
    return project.property(scope.descriptions[item.index].name, of: file.text(type.name))?
      .modifiers.contains(.outlet) ?? false
  }
}
