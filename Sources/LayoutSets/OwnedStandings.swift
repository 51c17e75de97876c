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
