import Diagnostics
import LayoutModel

extension Rule {
  /// A side that follows the reading direction is constrained to one that does not.
  ///
  /// - Why: UIKit raises an exception when the constraint is made (since iOS 9).
  /// - Silent: where both sides depend on branches, so that the caller chooses them.
  package static let mixedDirectionAttributes = Rule(
    "mixed-direction-attributes",
    check: .constraint { constraint, context, _ in
      guard let second = constraint.second else { return [] }
      let (left, right) = (constraint.first.attribute, second.attribute)
      guard
        left.isDirectional && right.isAbsolute || left.isAbsolute && right.isDirectional,
        !context.isAskedFor(constraint)
      else { return [] }
      let origin = context.origin(constraint)
      return [
        Diagnostic(
          "\(context.describe(constraint.first, of: constraint)) is constrained to \(context.describe(second, of: constraint)), which raises an exception at run time; use leading and trailing on both sides, or left and right on both",
          at: origin.place, subject: context.subject(constraint))
      ]
    }
  )
}
