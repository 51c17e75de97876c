/// How many objects a name is given, and how often what it names is added to a view, where of what excludes each other
/// only one counts.
struct ItemLives {
  private var creations: [RecordedEvent] = []
  private var additions: [(owner: Reference, event: RecordedEvent)] = []

  /// - Parameter references: by which superviews are told apart.
  mutating func note(_ event: RecordedEvent, _ references: ReferenceTable) {
    switch event.event {
    case .created, .replaced: creations.append(event)
    case .addedTo(let owner): additions.append((references.find(owner), event))
    default: break
    }
  }

  /// The objects that it is given one after the other.
  ///
  /// - Parameter name: that of the item; what it starts with is made in no function, but under its name.
  func creationCount(of name: String) -> Int {
    // Of what is not made here, nobody knows where it was before.
    guard creations.count > 1, !creations.contains(where: \.isOfUnknown) else {
      return creations.count
    }
    // One of a type's initializers runs, and what it assigns takes the place of what the property starts with.
    let initializers = Dictionary(grouping: creations.filter(\.isInInitializer), by: \.function)
    let most = initializers.values.map { Self.mostOnOnePath($0.map(\.moment.branches)) }.max() ?? 0
    let isReplaced = most > 0 || isReplacedBeforeAdded(name)
    let rest = creations.filter { event in
      !event.isInInitializer && (!isReplaced || event.function != name)
    }
    return most + Self.mostOnOnePath(rest.map(\.moment.branches))
  }

  /// Whether the function that adds it gives the name another object first, always: nothing shows the one that it starts
  /// with.
  private func isReplacedBeforeAdded(_ name: String) -> Bool {
    let later = creations.filter { $0.function != name }
    guard let new = later.first?.moment, later.count == 1, new.branches.isEmpty, new.closure == 0
    else { return false }
    return !additions.isEmpty
      && additions.allSatisfy { addition in
        addition.event.moment.run == new.run && addition.event.moment.order > new.order
      }
  }

  var additionCount: Int {
    guard additions.count > 1, let first = additions.first,
      additions.allSatisfy({ $0.owner == first.owner })
    else { return additions.count }
    // What is in a view already is moved to the front, also where a helper that the function calls adds it.
    if additions.allSatisfy({
      $0.event.moment.closure == 0 && $0.event.function == first.event.function
    }) {
      return 1
    }
    return Self.mostOnOnePath(additions.map(\.event.moment.branches))
  }

  /// Whether it is given objects of several classes.
  var isOfSeveralClasses: Bool {
    Set(
      creations.map { event in
        if case .created(let type) = event.event { type } else { "" }
      }
    ).count > 1
  }

  /// How many of some events happen at most where all branches are decided in one way; at least that many.
  private static func mostOnOnePath(_ paths: [[Branch]]) -> Int {
    // Those that exclude all others of their group count once.
    var groups: [[[Branch]]] = []
    for path in paths {
      let fitting = groups.firstIndex { $0.allSatisfy { excludes($0, path) } }
      if let fitting { groups[fitting].append(path) } else { groups.append([path]) }
    }
    return groups.count
  }

  private static func excludes(_ first: [Branch], _ second: [Branch]) -> Bool {
    first.contains { branch in
      second.contains { $0.site == branch.site && $0.alternative != branch.alternative }
    }
  }
}

extension RecordedEvent {
  fileprivate var isInInitializer: Bool { function.hasPrefix("init(") }

  /// Whether the name is given something that is not made here.
  fileprivate var isOfUnknown: Bool { if case .replaced = event { true } else { false } }
}
