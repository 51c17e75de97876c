import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver

extension Rule {
  /// A view has no position on an axis, and nothing shows that the system's choice, 0, is wrong.
  ///
  /// - Why: it usually looks right, but nothing determines where it starts.
  /// - Silent: where `ambiguous-layout` is, and where that reports the view.
  package static let missingPosition = Rule(
    "missing-position", needsWholeCode: true,
    check: .solution { solution, context in
      solution.openFreedoms(context).filter { !solution.isProblem($0, context) }.compactMap {
        .missingPosition($0, context)
      }
    }
  )
}

extension ScopeSolution {
  /// What nothing fixes and can be seen, item by item: both axes of a view are told together.
  func openFreedoms(_ context: LayoutContext) -> [[Freedom]] {
    guard case .ambiguous(let freedoms) = determinacy else { return [] }
    let open = freedoms.filter { $0.isOpen && reasonForSilence(about: $0, context) == nil }
    return Dictionary(grouping: open, by: \.item).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether more is missing of an item than a position that is likely to be meant to be 0.
  func isProblem(_ freedoms: [Freedom], _ context: LayoutContext) -> Bool {
    freedoms.contains { freedom in
      freedom.missing != .position || isMisplaced(freedom) || !context.bounds(of: freedom).isEmpty
    }
  }
}

extension LayoutContext {
  /// The constraint that makes an item as large as its superview along the axis of a freedom.
  fileprivate func fillingConstraint(of freedom: Freedom) -> Constraint? {
    guard scope.items.indices.contains(freedom.item.index),
      let superview = scope.items[freedom.item.index].superview
    else { return nil }
    let size = freedom.axis == .horizontal ? Attribute.width : .height
    let ends = Set([Anchor(freedom.item, size), Anchor(superview, size)])
    return scope.constraints.first { constraint in
      guard let second = constraint.second else { return false }
      return Set([constraint.first, second]) == ends && constraint.relation == .equal
        && constraint.activation == .always && constraint.priority.value == 1000
        && constraint.multiplier.value == 1 && constraint.constant.value == 0
        && constraint.terms.isEmpty
    }
  }
}

extension PlacedDiagnostic {
  /// - Parameter freedoms: those of one item, one for each axis.
  fileprivate static func missingPosition(
    _ freedoms: [Freedom], _ context: LayoutContext
  ) -> Self? {
    let filling = freedoms.compactMap(context.fillingConstraint)
    guard filling.count == freedoms.count else { return .ambiguous(freedoms, context) }
    guard let first = freedoms.first,
      let place = context.scope.descriptions[first.item.index].telling
    else { return nil }
    let words =
      if freedoms.count > 1 {
        (size: "large", missing: "position", advice: "its four edges instead of its size")
      } else if first.axis == .horizontal {
        (
          size: "wide", missing: "horizontal position",
          advice: "leading and trailing instead of the width"
        )
      } else {
        (
          size: "tall", missing: "vertical position",
          advice: "top and bottom instead of the height"
        )
      }
    let notes = filling.map { constraint in
      let origin = context.origin(constraint)
      return Note(
        "its size: \(context.equation(constraint))", at: origin.range,
        in: origin.file == place.file ? nil : context.files[origin.file].source.file.path)
    }
    var subject = context.subject(first.item)
    subject.quantities = freedoms.flatMap(\.missingQuantities)
    return PlacedDiagnostic(
      Diagnostic(
        "'\(context.name(first.item))' is as \(words.size) as its superview, but no constraint determines its \(words.missing), which is usually 0; constrain \(words.advice)",
        at: place.range, notes: notes, subject: subject), in: place.file)
  }
}
