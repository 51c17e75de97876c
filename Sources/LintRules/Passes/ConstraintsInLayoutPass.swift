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
      type.firstActivations { context, constraint, moment in
        let origin = context.origin(constraint)
        guard
          context.files[origin.file].repeatsInLayoutPass(
            moment, function: origin.function, at: origin.range)
        else { return nil }
        return
          "\(origin.function) runs again and again, and adds this constraint each time; add it once, where the view is set up"
      }
    }
  )
}

extension TypeContext {
  /// A diagnostic for the first constraint of each run of a function of which there is something to tell.
  func firstActivations(
    _ message: (LayoutContext, Constraint, Moment) -> String?
  ) -> [PlacedDiagnostic] {
    var seen: Set<Int> = []
    var found: [PlacedDiagnostic] = []
    for context in scopes {
      for constraint in context.scope.constraints {
        let origin = context.origin(constraint)
        guard let moment = origin.activation, !seen.contains(moment.run),
          let message = message(context, constraint, moment)
        else { continue }
        seen.insert(moment.run)
        found.append(
          PlacedDiagnostic(
            Diagnostic(message, at: origin.range, subject: context.subject(constraint.first.item)),
            in: origin.file))
      }
    }
    return found
  }
}
