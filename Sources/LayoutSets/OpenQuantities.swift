import LayoutDialects
import LayoutModel
import LayoutSolver

/// Why nothing is reported about a view whose place or size the code that was read leaves open.
package enum OpenReason: String, Hashable, Sendable {
  /// It may have an intrinsic content size.
  case contentSize
  /// A constraint on it may be inactive, or has a meaning that is not known.
  case uncertainConstraint
  /// A stack view decides its place or size in a way that is not known.
  case uncertainStack
  /// It is a stack view, and not all that it arranges is known.
  case unknownContents
  /// Something else may happen to it; see ``Doubt``.
  case doubtful
  /// Nobody would see that its place or size is wrong.
  case notVisible
  /// Its container is just as large as it is.
  case tightContainer
  /// It is the size of a scroll view's content.
  case scrollContent
  /// Views with equal content priorities compete, but it is not certain that any of them has to yield.
  case contentTie
  /// There is a finding about it.
  case reported
  /// Its finding is in the helper that creates it.
  case reportedInHelper
  /// It is determined in one of the cases that were tried.
  case otherCases
  /// There are too many cases to try.
  case tooManyCases
  /// The constraints cannot be satisfied with the sizes that were tried.
  case conflicting
  /// The constraints were not solved.
  case notSolved
}

/// Why a quantity of a view is open, and the view that this is about: the view itself, or one that it depends on.
package struct OpenCause: Hashable, Sendable {
  package var item: ItemID
  package var reason: OpenReason

  package init(_ item: ItemID, _ reason: OpenReason) {
    self.item = item
    self.reason = reason
  }
}

extension ScopeSolution {
  /// What the search for open quantities takes into account: the nearest view along constraints that may have any place or
  /// size on the axis; `nil` if there is none.
  ///
  /// - Parameter lacksSize: whether the item's size is open, too.
  package func leniency(about item: ItemID, _ axis: Axis, lacksSize: Bool) -> OpenCause? {
    let search = DeterminacySearch(problem)
    let constraints = constraintsInForce
    var reached: Set<ItemID> = [item]
    var open = [item]
    while !open.isEmpty {
      let next = open.removeFirst()
      guard problem.scope.items.indices.contains(next.index) else { continue }
      let isFirst = next == item
      if let reason = search.leniency(
        about: problem.scope.items[next.index], axis, lacksSize: lacksSize || !isFirst)
      {
        return OpenCause(next, reason)
      }
      switch standings[next.index] {
      case .container, .ownedGuide: continue
      case .visible, .doubtful: break
      }
      for constraint in constraints {
        let anchors = constraint.terms.map(\.anchor).filter { $0.attribute.axis == axis }
        guard anchors.contains(where: { $0.item == next }) else { continue }
        for anchor in anchors where reached.insert(anchor.item).inserted {
          open.append(anchor.item)
        }
      }
    }
    return nil
  }
}

extension DeterminacySearch {
  /// Why an item may have any place or size on an axis.
  fileprivate func leniency(about item: Item, _ axis: Axis, lacksSize: Bool) -> OpenReason? {
    switch problem.standings[item.id] {
    case .container, .ownedGuide: return nil
    case .doubtful: return .doubtful
    case .visible: break
    }
    let key = Standings.ItemAxis(item: item.id, axis: axis)
    if problem.stacks.unsteady.contains(key) { return .uncertainStack }
    if problem.doubtedAxes.contains(key) { return .uncertainConstraint }
    guard lacksSize else { return nil }
    if problem.standings.sizedUnseen.contains(item.id) { return .unknownContents }
    if mayHaveAnySize(item, axis) { return .uncertainStack }
    let mayHaveContent = contentSizes.axes(of: item).contains(axis)
    return mayHaveContent && !item.intrinsicAxes.contains(axis) ? .contentSize : nil
  }
}
