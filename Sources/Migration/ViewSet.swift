import LayoutDialects
import LayoutModel
import LayoutSets

/// Views that are connected by constraints, with all constraints on them: migrated together or not at all.
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
    var groups = Groups(of: scope.items.count)
    func isFixed(_ item: ItemID) -> Bool {
      item == container
        || scope.items[item.index].kind == .guide && scope.items[item.index].owner == container
    }
    for constraint in scope.constraints {
      guard let second = constraint.second, !isFixed(constraint.first.item), !isFixed(second.item)
      else { continue }
      groups.join(constraint.first.item.index, second.item.index)
    }
    for item in scope.items where item.kind == .guide && !isFixed(item.id) {
      guard let owner = item.owner, owner != container else { continue }
      groups.join(item.id.index, owner.index)
    }
    let views = Dictionary(grouping: scope.items.map(\.id).filter { !isFixed($0) }) {
      groups.first(of: $0.index)
    }
    var members: [Int: [Constraint]] = [:]
    for constraint in scope.constraints {
      let items = [constraint.first.item] + [constraint.second?.item].compactMap(\.self)
      guard let item = items.first(where: { !isFixed($0) }) else { continue }
      members[groups.first(of: item.index), default: []].append(constraint)
    }
    return members.keys.sorted().compactMap { key in
      guard let constraints = members[key],
        constraints.allSatisfy({ constraint in
          let dialect = scope.origins[constraint.id.index].source
          return dialect == .frame || dialects(dialect)
        }), constraints.contains(where: { !scope.origins[$0.id.index].isFrame })
      else { return nil }
      return ViewSet(
        scope: scope, container: container, views: views[key] ?? [], constraints: constraints)
    }
  }

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

  /// The set with what is required only, and without any content.
  func bare(where isWanted: (Constraint) -> Bool) -> ViewSet {
    var scope = scope
    for item in scope.items.indices { scope.items[item].intrinsicAxes = [] }
    let required = constraints.filter { $0.priority == Scalar(1_000) && isWanted($0) }
    return ViewSet(scope: scope, container: container, views: views, constraints: required)
  }

  /// Whether both are sets of one scope.
  func isOfScope(of other: ViewSet) -> Bool {
    scope.name == other.scope.name && container == other.container
      && scope.items.count == other.scope.items.count
      && scope.constraints.count == other.scope.constraints.count
  }

  /// The views of the set that have content views to which something is tied, however deep: that may give them a size.
  var holders: Set<ItemID> {
    let own = Set(views)
    let constrained = Set(
      scope.constraints.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
    var found: Set<ItemID> = []
    for item in scope.items.map(\.id) where !own.contains(item) && constrained.contains(item) {
      var next = scope.descriptions[item.index].covers
      var steps = 0
      while let view = next, steps < scope.items.count {
        if own.contains(view) { found.insert(view) }
        // What keeps its mask has a size that its superview follows.
        guard scope.descriptions[view.index].resizesItself,
          let superview = scope.items[view.index].superview
        else { break }
        next = scope.descriptions[superview.index].covers ?? superview
        steps += 1
      }
    }
    return found
  }

  func name(_ item: ItemID) -> String { scope.descriptions[item.index].name }

  func origin(_ constraint: Constraint) -> ConstraintOrigin { scope.origins[constraint.id.index] }
}

/// Numbers from zero on that are joined into groups.
struct Groups {
  private var parents: [Int]

  /// Each number is a group of its own.
  init(of count: Int) { parents = Array(0..<count) }

  /// The least number of the group that a number is in.
  mutating func first(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      // What is come through is tied to what lies behind it, so that no way stays long.
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (first(of: one), first(of: other))
    parents[max(one, other)] = min(one, other)
  }
}
