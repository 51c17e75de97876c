import Diagnostics
import LayoutModel

extension Rule {
  /// Both sides of a constraint are the same attribute of the same item.
  ///
  /// - Why: it constrains nothing, or it can never hold; almost always another view was meant.
  /// - Silent: with a multiplier of 0, by which it sets the attribute to a constant.
  package static let selfConstraint = Rule(
    "self-constraint",
    check: .constraint { constraint, context, _ in
      guard let second = constraint.second, second == constraint.first,
        constraint.multiplier.value != 0
      else { return [] }
      let origin = context.origin(constraint)
      return [
        Diagnostic(
          "the \(context.describe(constraint.first)) is tied to itself, which \(constraint.effect); name the other view",
          at: origin.spelling, subject: context.subject(constraint))
      ]
    }
  )
}

extension Constraint {
  /// What `x relation x × multiplier + constant` comes to, as far as the numbers are known.
  fileprivate var effect: String {
    if let multiplier = multiplier.value, multiplier != 1 { return "relates it to nothing else" }
    return canHold ? "constrains nothing" : "can never hold"
  }

  private var canHold: Bool {
    guard multiplier.value == 1, let constant = constant.value else { return true }
    switch relation {
    case .equal: return constant == 0
    case .greaterOrEqual: return constant <= 0
    case .lessOrEqual: return constant >= 0
    }
  }
}
