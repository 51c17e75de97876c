import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver

extension ScopeSolution {
  /// Why no rule reports that a quantity of a view is open; `nil` if one does.
  ///
  /// - Parameter lacksSize: whether the view's size is open, or just its position.
  package func openCause(
    of item: ItemID, _ axis: Axis, lacksSize: Bool, _ context: LayoutContext
  ) -> OpenCause? {
    switch determinacy {
    case .notJudged: return OpenCause(item, .tooManyCases)
    case .conflicting: return OpenCause(item, .conflicting)
    case .notAnalyzed: return OpenCause(item, .notSolved)
    case .determined: break
    case .ambiguous(let freedoms):
      let root =
        freedoms.first { $0.item == item && $0.axis == axis }
        ?? freedoms.first { freedom in
          freedom.dependents.contains { $0.item == item && $0.attribute.axis == axis }
        }
      guard let root else { break }
      let cause = scrollView(ofContent: root.item) ?? root.item
      if let reason = openReason(of: root, context) { return OpenCause(cause, reason) }
      return cause == item ? nil : OpenCause(cause, .reported)
    }
    return leniency(about: item, axis, lacksSize: lacksSize) ?? OpenCause(item, .otherCases)
  }

  /// Why no rule reports a freedom; `nil` if one does.
  private func openReason(of freedom: Freedom, _ context: LayoutContext) -> OpenReason? {
    guard freedom.isOpen else {
      if isReportedTie(freedom) { return nil }
      return isVisible(freedom) ? .contentTie : .notVisible
    }
    if let reason = reasonForSilence(about: freedom, context) { return reason }
    guard context.scope.descriptions.indices.contains(freedom.item.index) else { return nil }
    return context.scope.descriptions[freedom.item.index].isToldElsewhere ? .reportedInHelper : nil
  }

  /// Why the rules about missing positions and sizes pass over a quantity that nothing fixes.
  func reasonForSilence(about freedom: Freedom, _ context: LayoutContext) -> OpenReason? {
    if !isVisible(freedom) { return .notVisible }
    if concernsContent(freedom) { return .scrollContent }
    return context.isTight(freedom) ? .tightContainer : nil
  }
}
