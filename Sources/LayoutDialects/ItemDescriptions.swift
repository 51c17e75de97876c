import LayoutModel
import LightSyntax

/// What the source says of items.
extension ScopeBuilder {
  func descriptions(
    of references: [Reference], _ events: [RecordedEvent]
  ) -> [ItemDescription] {
    let byView = Dictionary(grouping: events.indices) { find(events[$0].view) }
    var used: [String: Int] = [:]
    return references.map { reference in
      var name = reader.references.name(reference)
      used[name, default: 0] += 1
      if let count = used[name], count > 1 { name += "#\(count)" }
      return description(of: reference, name: name, byView[reference] ?? [], of: events)
    }
  }

  private func description(
    of reference: Reference, name: String, _ indices: [Int], of events: [RecordedEvent]
  ) -> ItemDescription {
    var description = ItemDescription(
      name: name, type: type(of: reference), mayOptOut: reader.optsOutUnknownViews,
      isArranged: false, isStable: isStable(reference), reach: reach(of: reference))
    var hiddenRuns: [Int?] = []
    var contents = ContentPriorityRecord()
    description.isInline = reader.inlineObjects.contains(reference)
    for event in indices.lazy.map({ events[$0] }) {
      let site = ItemDescription.Site(
        file: event.file, range: event.range, statement: event.statement,
        function: event.function, moment: event.moment)
      description.handling.note(event.event)
      switch event.event {
      case .created:
        description.creation = description.creation ?? site
        if event.isInHelper { description.namesInHelpers = names(of: reference) }
        if isMadeOptedOut(event) {
          description.mayOptOut = true
          description.handling.optsOut = true
        }
      case .addedTo:
        description.addition = description.addition ?? site
        description.additionCount += 1
      case .arranged: description.isArranged = true
      case .optedOut:
        description.mayOptOut = true
        description.optOut = description.optOut ?? site
      case .madeOptedOut: description.mayOptOut = true
      case .resizesItself: description.resizesItself = true
      case .handedOn, .called:
        description.mayOptOut = true
        description.handovers.append(site.moment)
      case .library: description.mayOptOut = true
      case .hidden(let isForGood):
        description.mayBeAway = true
        hiddenRuns.append(isForGood ? event.moment.run : nil)
      case .stack: break
      case .contentPriority(let side, let axis, let number):
        contents.note(ContentPriorities.Key(side, axis), number, at: event.moment)
      case .placed: description.placements.append(site)
      case .unreadConstraints:
        description.mayOptOut = true
        description.hasUnreadConstraints = true
      }
    }
    description.contentPriorities = contents.priorities
    description.isHidden =
      !hiddenRuns.isEmpty && hiddenRuns.allSatisfy { $0 == description.addition?.moment.run }
    return description
  }

  /// The other names that the code has for an item.
  private func names(of item: Reference) -> [String] {
    Set(reader.otherNames.lazy.filter { find($0.item) == item }.map(\.name)).sorted()
  }

  /// Whether a function of the project makes it that switches its mask off.
  private func isMadeOptedOut(_ event: RecordedEvent) -> Bool {
    let file = reader.files[event.file]
    let factories = reader.project.optOutFactories
    guard !factories.isEmpty else { return false }
    return file.tokens(in: event.statement).contains { index in
      index + 1 < file.source.tokens.count && file.source.tokens[index].kind == .identifier
        && file.source.tokens[index + 1].kind == .leftParen
        && factories.contains(file.name(Int32(index)))
    }
  }

  /// Who else may name what a reference names.
  private func reach(of reference: Reference) -> ItemDescription.Reach {
    guard let member = reader.references.member(reference),
      reader.references.root(member.base) == .selfRoot, let owner = reader.typeName,
      let property = property(member.name, of: owner)
    else { return .function }
    return property.modifiers.isDisjoint(with: [.private, .fileprivate]) ? .project : .file
  }

  /// Whether the name stands for one object: it is not given another one, computed anew, or taken from a list.
  private func isStable(_ reference: Reference) -> Bool {
    if reassigned.contains(reference) { return false }
    switch reader.references.root(reference) {
    case .selfRoot, .global, .local: return true
    case .expression: return false
    case .member(let base, let name):
      if ["first", "last"].contains(name) { return false }
      if reader.references.root(base) == .selfRoot, let owner = reader.typeName,
        property(name, of: owner)?.isComputed == true
      {
        return false
      }
      return isStable(find(base))
    }
  }
}

extension ItemDescription.Handling {
  fileprivate mutating func note(_ event: ViewEvent) {
    switch event {
    case .created: creations += 1
    case .addedTo: additions += 1
    case .optedOut, .madeOptedOut: optsOut = true
    case .handedOn(let function): handedTo.append(function)
    case .called(let method): calledMethods.append(method)
    // The library that is read switches the mask off.
    case .library: optsOut = true
    case .resizesItself, .arranged, .placed, .unreadConstraints, .hidden, .stack, .contentPriority:
      break
    }
  }
}
