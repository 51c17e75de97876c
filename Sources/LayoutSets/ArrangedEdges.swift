import LayoutDialects
import LayoutModel

extension ScopeSolution {
  /// The distance in points at which a stack view pins a child's edge to its own edge; `nil` if it does not pin the
  /// edge, or may not.
  package func arrangedDistance(of child: ItemID, in stack: ItemID, at edge: Attribute) -> Double? {
    guard
      // Whatever else constrains the stack view, it pins what it arranges.
      let arrangement = (problem.stacks.arrangements + problem.standings.touchedArrangements)
        .first(where: { $0.stack == stack }),
      arrangement.framework == .uiKit, let insets = arrangement.insets,
      let index = arrangement.children.firstIndex(of: child), pins(edge, of: index, arrangement)
    else { return nil }
    switch edge {
    case .top: return insets.top
    case .bottom: return insets.bottom
    case .leading, .left: return insets.leading
    case .trailing, .right: return insets.trailing
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: return nil
    }
  }

  private func pins(_ edge: Attribute, of child: Int, _ arrangement: StackArrangement) -> Bool {
    let isStart = [.top, .leading, .left].contains(edge)
    guard edge.axis == arrangement.axis else {
      switch arrangement.alignment {
      case .fill: return true
      // Left and right are not sure to be leading and trailing.
      case .leading: return edge == .top || edge == .leading
      case .trailing: return edge == .bottom || edge == .trailing
      case .center, .baseline, nil: return false
      }
    }
    // At the ends of the row it matters which child is the first, and which the last.
    let isEnd = child == (isStart ? 0 : arrangement.children.count - 1)
    return isEnd && arrangement.isOrdered && arrangement.hidden.isEmpty
      && edge != .left && edge != .right
      && arrangement.children.allSatisfy { !problem.scope.descriptions[$0.index].mayBeAway }
      && problem.standings.hiddenAtTimes.isDisjoint(with: arrangement.children)
  }
}
