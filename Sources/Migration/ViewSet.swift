import LayoutDialects
import LayoutModel
import LayoutSets

/// Views that constraints tie to each other, with all constraints on them: rewritten together or not at all.
package struct ViewSet: Sendable {
  var scope: LayoutScope
  let container: ItemID
  /// In the order of the scope's items.
  let views: [ItemID]
  /// In the order of the source.
  let constraints: [Constraint]

  /// The sets of a scope; none if its container is unknown.
  static func all(in scope: LayoutScope, from dialects: (DialectName) -> Bool) -> [ViewSet] {
    guard let container = scope.container else { return [] }
    var parents = Array(scope.items.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }
    func isFixed(_ item: ItemID) -> Bool {
      item == container
        || scope.items[item.index].kind == .guide && scope.items[item.index].owner == container
    }
    for constraint in scope.constraints {
      guard let second = constraint.second, !isFixed(constraint.first.item), !isFixed(second.item)
      else { continue }
      let (one, other) = (root(constraint.first.item.index), root(second.item.index))
      parents[max(one, other)] = min(one, other)
    }
    for item in scope.items where item.kind == .guide && !isFixed(item.id) {
      guard let owner = item.owner, owner != container else { continue }
      let (one, other) = (root(item.id.index), root(owner.index))
      parents[max(one, other)] = min(one, other)
    }
    var members: [Int: [Constraint]] = [:]
    for constraint in scope.constraints {
      let items = [constraint.first.item] + [constraint.second?.item].compactMap(\.self)
      guard let item = items.first(where: { !isFixed($0) }) else { continue }
      members[root(item.index), default: []].append(constraint)
    }
    return members.keys.sorted().compactMap { key in
      guard let constraints = members[key],
        constraints.allSatisfy({ constraint in
          let dialect = scope.origins[constraint.id.index].source
          return dialect == .frame || dialects(dialect)
        }), constraints.contains(where: { !scope.origins[$0.id.index].isFrame })
      else { return nil }
      let views = scope.items.map(\.id).filter { !isFixed($0) && root($0.index) == key }
      return ViewSet(scope: scope, container: container, views: views, constraints: constraints)
    }
  }

  func name(_ item: ItemID) -> String { scope.descriptions[item.index].name }

  func origin(_ constraint: Constraint) -> ConstraintOrigin { scope.origins[constraint.id.index] }

  /// The scope without all other constraints.
  var ownScope: LayoutScope {
    var own = scope
    own.constraints = constraints.enumerated().map { index, constraint in
      var constraint = constraint
      constraint.id = Constraint.ID(index: index)
      return constraint
    }
    own.origins = constraints.map(origin)
    return own
  }
}
