import LayoutModel
import LightSyntax

/// What the source says of items.
extension ScopeBuilder {
  func descriptions(
    of references: [Reference], _ events: [RecordedEvent], _ ids: [Reference: ItemID]
  ) -> [ItemDescription] {
    let byView = Dictionary(grouping: events.indices) { find(events[$0].view) }
    var used: [String: Int] = [:]
    return references.map { reference in
      var name = reader.references.name(reference)
      used[name, default: 0] += 1
      if let count = used[name], count > 1 { name += "#\(count)" }
      var description = description(
        of: reference, name: name, byView[reference] ?? [], of: events)
      description.covers = coveredView(by: reference).flatMap { ids[$0] }
      description.otherSuperviews =
        (otherSuperviews[reference] ?? []).compactMap { ids[$0] }.sorted()
      return description
    }
  }

  private func description(
    of reference: Reference, name: String, _ indices: [Int], of events: [RecordedEvent]
  ) -> ItemDescription {
    var description = ItemDescription(
      name: name, type: type(of: reference),
      mayOptOut: reader.mayBeOptedOut(indices, of: events),
      isArranged: false, isStable: isStable(reference), reach: reach(of: reference))
    var hiddenRuns: [Int?] = []
    var making: BuiltPlace?
    var contents = ContentPriorityRecord()
    var lives = ItemLives()
    description.isInline = reader.objects.inlineObjects.contains(reference)
    description.isNamedElsewhere = reader.isNamedElsewhere(reference)
    for event in indices.lazy.map({ events[$0] }) {
      let site = ItemDescription.Site(
        file: event.file, range: event.range, statement: event.statement,
        function: event.function, moment: event.moment)
      description.handling.note(event)
      lives.note(event, reader.references)
      switch event.event {
      case .created:
        description.creation = description.creation ?? site
        if event.isInHelper { description.namesInHelpers = names(of: reference) }
        making = making ?? event.inOwnHelper
        if isMadeOptedOut(event) {
          description.mayOptOut = true
          description.handling.optsOut = true
          description.optOuts.append(site)
        }
      case .addedTo:
        description.addition = description.addition ?? site
        description.additionCount += 1
        // What a helper only makes for its caller is the caller's.
        if event.inOwnHelper != nil, description.addition?.range == description.creation?.range {
          description.making = description.making ?? making
        }
      case .arranged: description.isArranged = true
      case .optedOut:
        description.mayOptOut = true
        description.optOut = description.optOut ?? site
        description.optOuts.append(site)
      case .madeOptedOut:
        description.mayOptOut = true
        description.optOuts.append(site)
      case .resizesItself: description.resizesItself = true
      case .called(let method) where reader.leavesAlone(method, on: description.type): break
      case .handedOn, .replaced, .called: description.handovers.append(site.moment)
      case .library: description.mayOptOut = true
      case .hidden(let isForGood):
        description.mayBeAway = true
        hiddenRuns.append(isForGood ? event.moment.run : nil)
      case .removed:
        description.mayBeAway = true
        description.mayBeRemoved = true
        hiddenRuns.append(nil)
      case .stack: break
      case .contentPriority(let side, let axis, let number):
        contents.note(ContentPriorities.Key(side, axis), number, at: event.moment)
        if let number, number < 0 || number > 1000, !event.isInHelper {
          description.impossiblePriorities.append(
            ItemDescription.ImpossiblePriority(side: side, number: number, site: site))
        }
      case .placed: description.placements.append(site)
      case .filled: description.isFilledFromStart = true
      case .madeAsSubclass: description.mayBeOfSubclass = true
      case .madeFramed: description.isFramedFromStart = true
      case .madeBy(let place, let name):
        let span = reader.files[place.file][place.id].span
        let maker = ItemDescription.Maker(file: place.file, span: span, name: name)
        if !description.makers.contains(maker) { description.makers.append(maker) }
      case .unreadConstraints:
        description.mayOptOut = true
        description.unreadConstraints = description.unreadConstraints ?? site
      }
    }
    description.handling.creations = lives.creationCount(of: name)
    description.handling.additions = lives.additionCount
    if lives.isOfSeveralClasses {
      description.mayBeOfSubclass = true
      description.isFilledFromStart = true
    }
    adoptController(of: reference, into: &description)
    adoptOwned(reference, into: &description)
    description.contentPriorities = contents.priorities
    let isHiddenOrShownElsewhere =
      (description.isArranged || !hiddenRuns.isEmpty) && isHiddenOrShownElsewhere(reference)
    if isHiddenOrShownElsewhere { description.mayBeAway = true }
    description.isHidden =
      !hiddenRuns.isEmpty
      && hiddenRuns.allSatisfy { run in
        run != nil
          && (run == description.addition?.moment.run || run == description.creation?.moment.run)
      } && !isHiddenOrShownElsewhere
    return description
  }

  /// Whether code of other types hides or shows the view.
  private func isHiddenOrShownElsewhere(_ view: Reference) -> Bool {
    guard reach(of: view) != .function, let owner = reader.typeName,
      let property = reader.references.member(view)?.name
    else { return false }
    return reader.project.isHiddenElsewhere(property, of: owner)
  }

  /// The calls that set priorities of contents, and of nothing but items of scopes.
  var contentPriorityCalls: Set<BuiltPlace> {
    let others = reader.recorded.contentPriorityCalls.filter { !mentioned.contains(find($0.view)) }
    return Set(reader.recorded.contentPriorityCalls.map(\.place)).subtracting(others.map(\.place))
  }

  /// The other names that the code has for an item.
  func names(of item: Reference) -> [String] {
    Set(reader.objects.otherNames.lazy.filter { find($0.item) == item }.map(\.name)).sorted()
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
      reader.references.root(member.base) == .selfRoot, let owner = reader.typeName
    else { return .function }
    // What the type inherits from code that is not read may be open to all.
    guard let property = property(member.name, of: owner) else { return .project }
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

extension TypeReader {
  /// Whether a method that is not followed is one of the system's, which adds the view to nothing, constrains it nowhere
  /// and keeps it in no place: `spinner.startAnimating()`.
  fileprivate func leavesAlone(_ method: String, on type: String?) -> Bool {
    guard let type, SystemMember.named(method) != nil else { return false }
    return project.effects(of: method, on: type, .called)
      .isDisjoint(with: [.hidden, .places, .removes, .givesItself])
  }
}

extension ItemDescription.Handling {
  mutating func note(_ recorded: RecordedEvent) {
    func site(_ name: String) -> ItemDescription.NamedCallSite {
      ItemDescription.NamedCallSite(name: name, file: recorded.file, range: recorded.range)
    }
    switch recorded.event {
    case .created, .replaced: creations += 1
    case .optedOut, .madeOptedOut: optsOut = true
    case .handedOn(let function): handedTo.append(site(function))
    case .called(let method): calledMethods.append(site(method))
    // The library that is read switches the mask off.
    case .library: optsOut = true
    case .addedTo, .resizesItself, .arranged, .placed, .filled, .madeBy, .madeAsSubclass,
      .madeFramed, .unreadConstraints, .hidden, .stack, .contentPriority, .removed:
      break
    }
  }
}
