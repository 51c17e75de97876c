import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver

extension Rule {
  /// Several views in a row have the same content hugging priority, so nothing determines which of them stretches.
  ///
  /// - Why: the system chooses one, and may choose another after a change of text.
  /// - Silent: where code of the type sets a priority of content hugging or compression resistance that is not known,
  ///   or for an unknown view, where `ambiguous-layout` is silent, and in columns that determine the height of their
  ///   container.
  package static let equalHugging = Rule(
    "equal-hugging", needsWholeCode: true,
    check: .solution { solution, context in
      guard case .ambiguous(let freedoms) = solution.determinacy else { return [] }
      return freedoms.filter(solution.isReportedTie).compactMap { .equalHugging($0, context) }
    }
  )
}

extension ScopeSolution {
  /// Whether the rule reports a quantity that optional constraints of equal priority leave open.
  func isReportedTie(_ freedom: Freedom) -> Bool {
    isSureTie(freedom) && isVisible(freedom) && !concernsContent(freedom)
      && !setsUnreadContentPriorities
  }
}

extension PlacedDiagnostic {
  fileprivate static func equalHugging(_ freedom: Freedom, _ context: LayoutContext) -> Self? {
    guard case .tie(let members) = freedom.cause,
      let creation = context.scope.descriptions[freedom.item.index].creation
    else { return nil }
    var seen: Set<ItemID> = []
    var names: [String] = []
    for case .hugging(let item, _) in members
    where context.scope.items.indices.contains(item.index) && seen.insert(item).inserted {
      names.append("'\(context.name(item))'")
    }
    guard names.count > 1 else { return nil }
    let list = names.joined(separator: ", ", last: " and ")
    let (row, axis) =
      freedom.axis == .horizontal ? ("row", "horizontal") : ("column", "vertical")
    var subject = context.subject(freedom.item)
    subject.quantities = freedom.missingQuantities
    return PlacedDiagnostic(
      Diagnostic(
        "\(list) fill a \(row) between fixed ends and have the same content hugging priority, so UIKit chooses which one to stretch; lower the priority of one of them with setContentHuggingPriority(_:for: .\(axis))",
        at: creation.range, notes: context.rowNotes(seen, freedom.axis, in: creation.file),
        subject: subject), in: creation.file)
  }
}

extension LayoutContext {
  /// The constraints that make views a row or a column.
  fileprivate func rowNotes(_ members: Set<ItemID>, _ axis: Axis, in file: Int) -> [Note] {
    let ties = scope.constraints.filter { constraint in
      constraint.first.attribute.axis == axis && !constraint.first.attribute.isSize
        && [constraint.first, constraint.second].contains { anchor in
          anchor.map { members.contains($0.item) } ?? false
        }
    }
    return ties.prefix(Self.maximumTies).map { constraint in
      let origin = origin(constraint)
      return Note(
        "part of the \(axis == .horizontal ? "row" : "column"): \(equation(constraint))",
        at: origin.range, in: origin.file == file ? nil : files[origin.file].source.file.path)
    }
  }

  /// Longer rows are told by their first constraints.
  private static let maximumTies = 4
}
