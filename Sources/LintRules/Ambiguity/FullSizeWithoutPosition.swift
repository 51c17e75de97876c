import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver

extension Rule {
  /// A view is as wide or as high as its superview, and nothing says where it starts.
  ///
  /// - Why: it usually starts at 0, as it was meant to, but nothing says so.
  /// - Silent: where `ambiguous-layout` is, and where inequalities or other constraints limit the position.
  package static let fullSizeWithoutPosition = Rule(
    "full-size-without-position", needsWholeCode: true,
    check: .solution { solution, context in
      guard case .ambiguous(let freedoms) = solution.determinacy else { return [] }
      let open = freedoms.filter { freedom in
        freedom.isOpen && solution.isVisible(freedom) && !solution.concernsContent(freedom)
          && context.fillsItsSuperview(freedom)
      }
      return Dictionary(grouping: open, by: \.item).sorted { $0.key < $1.key }.compactMap {
        .fullSize($1, context)
      }
    }
  )
}

extension LayoutContext {
  /// Whether only the position is free of a view that is certainly as large as its superview along the axis.
  func fillsItsSuperview(_ freedom: Freedom) -> Bool {
    freedom.missing == .position && fillingConstraint(of: freedom) != nil
      && bounds(of: freedom).isEmpty
  }

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
  fileprivate static func fullSize(_ freedoms: [Freedom], _ context: LayoutContext) -> Self? {
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
    let notes = freedoms.compactMap(context.fillingConstraint).map { constraint in
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
