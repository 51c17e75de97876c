import LayoutDialects
import LayoutModel
import UIKitFacts

/// What frames do to views that constraints may place.
extension Standings {
  /// Whether constraints overwrite what frames it is given before the first pass of layout.
  func isLaidOutByConstraints(_ item: Item, _ description: ItemDescription) -> Bool {
    constrained.contains(item.id) && description.handling.optsOut && !description.isArranged
  }

  /// Methods that size the view as its content does, which constraints do by themselves.
  func idleSizing(_ item: Item, _ description: ItemDescription) -> Set<String> {
    guard let type = description.type, ViewClass.named(type) != nil,
      item.intrinsicAxes.count == 2, isLaidOutByConstraints(item, description)
    else { return [] }
    return [MemberName.sizeToFit]
  }

  /// Whether code says itself how large the content of a scroll view is.
  func setsContentSize(_ item: ItemID) -> Bool {
    let description = scope.descriptions[item.index]
    return !description.isInline
      && knownUses(of: item).assigns([MemberName.contentSize])
  }

  /// Whether frames place the view, and nothing gives it a width, or a height.
  mutating func isFramedInPart(_ item: Item, _ description: ItemDescription) -> Bool {
    guard !description.isArranged, !constrained.contains(item.id), !description.handling.optsOut,
      !contentSizedClasses.contains(description.type ?? ""),
      hiddenDoubt(about: item, ignoringFrames: true) == nil,
      let parts = frameParts(of: item.id), !parts.isEmpty
    else { return false }
    return !parts.isSuperset(of: .size)
  }

  /// Whether the view has a frame, or the size of its content, from the start.
  func hasFrameFromStart(_ description: ItemDescription) -> Bool {
    if description.isFramedFromStart { return true }
    if description.isFilledFromStart, contentSizedClasses.contains(description.type ?? "") {
      return true
    }
    guard let creation = description.creation else { return false }
    let file = surroundings.files[creation.file].source.file
    return file.contains(".frame", in: creation.statement)
  }

  /// Whether a function only measures the view, or takes a picture of it, and removes it again: nobody sees where it lies.
  mutating func isOnlyMeasured(_ item: Item, _ description: ItemDescription) -> Bool {
    guard description.reach == .function, !description.isInline else { return false }
    let uses = uses(of: item.id)
    return uses.has(member: [MemberName.removeFromSuperview]) && uses.has(member: Member.measuring)
  }
}

/// Classes whose new views have a size: an image view is as large as its image, for one.
private let contentSizedClasses = ViewClass.names(with: .sizedWhenMade)
