import LayoutDialects
import LayoutModel
import LayoutSolver

/// Which items may have a size of their own.
struct ContentSizes {
  let scope: LayoutScope
  /// Stack views that get their size from what they are known to arrange.
  let arranging: Set<ItemID>
  let surroundings: ScopeSurroundings

  /// Classes that are as large as they are told, and no more.
  /// Source: Apple, `UIView.intrinsicContentSize`; `UITextView` while it scrolls.
  private static let sizeless: Set<String> = [
    "UIView", "UIControl", "WKWebView", "MKMapView", "UIVisualEffectView", "NSView",
    "NSVisualEffectView", "UIScrollView", "UITableView", "UICollectionView", "NSScrollView",
    "MTKView", "SCNView", "UILayoutGuide", "NSLayoutGuide",
  ]

  /// Classes that have a size of their own while they hold something, with the members that say so.
  private static let sizedByMember: [String: Set<String>] = [
    "UIImageView": ["image", "animationImages", "kf", "sd_setImage", "setImage", "load", "af"],
    "UITextView": ["isScrollEnabled", "scrollEnabled"],
  ]

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
    guard Self.isFramework(type) else { return both }
    if let members = Self.sizedByMember[type] {
      return isSizedByMember(type, description, members) ? both : []
    }
    if Self.sizeless.contains(type) { return [] }
    // Editable and label-like fields have different axes; sizes of classes not named here are not known.
    return item.intrinsicAxes == Self.vertical && type.hasPrefix("UI") ? Self.vertical : both
  }

  /// `icon` of `let icon = UIImageView()`, by which a closure knows what it returns.
  private func declaredName(_ statement: String) -> [String] {
    let words = statement.prefix { $0 != "=" && $0 != ":" }.split { $0 == " " || $0 == "\n" }
    guard let name = words.last, words.contains("let") || words.contains("var") else { return [] }
    return [String(name)]
  }

  private static func isFramework(_ type: String) -> Bool { ViewClass.named(type) != nil }

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
