import LayoutModel

extension ScopeBuilder {
  /// The priorities that no constraint can have and that code assigns to kept constraints, each told once.
  func impossiblePriorities(of drafts: [Draft]) -> [ImpossibleAssignment] {
    reader.recorded.impossiblePriorities.compactMap { name, priority, place in
      let named = find(name)
      guard let index = drafts.firstIndex(where: { $0.holders.contains { find($0) == named } })
      else { return nil }
      return ImpossibleAssignment(
        constraint: Constraint.ID(index: index), priority: priority, place: place)
    }
  }
}
