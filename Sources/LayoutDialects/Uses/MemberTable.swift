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
  /// What using a member does to its object, according to the project's code and the tables of the system's classes.
  ///
  /// - Parameters:
  ///   - type: the object's class; `nil` if it is not known.
  ///   - label: that of the first argument of a call, `_` for none; `nil` if it is not known.
  package func effects(
    of member: String, on type: String?, _ access: MemberAccessKind, label: String? = nil
  ) -> MemberEffects {
    var search = EffectSearch(project: self, type: type)
    let used = MemberSummary.Used(name: member, access: access, label: label)
    return search.effects(of: used, isNamedAlone: false)
  }

  /// What using a chain of members does to the object of the first member.
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
      found = effects(of: use.name, on: type, use.access, label: use.label)
    }
    guard found.contains(.givesItself) else { return found }
    for follower in use.followers {
      found.formUnion(effects(of: follower, on: type, .called))
    }
    return found
  }

  /// What a function that is not run during reading does to its argument.
  ///
  /// - Parameters:
  ///   - function: its name; that of a type for an initializer.
  ///   - type: the class of the argument; `nil` if it is not known.
  ///   - call: what the call reveals about the function.
  package func effects(
    ofGivingTo function: String, _ type: String?, _ call: CallShape = CallShape()
  ) -> MemberEffects {
    var search = EffectSearch(project: self, type: type)
    return search.effects(ofGivingTo: function, call)
  }

  /// The types that may declare a method that is called on an object of a class, or within the class.
  package func declaringTypes(of type: String) -> [String] {
    let classes = classes(of: type)
    return classes + types.protocols(of: classes).sorted()
  }

  /// Whether reading runs a getter of this name that returns its own object.
  package func runsGetterOfItself(_ name: String) -> Bool {
    selfProperties.contains(name) && helpers.hasGetter(name)
  }

  /// Whether a function or method of the name, or an initializer that the project adds to a class of that name, is run
  /// during reading.
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

  /// Whether a class itself, or an extension of it, adds views to its own objects.
  package func addsToItself(_ type: String) -> Bool {
    types.named(type).contains { $0.summaries.contains { $0.effects.contains(.adds) } }
  }

  /// Whether a method of a class in the project ties its own object to what it is given.
  func tiesItself(_ method: String, _ type: String) -> Bool {
    types.named(type).contains {
      $0.summaries.contains { $0.name == method && $0.effectsInOwnClass.contains(.constrains) }
    }
  }

  /// Whether a method or initializer of a class itself, or of an extension of it, switches the mask of its own object by
  /// what it calls.
  func switchesOwnMask(_ type: String) -> Bool { ownEffects(of: type).all.contains(.switchesMask) }

  /// Whether a class, one of its superclasses in the project or an extension of them may position its own object: it
  /// sets a frame or a mask, or passes the object to code that may do so.
  package func mayPlaceItself(_ type: String) -> Bool {
    ancestry(of: type).contains {
      ViewClass.named($0) == nil && ownEffects(of: $0).all.contains(.places)
    }
  }

  /// Whether a class, one of its superclasses in the project or an extension of them positions its own object in a method
  /// that the system calls, such as `layoutSubviews()`.
  package func placesItself(_ type: String) -> Bool {
    ancestry(of: type).contains {
      ViewClass.named($0) == nil && ownEffects(of: $0).ofSystemMethods.contains(.places)
    }
  }

  /// What the methods and initializers of a class itself, or of an extension of it, may do to their own object together.
  ///
  /// Each view of the class asks, so what was found is kept.
  private func ownEffects(of type: String) -> OwnEffects {
    ownEffects.value(for: type) {
      var called = EffectSearch(project: self, wholeClass: type)
      var given = EffectSearch(project: self, wholeClass: type)
      var found = OwnEffects()
      for declaration in types.named(type) {
        for summary in declaration.summaries {
          let used = MemberSummary.Used(name: summary.name, access: .called)
          found.all.formUnion(called.effects(of: used, isNamedAlone: false))
          if SystemMethod.names.contains(summary.name) {
            found.ofSystemMethods.formUnion(effects(of: summary.name, on: type, .called))
          }
          for function in summary.givenTo
          where !given.effects(ofGivingTo: function).isDisjoint(with: .hidden.union(.places)) {
            found.all.insert(.places)
          }
        }
      }
      return found
    }
  }

  /// Whether a method of the project gives the object back on which it is called: `label.styled().centered()`.
  func givesItself(_ method: String, _ type: String) -> Bool {
    guard members.entries(method).contains(where: \.summary.isFluent) else { return false }
    let owners = members.numbers(of: declaringTypes(of: type))
    let meant = members.entries(method).filter {
      owners.contains($0.owner) && $0.summary.access == .called
    }
    return !meant.isEmpty && meant.allSatisfy(\.summary.isFluent)
  }

  /// Whether the project's code declares a member for a class or one of its superclasses.
  package func declares(member name: String, _ type: String) -> Bool {
    let owners = members.numbers(of: classes(of: type))
    return members.entries(name).contains { owners.contains($0.owner) }
  }

  /// Whether a function of a type gives a number, whatever it is given.
  func givesNumber(_ function: String, _ type: String) -> Bool {
    types.named(type).contains { $0.numberFunctions.contains(function) }
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
let rootClasses = ["UIResponder", "NSResponder", "NSObject"]

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

  /// Whether the first label of a call tells which of several methods of a name it means.
  private mutating func hasOverload(_ member: MemberSummary.Used) -> Bool {
    guard member.label != nil else { return false }
    for entry in project.members.entries(member.name)
    where entry.summary.isMeant(by: member) && has(entry) { return true }
    return false
  }

  /// - Parameter isNamedAlone: whether the name stands without an object, and may be that of a function.
  mutating func effects(of member: MemberSummary.Used, isNamedAlone: Bool) -> MemberEffects {
    let (name, access) = (member.name, member.access)
    switch visited.enter(member, isForWholeClass) {
    case .first: break
    case .again: return []
    case .tooFar: return .unknown
    }
    defer { visited.leave() }
    var found: MemberEffects = []
    var isKnown = false
    let isTold = hasOverload(member)
    for entry in project.members.entries(name) where has(entry) {
      isKnown = true
      let summary = entry.summary
      guard summary.access == access, !isTold || summary.isMeant(by: member) else { continue }
      found.formUnion(
        entry.isOwnClass ? summary.effectsInOwnClass.subtracting(.adds) : summary.effects)
      for used in summary.used {
        var inner = effects(of: used, isNamedAlone: true)
        // What a class adds to itself is read with it.
        if entry.isOwnClass { inner.subtract([.unknown, .adds]) }
        found.formUnion(inner)
      }
      // What a class gives itself to is trusted where nobody knows it.
      for function in summary.givenTo where entry.isOwnClass {
        found.formUnion(effects(ofGivingTo: function).subtracting(.unknown))
      }
    }
    if let member = Member.named(name, access) {
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
  mutating func effects(
    ofGivingTo function: String, _ call: CallShape = CallShape()
  ) -> MemberEffects {
    // What one overload hands on to another one is looked at.
    let key = call.label.map { function + "(" + $0 } ?? function
    switch visitedFunctions.enter(key, isForWholeClass) {
    case .first: break
    case .again: return []
    case .tooFar: return .unknown
    }
    defer { visitedFunctions.leave() }
    // The project's own methods of that name call the system's.
    if Member.named(function)?.effect == .adds { return .unknown }
    let all = project.members.parameters(of: function)
    let meant = all.filter { summary in
      call.owners?.contains(summary.owner) ?? true
        && call.label.map { $0 == summary.label } ?? true
    }
    // A call that fits none may be of a function whose parameters are not written as views.
    let summaries = meant.isEmpty ? all : meant
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
        let inner = effects(of: used, isNamedAlone: false)
        // Most of what is only read is a stored property.
        found.formUnion(used.access == .read ? inner.subtracting(.unknown) : inner)
      }
      for function in summary.givenTo {
        let inner = effects(ofGivingTo: function)
        found.formUnion(inner.contains(.unknown) ? inner.union(.handsOn) : inner)
      }
    }
    return found
  }
}

extension MemberSummary {
  /// Whether a call may mean it, as its name and its first label tell.
  fileprivate func isMeant(by use: Used) -> Bool {
    guard access == use.access, let label = use.label else { return access == use.access }
    return labels.contains(label)
  }
}
