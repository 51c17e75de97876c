import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets

extension Rule {
  /// The other required constraints imply this one.
  ///
  /// - Why: it changes nothing, until one of the others changes; then they conflict.
  /// - Silent: for exact copies, which `duplicate-constraint` reports; and unless all constraints involved are
  ///   required, always active, with known numbers, and neither stored nor adjusted.
  package static let redundantConstraint = Rule(
    "redundant-constraint",
    check: .solution { solution, context in
      solution.impliedConstraints().compactMap { id in
        let constraint = context.scope.constraints[id.index]
        let origin = context.origin(constraint)
        // A format says what it says of a whole row; a helper what it says of each view.
        guard !origin.isKept, constraint.first != constraint.second,
          ![.visualFormat, .helper].contains(origin.source)
        else {
          return nil
        }
        let equation = context.scope.equation(constraint.id, number: format) {
          context.describeAsWritten($0, of: constraint)
        }
        return PlacedDiagnostic(
          Diagnostic(
            "redundant constraint: the other required constraints already imply \(equation); delete it",
            at: origin.range, subject: context.subject(constraint)), in: origin.file)
      }
    }
  )
}
