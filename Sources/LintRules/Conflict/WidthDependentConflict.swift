import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets

extension Rule {
  /// Required constraints that can be satisfied only on some screens.
  ///
  /// - Why: they were designed for one device; on others UIKit breaks one of them.
  /// - Silent: unless the container is a controller's root view, which has the screen's width; and wherever
  ///   `conflicting-constraints` is.
  package static let widthDependentConflict = Rule(
    "width-dependent-conflict",
    check: .solution { solution, context in
      solution.conflicts.compactMap { conflict in
        guard let screens = conflict.screens, !screens.isEmpty, conflict.branches.isEmpty,
          context.isSure(of: conflict)
        else {
          return nil
        }
        return .widthConflict(conflict, screens, context)
      }
    }
  )
}

extension PlacedDiagnostic {
  fileprivate static func widthConflict(
    _ conflict: ScopeConflict, _ screens: [Screen], _ context: LayoutContext
  ) -> Self? {
    guard let first = conflict.members.first else { return nil }
    let constraint = context.scope.constraints[first.index]
    let origin = context.origin(constraint)
    var widths: [String] = []
    for screen in screens where widths.last != format(screen.width) {
      widths.append(format(screen.width))
    }
    let list = widths.joined(separator: ", ", last: " or ")
    let equations = conflict.members.map { context.equation(context.scope.constraints[$0.index]) }
    var subject = context.subject(constraint.first.item, of: conflict.members)
    subject.quantities = ["width"]
    return PlacedDiagnostic(
      Diagnostic(
        "these constraints conflict on screens that are \(list) points wide: \(context.listed(equations)); UIKit then breaks one of the constraints and logs it",
        at: origin.range, notes: context.memberNotes(conflict.members.dropFirst()),
        subject: subject), in: origin.file)
  }
}
