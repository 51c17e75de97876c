import LayoutModel
import LightSyntax

extension TypeReader {
  /// What was read, as scopes: connected sets of items, each under one container.
  ///
  /// - Parameter keepsReplaced: see ``readLayout(of:in:files:words:readsFrames:keepsReplaced:)``.
  func reading(keepsReplaced: Bool) -> LayoutReading {
    if !keepsReplaced { removeReplaced() }
    var builder = ScopeBuilder(self)
    let scopes = builder.scopes()
    return LayoutReading(
      scopes: scopes, unknownAnchors: notes(AnchorRecord.self).unknown,
      visualFormatProblems: notes(VisualFormatRecord.self).problems,
      snapKitMistakes: notes(SnapKitRecord.self).mistakes,
      followed: helpers.followed.map { place, isComplete in
        let file = files[place.file]
        return FollowedHelper(
          file: place.file, range: file.range(file[place.id].span), isComplete: isComplete)
      }, contentPriorityCalls: builder.contentPriorityCalls)
  }
}

/// Sorts what a ``TypeReader`` recorded into scopes.
struct ScopeBuilder {
  let reader: TypeReader
  /// For each reference, another of its set; a set's root names itself.
  private var parents: [Int]
  private var superviews: [Reference: Reference] = [:]
  /// What views are added to besides.
  private(set) var otherSuperviews: [Reference: Set<Reference>] = [:]
  private(set) var mentioned: Set<Reference> = []
  /// What happens to the objects whose root views or other parts are mentioned.
  var controllerEvents: [Reference: [RecordedEvent]] = [:]
  /// The classes of what the code makes, as first made.
  private var createdTypes: [Reference: String] = [:]
  private let adjusted: Set<Reference>
  private let toggled: Set<Reference>
  let reassigned: Set<Reference>
  private let activated: Set<Reference>

  init(_ reader: TypeReader) {
    self.reader = reader
    let references = reader.references
    adjusted = references.found(reader.recorded.adjusted)
    toggled = references.found(reader.recorded.toggled)
    reassigned = references.found(reader.objects.reassigned)
    activated = references.found(reader.recorded.activatedNames)
    parents = Array(0..<references.count)
  }

  mutating func scopes() -> [LayoutScope] {
    // By index: drafts and events are large.
    for index in reader.events.indices {
      switch reader.events[index].event {
      case .created(let type):
        let view = find(reader.events[index].view)
        if createdTypes[view] == nil { createdTypes[view] = type }
      case .addedTo(let superview):
        let (view, owner) = (find(reader.events[index].view), find(superview))
        if let last = superviews.updateValue(owner, forKey: view), last != owner {
          otherSuperviews[view, default: []].insert(last)
        }
        otherSuperviews[view]?.remove(owner)
        mention(view)
        mention(owner)
        join(view, owner)
      default: break
      }
    }
    for index in reader.drafts.indices {
      let first = reader.drafts[index].first.0
      mention(find(first))
      if let second = reader.drafts[index].second?.0 { note(second, beside: first) }
      for term in reader.drafts[index].terms { note(term.0, beside: first) }
    }
    noteControllers()
    var scopes = groups().compactMap { group in
      scope(
        of: group.references, group.drafts.map { reader.drafts[$0] },
        group.events.map { reader.events[$0] })
    }
    placeUnresolved(in: &scopes)
    return scopes
  }

  /// What is tied together.
  private struct Group {
    var root: Int
    var references: [Reference] = []
    /// Indices of what the reader recorded.
    var drafts: [Int] = []
    var events: [Int] = []
  }

  /// All that is mentioned, in the order of the groups' roots.
  private func groups() -> [Group] {
    var groups: [Group] = []
    var places = [Int](repeating: -1, count: parents.count)
    for reference in mentioned.sorted(by: { $0.index < $1.index }) {
      let root = root(of: reference)
      if places[root] < 0 {
        places[root] = groups.count
        groups.append(Group(root: root))
      }
      groups[places[root]].references.append(reference)
    }
    for index in reader.drafts.indices {
      let place = places[root(of: reader.drafts[index].first.0)]
      if place >= 0 { groups[place].drafts.append(index) }
    }
    for index in reader.events.indices {
      let place = places[root(of: reader.events[index].view)]
      if place >= 0 { groups[place].events.append(index) }
    }
    return groups.sorted { $0.root < $1.root }
  }

  func find(_ reference: Reference) -> Reference { reader.references.find(reference) }

  /// What a constraint names beside its first item. The screen ties nothing: each scope has it for itself.
  private mutating func note(_ reference: Reference, beside first: Reference) {
    guard !isScreen(reference) else { return }
    mention(find(reference))
    join(first, reference)
  }

  private func isScreen(_ reference: Reference) -> Bool {
    reader.readsFrames && reader.references.root(reference) == .global(name: screenName)
  }

