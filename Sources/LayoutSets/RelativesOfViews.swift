import LayoutDialects
import LayoutModel
import UIKitFacts

extension Standings {
  /// The view at the top of those around an item, if a function makes it, fills it, and does nothing else with it: what
  /// lies in it is never shown.
  mutating func unshownHost(of item: Item) -> String? {
    var host = item
    for _ in 0..<maximumDepth {
      guard let superview = host.superview else { break }
      host = scope.items[superview.index]
    }
    let description = scope.descriptions[host.id.index]
    guard host.id != item.id, host.kind != .guide, description.reach == .function,
      !description.isInline, !description.isArranged, description.handling.creations == 1,
      description.handling.additions == 0, description.handling.handedTo.isEmpty,
      description.controller == nil, description.makers.isEmpty, description.namesInHelpers == nil
    else { return nil }
    let isOnlyFilled = uses(of: host.id).uses.allSatisfy { use in
      switch use.kind {
      case .nothing, .named: true
      case .member(let member): !member.isTaken && isFilling(member.name)
      case .returned:
        // By the closure that makes it.
        description.creation.map { $0.file == use.file && $0.statement.contains(use.range) }
          ?? false
      default: false
      }
    }
    return isOnlyFilled ? plainName(description.name) : nil
  }
}

extension Standings {
  /// Where code sets the frame of a view that it reaches from a child: `button.superview?.frame = bounds`.
  mutating func framing(byChildOf item: Item) -> NameUse? {
    guard surroundings.names.mentions(superviewName) else { return nil }
    for child in scope.items where child.superview == item.id && child.kind == .view {
      let use = uses(of: child.id).uses.first { use in
        guard case .member(let member) = use.kind, member.name == superviewName,
          member.access == .assigned, let inner = member.inner.first
        else { return false }
        return Member.named(inner)?.traits.contains(.placesByAssignment) ?? false
      }
      if let use { return use }
    }
    return nil
  }

  /// Whether code may get hold of the view through a child that it does not only use by name:
  /// `buttons.last?.superview?.frame`.
  mutating func isReached(throughChildOf item: Item) -> Bool {
    guard surroundings.names.mentions(superviewName) else { return false }
    for child in scope.items where child.superview == item.id && child.kind == .view {
      if hiddenDoubt(about: child, ignoringFrames: true) != nil { return true }
    }
    return false
  }
}

extension Standings {
  /// What a view is added to, by whatever code.
  func superviews(of item: Item) -> [ItemID] {
    let all =
      [item.superview].compactMap(\.self) + scope.descriptions[item.id.index].otherSuperviews
    // What is in an effect view's content view is in the effect view.
    return all.map { scope.descriptions[$0.index].covers ?? $0 }
  }

  /// Whether the mask of a view that constraints name keeps its edges at those of its superview, so that these
  /// constraints say something of the superview's size.
  func followsSuperview(_ item: Item) -> Bool {
    scope.descriptions[item.id.index].resizesItself && constrained.contains(item.id)
  }
}

let superviewName = "superview"

/// Whether a member changes a view, and shows it nowhere: a layer may be drawn elsewhere.
private func isFilling(_ member: String) -> Bool {
  guard member != "layer" else { return false }
  guard let known = Member.named(member) else { return isReadByDialects(member) }
  return switch known.effect {
  case .neutral, .fills, .shows, .arranges, .adds, .switchesMask, .sizes: true
  default: false
  }
}

/// How deep superviews are followed.
private let maximumDepth = 64
