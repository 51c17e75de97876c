import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// Constraints are made and activated in a method that runs at each layout pass.
  ///
  /// - Why: every pass adds them again. Layout gets slower and slower, and changing them asks for another pass.
  /// - Silent: behind any condition, closure or `guard`, and when the method takes anything back.
  package static let constraintsInLayoutPass = Rule(
    "constraints-in-layout-pass",
    check: .type { type, _ in
      var seen: Set<Int> = []
      var found: [PlacedDiagnostic] = []
      for context in type.scopes {
        for constraint in context.scope.constraints {
          let origin = context.origin(constraint)
          guard let moment = origin.activation, !seen.contains(moment.run),
            context.files[origin.file].repeatsInLayoutPass(
              moment, function: origin.function, at: origin.range)
          else { continue }
          seen.insert(moment.run)
          found.append(
            PlacedDiagnostic(.inLayoutPass(constraint, origin, context), in: origin.file))
        }
      }
      return found
    }
  )
}

extension Diagnostic {
  fileprivate static func inLayoutPass(
    _ constraint: Constraint, _ origin: ConstraintOrigin, _ context: LayoutContext
  ) -> Diagnostic {
    Diagnostic(
      "\(origin.function) runs again and again, and adds this constraint each time; add it once, where the view is set up",
      at: origin.range, subject: context.subject(constraint.first.item))
  }
}
