import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver

extension Rule {
  /// Nothing says where a view lies, or how large it is, on an axis.
  ///
  /// - Why: the system picks some place without a word, often a size of 0, and another one the next time.
  /// - Fix (display-only): the shortest completion.
  /// - Silent: when anything could place the view unseen; see ``Doubt``. And where only content sizes of equal
  ///   priority compete, which is `equal-hugging`.
  package static let ambiguousLayout = Rule(
    "ambiguous-layout", needsWholeCode: true,
    check: .solution { solution, context in
      guard case .ambiguous(let freedoms) = solution.determinacy else { return [] }
      return freedoms.compactMap { freedom in
        guard freedom.isOpen, solution.isVisible(freedom), !solution.concernsContent(freedom) else {
          return nil
        }
        return .ambiguous(freedom, context, isFramed: solution.isFramedInPart(freedom.item))
      }
    }
  )
}

extension ScopeSolution {
  /// Whether the freedom is one of a scroll view's content.
  ///
  /// Content moves along with its scroll view, and may be as wide as that: then it is the scroll view that is free.
  func concernsContent(_ freedom: Freedom) -> Bool {
    if scrollView(ofContent: freedom.item) != nil { return true }
    return freedom.dependents.contains { anchor in
      guard let scroll = scrollView(ofContent: anchor.item) else { return false }
      return anchor.attribute.isSize && scroll != freedom.item
    }
  }
}

extension PlacedDiagnostic {
  fileprivate static func ambiguous(
    _ freedom: Freedom, _ context: LayoutContext, isFramed: Bool
  ) -> Self? {
    let description = context.scope.descriptions[freedom.item.index]
    guard let creation = description.creation else { return nil }
    let name = plainName(description.name)
    var subject = context.subject(freedom.item)
    subject.quantities = freedom.missingQuantities
    if isFramed {
      return PlacedDiagnostic(
        Diagnostic(
          "code gives '\(name)' a part of a frame, but nothing gives it a \(freedom.missingWords), which stays 0",
          at: creation.range, subject: subject), in: creation.file)
    }
    return PlacedDiagnostic(
      Diagnostic(
        "nothing fixes the \(freedom.missingWords) of '\(name)': \(consequence(freedom))",
        at: creation.range, notes: notes(freedom, creation.file, context),
        fixes: freedom.completionTitle(of: name).map { [Fix($0, .displayOnly, [])] } ?? [],
        subject: subject), in: creation.file)
  }

  private static func consequence(_ freedom: Freedom) -> String {
    switch freedom.missing {
    case .position, .positionOrSize:
      "the system puts it anywhere that its constraints allow, usually at 0"
    case .size, .positionAndSize:
      "the system gives it any size that its constraints allow, usually 0"
    }
  }

  /// The views that follow, and the first constraint that already speaks of the item.
  private static func notes(
    _ freedom: Freedom, _ file: Int, _ context: LayoutContext
  ) -> [Note] {
    func path(_ other: Int) -> String? {
      other == file ? nil : context.files[other].source.file.path
    }
    var notes: [Note] = []
    for constraint in context.scope.constraints
    where constraint.first.item == freedom.item && constraint.first.attribute.axis == freedom.axis {
      let origin = context.origin(constraint)
      notes.append(
        Note(
          "this is all that is said of it on the axis: \(context.equation(constraint))",
          at: origin.range, in: path(origin.file)))
      if notes.count == 3 { break }
    }
    var seen: Set<ItemID> = [freedom.item]
    for anchor in freedom.dependents where seen.insert(anchor.item).inserted {
      guard context.scope.descriptions.indices.contains(anchor.item.index),
        let creation = context.scope.descriptions[anchor.item.index].creation
      else { continue }
      notes.append(
        Note(
          "'\(context.name(anchor.item))' moves along with it", at: creation.range,
          in: path(creation.file)))
      if seen.count > 8 { break }
    }
    return notes
  }
}

extension LayoutContext {
  /// `width of 'title' == 2 × width of 'badge' + 8`.
  func equation(_ constraint: Constraint) -> String {
    scope.equation(constraint.id, number: format, anchor: describe)
  }
}
