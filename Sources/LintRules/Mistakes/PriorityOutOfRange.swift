import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// A constraint's priority is not between 1 and 1000, or a content priority is not between 0 and 1000.
  ///
  /// - Why: UIKit raises an exception when a constraint's priority is set; a content priority out of this range has no
  ///   meaning.
  /// - Silent: when the number is not known, or is passed to the project's own function, which may clamp it.
  package static let priorityOutOfRange = Rule(
    "priority-out-of-range",
    check: .scope { context, _ in
      let priorities = ImpossiblePriorities(context: context)
      return priorities.ofConstraints + priorities.assignedLater + priorities.ofContents
    }
  )
}

/// The priorities in a scope that UIKit does not accept.
private struct ImpossiblePriorities {
  let context: LayoutContext

  var ofConstraints: [PlacedDiagnostic] {
    context.scope.constraints.compactMap { constraint in
      let origin = context.origin(constraint)
      guard let priority = constraint.priority.value, priority <= 0 || priority > 1000,
        let assignment = origin.priorityAssignment
      else { return nil }
      return PlacedDiagnostic(
        Diagnostic(
          impossible(priority), at: assignment, subject: context.subject(constraint.first.item)),
        in: origin.file)
    }
  }

  /// Those that code assigns to a constraint which another function has made.
  var assignedLater: [PlacedDiagnostic] {
    context.scope.impossiblePriorities.map { assignment in
      let item = context.scope.constraints[assignment.constraint.index].first.item
      return PlacedDiagnostic(
        Diagnostic(
          impossible(assignment.priority), at: assignment.place.range,
          subject: context.subject(item)),
        in: assignment.place.file)
    }
  }

  private func impossible(_ priority: Double) -> String {
    "a priority of \(format(priority)) raises an exception at run time; a priority must be above 0 and at most 1000 (required)"
  }

  var ofContents: [PlacedDiagnostic] {
    // One call may set those of several views, in a loop.
    var told: Set<BuiltPlace> = []
    return zip(context.scope.items, context.scope.descriptions).flatMap { item, description in
      description.impossiblePriorities.compactMap { priority -> PlacedDiagnostic? in
        let place = BuiltPlace(file: priority.site.file, range: priority.site.range)
        guard told.insert(place).inserted else { return nil }
        let side =
          priority.side == .hugging ? "content hugging" : "content compression resistance"
        return PlacedDiagnostic(
          Diagnostic(
            "a \(side) priority of \(format(priority.number)) is out of range; a priority must be at least 0 and at most 1000 (required)",
            at: priority.site.range, subject: context.subject(item.id)), in: priority.site.file)
      }
    }
  }
}
