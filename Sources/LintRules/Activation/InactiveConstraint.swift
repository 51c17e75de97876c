import Diagnostics
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
      return [
        Diagnostic(
          "this constraint is created but never activated, so \(context.describe(constraint.first, of: constraint)) is not constrained; append '.isActive = true' or list it in NSLayoutConstraint.activate([…])",
          at: origin.place, subject: context.subject(constraint))
      ]
    }
  )
}
