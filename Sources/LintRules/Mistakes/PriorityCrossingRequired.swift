import Diagnostics

extension Rule {
  /// An active constraint is made optional, or an optional one required.
  ///
  /// - Why: UIKit raises an exception, at the latest once the view has been laid out: only a constraint that is not
  ///   installed may change between the two.
  /// - Silent: unless activation certainly precedes the assignment in one function, and both priorities are known.
  package static let priorityCrossingRequired = Rule(
    "priority-crossing-required",
    check: .constraint { constraint, context, _ in
      guard let assignment = context.scope.origins[constraint.id.index].priorityCrossing else {
        return []
      }
      return [
        Diagnostic(
          "this constraint is already active, and changing its priority to or from required (1000) may raise an exception at run time; set the priority before activating it",
          at: assignment, subject: context.subject(constraint.first.item))
      ]
    }
  )
}
