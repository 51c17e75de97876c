import LayoutDialects
import LayoutModel
import LightSyntax
import UIKitFacts

extension ScopeSolution {
  /// The content that a view lacks to be visible, such as `text`, if code only removes it and sets no color.
  package func missingContent(of item: ItemID) -> String? {
    let scope = problem.scope
    guard scope.items.indices.contains(item.index) else { return nil }
    let description = scope.descriptions[item.index]
    guard let type = description.type, let content = contents[type], !description.mayBeOfSubclass,
      description.creation != nil, !description.isFilledFromStart,
      !scope.items.contains(where: { $0.superview == item }), !isFilledElsewhere(description)
    else { return nil }
    let known = problem.standings.knownUses(of: item)
    if let creation = description.creation, mayFill(creation) { return nil }
    guard known.uses.contains(where: { fills($0, known) && setsNothing($0) }) else { return nil }
    return known.uses.contains { mayShow($0, known) } ? nil : content
  }

  /// Whether code elsewhere in the project may give it a content.
  private func isFilledElsewhere(_ description: ItemDescription) -> Bool {
    guard description.reach != .function else { return false }
    guard description.reach != .project,
      let owner = problem.standings.surroundings.unit.typeName
    else { return true }
    return problem.project.hasSubclasses(owner)
  }

  /// Whether the statement that makes a view holds a member that fills one.
  private func mayFill(_ creation: ItemDescription.Site) -> Bool {
    let file = problem.standings.surroundings.files[creation.file]
    return file.tokens(in: creation.statement).contains { token in
      file.source.tokens[token].kind == .identifier
        && Member.named(file.name(Int32(token)))?.effect == .fills
    }
  }

  /// Whether a use takes a content away: `title.text = nil`.
  private func setsNothing(_ use: NameUse) -> Bool {
    assignedText(of: use).map { ["nil", "\"\""].contains($0) } ?? false
  }

  private func fills(_ use: NameUse, _ known: ViewUses) -> Bool {
    guard case .member(let member) = use.kind else { return false }
    return problem.project.effects(of: member, on: known.type).contains(.fills)
  }

  private func mayShow(_ use: NameUse, _ known: ViewUses) -> Bool {
    switch use.kind {
    case .nothing, .named, .givenBy, .inList, .followedList: return false
    case .member(let member):
      if isReadByDialects(member.name) { return false }
      if Member.showingPlainViews.contains(member.name) { return !setsNoColor(use) }
      if problem.project.effects(of: member, on: known.type).contains(.unknown) { return true }
      return fills(use, known) && !setsNothing(use)
    case .argument(let function, let label):
      // What a visual format gets.
      if isReadByDialects(function) || label == "views" { return false }
      return !known.effects(ofGiving: use, to: function)
        .isDisjoint(with: [.fills, .unknown, .handsOn])
    case .listArgument(let function, let label):
      if let label, Constructor.stackLabels.contains(label) { return false }
      return !isReadByDialects(function)
    case .listReceiver(let function): return function != "forEach"
    case .kept(let keeper, _): return keeper != "_"
    case .listKept, .other: return true
    case .returned: return !known.isReturned
    }
  }
}

/// What views of some classes show, in words.
private let contents: [String: String] = [
  ClassName.label: "text", ClassName.imageView: "image",
]
