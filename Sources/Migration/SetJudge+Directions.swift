import LayoutDialects
import LayoutModel

extension SetJudge {
  /// The views that left and right place, or nothing but centers and what is added to them: these do not move to the
  /// other side where code runs from right to left.
  func absoluteViews(of set: ViewSet) throws(Refusal) -> Set<ItemID> {
    var groups = Groups(of: set.scope.items.count)
    let views = Set(set.views)
    let placing = set.constraints.filter {
      !$0.first.attribute.isSize && $0.first.attribute.axis == .horizontal
    }
    for constraint in placing {
      guard let second = constraint.second, views.contains(second.item),
        views.contains(constraint.first.item), !isInside(constraint.first.item, second.item, set),
        !isInside(second.item, constraint.first.item, set)
      else { continue }
      groups.join(constraint.first.item.index, second.item.index)
    }
    var absolute: Set<Int> = []
    var offCenter: Set<Int> = []
    var directional: [Int: Constraint] = [:]
    for constraint in placing {
      let item =
        views.contains(constraint.first.item)
        ? placed(constraint, set) : constraint.second?.item ?? constraint.first.item
      let root = groups.first(of: item.index)
      if constraint.first.attribute.isAbsolute { absolute.insert(root) }
      if constraint.first.attribute.isDirectional
        || constraint.second?.attribute.isDirectional ?? false
      {
        directional[root] = directional[root] ?? constraint
      } else if constraint.constant.value != 0 || constraint.multiplier.value != 1 {
        offCenter.insert(root)
      }
    }
    if !allowances.contains(.leftToRight) {
      for root in absolute.sorted() {
        if let constraint = directional[root] {
          throw refusal(.mixedDirections, set.origin(constraint))
        }
      }
    }
    absolute.formUnion(offCenter.filter { directional[$0] == nil })
    return Set(set.views.filter { absolute.contains(groups.first(of: $0.index)) })
  }

  private func isInside(_ item: ItemID, _ superview: ItemID, _ set: ViewSet) -> Bool {
    set.scope.items[item.index].superview == superview
  }

  /// The view that a constraint places: the inner one of two.
  private func placed(_ constraint: Constraint, _ set: ViewSet) -> ItemID {
    guard let second = constraint.second else { return constraint.first.item }
    return isInside(second.item, constraint.first.item, set) ? second.item : constraint.first.item
  }
}
