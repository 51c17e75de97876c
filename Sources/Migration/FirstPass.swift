import LayoutDialects
import LayoutModel

// Before a layout method has run, a view that is placed by its frame has no size: UIKit turns that into required
// constraints, and logs a conflict where what the view holds needs room.

extension SetJudge {
  /// Whether a stack view keeps its views apart, so that they have no room until it has its frame.
  func checkRoom(
    in view: ItemID, of set: ViewSet, _ origin: ConstraintOrigin
  ) throws(Refusal) {
    if set.scope.descriptions[view.index].isFramedFromStart { return }
    let needsRoom = set.scope.stacks.contains { stack in
      stack.stack == view && stack.children.count > 1 && stack.gaps.contains { $0 != 0 }
    }
    if needsRoom { throw refusal(.firstPass(set.name(view)), origin) }
  }
}
