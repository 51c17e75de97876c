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

  /// What loads an image into an image view: members that libraries add to it.
  private static let imageLoaders: Set<String> = [
    "kf", "sd_setImage", MemberName.setImage, "load", "af",
  ]

  /// Classes that have a size of their own while they hold something, with the members that say so.
  private static let sizedByMember: [String: Set<String>] = ViewClass.all.reduce(into: [:]) {
    guard case .whileHolding(let members) = $1.contentSize else { return }
    $0[$1.name] = members.union($1.name == ClassName.imageView ? imageLoaders : [])
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
      return isSizedByMember(type, description, members) ? both : []
    }
    if known.contentSize == .never { return [] }
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

  /// `icon` of `let icon = UIImageView()`, by which a closure knows what it returns.
  private func declaredName(_ statement: String) -> [String] {
    let words = statement.prefix { $0 != "=" && $0 != ":" }.split { $0 == " " || $0 == "\n" }
    guard let name = words.last, words.contains("let") || words.contains("var") else { return [] }
    return [String(name)]
  }

  private func isSizedByMember(
    _ type: String, _ description: ItemDescription, _ members: Set<String>
  ) -> Bool {
    guard let creation = description.creation else { return true }
    // `UIImageView(image: …)`, or a closure that sets the image of what it returns; not the name `imageView`.
    let text = surroundings.files[creation.file].source.file.text(creation.statement)
    let isSet = words(of: text).contains { word in
      !word.hasSuffix("View") && members.contains { word.hasPrefix($0) }
    }
    if isSet { return true }
    let mentions = surroundings.mentions
    return ([plainName(description.name)] + declaredName(text)).contains {
      mentions.uses(members, of: $0)
    }
  }
}

extension ContentSize {
  /// The priority of an assumed size that code requires: below nothing but 1000.
  private static let highestAssumed = 999.999

  /// A size with the priorities that code sets.
  ///
  /// The value is one that somebody assumes, and must not be what makes constraints impossible: contents yield to them
  /// also where code requires their sizes, as UIKit has them do where it breaks a constraint.
  ///
  /// - Parameter hugging: what it is where no code says anything.
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
