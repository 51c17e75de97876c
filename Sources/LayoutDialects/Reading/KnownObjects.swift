/// What is known so far of the things that names stand for.
struct KnownObjects {
  /// The types that variables and parameters declare, and those of objects that the code makes.
  var typeNames: [Reference: String] = [:]
  /// Objects that are made where they are added, and have no name.
  var inlineObjects: Set<Reference> = []
  /// Other names by which the type's own code knows an item.
  var otherNames: [(name: String, item: Reference)] = []
  /// What each view was added to last, and in which run of a function.
  private(set) var lastOwners: [Reference: (owner: Reference, run: Int, branches: [Branch])] = [:]
  /// What was added to a view so far.
  private(set) var addedViews: Set<Reference> = []
  /// Names that are given several things in one run of a function.
  private(set) var reassigned: Set<Reference> = []
  /// The run in which a name was last given something.
  var assignedRuns: [Reference: Int] = [:]

  /// Notes what happens to a view in the run of a function.
  mutating func note(
    _ event: ViewEvent, on view: Reference, run: Int, _ branches: [Branch],
    _ references: ReferenceTable
  ) {
    switch event {
    case .created(let type):
      typeNames[references.find(view)] = type
      references.make(view)
      lastOwners[references.find(view)] = nil
    case .addedTo(let owner):
      addedViews.insert(references.find(view))
      addedViews.insert(references.find(owner))
      lastOwners[references.find(view)] = (owner, run, branches)
    case .optedOut, .madeOptedOut, .resizesItself, .arranged, .handedOn, .replaced, .called,
      .placed, .filled, .madeBy, .madeAsSubclass, .madeFramed, .library, .unreadConstraints,
      .hidden, .stack, .contentPriority, .removed:
      break
    }
  }

  /// Keeps what is known of a view under the name that it has from now on.
  mutating func rename(_ view: Reference, to name: Reference) {
    guard let last = lastOwners.removeValue(forKey: view) else { return }
    lastOwners[name] = last
  }

  /// Notes that a name is given something in the run of a function.
  mutating func noteAssignment(of name: Reference, run: Int) {
    if assignedRuns.updateValue(run, forKey: name) == run { reassigned.insert(name) }
  }
}
