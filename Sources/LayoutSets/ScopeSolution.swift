import LayoutDialects
import LayoutModel
import LayoutSolver
import LightSyntax
import UIKitFacts

/// The solution of a scope: computed once, and shared by all rules that use it.
///
/// A class, because all rules about solutions share it.
package final class ScopeSolution: Sendable {
  package let conflicts: [ScopeConflict]
  package let determinacy: Determinacy
  /// Indexed by item.
  package let standings: [Standing]
  /// What gives rise to the doubts about items.
  package let causes: [ItemID: DoubtCause]
  /// Why the search for conflicts was not finished.
  package let notAnalyzed: NotAnalyzed?
  /// The content boxes that constraints speak of.
  private let usedContents: Set<ItemID>
  let problem: ScopeProblem
  private let zeroSigns: [Standings.ItemAxis: ZeroSign]

  package init(_ scope: LayoutScope, in surroundings: ScopeSurroundings) {
    let standings = Standings(scope, surroundings)
    let problem = ScopeProblem(standings, standings.arrangements)
    var search = ConflictSearch(problem)
    conflicts = search.conflicts()
    notAnalyzed = search.notAnalyzed
    self.problem = problem
    self.standings = standings.standings
    causes = standings.causes
    var zeroSigns: [Standings.ItemAxis: ZeroSign] = [:]
    determinacy =
      conflicts.contains { $0.screens == nil }
      ? .conflicting : DeterminacySearch(problem).determinacy(&zeroSigns)
    self.zeroSigns = zeroSigns
    usedContents =
      problem.contents.isEmpty
      ? []
      : Set(
        scope.constraints.indices.flatMap { index in
          problem.linearConstraint(Constraint.ID(index: index)).terms.map(\.anchor.item)
        }.filter { $0.index >= scope.items.count })
  }

  /// Whether the freedom is visible on screen: a guide alone shows nothing, and neither does a view without content.
  package func isVisible(_ freedom: Freedom) -> Bool {
    isVisible(freedom, countsProperties: false)
  }

  private func isVisible(_ freedom: Freedom, countsProperties: Bool) -> Bool {
    if isSpacer(freedom) { return false }
    let items = Set([freedom.item] + freedom.dependents.map(\.item))
    return items.contains { item in
      guard problem.scope.items.indices.contains(item.index) else {
        return usedContents.contains(item)
      }
      return problem.scope.items[item.index].kind != .guide
        && !isUnseen(item, freedom.axis, countsProperties: countsProperties)
    }
  }

  /// Whether only sizes are open, of views that no code makes visible, though code that is not read may do so.
  package func areUnshown(_ freedoms: [Freedom]) -> Bool {
    freedoms.allSatisfy { $0.missing == .size && !isVisible($0, countsProperties: true) }
  }

  /// Whether it is the size of a bare view that only keeps others in a stack view apart: they may have any distance.
  private func isSpacer(_ freedom: Freedom) -> Bool {
    guard problem.scope.items.indices.contains(freedom.item.index), freedom.missing == .size else {
      return false
    }
    return problem.scope.descriptions[freedom.item.index].isArranged
      && isUnseen(freedom.item, freedom.axis)
  }

  /// Whether it shows that a view without a position was not meant to be at 0: others hang on it, the bars cover it, it
  /// lies half on a neighbor, or no constraint speaks of it.
  package func isMisplaced(_ freedom: Freedom) -> Bool {
    zeroSigns[Standings.ItemAxis(item: freedom.item, axis: freedom.axis)] != nil
  }

  /// Whether a view without a position looks right at 0: nothing but the absence of constraints, and what depends on it,
  /// shows that it was not meant to be there.
  package func looksRight(_ freedoms: [Freedom]) -> Bool {
    let signs = freedoms.map { zeroSigns[Standings.ItemAxis(item: $0.item, axis: $0.axis)] }
    return freedoms.allSatisfy { $0.missing == .position }
      && (signs == [.forgotten] || signs.contains(.followed) && !signs.contains(.misplaced))
  }

  /// Whether nobody sees where the view lies: it is hidden for good, or is a plain view that shows nothing and only
  /// helps others, as a container or a spacer does.
  ///
  /// - Parameter countsProperties: whether it may be in a property that other files can name, if none shows it.
  private func isUnseen(_ item: ItemID, _ axis: Axis, countsProperties: Bool = false) -> Bool {
    let description = problem.scope.descriptions[item.index]
    if isHidden(item) || isCarrier(item) { return true }
    // Other files may say how a property of the project looks.
    guard description.reach != .project || countsProperties && !isShownElsewhere(item),
      let type = description.type, unseenClasses.contains(type), !description.mayBeOfSubclass
    else { return false }
    let parts = problem.scope.items.filter { $0.superview == item }
    let children = parts.map { problem.scope.descriptions[$0.id.index].type ?? "" }
    let isContainer =
      children.contains(where: overflowingClasses.contains)
      && children.allSatisfy { overflowingClasses.contains($0) || unseenClasses.contains($0) }
      && !parts.contains {
        problem.standings.knownUses(of: $0.id).has(member: Member.waitingForTouches)
      }
    guard isContainer || children.isEmpty && !isConstrained(item, axis) else { return false }
    let uses = problem.standings.knownUses(of: item)
    // A plain view of which code moves the center alone is a point that others read.
    return isFramedInPart(item)
      ? !uses.isSurelyShown : !uses.isShown(ignoring: { setsNoColor($0) })
  }

  /// Whether code of other types, or of classes that derive from this one, may make the view in a property visible.
  private func isShownElsewhere(_ item: ItemID) -> Bool {
    let surroundings = problem.standings.surroundings
    let description = problem.scope.descriptions[item.index]
    guard let type = surroundings.unit.typeName, description.holder == nil,
      description.owned == nil
    else { return true }
    let name = description.knownName
    // Code of other modules is not read.
    let access: Modifiers = [.public, .open, .outlet, .objc]
    guard problem.project.property(name, of: type)?.modifiers.isDisjoint(with: access) == true
    else { return true }
    let names = [name] + problem.standings.knownUses(of: item).aliases
    return names.contains { problem.project.isShownElsewhere($0, of: type) }
      || surroundings.subclassUses(of: name)?.isEmpty != true
      || !surroundings.protocolUses(of: name).isEmpty
  }

  /// Whether a view is hidden for good, or lies in one that is.
  private func isHidden(_ item: ItemID) -> Bool {
    var current: ItemID? = item
    for _ in problem.scope.items {
      guard let view = current else { return false }
      if problem.scope.descriptions[view.index].isHidden { return true }
      current = problem.scope.items[view.index].superview
    }
    return false
  }

  private func isConstrained(_ item: ItemID, _ axis: Axis) -> Bool {
    problem.scope.constraints.contains { constraint in
      [constraint.first, constraint.second].contains {
        $0?.item == item && $0?.attribute.axis == axis
      }
    }
  }

  /// Whether code positions the item with frames, but never assigns some part of them.
  package func isFramedInPart(_ item: ItemID) -> Bool {
    problem.standings.frameParts[item] != nil
  }

  /// Whether a view keeps its initial frame of zero: its mask is on, and no code positions it, sizes it or constrains
  /// anything to it.
  package func isWithoutFrame(_ item: ItemID) -> Bool {
    let scope = problem.scope
    guard scope.items.indices.contains(item.index) else { return false }
    let description = scope.descriptions[item.index]
    return !description.mayOptOut && !description.isArranged && !description.isFramedFromStart
      && description.placements.isEmpty && !problem.standings.constrained.contains(item)
      && !isConstrained(item, .horizontal) && !isConstrained(item, .vertical)
      && !problem.standings.knownUses(of: item).isPlaced
  }

  /// Whether code of the type sets content priorities for a view that is not known.
  package var setsUnreadContentPriorities: Bool {
    let surroundings = problem.standings.surroundings
    return surroundings.unit.parts.contains { part in
      let file = surroundings.files[part.file]
      return part.span.indices.contains(where: { index in
        let token = file.source.tokens[index]
        guard contentPriorityNames.contains(token.nameHash),
          file.name(Int32(index)).hasSuffix("Priority")
        else { return false }
        return !surroundings.contentPriorityCalls.contains { call in
          call.file == part.file && call.range.contains(token.range)
        }
      })
    }
  }

  /// The scroll view whose content the item represents, if the item is not in the source code.
  package func scrollView(ofContent item: ItemID) -> ItemID? {
    problem.scrollView(ofContent: item)
  }
}

