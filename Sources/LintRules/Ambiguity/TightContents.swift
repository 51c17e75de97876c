import LayoutDialects
import LayoutModel
import LayoutSolver
import UIKitFacts

extension LayoutContext {
  /// Whether an item without a position has one because what it lies in is made just as large as its contents: the
  /// inequalities on both of its sides are then equalities.
  ///
  /// A row of a table takes its height from its contents. A view that has a size of its own, such as a button, gets that size
  /// or what its contents need.
  func isTight(_ freedom: Freedom) -> Bool {
    guard freedom.missing == .position, isFitted(freedom) else { return false }
    let items = Set([freedom.item] + freedom.dependents.map(\.item))
    let bounds = bounds(of: freedom)
    let isBoundedBefore = bounds.contains { $0.bounds(items, from: .before) }
    let isBoundedBehind = bounds.contains { $0.bounds(items, from: .behind) }
    return isBoundedBefore && isBoundedBehind
  }

  /// Whether the type's own view is as large along the axis as its contents need.
  private func isFitted(_ freedom: Freedom) -> Bool {
    guard scope.descriptions.indices.contains(freedom.item.index),
      let creation = scope.descriptions[freedom.item.index].creation
    else { return false }
    guard let name = files[creation.file].typeName(around: creation.range) else { return false }
    if freedom.axis == .vertical, project.frameworkClass(of: name)?.role == .tableCell {
      return true
    }
    return project.intrinsicAxes(of: name).contains(freedom.axis)
  }
}

/// A side of a view on an axis.
private enum Side {
  case before, behind
}

extension Constraint {
  /// Whether the inequality keeps one of some items from moving to one side.
  fileprivate func bounds(_ items: Set<ItemID>, from side: Side) -> Bool {
    guard let second, !first.attribute.isSize, !second.attribute.isSize,
      items.contains(first.item) != items.contains(second.item)
    else { return false }
    let isOwnFirst = items.contains(first.item)
    switch relation {
    case .equal: return false
    case .greaterOrEqual: return (side == .before) == isOwnFirst
    case .lessOrEqual: return (side == .behind) == isOwnFirst
    }
  }
}