  /// A guide belongs to its view, and so do both to one set.
  private mutating func mention(_ reference: Reference) {
    guard mentioned.insert(reference).inserted else { return }
    if let member = reader.references.member(reference), guideNames.contains(member.name) {
      let owner = member.base
      mention(find(owner))
      join(reference, owner)
    }
    if let owner = coveredView(by: reference) {
      mention(owner)
      join(reference, owner)
    }
    if let member = reader.references.member(reference), member.name == "superview" {
      let view = find(member.base)
      mention(view)
      join(reference, view)
      if superviews[view] == nil { superviews[view] = reference }
    }
  }

  private func isGuide(_ reference: Reference) -> Bool {
    if let member = reader.references.member(reference),
      guideNames.contains(member.name) || isContentSize(member.name)
    {
      return true
    }
    return type(of: reference).flatMap { reader.project.frameworkClass(of: $0) }?.role == .guide
  }

  private func isContentSize(_ name: String) -> Bool {
    reader.readsFrames && name == contentSizeName
  }

  private func root(of reference: Reference) -> Int {
    var index = find(reference).index
    while parents[index] != index { index = parents[index] }
    return index
  }

  private mutating func join(_ first: Reference, _ second: Reference) {
    let (one, other) = (root(of: first), root(of: second))
    parents[max(one, other)] = min(one, other)
  }

  private func screensNamed(by draft: Draft) -> [Reference] {
    guard reader.readsFrames else { return [] }
    return ([draft.second?.0].compactMap(\.self) + draft.terms.map(\.0)).map(find)
      .filter(isScreen)
  }

  // MARK: One scope

  private func scope(
    of references: [Reference], _ drafts: [Draft], _ events: [RecordedEvent]
  ) -> LayoutScope? {
    let order = drafts.indices.sorted {
      (drafts[$0].origin.file, drafts[$0].origin.range)
        < (drafts[$1].origin.file, drafts[$1].origin.range)
    }
    let drafts = order.map { drafts[$0] }
    let screens =
      reader.readsFrames
      ? Set(drafts.flatMap { screensNamed(by: $0) }).sorted { $0.index < $1.index } : []
    let references = references + screens
    guard let file = drafts.first?.origin.file ?? events.first?.file else { return nil }
    let ids = Dictionary(
      uniqueKeysWithValues: references.enumerated().map { ($1, ItemID(index: $0)) })
    let container = self.container(of: references, drafts: drafts)
    let items = references.enumerated().map { index, reference in
      item(ItemID(index: index), reference, ids, container)
    }
    var symbols = NumberSymbols()
    let constraints = drafts.enumerated().map { index, draft in
      constraint(Constraint.ID(index: index), draft, ids, &symbols)
    }
    let descriptions = descriptions(of: references, events, ids)
    return LayoutScope(
      file: file, name: name(of: drafts, events), container: container.flatMap { ids[$0] },
      items: items, descriptions: descriptions,
      stacks: ArrangementBuilder.arrangements(
        events, reader.references, ids, descriptions, reader.project),
      constraints: constraints,
      origins: drafts.map { draft in
        var origin = draft.origin
        origin.branches = (draft.activations.first ?? []) + draft.alternative
        origin.isAdjusted =
          origin.isAdjusted || draft.holders.contains { adjusted.contains(find($0)) }
          || draft.holders.contains { isAdjustedElsewhere($0, in: draft.origin.file) }
          || draft.identifier.map(reader.recorded.soughtIdentifiers.contains) ?? false
        origin.isKept = draft.escapes
        let holder = draft.holders.first {
          !draft.activations.isEmpty || activated.contains(find($0))
        }
        origin.group = holder.map(reader.references.name)
        origin.isReplaced = holder.map(holdsOne) ?? false
        origin.keeper = draft.keeper.flatMap { ids[find($0)] }
        return origin
      },
      unresolved: [], impossiblePriorities: impossiblePriorities(of: drafts),
      screenLengths: symbols.screenLengths)
  }

  private func name(of drafts: [Draft], _ events: [RecordedEvent]) -> String {
    var functions = Set(drafts.map { $0.origin.function })
    if functions.isEmpty {
      functions = Set(
        events.compactMap { event in
          if case .addedTo = event.event { event.function } else { nil }
        })
    }
    let type = reader.typeName.map { [$0] } ?? []
    let function = functions.count == 1 ? functions.filter { !$0.isEmpty } : []
    return (type + function).joined(separator: ".")
  }

  /// The item whose frame is given: `self`, a controller's `view`, a cell's `contentView`, or the outermost view.
  private func container(of references: [Reference], drafts: [Draft]) -> Reference? {
    let views = references.filter { !isGuide($0) && !isScreen($0) }
    let roots = views.filter { superviews[$0] == nil }
    let candidates = roots.isEmpty ? views : roots
    for name in ["view", "contentView", "self"] {
      if let found = candidates.first(where: { reader.references.name($0) == name }) {
        return found
      }
    }
    let constrained = Set(drafts.map { find($0.first.0) })
    return candidates.first { !constrained.contains($0) } ?? candidates.first
  }

