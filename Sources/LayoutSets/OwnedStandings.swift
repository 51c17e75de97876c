import LayoutDialects
import LayoutModel
import UIKitFacts

// Views that another class of the project declares as properties: see ``OwnedMember``.
extension Standings {
  /// What the class that declares a property and makes its view does with that, if it may place it.
  func ownerDoubt(_ description: ItemDescription) -> DoubtCause? {
    guard let owned = description.owned else { return nil }
    let uses = ViewUses(
      uses: surroundings.uses(ofOwned: owned, description), type: description.type,
      surroundings: surroundings, isReturned: false, name: plainName(description.name))
    return uses.constraining.map { DoubtCause(.reached, owned.classes.last, at: $0) }
  }

  /// The axes on which constraints of this scope tie a property of a view of the project, which the view's own class
  /// constrains as well: what that says of the view's place stands in the class.
  var axesTiedByMembers: Set<ItemAxis> {
    var views: [ItemID: ItemID] = [:]
    for item in scope.items where item.superview == nil && item.kind == .view {
      views[item.id] = viewConstraining(memberAt: item.id)
    }
    if views.isEmpty { return [] }
    let anchors = scope.constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    return Set(
      anchors.compactMap { anchor in
        views[anchor.item].map { ItemAxis(item: $0, axis: anchor.attribute.axis) }
      })
  }

  /// `player` of `player.bar`, if the class of `player` constrains its `bar`.
  private func viewConstraining(memberAt item: ItemID) -> ItemID? {
    let path = scope.descriptions[item.index].name
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      let view = scope.items.first(where: { scope.descriptions[$0.id.index].name == path[..<dot] }),
      let type = scope.descriptions[view.id.index].type
    else { return nil }
    let project = surroundings.project
    let classes = project.ancestry(of: type).filter { project.isDeclared(type: $0) }
    if classes.isEmpty { return nil }
    // Of what is not read, it is not known.
    guard let names = project.uses(inClasses: classes, of: surroundings.files) else {
      return view.id
    }
    let member = String(path[path.index(after: dot)...])
    let uses = ViewUses(
      uses: names.uses(of: [.unit(name: member)]), type: nil, surroundings: surroundings,
      isReturned: false, name: member)
    return uses.constraining == nil ? nil : view.id
  }

  /// How a stack view arranges what it holds, when what the class that makes it does with it is taken into account; `nil`
  /// if that decides how it arranges.
  func withUsesOfOwners(_ arrangement: StackArrangement) -> StackArrangement? {
    let description = scope.descriptions[arrangement.stack.index]
    guard let owned = description.owned else { return arrangement }
    var arrangement = arrangement
    for use in surroundings.uses(ofOwned: owned, description) {
      guard case .member(let member) = use.kind, let known = Member.named(member.name),
        use.file != owned.file || !owned.value.contains(use.range)
      else { continue }
      if known.effect == .arranges, member.access != .read { return nil }
      if known.traits.contains(.arrangesView) {
        arrangement.isComplete = false
        arrangement.isOrdered = false
        arrangement.gaps = arrangement.gaps.map { _ in nil }
      }
    }
    return arrangement
  }
}
