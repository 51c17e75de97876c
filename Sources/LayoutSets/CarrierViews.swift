import LayoutDialects
import LayoutModel
import UIKitFacts

extension ScopeSolution {
  /// Whether a plain view without any constraint only carries others, which code gives frames: these are seen in full,
  /// and wait for no touch.
  func isCarrier(_ item: ItemID) -> Bool {
    let description = problem.scope.descriptions[item.index]
    guard let type = description.type, unseenClasses.contains(type), !description.mayBeOfSubclass,
      !problem.standings.constrained.contains(item)
    else { return false }
    let children = problem.scope.items.filter { $0.superview == item }
    guard !children.isEmpty, children.allSatisfy({ isCarried($0.id) }) else { return false }
    return !problem.standings.knownUses(of: item).isShown { use in
      if case .member(let member) = use.kind, member.name == "layer" {
        // Without a size, the shadow is that of what lies in the view.
        return member.inner.first.map(Member.layerShadows.contains) ?? false
          || assignedText(of: use) == "false"
      }
      return setsNoColor(use)
    }
  }

  private func isCarried(_ item: ItemID) -> Bool {
    let description = problem.scope.descriptions[item.index]
    guard !description.placements.isEmpty || description.isFramedFromStart,
      let type = description.type, let known = problem.project.frameworkClass(of: type)
    else { return false }
    let isPassive =
      overflowingClasses.contains(known.name)
      || known.role == .view && known.contentSize == .never && known.traits.contains(.plain)
    return isPassive
      && !problem.standings.knownUses(of: item).has(member: Member.waitingForTouches)
  }

  /// Whether a use gives the view a color that nobody sees: `spacer.backgroundColor = .clear`.
  func setsNoColor(_ use: NameUse) -> Bool {
    guard case .member(let member) = use.kind, member.inner.isEmpty, member.name != "layer",
      let text = assignedText(of: use)
    else { return false }
    return text == "nil" || text.hasSuffix(".clear")
  }

  /// What is assigned to the member that is used.
  func assignedText(of use: NameUse) -> String? {
    guard case .member(let member) = use.kind, member.access == .assigned else { return nil }
    let file = problem.standings.surroundings.files[use.file]
    let first = file.tokens(in: use.range).upperBound
    // A point stands before each member, and a question mark perhaps.
    let last = first + 3 * (member.inner.count + 1)
    return (first...last).lazy.compactMap { token -> String? in
      guard file.source.tokens.indices.contains(token) else { return nil }
      return file.value(assignedTo: token).map { file.text($0) }
    }.first
  }
}
