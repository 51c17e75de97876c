import Diagnostics
import LayoutModel

extension Rule {
  /// A constraint gets a priority outside of 1 to 1000.
  ///
  /// - Why: UIKit raises an exception when the priority is set.
  /// - Silent: when the number is not known, or goes through a function of your own, which may clamp it.
  package static let priorityOutOfRange = Rule(
    "priority-out-of-range",
    check: .constraint { constraint, context, _ in
      guard let priority = constraint.priority.value, priority <= 0 || priority > 1000,
        let assignment = context.origin(constraint).priorityAssignment
      else { return [] }
      return [
        Diagnostic(
          "a priority of \(format(priority)) raises an exception at run time; a priority must be above 0 and at most 1000 (required)",
          at: assignment, subject: context.subject(constraint.first.item))
      ]
    }
  )
}
