import LayoutDialects
import LayoutModel

/// One state of a layout: constraints that are active together, and a name.
package struct LayoutState: Hashable, Sendable {
  /// What is true or was done in the state, as the code writes it: `isCompact`, `wideConstraints`. Empty where a layout
  /// has only one state.
  package var name: String
  package var constraints: Set<Constraint.ID>
}

/// The states of a layout that are worth a look, each once.
package struct LayoutStates: Sendable {
  /// The one that is probably shown first comes first.
  package var all: [LayoutState]
  /// Whether there are more.
  package var hasMore = false

  /// How many there are at most.
  package static let maximum = 8
}

extension LayoutScope {
  /// The states that the code puts the layout into.
  ///
  /// The first takes the first alternative of each branching statement, the constraints that are switched off later,
  /// and the first frame that code gives a view. Every other state differs from it in one alternative, in one set of
  /// stored constraints, or in the frames that one function sets, so the number of states grows with the code and not
  /// with the combinations.
  package var states: LayoutStates { StateSearch(self).states() }
}

private struct StateSearch {
  private struct Site: Hashable {
    let file: Int
    let site: BranchSite
  }

  private let scope: LayoutScope
  private let always: Set<Constraint.ID>
  private let conditional: [(constraint: Constraint, choices: [Choice])]
  /// The alternative of each statement that the first state takes.
  private var first: [Site: Int] = [:]
  /// How many alternatives each statement has.
  private var alternativeCounts: [Site: Int] = [:]
  /// All alternatives with what is true then, in the order of the source.
  private var alternatives: [(choice: Choice, name: String)] = []
  private var names: [Choice: String] = [:]
  private let kept: [Set<Constraint.ID>]
  private let frames: AssignedFrames

  init(_ scope: LayoutScope) {
    self.scope = scope
    always = scope.always
    conditional = scope.conditional.map { ($0, scope.choices($0)) }
    kept = Array(scope.switchedGroups.prefix(2 * LayoutStates.maximum))
    frames = AssignedFrames(scope)
    for (constraint, choices) in conditional {
      let origin = scope.origins[constraint.id.index]
      for (choice, branch) in zip(choices, origin.branches) {
        let site = Site(file: choice.file, site: choice.site)
        first[site] = min(first[site] ?? choice.alternative, choice.alternative)
        guard names[choice] == nil else { continue }
        names[choice] = branch.plainName
        alternatives.append((choice, branch.plainName))
        alternativeCounts[site, default: 0] += 1
      }
    }
  }

  func states() -> LayoutStates {
    let atFirst = kept.filter(isActivatedAtFirst)
    let unkept = always.union(inForce(first)).union(frames.first)
    let base = unkept.union(atFirst.joined())
    var found = LayoutStates(all: [LayoutState(name: "", constraints: base)])
    func add(_ name: String, _ constraints: Set<Constraint.ID>) {
      // Where nothing is laid out, there is nothing to see.
      guard !constraints.isEmpty, !found.all.contains(where: { $0.constraints == constraints })
      else { return }
      guard found.all.count < LayoutStates.maximum else {
        found.hasMore = true
        return
      }
      found.all.append(LayoutState(name: name, constraints: constraints))
    }
    let others = base.subtracting(inForce(first))
    for path in paths where !found.hasMore { add(path.name, others.union(inForce(path.taken))) }
    for group in kept {
      let name = name(of: group)
      guard atFirst.contains(group) else {
        // What says something else of the same views gives way to it.
        let left = atFirst.filter { axes(of: $0).isDisjoint(with: axes(of: group)) }
        add(name, unkept.union(left.joined()).union(group))
        continue
      }
      let isReplaced = kept.contains {
        !atFirst.contains($0) && !axes(of: $0).isDisjoint(with: axes(of: group))
      }
      if !isReplaced { add("without " + name, base.subtracting(group)) }
    }
    for (function, replaced, replacing) in frames.later where !found.hasMore {
      add("after " + function, base.subtracting(replaced).union(replacing))
    }
    if found.all.count > 1 { found.all[0].name = firstName }
    return found
  }

  // MARK: Branches

  /// Several ways may come to the same.
  private static let maximumPaths = 4 * LayoutStates.maximum

  private func inForce(_ taken: [Site: Int]) -> Set<Constraint.ID> {
    Set(
      conditional.filter { _, choices in
        choices.allSatisfy { taken[Site(file: $0.file, site: $0.site)] == $0.alternative }
      }.map(\.constraint.id))
  }

