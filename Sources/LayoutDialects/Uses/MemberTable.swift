import UIKitFacts

/// What the members that a project declares do to the objects that have them.
struct MemberTable: Sendable {
  fileprivate struct Entry: Sendable {
    let owner: String
    let summary: MemberSummary
  }

  private var byName = NameTable<[Entry]>()
  private var parameters = NameTable<[ParameterSummary]>()
  /// Functions at the top level of some file.
  private var functions = NameSet()
  /// What is a protocol, as far as the project declares it.
  private var protocols = NameSet()

  init(_ files: [FileDeclarations]) {
    for index in files.indices {
      for type in files[index].types {
        if type.kind == .protocol { protocols.insert(type.name) }
        for summary in type.summaries {
          byName[summary.name, default: []].append(Entry(owner: type.name, summary: summary))
        }
      }
      for name in files[index].functions { functions.insert(name) }
      for parameter in files[index].parameters {
        parameters[parameter.function, default: []].append(parameter)
      }
    }
  }

  /// Whether a member or a function of the name is declared somewhere.
  fileprivate func isDeclared(_ name: String) -> Bool {
    byName[name] != nil || functions.contains(name)
  }

  fileprivate func entries(_ name: String, of owners: Set<String>?) -> [Entry] {
    guard let entries = byName[name] else { return [] }
    guard let owners else { return entries }
    // Which types have a protocol is not always said where its extension is read.
    return entries.filter { owners.contains($0.owner) || protocols.contains($0.owner) }
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
    var search = EffectSearch(project: self, type: type, owners: type.map { Set(owners(of: $0)) })
    return search.effects(of: member, access, isNamedAlone: false)
  }

  /// What a use of members does to the object that has the first of them.
  package func effects(of use: MemberUse, on type: String?) -> MemberEffects {
    var found: MemberEffects
    if let last = use.inner.last {
      found = effects(of: use.name, on: type, .read)
      if let member = Member.named(use.name) {
        found.formUnion(member.effects(ofInner: last, use.access))
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
    let summaries = members.parameters(of: function)
    if summaries.isEmpty {
      if SystemSymbol.leavesAlone(function) { return [] }
      return Member.named(function)?.traits.contains(.leavesViewAlone) ?? false ? [] : .unknown
    }
    let classes = type.map { Set(owners(of: $0)) }
    let taking = summaries.filter { summary in
      classes.map { $0.contains(summary.type) } ?? true || !isClass(summary.type)
    }
    if taking.isEmpty { return .unknown }
    var found: MemberEffects = []
    for summary in taking {
      found.formUnion(summary.effects)
      for used in summary.used {
        var search = EffectSearch(project: self, type: type, owners: classes)
        found.formUnion(search.effects(of: used.name, used.access, isNamedAlone: false))
      }
    }
    return found
  }

  /// Whether a function or method of the name is run where it is called.
  package func hasHelper(_ name: String) -> Bool { !helpers[name].isEmpty }

  /// The types whose members an object of a class has: its superclasses and the protocols of all of them.
  private func owners(of type: String) -> [String] {
    let classes = types.helperOwners(of: type) + rootClasses
    return classes + classes.flatMap { types.named($0).flatMap(\.inherited) }
  }

  /// Whether the project declares a class of the name.
  fileprivate func isClassDeclaredHere(_ name: String) -> Bool {
    types.named(name).contains { $0.kind == .class }
  }

  /// Whether a class or one of its superclasses, or an extension of them, has a property of the name.
  fileprivate func declares(property name: String, _ owners: Set<String>) -> Bool {
    let number = NameKey(name).number
    return owners.contains { owner in
      types.named(owner).contains { declaration in
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
  let type: String?
  /// `nil` if the object's class is not known.
  let owners: Set<String>?
  private var visited: Set<MemberSummary.Used> = []

  init(project: Project, type: String?, owners: Set<String>?) {
    self.project = project
    self.type = type
    self.owners = owners
  }

  /// How many members are followed from one use.
  private static let maximumVisited = 128

  /// - Parameter isNamedAlone: whether the name stands without an object, and may be that of a function.
  mutating func effects(
    of name: String, _ access: MemberAccessKind, isNamedAlone: Bool
  ) -> MemberEffects {
    guard visited.insert(.init(name: name, access: access)).inserted else { return [] }
    guard visited.count < Self.maximumVisited else { return .unknown }
    var found: MemberEffects = []
    var isKnown = false
    for entry in project.members.entries(name, of: owners) {
      isKnown = true
      let summary = entry.summary
      guard summary.access == access else { continue }
      let isOwn = project.isClassDeclaredHere(entry.owner)
      found.formUnion(isOwn ? summary.effectsInOwnClass : summary.effects)
      for used in summary.used {
        var inner = effects(of: used.name, used.access, isNamedAlone: true)
        if isOwn { inner.remove(.unknown) }
        found.formUnion(inner)
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
    if let owners, project.declares(property: name, owners) { return [] }
    return .unknown
  }
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
