import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// A constraint's constant is a plain number of points.
  ///
  /// - Why: the distance or size stays the same on every screen, while all around it grows.
  /// - Silent: for small and allowed numbers, for names, and for anything computed.
  package static let unscaledConstant = Rule(
    "unscaled-constant",
    check: .constraint { constraint, context, options in
      let origin = context.origin(constraint)
      guard let argument = origin.constant, argument.number.isLiteral,
        let value = argument.number.value, options.reports(value)
      else { return [] }
      return [.unscaled(value, argument, constraint, context.subject(constraint.first.item))]
    }
  )
}

extension Diagnostic {
  fileprivate static func unscaled(
    _ value: Double, _ argument: ConstraintOrigin.Argument, _ constraint: Constraint,
    _ subject: Subject
  ) -> Diagnostic {
    let attribute = constraint.first.attribute
    let direction = attribute.axis == .horizontal ? "wide" : "high"
    let what =
      constraint.second == nil
      ? "the \(attribute.rawValue) of '\(subject.item)' is \(format(value)) points"
      : "the distance at the \(attribute.rawValue) of '\(subject.item)' is \(format(abs(value))) points"
    return Diagnostic(
      "\(what) on every screen, however \(direction) it is; give the number a name or scale it",
      at: argument.value, subject: subject, group: format(value))
  }
}
