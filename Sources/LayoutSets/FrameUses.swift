import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
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

  /// The methods by which a view is given constraints, where each of them is given nothing but constraints that are read.
  func readGivings(_ item: Item, _ uses: ViewUses) -> Set<String> {
    let names: Set<String> = [MemberName.addConstraint, MemberName.addConstraints]
    let given = scope.origins.filter { $0.keeper == item.id }
    guard !given.isEmpty else { return [] }
    let areRead = uses.uses.allSatisfy { use in
      guard case .member(let member) = use.kind, names.contains(member.name) else { return true }
      let file = surroundings.files[use.file]
      return file.givenConstraints(inCallAround: use.range, named: member.name).map { places in
        places.allSatisfy { place in
          given.contains { $0.file == use.file && $0.range == place }
        }
      } ?? false
    }
    return areRead ? names : []
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

extension SyntaxFile {
  /// Where the constraints stand that a call on a view, at a range that begins with the view, gives to it; `nil` if the
  /// call is not understood.
  fileprivate func givenConstraints(
    inCallAround range: SourceRange, named name: String
  ) -> [SourceRange]? {
    let start = tokens(in: range).lowerBound
    // `view?.addConstraints`
    let callee = (start..<min(start + 6, source.tokens.count)).first {
      source.tokens[$0].kind == .identifier && self.name(Int32($0)) == name
    }
    guard let callee, let call = call(named: callee), call.arguments.count == 1,
      let value = call.arguments.first?.value
    else { return nil }
    guard case .array(let elements) = self[value].kind else {
      return [self.range(self[value].span)]
    }
    return self.elements(elements).map { self.range(self[$0].span) }
  }
}
