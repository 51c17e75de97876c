import LayoutDialects
import SourceText
import UIKitFacts

/// A place where code changes the content of a view.
package struct ContentChange: Sendable {
  package let file: Int
  package let range: SourceRange
  /// Whether the content changes by itself later: it is bound to something, or follows the user's size of text or the
  /// state of a control.
  package let goesOn: Bool
}

extension ScopeSurroundings {
  /// Where code changes the content of a view, by whatever name.
  package func contentChanges(of description: ItemDescription) -> [ContentChange] {
    let known = uses(of: description)
    return known.uses.compactMap { use in
      guard let goesOn = known.fills(use, isBound: isBound(use)) else { return nil }
      return ContentChange(file: use.file, range: use.range, goesOn: goesOn)
    }
  }

  /// Whether a view may contain something that gives it a size, according to the members of its class.
  package func isFilled(_ description: ItemDescription, by members: Set<String>) -> Bool {
    guard description.creation != nil, !description.isFilledFromStart,
      !isFilledByCall(description), !isFilledElsewhere(description)
    else { return true }
    return uses(of: description).isFilled(by: members)
  }

  /// Whether code gives a view a content through an object of which it is a property, by any name.
  private func isFilledElsewhere(_ description: ItemDescription) -> Bool {
    guard let type = unit.typeName else { return false }
    let own = description.reach == .project ? [description.knownName] : []
    return (own + uses(of: description).aliases).contains {
      project.isFilledElsewhere($0, of: type, holding: description.type)
    }
  }

  /// Whether a function of the project that gets a view changes its content.
  func isFilledByCall(_ description: ItemDescription) -> Bool {
    description.handling.handedTo.contains { call in
      project.effects(ofGivingTo: call.name, description.type, shape(of: call)).contains(.fills)
    }
  }

  /// `on: title` of `assign(to: \.text, on: title)`.
  private func isBound(_ use: NameUse) -> Bool {
    let file = files[use.file]
    guard let first = file.tokens(in: use.range).first, first > 1,
      file.source.tokens[first - 1].kind == .colon
    else { return false }
    return file.name(Int32(first - 2)) == "on"
  }
}

extension ViewUses {
  /// Whether a use changes the view's content, and if so, whether that goes on by itself.
  fileprivate func fills(_ use: NameUse, isBound: Bool) -> Bool? {
    switch use.kind {
    case .member(let member):
      guard project.effects(of: member, on: type).contains(.fills) else { return nil }
      guard let known = Member.named(member.name) else { return isBound }
      return isBound || member.isForOtherState
        || !known.traits.isDisjoint(with: [
          .namespace, .loadsContent, .followsTextSize, .followsState,
        ])
    case .argument(let function, _):
      return effects(ofGiving: use, to: function).contains(.fills) ? isBound : nil
    case .nothing, .listArgument, .listReceiver, .kept, .listKept, .inList, .givenBy, .named,
      .followedList, .returned, .other:
      return nil
    }
  }
}
