import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver

extension Rule {
  /// No gap-free chain of constraints runs from one end of a scroll view's content to the other.
  ///
  /// - Why: the content's size is unknown, so the view does not scroll, or shows nothing.
  /// - Silent: as `ambiguous-layout` is, for the scroll view and what follows from its content.
  package static let openScrollContent = Rule(
    "open-scroll-content", needsWholeCode: true,
    check: .solution { solution, context in
      guard case .ambiguous(let freedoms) = solution.determinacy else { return [] }
      return freedoms.compactMap { freedom in
        guard freedom.isOpen, solution.isVisible(freedom), solution.concernsContent(freedom) else {
          return nil
        }
        return .openContent(freedom, solution, context)
      }
    }
  )
}

extension PlacedDiagnostic {
  fileprivate static func openContent(
    _ freedom: Freedom, _ solution: ScopeSolution, _ context: LayoutContext
  ) -> Self? {
    let items = [freedom.item] + freedom.dependents.map(\.item)
    guard let scroll = items.lazy.compactMap({ solution.scrollView(ofContent: $0) }).first,
      let creation = context.scope.descriptions[scroll.index].creation
    else { return nil }
    let isHorizontal = freedom.axis == .horizontal
    var subject = context.subject(scroll)
    subject.quantities = [isHorizontal ? "width" : "height"]
    let ends = isHorizontal ? "leading to its trailing" : "top to its bottom"
    return PlacedDiagnostic(
      Diagnostic(
        "nothing fixes the \(isHorizontal ? "width" : "height") of the content of '\(context.name(scroll))': no chain of constraints runs from its \(ends) edge with a known size between",
        at: creation.range, subject: subject), in: creation.file)
  }
}
