import Diagnostics
import LayoutModel

extension Rule {
  /// Both sides of a constraint are the same attribute of the same item.
  ///
  /// - Why: it constrains nothing, or it can never hold; almost always another view was meant.
  package static let selfConstraint = Rule(
    "self-constraint",
    check: .constraint { constraint, context, _ in
      guard let second = constraint.second, second == constraint.first else { return [] }
      let origin = context.origin(constraint)
      return [
        Diagnostic(
          "the \(context.describe(constraint.first)) is tied to itself, which \(constraint.canHold ? "constrains nothing" : "can never hold"); name the other view",
          at: origin.spelling, subject: context.subject(constraint))
      ]
    }
  )
}

extension Constraint {
  /// Whether `x relation x × multiplier + constant` may hold, as far as the numbers are known.
  fileprivate var canHold: Bool {
    guard multiplier.value == 1, let constant = constant.value else { return true }
    switch relation {
    case .equal: return constant == 0
    case .greaterOrEqual: return constant <= 0
    case .lessOrEqual: return constant >= 0
    }
  }
}
