import LayoutDialects
import LayoutModel

/// Constraints of a scope that are in force together.
package struct ActiveSet: Hashable, Sendable {
  package var constraints: Set<Constraint.ID>
  /// The alternatives that are taken; empty if the set contains only constraints that are always active.
  package var branches: [Branch]
}

/// The combinations of constraints that may be in force.
package struct PossibleSets: Hashable, Sendable {
  /// The sets without constraints that code activates and deactivates come first.
  package var sets: [ActiveSet]
  /// The constraints that are active only in some of the sets, because code activates and deactivates them.
  package var switched: Set<Constraint.ID> = []
}

/// One alternative of one branching statement.
struct Choice: Hashable {
  let file: Int
  let site: BranchSite
  let alternative: Int
}

extension LayoutScope {
  /// How many sets of one scope are looked at.
  package static let maximumSets = 16

  var always: Set<Constraint.ID> {
    var always: Set<Constraint.ID> = []
    always.reserveCapacity(constraints.count)
    for index in constraints.indices where constraints[index].activation == .always {
      always.insert(constraints[index].id)
    }
    return always
  }

  private func hasAny(_ activation: Activation) -> Bool {
    constraints.indices.contains { constraints[$0].activation == activation }
  }

  func choices(_ constraint: Constraint) -> [Choice] {
    let file = origins[constraint.id.index].file
    return origins[constraint.id.index].branches.map {
      Choice(file: file, site: $0.site, alternative: $0.alternative)
    }
  }

  var conditional: [Constraint] {
    guard hasAny(.conditional) else { return [] }
    return constraints.filter {
      $0.activation == .conditional && !origins[$0.id.index].branches.isEmpty
    }
  }

  /// Constraints that are switched on together, by the name that holds them.
  private var groups: [Set<Constraint.ID>] {
    guard hasAny(.stored) else { return [] }
    var groups: [String: Set<Constraint.ID>] = [:]
    for constraint in constraints where constraint.activation == .stored {
      let origin = origins[constraint.id.index]
      if let name = origin.group, origin.branches.isEmpty, !origin.isReplaced {
        groups[name, default: []].insert(constraint.id)
      }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Sets that are certainly active together at some time: the constraints that are always active, and those that one
  /// path of branches adds or that are stored under one name.
  package var certainSets: [ActiveSet] {
    let always = always
    let conditional = conditional.map { (constraint: $0, choices: choices($0)) }
    var sets = [ActiveSet(constraints: always, branches: [])]
    var seen: Set<[Choice]> = []
    for (constraint, choices) in conditional {
      guard sets.count < Self.maximumSets, seen.insert(choices).inserted else { continue }
      let taken = Set(choices)
      let added = conditional.filter { taken.isSuperset(of: $0.choices) }.map(\.constraint.id)
      sets.append(
        ActiveSet(
          constraints: always.union(added), branches: origins[constraint.id.index].branches))
    }
    for group in groups where group.count > 1 && sets.count < Self.maximumSets {
      sets.append(ActiveSet(constraints: always.union(group), branches: []))
    }
    return sets
  }

  /// The constraints that are active together with `constraint`: those that are always active, and those on the path of
  /// branches on which it is activated. A constraint that is stored or never activated comes alone.
  package func set(with constraint: Constraint) -> ActiveSet {
    let taken = Set(choices(constraint))
    guard constraint.activation == .conditional, !taken.isEmpty else {
      return ActiveSet(constraints: always.union([constraint.id]), branches: [])
    }
    let added = conditional.filter { taken.isSuperset(of: choices($0)) }.map(\.id)
    return ActiveSet(
      constraints: always.union(added), branches: origins[constraint.id.index].branches)
  }

  /// What is kept under one name by one function, and switched on and off together: one that has several functions
  /// fill it is several such groups, of which any may be in force.
  var switchedGroups: [Set<Constraint.ID>] {
    struct Holder: Hashable {
      let name: String
      let file: Int
      let function: String
    }
    guard hasAny(.stored) else { return [] }
    var groups: [Holder: Set<Constraint.ID>] = [:]
    for constraint in constraints where constraint.activation == .stored {
      let origin = origins[constraint.id.index]
      guard let name = origin.group, origin.branches.isEmpty else { continue }
      let holder = Holder(name: name, file: origin.file, function: origin.function)
      groups[holder, default: []].insert(constraint.id)
    }
    return groups.values.sorted { ($0.min()?.index ?? 0) < ($1.min()?.index ?? 0) }
  }

  /// Every combination of constraints that may be active; `nil` if there are more than ``maximumSets``.
  package var possibleSets: PossibleSets? {
    guard let alternatives = alternativeSets else { return nil }
    let groups = switchedGroups
    guard !groups.isEmpty, groups.count <= Self.maximumSwitches,
      alternatives.count << groups.count <= Self.maximumSets
    else { return PossibleSets(sets: alternatives) }
    var possible = PossibleSets(sets: alternatives, switched: groups.reduce([]) { $0.union($1) })
    for choice in 1..<(1 << groups.count) {
      let added = groups.indices.filter { choice >> $0 & 1 == 1 }.map { groups[$0] }
      possible.sets += alternatives.map { set in
        ActiveSet(
          constraints: added.reduce(set.constraints) { $0.union($1) }, branches: set.branches)
      }
    }
    return possible
  }

  /// How many groups are looked at that are switched on and off independently.
  private static let maximumSwitches = 4

  /// A set for each combination of alternatives, and for none: whatever runs, one of them is in force.
  ///
  /// The first alternatives of each statement come first. `nil` if there are more than ``maximumSets``.
  private var alternativeSets: [ActiveSet]? {
    let always = always
    guard hasAny(.conditional) else { return [ActiveSet(constraints: always, branches: [])] }
    let conditional = conditional
    if conditional.isEmpty { return nil }
    let choices = conditional.map { self.choices($0) }
    var alternatives: [(file: Int, site: BranchSite, alternatives: [Int])] = []
    for choice in choices.joined() {
      if let index = alternatives.firstIndex(where: {
        $0.file == choice.file && $0.site == choice.site
      }) {
        if !alternatives[index].alternatives.contains(choice.alternative) {
          alternatives[index].alternatives.append(choice.alternative)
        }
      } else {
        alternatives.append((choice.file, choice.site, [choice.alternative]))
        // Each doubles the combinations at least.
        if alternatives.count > Self.maximumSets { return nil }
      }
    }
    var combinations: [Set<Choice>] = [[]]
    for site in alternatives {
      combinations = combinations.flatMap { taken -> [Set<Choice>] in
        site.alternatives.sorted().map { alternative in
          taken.union([Choice(file: site.file, site: site.site, alternative: alternative)])
        } + [taken]
      }
      if combinations.count > 4 * Self.maximumSets { return nil }
    }
    var sets: [ActiveSet] = []
    for taken in combinations {
      let added = conditional.indices.filter { taken.isSuperset(of: choices[$0]) }
      let set = ActiveSet(
        constraints: always.union(added.map { conditional[$0].id }),
        branches: added.last.map { origins[conditional[$0].id.index].branches } ?? [])
      if !sets.contains(where: { $0.constraints == set.constraints }) { sets.append(set) }
    }
    return sets.count <= Self.maximumSets ? sets : nil
  }
}
