import Diagnostics
import LayoutModel

extension Rule {
  /// A constraint relates two quantities that cannot be compared: a position and a size, or positions on different
  /// axes.
  ///
  /// - Why: UIKit raises an exception when the constraint is made or activated. With anchors, such code does not
  ///   compile since Swift 3.
  /// - Silent: for leading and left, which `mixed-direction-attributes` reports; where both sides depend on branches,
  ///   so that the caller chooses them.
  package static let mismatchedAttributes = Rule(
    "mismatched-attributes",
    check: .constraint { constraint, context, _ in
      guard let second = constraint.second,
        let reason = mismatch(constraint.first.attribute, second.attribute),
        !context.isAskedFor(constraint)
      else { return [] }
      let origin = context.origin(constraint)
      let effect =
        origin.source == .anchor
        ? "this does not compile" : "this raises an exception at run time"
      return [
        Diagnostic(
          "\(context.describe(constraint.first, of: constraint)) is constrained to \(context.describe(second, of: constraint)), but \(reason); \(effect)",
          at: origin.range, subject: context.subject(constraint.first.item))
      ]
    }
  )
}

/// Why the two cannot be tied to each other; `nil` if they can.
private func mismatch(_ first: Attribute, _ second: Attribute) -> String? {
  if first.isSize != second.isSize { return "one is a size and the other a position" }
  if first.isSize || first.axis == second.axis { return nil }
  return "one is horizontal and the other vertical"
}