extension LayoutScope {
  /// The constraints of each conflict that no size of the container avoids, in the order of the source.
  package func certainConflicts(in surroundings: ScopeSurroundings) -> [[Constraint.ID]] {
    let standings = Standings(self, surroundings)
    var search = ConflictSearch(ScopeProblem(standings, standings.arrangements))
    return search.conflicts().filter { $0.screens == nil }.map(\.members)
  }

  /// The smallest conflict of a constraint that no size of the container avoids.
  package func provenConflict(
    with id: Constraint.ID, in surroundings: ScopeSurroundings
  ) -> ProvenConflict? {
    let standings = Standings(self, surroundings)
    var search = ConflictSearch(ScopeProblem(standings, standings.arrangements))
    return search.proof(of: id)
  }

  /// What is known about the positions of some items before anything is solved, indexed by item; the entries of other
  /// items have no meaning.
  package func standings(of views: [ItemID], in surroundings: ScopeSurroundings) -> [Standing] {
    var wanted = Set(views)
    for item in items {
      guard let superview = item.superview else { continue }
      // A child may give its superview a size.
      if wanted.contains(superview)
        || descriptions[superview.index].covers.map(wanted.contains) ?? false
      {
        wanted.insert(item.id)
      }
    }
    return Standings(self, surroundings, of: wanted).standings
  }
}

/// What sets how contents keep their size: methods of UIKit and AppKit, and properties of SnapKit.
private let contentPriorityNames = NameHashSet(
  Member.names(.prioritizes).union(SnapKitCall.contentPriorities))

/// Classes whose views show nothing by themselves.
let unseenClasses: Set<String> = [ClassName.view, ClassName.nsView]

/// Classes whose views are seen in full where their superview has no size, and wait for no touch.
let overflowingClasses: Set<String> = [
  ClassName.label, ClassName.imageView, ClassName.visualEffectView,
]
