import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets

extension Rule {
  /// The other required constraints say the same already.
  ///
  /// - Why: it changes nothing, until one of the others changes; then they conflict.
  /// - Silent: about exact copies, which are `duplicate-constraint`'s; and unless all of it is certain: required,
  ///   always active, with known numbers, neither kept nor adjusted.
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
