import LayoutDialects
import LayoutModel
import LayoutSolver
import UIKitFacts

/// Which items may have a size of their own.
struct ContentSizes {
  let scope: LayoutScope
  /// Stack views that get their size from what they are known to arrange.
  let arranging: Set<ItemID>
  let surroundings: ScopeSurroundings

  /// Classes that have a size of their own while they hold something, with the members that say so.
  private static let sizedByMember: [String: Set<String>] = ViewClass.all.reduce(into: [:]) {
    guard case .whileHolding(let members) = $1.contentSize else { return }
    $0[$1.name] = members
  }

  private static let both: Set<Axis> = [.horizontal, .vertical]
  private static let vertical: Set<Axis> = [.vertical]

  /// The axes on which an item has a size of its own, or may have one that is not seen.
  func axes(of item: Item) -> Set<Axis> {
    let both = Self.both
    let description = scope.descriptions[item.id.index]
    guard item.kind != .guide, !arranging.contains(item.id) else { return [] }
    guard let type = description.type else { return both }
    let stated = surroundings.project.stated.selfSizingViews
    if surroundings.project.ancestry(of: type).contains(where: stated.contains) { return both }
    guard let known = ViewClass.named(type) else { return both }
    if let members = Self.sizedByMember[type] {
      return surroundings.isFilled(description, by: members) ? both : []
    }
    if known.contentSize == .never { return description.mayBeOfSubclass ? both : [] }
    // Editable and label-like fields have different axes; sizes of classes not named here are not known.
    return item.intrinsicAxes == Self.vertical && type.hasPrefix("UI") ? Self.vertical : both
  }

  /// How strongly a size of its own holds, by code or else by class.
  ///
  /// A priority that is not known is taken for the class's: nothing is said of what hangs on it.
  func contentSize(of item: Item, _ axis: Axis, _ value: Scalar) -> ContentSize {
    let description = scope.descriptions[item.id.index]
    let known = description.type.flatMap { ViewClass.named($0) }
    let hugsClosely = known?.closeHuggingAxes.contains(axis) ?? false
    return ContentSize(
      item: item.id, axis: axis, value: value, description.contentPriorities,
      hugging: hugsClosely ? 750 : 250)
  }

}

extension ContentSize {
  /// The priority of an assumed size that code requires: below nothing but 1000.
  private static let highestAssumed = 999.999

  /// A size with the priorities that code sets.
  ///
  /// The value is an assumption, and must not make constraints impossible: content yields to them even if code requires
  /// its size, as it does in UIKit when UIKit breaks a constraint.
  ///
  /// - Parameter hugging: the priority if no code sets one.
  package init(
    item: ItemID, axis: Axis, value: Scalar, _ priorities: ContentPriorities, hugging: Double = 250
  ) {
    func priority(_ side: ContentPriorities.Side, _ normal: Double) -> Scalar {
      Scalar(min(priorities.number(side, axis) ?? normal, Self.highestAssumed))
    }
    self.init(
      item: item, axis: axis, value: value, hugging: priority(.hugging, hugging),
      compressionResistance: priority(.compressionResistance, 750))
  }
}
