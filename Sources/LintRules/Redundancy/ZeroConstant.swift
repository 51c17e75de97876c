import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText

extension Rule {
  /// A constraint spells out a constant of zero, which is the default.
  ///
  /// - Why: the argument is noise, and hides the constants that matter.
  /// - Fix (safe): deletes the argument; the constraint's equation is unchanged.
  /// - Silent: when the constant is named, even if it is zero, because the name gives information; when another
  ///   constant is assigned later; and where the call requires it, as in a visual format.
  package static let zeroConstant = Rule(
    "zero-constant",
    check: .constraint { constraint, context, _ in
      let origin = context.origin(constraint)
      guard let argument = origin.constant, argument.role == .optional, !origin.isAdjusted,
        argument.number.isLiteral, argument.number.value == 0
      else { return [] }
      return [.redundantZero(argument, context.subject(constraint))]
    }
  )
}

extension Diagnostic {
  fileprivate static func redundantZero(
    _ argument: ConstraintOrigin.Argument, _ subject: Subject
  ) -> Diagnostic {
    Diagnostic(
      "a constant of 0 is the default and can be removed",
      at: argument.value,
      fixes: argument.removable.map { [.safe("remove the constant", .delete($0))] } ?? [],
      subject: subject)
  }
}