  private func item(
    _ id: ItemID, _ reference: Reference, _ ids: [Reference: ItemID], _ container: Reference?
  ) -> Item {
    if isGuide(reference) {
      let member = reader.references.member(reference)
      // A guide of the code's own belongs to the view that it was added to.
      let owner =
        member.map { guideNames.contains($0.name) } ?? false ? member?.base : superviews[reference]
      return Item(id: id, kind: .guide, owner: owner.flatMap { ids[find($0)] })
    }
    return Item(
      id: id, kind: reference == container || isScreen(reference) ? .container : .view,
      superview: superviews[reference].flatMap { ids[$0] },
      intrinsicAxes: type(of: reference).map { reader.project.intrinsicAxes(of: $0) } ?? [])
  }

  /// The class of what a reference names, as it was created or declared.
  func type(of reference: Reference) -> String? {
    if let type = createdTypes[find(reference)] { return type }
    if reader.references.root(reference) == .selfRoot { return reader.typeName }
    if isScreen(reference) { return "UIScreen" }
    if let member = reader.references.member(reference) {
      if guideNames.contains(member.name) { return "UILayoutGuide" }
      if isContentSize(member.name) { return "CGSize" }
      if reader.references.root(member.base) == .selfRoot, let owner = reader.typeName {
        if let type = property(member.name, of: owner)?.type { return baseTypeName(type) }
        if member.name == "view" { return viewClass(ofController: owner) }
      }
    }
    return nil
  }

  /// The class of a controller's view, where that is none like any other.
  /// Source: Apple, `UITableViewController` and `UICollectionViewController` reference.
  private func viewClass(ofController type: String) -> String? {
    for ancestor in reader.project.ancestry(of: type) {
      switch ancestor {
      case "UITableViewController": return "UITableView"
      case "UICollectionViewController": return "UICollectionView"
      default: break
      }
    }
    return nil
  }

  /// The property of the type that is read, or of one of its superclasses.
  func property(_ name: String, of owner: String) -> DeclaredProperty? {
    reader.ownNames.property(name) ?? reader.project.property(name, of: owner)
  }

  private func constraint(
    _ id: Constraint.ID, _ draft: Draft, _ ids: [Reference: ItemID],
    _ symbols: inout NumberSymbols
  ) -> Constraint {
    func scalar(_ number: Number) -> Scalar {
      if let value = number.value { return Scalar(value) }
      guard case .linear(let length)? = number.measure else {
        return symbols.scalar(number.text, number.onScreen)
      }
      return length.sortedTerms.reduce(Scalar(length.constant)) { sum, term in
        guard case .number(let text) = term.0 else { return sum }
        return sum + symbols.scalar(text, nil) * term.1
      }
    }
    func anchor(_ end: (Reference, Attribute)) -> Anchor {
      Anchor(ids[find(end.0)] ?? ItemID(index: 0), end.1)
    }
    return Constraint(
      id: id, first: anchor(draft.first), relation: draft.relation,
      second: draft.second.map(anchor), multiplier: scalar(draft.multiplier),
      terms: draft.terms.map { Constraint.Term(anchor(($0.0, $0.1)), factor: $0.2) },
      constant: scalar(draft.constant), priority: scalar(draft.origin.priority),
      activation: activation(of: draft))
  }

  private func activation(of draft: Draft) -> Activation {
    let isToggled =
      draft.holders.contains { toggled.contains(find($0)) } || isCleared(draft)
    if draft.activations.contains([]), draft.alternative.isEmpty {
      return isToggled ? .stored : .always
    }
    if !draft.activations.isEmpty { return .conditional }
    return draft.escapes ? .stored : .never
  }

  /// Whether code switches all constraints of a view off that may hold this one, and not surely before.
  private func isCleared(_ draft: Draft) -> Bool {
    reader.recorded.clearings.contains { clearing in
      if let activation = draft.origin.activation, activation.run == clearing.moment.run,
        clearing.moment.order < activation.order
      {
        return false
      }
      let view = find(clearing.view)
      return [draft.first.0, draft.second?.0].compactMap { $0.map(find) }.contains {
        $0 == view || superviews[$0] == view
      }
    }
  }

  // MARK: Unresolved calls

  /// Each unresolved call stands in a scope of its function, or else in one of its own.
  private func placeUnresolved(in scopes: inout [LayoutScope]) {
    guard !reader.unresolved.isEmpty else { return }
    var places: [UnresolvedPlace: Int] = [:]
    for (index, scope) in scopes.enumerated() {
      for origin in scope.origins {
        let place = UnresolvedPlace(file: scope.file, function: origin.function)
        if places[place] == nil { places[place] = index }
      }
    }
    for call in reader.unresolved.sorted(by: { ($0.file, $0.range) < ($1.file, $1.range) }) {
      let place = UnresolvedPlace(file: call.file, function: call.function)
      if let index = places[place] {
        scopes[index].unresolved.append(call)
        continue
      }
      let type = reader.typeName.map { [$0] } ?? []
      let name = (type + (call.function.isEmpty ? [] : [call.function])).joined(separator: ".")
      places[place] = scopes.count
      scopes.append(
        LayoutScope(
          file: call.file, name: name, container: nil, items: [], descriptions: [],
          stacks: [], constraints: [], origins: [], unresolved: [call]))
    }
  }
}

/// A function in which calls are left unresolved.
private struct UnresolvedPlace: Hashable {
  var file: Int
  var function: String
}
