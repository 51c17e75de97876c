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
    let bounds = context.bounds(of: freedom)
    return PlacedDiagnostic(
      Diagnostic(
        "nothing fixes the \(freedom.missingWords) of '\(name)': \(consequence(freedom, bounds))",
        at: creation.range, notes: notes(freedom, bounds, creation.file, context),
        fixes: freedom.completionTitle(of: name).map { [Fix($0, .displayOnly, [])] } ?? [],
        subject: subject), in: creation.file)
  }

  /// What is usual only holds where no inequality, and nothing inside the view, stands against it.
  private static func consequence(_ freedom: Freedom, _ bounds: [Constraint]) -> String {
    switch freedom.missing {
    case .position, .positionOrSize:
      "the system puts it anywhere that its constraints allow"
        + (bounds.isEmpty ? ", usually at 0" : "")
    case .size, .positionAndSize:
      "the system gives it any size that its constraints allow"
        + (bounds.isEmpty ? ", usually 0" : "")
    }
  }

  /// What is said of the item, what bounds it, and the views that follow.
  private static func notes(
    _ freedom: Freedom, _ bounds: [Constraint], _ file: Int, _ context: LayoutContext
  ) -> [Note] {
    func path(_ other: Int) -> String? {
      other == file ? nil : context.files[other].source.file.path
    }
    func note(_ words: String, _ constraint: Constraint) -> Note {
      let origin = context.origin(constraint)
      return Note(
        "\(words): \(context.equation(constraint))", at: origin.range, in: path(origin.file))
    }
    let said = context.scope.constraints.filter { constraint in
      constraint.first.item == freedom.item && constraint.first.attribute.axis == freedom.axis
        && constraint.relation == .equal
    }
    let isAll = said.count == 1 && bounds.isEmpty
    let words =
      isAll ? "this is all that is said of it on the axis" : "this is said of it on the axis"
    var notes = said.prefix(3).map { note(words, $0) }
    notes += bounds.prefix(4).map { note("this bounds it", $0) }
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
  /// The inequalities that hold a free quantity back: of the item, or of what moves along with it.
  fileprivate func bounds(of freedom: Freedom) -> [Constraint] {
    let items = Set([freedom.item] + freedom.dependents.map(\.item))
    return scope.constraints.filter { constraint in
      constraint.relation != .equal && constraint.first.attribute.axis == freedom.axis
        && (items.contains(constraint.first.item)
          || constraint.second.map { items.contains($0.item) } ?? false)
    }
  }

  /// `width of 'title' == 2 × width of 'badge' + 8`.
  func equation(_ constraint: Constraint) -> String {
    scope.equation(constraint.id, number: format, anchor: describe)
  }
}
