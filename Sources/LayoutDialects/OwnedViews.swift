import LightSyntax
import UIKitFacts

/// Views that others make by themselves: the root views of controllers, and the content views of effect views.
extension ScopeBuilder {
  mutating func noteControllers() {
    for (reference, owned) in reader.helpers.owned { reader.helpers.owned[find(reference)] = owned }
    for reference in mentioned {
      guard let member = reader.references.member(reference),
        member.name == "view" || reader.helpers.owned[reference] != nil
      else { continue }
      controllerEvents[find(member.base)] = []
    }
    guard !controllerEvents.isEmpty else { return }
    for event in reader.events { controllerEvents[find(event.view)]?.append(event) }
  }

  /// The root view of a controller that the code makes comes with it, and is known by its name.
  func adoptController(
    of reference: Reference, into description: inout ItemDescription
  ) {
    guard description.handling.creations == 0,
      let member = reader.references.member(reference), member.name == "view",
      reader.references.root(member.base) != .selfRoot,
      let type = reader.declaredType(of: member.base),
      let known = reader.project.frameworkClass(of: type), known.role == .controller
    else { return }
    description.type = known.isAppKit ? ClassName.nsView : ClassName.view
    let controller = find(member.base)
    description.controller = reader.references.name(controller)
    description.controllerType = type
    // What it holds may give it a size, and a controller of the project may switch its view's mask off.
    description.mayBeOfSubclass = true
    description.mayOptOut = description.mayOptOut || reader.project.isDeclaredHere(type: type)
    for event in controllerEvents[controller] ?? [] {
      switch event.event {
      case .created:
        description.creation =
          description.creation
          ?? ItemDescription.Site(
            file: event.file, range: event.range, statement: event.statement,
            function: event.function, moment: event.moment)
        if event.isInHelper { description.namesInHelpers = names(of: controller) }
        description.handling.note(event)
      case .handedOn, .replaced, .called: description.handling.note(event)
      default: break
      }
    }
  }

  /// What another class declares as a property is used by that class under its name, and by the type under that of the
  /// object which has it.
  func adoptOwned(_ reference: Reference, into description: inout ItemDescription) {
    guard let owned = reader.helpers.owned[reference],
      let member = reader.references.member(reference)
    else { return }
    description.owned = owned
    let object = find(member.base)
    guard reader.references.root(object) != .selfRoot else { return }
    description.holder = ItemDescription.Holder(
      name: reader.references.name(object), member: member.name)
    for event in controllerEvents[object] ?? [] {
      switch event.event {
      case .handedOn, .replaced: description.handling.note(event)
      // What the class itself does is looked at there.
      case .called(let method)
      where !owned.classes.contains(where: { reader.project.declares(member: method, $0) }):
        description.handling.note(event)
      default: break
      }
    }
  }

  /// The view that a view of its own covers, whatever size it has.
  func coveredView(by reference: Reference) -> Reference? {
    guard let member = reader.references.member(reference), member.name == MemberName.contentView,
      let type = type(of: find(member.base)) ?? reader.declaredType(of: member.base),
      let known = ViewClass.named(type), known.traits.contains(.plain),
      known.ownView(named: member.name)?.tie == .fills
    else { return nil }
    return find(member.base)
  }
}
