import LayoutDialects
import LayoutModel
import UIKitFacts

/// Two texts or controls of one kind that are pinned to the same spot.
package struct Coincidence: Hashable, Sendable {
  package var earlier: ItemID
  package var later: ItemID
  /// What places the later one there, across and down.
  package var placement: [Constraint.ID]
  package var earlierPlacement: [Constraint.ID]
}

extension ScopeSolution {
  /// Siblings of one kind with content, one of which certainly covers the other at any size.
  ///
  /// Both must show content of the same kind: a button over a label may take its touches, and a label over a field may
  /// be a placeholder. Views that are sometimes hidden, transparent or rotated are not included, because they may take
  /// turns, nor are texts aligned to different sides, which may share a row.
  package func coincidingSiblings() -> [Coincidence] {
    let candidates = problem.scope.items.filter { kind(of: $0) != nil && staysInSight($0) }
    guard candidates.count > 1 else { return [] }
    let spots = spots(of: Set(candidates.map(\.id)))
    var found: [Coincidence] = []
    // Only views that share both spots are compared: comparing all took time with the square of their number.
    var earlier: [Place: [Int]] = [:]
    for (index, one) in candidates.enumerated() {
      let places = places(of: one, spots[one.id] ?? [])
      for other in Set(places.flatMap { earlier[$0] ?? [] }).sorted().map({ candidates[$0] }) {
        let shared = Axis.allCases.compactMap { axis in
          sharedSpot(spots[other.id] ?? [], spots[one.id] ?? [], axis)
        }
        guard shared.count == Axis.allCases.count,
          areOfOneFunction(shared.flatMap { [$0.0, $0.1] }), !areInLine(one.id, other.id)
        else { continue }
        // By where they are constrained: properties may be declared in any order.
        let (first, second) = (shared.map(\.0), shared.map(\.1))
        let isLater = (first.max()?.index ?? 0) < (second.max()?.index ?? 0)
        found.append(
          isLater
            ? Coincidence(
              earlier: other.id, later: one.id, placement: second, earlierPlacement: first)
            : Coincidence(
              earlier: one.id, later: other.id, placement: first, earlierPlacement: second))
      }
      for place in places { earlier[place, default: []].append(index) }
    }
    return found
  }

  /// Whether one function builds some constraints: two may be two ways to lay out, of which one is chosen.
  private func areOfOneFunction(_ constraints: [Constraint.ID]) -> Bool {
    let origins = constraints.map { problem.scope.origins[$0.index] }
    return origins.allSatisfy {
      $0.function == origins[0].function && $0.file == origins[0].file
    }
  }

  /// Whether one of two views starts behind the other's end: then neither covers the other, however little room that
  /// leaves.
  private func areInLine(_ one: ItemID, _ other: ItemID) -> Bool {
    Axis.allCases.contains { problem.scope.lieApart(one, other, along: $0) }
  }

  private func places(of item: Item, _ spots: [(spot: Spot, id: Constraint.ID)]) -> Set<Place> {
    let kind = kind(of: item)
    func lines(_ axis: Axis) -> ArraySlice<Spot> {
      spots.map(\.spot).filter { $0.attribute.axis == axis }.prefix(Place.maximumSpots)
    }
    return Set(
      lines(.horizontal).flatMap { across in
        lines(.vertical).map { down in
          Place(superview: item.superview, kind: kind, across: across, down: down)
        }
      })
  }

  private func kind(of item: Item) -> String? {
    guard item.kind == .view, let type = problem.scope.descriptions[item.id.index].type else {
      return nil
    }
    return problem.project.ancestry(of: type).first {
      ViewClass.named($0)?.traits.contains(.showsOneText) ?? false
    }
  }

  private func staysInSight(_ item: Item) -> Bool {
    let description = problem.scope.descriptions[item.id.index]
    guard standings[item.id.index] == .visible, item.superview != nil, !description.isArranged,
      !description.mayBeAway, !description.isInline, let creation = description.creation
    else { return false }
    let surroundings = problem.standings.surroundings
    let text = surroundings.files[creation.file].source.file.text(creation.statement)
    guard words(of: text).allSatisfy({ !changing.contains(String($0)) }) else { return false }
    return !problem.standings.knownUses(of: item.id).has(member: changing)
  }

  /// An edge or center that is fixed at a number of points from another one.
  private struct Spot: Hashable {
    let attribute: Attribute
    let other: Anchor
    let constant: Double
  }

  /// Where a view of some kind lies.
  private struct Place: Hashable {
    let superview: ItemID?
    let kind: String?
    let across, down: Spot

    /// Of one view along one axis; more than a few are no layout.
    static let maximumSpots = 16
  }

  private func spots(of items: Set<ItemID>) -> [ItemID: [(spot: Spot, id: Constraint.ID)]] {
    var spots: [ItemID: [(spot: Spot, id: Constraint.ID)]] = [:]
    var unsure: Set<ItemID> = []
    for constraint in problem.scope.constraints {
      let tied = [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
      let origin = problem.scope.origins[constraint.id.index]
      guard constraint.activation == .always, !origin.isKept, !origin.isAdjusted else {
        unsure.formUnion(tied)
        continue
      }
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier.value == 1, constraint.priority.value == 1000,
        !constraint.first.attribute.isSize, let constant = constraint.constant.value
      else { continue }
      for (own, other, shift) in [
        (constraint.first, second, constant), (second, constraint.first, -constant),
      ] where items.contains(own.item) {
        spots[own.item, default: []].append(
          (Spot(attribute: own.attribute, other: other, constant: shift), constraint.id))
      }
    }
    for item in unsure { spots[item] = nil }
    return spots
  }

  private func sharedSpot(
    _ one: [(spot: Spot, id: Constraint.ID)], _ other: [(spot: Spot, id: Constraint.ID)],
    _ axis: Axis
  ) -> (Constraint.ID, Constraint.ID)? {
    for (spot, id) in one where spot.attribute.axis == axis {
      if let match = other.first(where: { $0.spot == spot }) { return (id, match.id) }
    }
    return nil
  }
}

/// Members that show, hide or move a view, or its content, while it stays where constraints place it.
private let changing = Member.names(with: .changesLook)
