import LayoutModel
import UIKitFacts

/// What the members that a project declares do to the objects that have them.
struct MemberTable: Sendable {
  fileprivate struct Entry: Sendable {
    /// The number of the type's name.
    let owner: Int32
    /// Whether the owner is a class that the project declares.
    let isOwnClass: Bool
    /// Whether the owner may be a protocol of another module: which types have one is not said where it is extended.
    let isForAll: Bool
    let summary: MemberSummary
    /// Where the next member of the name stands in the list; -1 behind the last.
    var next: Int32 = -1
  }

  /// The members of one name, in the order of the files.
  fileprivate struct Entries: Sequence, IteratorProtocol {
    let list: [Entry]
    var place: Int32

    mutating func next() -> Entry? {
      guard place >= 0 else { return nil }
      let entry = list[Int(place)]
      place = entry.next
      return entry
    }
  }

  /// All members. One list, because most names have one member, and a list for each took most of the time here.
  private var list: [Entry] = []
  /// By name, where the first and the last of its members stand.
  private var places = NameTable<(first: Int32, last: Int32)>()
  private var owners = NameTable<Int32>()
  private var parameters = NameTable<[ParameterSummary]>()
  /// Functions at the top level of some file.
  private var functions = NameSet()

  init(_ files: [FileDeclarations], _ types: DeclaredTypes) {
    for index in files.indices {
      for type in files[index].types where !type.summaries.isEmpty {
        let owner = owners[type.name] ?? Int32(owners.count)
        owners[type.name] = owner
        let isOwnClass = types.isOwnClass(type.name)
        let isForAll = types.mayBeForAll(type.name)
        for summary in type.summaries {
          add(Entry(owner: owner, isOwnClass: isOwnClass, isForAll: isForAll, summary: summary))
        }
      }
      for name in files[index].functions { functions.insert(name) }
      for parameter in files[index].parameters {
        parameters[parameter.function, default: []].append(parameter)
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    let place = Int32(list.count)
    list.append(entry)
    let known = places.updateValue((place, place), forKey: entry.summary.name)
    guard let known else { return }
    list[Int(known.last)].next = place
    places[entry.summary.name] = (known.first, place)
  }

  /// The numbers of those of some types that have members.
  fileprivate func numbers(of types: [String]) -> [Int32] { types.compactMap { owners[$0] } }

  fileprivate func entries(_ name: String) -> Entries {
    Entries(list: list, place: places[name]?.first ?? -1)
  }

  fileprivate func parameters(of function: String) -> [ParameterSummary] {
    parameters[function] ?? []
  }

  fileprivate func isFunction(_ name: String) -> Bool { functions.contains(name) }
}

extension Project {
  /// What using a member does to the object that has it, as far as the project's code and the tables of the system's
  /// classes tell.
  ///
  /// - Parameter type: the object's class; `nil` if it is not known.
  package func effects(
    of member: String, on type: String?, _ access: MemberAccessKind
  ) -> MemberEffects {
    var search = EffectSearch(project: self, type: type)
    return search.effects(of: member, access, isNamedAlone: false)
  }

  /// What a use of members does to the object that has the first of them.
  package func effects(of use: MemberUse, on type: String?) -> MemberEffects {
    var found: MemberEffects
    if !use.inner.isEmpty {
      found = effects(of: use.name, on: type, .read)
      if let member = Member.named(use.name) {
        found.formUnion(member.effects(ofInner: use.inner, use.access))
      } else if use.access == .assigned {
        // What is a value is assigned as a whole.
        found.formUnion(effects(of: use.name, on: type, .assigned))
      }
    } else {
      found = effects(of: use.name, on: type, use.access)
    }
    guard found.contains(.givesItself) else { return found }
    for follower in use.followers {
      found.formUnion(effects(of: follower, on: type, .called))
    }
    return found
  }

  /// What a function that is not followed does to what it is given.
  ///
  /// - Parameters:
  ///   - function: its name; that of a type for an initializer.
  ///   - type: the class of what it is given; `nil` if it is not known.
  package func effects(ofGivingTo function: String, _ type: String?) -> MemberEffects {
    var search = EffectSearch(project: self, type: type)
    return search.effects(ofGivingTo: function)
  }

  /// Whether a getter of the name that gives back its own object is run where it is read.
  package func runsGetterOfItself(_ name: String) -> Bool {
    selfProperties.contains(name) && helpers.hasGetter(name)
  }

  /// Whether a function or method of the name, or an initializer that the project adds to a class of that name, is run
  /// where it is called.
  package func hasHelper(_ name: String) -> Bool {
    if !helpers[name].isEmpty { return true }
    return helpers.addsInitializers && ViewClass.named(name) != nil
      && types.helperOwners(of: name).contains(where: helpers.addsInitializer)
  }

  /// Whether a name that is called without an object means a function, as no type of the project has a member of it.
  func isFunctionAlone(_ name: String) -> Bool {
    (members.isFunction(name) || standardFunctions.contains(name))
      && !members.entries(name).contains { _ in true }
  }

  /// A class and its superclasses, those of the system included.
  fileprivate func classes(of type: String) -> [String] {
    types.helperOwners(of: type) + rootClasses
  }

  /// Whether a class itself, or an extension of it, puts views into its own objects.
  package func addsToItself(_ type: String) -> Bool {
    types.named(type).contains { $0.summaries.contains { $0.effects.contains(.adds) } }
  }

  /// Whether a class, or one of its superclasses in the project, tells how large it is along an axis.
  package func tellsOwnSize(_ type: String, along axis: Axis) -> Bool {
    ancestry(of: type).contains { types.intrinsicAxes(of: $0)?.contains(axis) ?? false }
  }

  /// Whether a method of a class in the project ties its own object to what it is given.
  func tiesItself(_ method: String, _ type: String) -> Bool {
    types.named(type).contains {
      $0.summaries.contains { $0.name == method && $0.effectsInOwnClass.contains(.constrains) }
    }
  }

  /// Whether a method or initializer of a class itself, or of an extension of it, switches the mask of its own object by
  /// what it calls.
  func switchesOwnMask(_ type: String) -> Bool { ownEffects(of: type).contains(.switchesMask) }

  /// Whether a class, one of its superclasses in the project or an extension of them may place its own object: it sets
  /// a frame or a mask, or gives the object to code that may.
  package func mayPlaceItself(_ type: String) -> Bool {
    ancestry(of: type).contains {
      ViewClass.named($0) == nil && ownEffects(of: $0).contains(.places)
    }
  }

  /// What the methods and initializers of a class itself, or of an extension of it, may do to their own object together.
  ///
  /// Each view of the class asks, so what was found is kept.
  private func ownEffects(of type: String) -> MemberEffects {
    ownEffects.value(for: type) {
      var called = EffectSearch(project: self, wholeClass: type)
      var given = EffectSearch(project: self, wholeClass: type)
      var found: MemberEffects = []
      for declaration in types.named(type) {
        for summary in declaration.summaries {
          found.formUnion(called.effects(of: summary.name, .called, isNamedAlone: false))
          for function in summary.givenTo
          where !given.effects(ofGivingTo: function).isDisjoint(with: .hidden.union(.places)) {
            found.insert(.places)
          }
        }
      }
      return found
    }
  }

  /// Whether the project's code declares a member for a class or one of its superclasses.
  func declares(member name: String, _ type: String) -> Bool {
    let owners = members.numbers(of: classes(of: type))
    return members.entries(name).contains { owners.contains($0.owner) }
  }

  /// Whether a class has a property of the name only from a superclass that is not read.
  package func inheritsUnread(_ property: String, _ type: String) -> Bool {
    frameworkClass(of: type) == nil && !declares(property: property, classes(of: type))
  }

  /// Whether a class or one of its superclasses, or an extension of them, has a property of the name.
  fileprivate func declares(property name: String, _ owners: [String]) -> Bool {
    let number = NameKey(name).number
    return owners.contains { owner in
      if let table = types.manyProperties(of: owner) { return table[name] != nil }
      return types.named(owner).contains { declaration in
        declaration.propertyNumbers.contains(number)
          && declaration.properties.contains { $0.name == name }
      }
    }
  }
}

/// What every view and controller is.
private let rootClasses = ["UIResponder", "NSResponder", "NSObject"]

/// Follows what members do to their object through the members that they use.
private struct EffectSearch {
  let project: Project
  /// `nil` if the object's class is not known.
  let type: String?
  private lazy var classes = type.map { type in
    let classes = project.classes(of: type)
    return project.members.numbers(of: classes + Array(project.types.protocols(of: classes)))
  }
  /// Whether it asks for all members of a class in turn: what one of them led to need not be looked at again.
  private let isForWholeClass: Bool
  private var visited = Visited<MemberSummary.Used>()
  private var visitedFunctions = Visited<String>()

  init(project: Project, type: String?) {
    self.project = project
    self.type = type
    isForWholeClass = false
  }

  init(project: Project, wholeClass type: String) {
    self.project = project
    self.type = type
    isForWholeClass = true
  }

  /// Whether an object of the class has a member.
  private mutating func has(_ entry: MemberTable.Entry) -> Bool {
    entry.isForAll || classes?.contains(entry.owner) ?? true
  }

  /// - Parameter isNamedAlone: whether the name stands without an object, and may be that of a function.
  mutating func effects(
    of name: String, _ access: MemberAccessKind, isNamedAlone: Bool
  ) -> MemberEffects {
    switch visited.enter(MemberSummary.Used(name: name, access: access), isForWholeClass) {
    case .first: break
    case .again: return []
    case .tooFar: return .unknown
    }
    defer { visited.leave() }
    var found: MemberEffects = []
    var isKnown = false
    for entry in project.members.entries(name) where has(entry) {
      isKnown = true
      let summary = entry.summary
      guard summary.access == access else { continue }
      found.formUnion(
        entry.isOwnClass ? summary.effectsInOwnClass.subtracting(.adds) : summary.effects)
      for used in summary.used {
        var inner = effects(of: used.name, used.access, isNamedAlone: true)
        // What a class adds to itself is read with it.
        if entry.isOwnClass { inner.subtract([.unknown, .adds]) }
        found.formUnion(inner)
      }
      // What a class gives itself to is trusted where nobody knows it.
      for function in summary.givenTo where entry.isOwnClass {
        found.formUnion(effects(ofGivingTo: function).subtracting(.unknown))
      }
    }
    if let member = Member.named(name) {
      isKnown = true
      found.formUnion(member.effects(access))
    }
    if isKnown { return found }
    if isNamedAlone, project.members.isFunction(name) || standardFunctions.contains(name) {
      return []
    }
    if let type, project.declares(property: name, project.classes(of: type)) { return [] }
    return .unknown
  }

  /// What a function does to what it is given.
  mutating func effects(ofGivingTo function: String) -> MemberEffects {
    switch visitedFunctions.enter(function, isForWholeClass) {
    case .first: break
    case .again: return []
    case .tooFar: return .unknown
    }
    defer { visitedFunctions.leave() }
    let summaries = project.members.parameters(of: function)
    if summaries.isEmpty {
      // An initializer that is inherited.
      if project.types.ancestry(of: function).contains(where: SystemSymbol.leavesAlone) {
        return []
      }
      return Member.named(function)?.traits.contains(.leavesViewAlone) ?? false ? [] : .unknown
    }
    let owners = type.map { project.classes(of: $0) }
    let taking = summaries.filter { summary in
      owners.map { $0.contains(summary.type) } ?? true || !project.types.isClass(summary.type)
    }
    if taking.isEmpty { return SystemSymbol.leavesAlone(function) ? [] : .unknown }
    var found: MemberEffects = []
    for summary in taking {
      found.formUnion(summary.effects)
      for used in summary.used {
        found.formUnion(effects(of: used.name, used.access, isNamedAlone: false))
      }
    }
    return found
  }
}

/// What a search has been to.
private struct Visited<Element: Hashable> {
  enum Visit { case first, again, tooFar }

  /// How many elements are followed from one use; in the search of a whole class, how many lead to one another.
  private static var maximum: Int { 128 }

  /// A list: most searches look at one element.
  private var few: [Element] = []
  private var many: Set<Element> = []
  private var depth = 0

  /// Whether an element is to be followed; ``leave()`` has to be called if so.
  mutating func enter(_ element: Element, _ isForWholeClass: Bool) -> Visit {
    if isForWholeClass {
      if many.contains(element) { return .again }
      guard depth < Self.maximum else { return .tooFar }
      many.insert(element)
    } else {
      if few.contains(element) { return .again }
      guard few.count < Self.maximum - 1 else { return .tooFar }
      few.append(element)
    }
    depth += 1
    return .first
  }

  mutating func leave() { depth -= 1 }
}

/// Functions that code calls without an object, and that know no view.
/// Source: Apple, the Swift standard library, Foundation and CoreGraphics.
private let standardFunctions: NameSet = [
  "max", "min", "abs", "floor", "ceil", "round", "sqrt", "pow", "sin", "cos", "atan2", "zip",
  "stride", "fatalError", "preconditionFailure", "assertionFailure", "assert", "precondition",
  "print", "debugPrint", "NSLog", "os_log", "swap", "type", "autoreleasepool", "defer",
  "objc_setAssociatedObject", "objc_getAssociatedObject", "withUnsafePointer", "dispatch_async",
  "NSLocalizedString", "unsafeBitCast", "unsafeDowncast", "repeatElement", "sequence",
]