  /// The first ways through the code that differ from the one that is taken first, in the order of the source.
  private var paths: [(name: String, taken: [Site: Int])] {
    var paths: [(String, [Site: Int])] = []
    var seen: Set<Choice> = []
    for (_, choices) in conditional where paths.count < Self.maximumPaths {
      for (depth, choice) in choices.enumerated() where seen.insert(choice).inserted {
        let site = Site(file: choice.file, site: choice.site)
        if first[site] == choice.alternative {
          // Where nothing else is made, the statement may be passed by.
          guard alternativeCounts[site] == 1 else { continue }
          var taken = first
          for (other, name) in alternatives where name == names[choice] {
            taken[Site(file: other.file, site: other.site)] = nil
          }
          paths.append((names[choice].map(negated) ?? "", taken))
          continue
        }
        var taken = first
        for outer in choices[...depth] {
          taken[Site(file: outer.file, site: outer.site)] = outer.alternative
        }
        let name = names[choice] ?? ""
        // The same condition decides the same way wherever it is asked.
        for (other, otherName) in alternatives.reversed() where otherName == name {
          taken[Site(file: other.file, site: other.site)] = other.alternative
        }
        taken[site] = choice.alternative
        paths.append((name, taken))
      }
    }
    return paths
  }

  /// What is true in the first state, if that can be said in a few words.
  private var firstName: String {
    let taken = alternatives.filter { choice, name in
      first[Site(file: choice.file, site: choice.site)] == choice.alternative && !name.isEmpty
    }
    let distinct = Set(taken.map(\.name))
    guard !distinct.isEmpty else { return "as first shown" }
    guard distinct.count == 1, let only = distinct.first else { return "first branches" }
    return only
  }

  // MARK: Constraints that are kept

  /// Whether the function that adds the views to their superviews activates them.
  private func isActivatedAtFirst(_ group: Set<Constraint.ID>) -> Bool {
    group.contains { id in
      guard let activation = scope.origins[id.index].activation, activation.closure == 0,
        activation.branches.isEmpty
      else { return false }
      let constraint = scope.constraints[id.index]
      return [constraint.first.item, constraint.second?.item].contains { item in
        item.map { scope.descriptions[$0.index].addition?.moment.run == activation.run } ?? false
      }
    }
  }

  private func name(of group: Set<Constraint.ID>) -> String {
    guard let first = group.min() else { return "" }
    let origin = scope.origins[first.index]
    let name = origin.group ?? ""
    let isShared = kept.contains { other in
      other != group && other.contains { scope.origins[$0.index].group == name }
    }
    return isShared ? "\(name) of \(origin.function)" : name
  }

  /// What the constraints are about: their first views, but for the container and guides.
  private func axes(of group: Set<Constraint.ID>) -> Set<Standings.ItemAxis> {
    Set(
      group.map { id in
        let constraint = scope.constraints[id.index]
        let anchors = [constraint.first, constraint.second].compactMap(\.self)
        let anchor = anchors.first { scope.items[$0.item.index].kind == .view } ?? anchors[0]
        return Standings.ItemAxis(item: anchor.item, axis: anchor.attribute.axis)
      })
  }
}

/// The frames that code gives views at several times: each replaces the one before.
private struct AssignedFrames {
  /// What the first function that places a view gives it.
  private(set) var first: Set<Constraint.ID> = []
  /// For each later function what it replaces, and by what.
  private(set) var later:
    [(function: String, replaced: Set<Constraint.ID>, replacing: Set<Constraint.ID>)] = []

  init(_ scope: LayoutScope) {
    /// One statement's part of a frame replaces that of another one.
    struct Part: Hashable {
      let item: ItemID
      let attribute: Attribute
    }
    var functions: [String] = []
    var byFunction: [String: [ItemID: Set<Constraint.ID>]] = [:]
    var statements: [String: [Part: Int]] = [:]
    for constraint in scope.constraints where constraint.activation == .stored {
      let origin = scope.origins[constraint.id.index]
      guard origin.isFrame else { continue }
      let item = constraint.first.item
      let part = Part(item: item, attribute: constraint.first.attribute)
      let start = statements[origin.function]?[part] ?? origin.range.start
      statements[origin.function, default: [:]][part] = start
      // Of several paths through one function, the first counts.
      guard start == origin.range.start else { continue }
      if byFunction[origin.function] == nil { functions.append(origin.function) }
      byFunction[origin.function, default: [:]][item, default: []].insert(constraint.id)
    }
    var current: [ItemID: Set<Constraint.ID>] = [:]
    for function in functions {
      var (replaced, replacing): (Set<Constraint.ID>, Set<Constraint.ID>) = ([], [])
      for (item, frames) in byFunction[function] ?? [:] {
        if let known = current[item] {
          replaced.formUnion(known)
          replacing.formUnion(frames)
        } else {
          current[item] = frames
          first.formUnion(frames)
        }
      }
      if !replacing.isEmpty { later.append((function, replaced, replacing)) }
    }
  }
}
