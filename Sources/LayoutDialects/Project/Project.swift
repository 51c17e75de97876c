import LayoutModel
import UIKitFacts

/// The declarations of all files that were read.
///
/// A class, because it never changes, and every reader, scope and rule uses its tables.
package final class Project: Sendable {
  /// Declarations by file, in the order of the files.
  package let files: [FileDeclarations]
  let types: DeclaredTypes
  /// What members that the files declare do to the objects that have them.
  let members: MemberTable
  /// What the members of a class do to their own object together, by the class's name.
  let ownEffects = Memo<String, OwnEffects>()
  let ownUses = Memo<[String], NameUses?>()
  /// The names of the methods that subclasses declare, by the name of their superclass.
  let methodsOfSubclasses = Memo<String, NameSet>()
  let subclasses: NameTable<[TypeSite]>
  private let strayExtensions: Set<String>
  /// See ``FileDeclarations/anchorNames``.
  let anchorNames: NameSet
  package let optOutFunctions: Set<String>
  /// Modules of libraries that are read and that files hand on: who imports theirs imports these too.
  private let exports: Set<String>
  /// Whether any file imports a library whose dialect needs that.
  let importsLibrary: Bool
  /// The types of variables at the top level, where all files agree.
  package let variableTypes: [String: String]
  /// Functions that make views, by name, where all of one name agree.
  private let factories: NameTable<ViewFactory>
  /// What these call, by name.
  private let factoryCalls: [String: Set<String>]
  /// The names of those that switch the mask of what they make off.
  let optOutFactories: Set<String>
  let numbers: NamedNumbers
  /// Properties that give back the view itself: `var withoutMask: Self` in an extension of `UIView`.
  let selfProperties: NameSet
  /// Functions that may build layout for those who call them.
  let helpers: HelperIndex
  /// The owners of what stands in ``FileDeclarations/reachedMembers``, by name; `nil` for those that are not known.
  let reachedMembers: NameTable<[(owner: ReachedOwner, place: BuiltPlace)]>
  /// See ``FileDeclarations/adjustedNames``.
  private let adjustedNames: NameSet
  /// Constants whose values are computed, where frames are read.
  let lengths: LengthIndex
  /// What the project's configuration states about its code.
  package let stated: ProjectFacts

  /// Whether code of a file may name what a module of a library that is read declares.
  func imports(_ module: String, in file: Int) -> Bool {
    files[file].libraries.modules.contains(module) || exports.contains(module)
  }

  package init(_ files: [FileDeclarations], stated: ProjectFacts = ProjectFacts()) {
    self.files = files
    self.stated = stated
    var names: Set<String> = []
    var optOuts: Set<String> = []
    var exports: Set<String> = []
    var variables: [String: Set<String>] = [:]
    var factories: [String: Set<ViewFactory>] = [:]
    var calls: [String: Set<String>] = [:]
    // By index, here and below: a copy of all that a file declares counts references to a dozen tables.
    for index in files.indices {
      if !files[index].anchorNames.isEmpty { names.formUnion(files[index].anchorNames) }
      exports.formUnion(files[index].libraries.exports)
      if !files[index].optOutFunctions.isEmpty { optOuts.formUnion(files[index].optOutFunctions) }
      for var factory in files[index].factories {
        calls[factory.name, default: []].formUnion(factory.called)
        factory.called = []
        factories[factory.name, default: []].insert(factory)
      }
      for (name, type) in files[index].variableTypes { variables[name, default: []].insert(type) }
    }
    types = DeclaredTypes(files)
    members = MemberTable(files, types)
    strayExtensions = Self.strayExtensions(in: files, types)
    subclasses = Self.subclasses(in: files, types)
    anchorNames = NameSet(names)
    optOutFunctions = optOuts
    self.exports = exports
    let modules = LayoutLibrary.modulesToImport
    importsLibrary = files.contains { $0.libraries.modules.contains(where: modules.contains) }
    let agreed = Self.agreed(factories, calling: calls, types)
    self.factories = NameTable(agreed)
    factoryCalls = calls.filter { agreed[$0.key] != nil }
    optOutFactories = Self.optOutFactories(agreed, calling: calls, optOuts)
    numbers = NamedNumbers(files)
    helpers = HelperIndex(files, types)
    var reached = NameTable<[(owner: ReachedOwner, place: BuiltPlace)]>()
    var owners = NameTable<Set<ReachedOwner>>()
    for index in files.indices {
      for member in files[index].reachedMembers {
        guard owners[member.name, default: []].insert(member.owner).inserted else { continue }
        reached[member.name, default: []].append(
          (member.owner, BuiltPlace(file: index, range: member.range)))
      }
    }
    reachedMembers = reached
    var adjustedNames = NameSet()
    var selfProperties = NameSet()
    for index in files.indices {
      for name in files[index].adjustedNames { adjustedNames.insert(name) }
      for type in files[index].types where ViewClass.named(type.name) != nil {
        for (name, property) in type.properties where property.type == "Self" {
          selfProperties.insert(name)
        }
      }
    }
    self.adjustedNames = adjustedNames
    self.selfProperties = selfProperties
    lengths = LengthIndex(files)
    variableTypes = variables.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// What a function makes that does no more than make a view; `nil` if it may hand that to code that is not seen.
  ///
  /// - Parameter depth: how many functions that get it from each other are looked at.
  func viewMade(byCalling name: String, depth: Int = 2) -> ViewFactory? {
    guard depth > 0, let factory = factories[name] else { return nil }
    let isPlain = factoryCalls[name, default: []].allSatisfy { called in
      if called.startsUppercase || called == "init" || SystemMember.named(called) != nil {
        return true
      }
      return effects(of: called, on: factory.type, .called).isDisjoint(with: .hidden)
        || effects(ofGivingTo: called, factory.type).isDisjoint(with: .hidden)
        || viewMade(byCalling: called, depth: depth - 1) != nil
    }
    return isPlain ? factory : nil
  }

  /// The functions that make views, where all of one name agree.
  private static func agreed(
    _ factories: [String: Set<ViewFactory>], calling calls: [String: Set<String>],
    _ types: DeclaredTypes
  ) -> [String: ViewFactory] {
    factories.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { name, _ in
      // A function that loads the view, say, does not make it.
      calls[name, default: []].contains { called in
        called == "init" || factories[called] != nil || types.isClass(called)
      }
    }
  }

  /// The functions that switch the mask of what they make off, or get it from one that may.
  private static func optOutFactories(
    _ factories: [String: ViewFactory], calling calls: [String: Set<String>],
    _ optOutFunctions: Set<String>
  ) -> Set<String> {
    var callers: [String: [String]] = [:]
    for (name, called) in calls where factories[name] != nil {
      for function in called { callers[function, default: []].append(name) }
    }
    var found = Set(factories.values.filter(\.optsOut).map(\.name))
    var open = Array(found.union(optOutFunctions))
    while let function = open.popLast() {
      for name in callers[function] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  private static func strayExtensions(
    in files: [FileDeclarations], _ types: DeclaredTypes
  ) -> Set<String> {
    var stray: Set<String> = []
    for index in files.indices {
      var homes: Set<String>?
      for type in files[index].types where type.kind == .extension {
        let name = type.name
        guard types.homeCount(of: name) > 1 else { continue }
        let own = homes ?? Set(files[index].types.filter { $0.kind != .extension }.map(\.name))
        homes = own
        if !own.contains(name) { stray.insert(name) }
      }
    }
    return stray
  }

  /// The class and its superclasses, nearest first, as far as they are known.
  package func ancestry(of name: String) -> [String] { types.ancestry(of: name) }

  /// Whether an object whose class a file determines may be an instance of a type.
  package func mayBe(_ owner: String?, _ type: String) -> Bool {
    guard let owner else { return true }
    if ancestry(of: type).contains(owner) || ancestry(of: owner).contains(type) { return true }
    // A protocol, a generic parameter or another name for the type.
    return !types.isClass(owner)
  }

  /// Whether code that can name a property of a type gives it another constant through an object that is not `self`.
  ///
  /// - Parameter isPrivate: whether only code of the property's file can name it.
  func isAdjusted(_ property: String, of file: Int, isPrivate: Bool) -> Bool {
    isPrivate
      ? files[file].adjustedNames.contains(property) : adjustedNames.contains(property)
  }

  /// Whether a method of that name, which the project adds to a class of UIKit or another module, builds layout.
  ///
  /// Methods of the project's own classes are not included: they concern the inside of their views.
  package func mayPlace(_ method: String, on type: String) -> Bool {
    let entries = helpers[method].filter {
      $0.function.isInExtension
        && (!types.isDeclaredHere($0.function.owner) || types.isOfSystemClass($0.function.owner))
    }
    if entries.isEmpty { return false }
    let owners = types.helperOwners(of: type)
    return entries.contains { owners.contains($0.function.owner) }
  }

  /// What is known about a class: its nearest ancestor that UIKit or AppKit declares.
  package func frameworkClass(of name: String) -> ViewClass? {
    for ancestor in ancestry(of: name) {
      if let known = ViewClass.named(ancestor) { return known }
    }
    return nil
  }

  /// The axes on which a view of the class is known to have an intrinsic size.
  package func intrinsicAxes(of name: String) -> Set<Axis> {
    for ancestor in ancestry(of: name) {
      if stated.selfSizingViews.contains(ancestor) { return [.horizontal, .vertical] }
      if let axes = types.intrinsicAxes(of: ancestor) { return axes }
      if let known = ViewClass.named(ancestor) { return known.intrinsicAxes }
    }
    return []
  }

  /// Whether the class, one of its superclasses or an extension of them switches its own mask off.
  ///
  /// Methods with which an extension of a class of UIKit can do that do not run by themselves.
  package func optsOut(_ name: String) -> Bool {
    ancestry(of: name).contains {
      ViewClass.named($0) == nil && (declaresOptOut($0) || switchesOwnMask($0))
    }
  }

  /// Whether the class itself or an extension of it, rather than one of its superclasses, switches its own mask off.
  package func declaresOptOut(_ name: String) -> Bool {
    types.optsOut(name)
  }

  /// Whether several types have the name, and it is not clear which of them some extension in a file extends.
  package func hasStrayExtension(_ name: String) -> Bool { strayExtensions.contains(name) }

  package func isDeclared(type name: String) -> Bool { types.isDeclared(name) }

  /// The declarations and extensions of a type, each with the index of its file.
  package func declarations(of type: String) -> [(file: Int, declaration: DeclaredType)] {
    Array(types.placed(type))
  }

  /// Whether the project declares a type of that name, rather than extending one.
  package func isDeclaredHere(type name: String) -> Bool { types.isDeclaredHere(name) }

  /// Whether a file declares a type of this name, or something else that may be mistaken for one.
  package func declares(typeLike name: String) -> Bool {
    types.isDeclaredHere(name) || files.contains { $0.typeLikeNames.contains(name) }
  }

  /// The type that a name means in the code of a type, or outside types.
  package func meant(by name: String, in owner: String?) -> String {
    types.resolved(name, in: owner)
  }

  /// The structure that a name means in the code of a type or outside types, if it is declared only once.
  package func structure(named name: String, in owner: String?) -> String? {
    let meant = types.resolved(name, in: owner)
    return types.isStructure(meant) ? meant : nil
  }

  /// Whether the project declares a protocol of a name.
  package func isProtocol(_ name: String) -> Bool {
    types.named(name).contains { $0.kind == .protocol }
  }

  /// Whether a type of that name is known, and a class.
  package func isClass(_ name: String) -> Bool { types.isClass(name) }

  /// How many declarations of one superclass's name are looked at: which of them is meant is not known anyway.
  private static let maximumNamesakes = 16

  /// The property of a unit or of one of its superclasses in the project; the nearest declaration counts.
  package func property(_ name: String, of unit: ReadingUnit) -> DeclaredProperty? {
    guard let type = unit.typeName else { return nil }
    let key = NameKey(name)
    for part in unit.parts {
      let declaration = files[part.file].types[part.declaration]
      if let found = declaration.property(key) { return types.resolved(found, in: type) }
    }
    for ancestor in ancestry(of: type).dropFirst() {
      for declaration in types.named(ancestor).prefix(Self.maximumNamesakes) {
        if let found = declaration.property(key) { return types.resolved(found, in: ancestor) }
      }
    }
    return nil
  }

  /// The names of the properties of a unit and of its superclasses in the project.
  package func propertyNames(of unit: ReadingUnit) -> Set<String> {
    Set(properties(of: unit).names)
  }

  /// Whether the project declares a property or function of this name, which ends like that of an anchor.
  package func declaresAnchor(_ name: String) -> Bool { anchorNames.contains(name) }

  /// The properties of a unit and of its superclasses in the project, by name; the nearest declaration counts.
  func properties(of unit: ReadingUnit) -> NameTable<DeclaredProperty> {
    guard let type = unit.typeName else { return NameTable() }
    return properties(of: type, own: unit.parts.map { files[$0.file].types[$0.declaration] })
  }

  /// The properties of a type and of its superclasses in the project, by name.
  ///
  /// - Parameter own: the declarations that are surely the type's own.
  func properties(of type: String, own: [DeclaredType]) -> NameTable<DeclaredProperty> {
    var found = NameTable<DeclaredProperty>()
    let inherited = ancestry(of: type).dropFirst().flatMap { ancestor in
      types.named(ancestor).prefix(Self.maximumNamesakes)
    }
    for declaration in own + inherited {
      for (name, property) in declaration.properties {
        found.add(types.resolved(property, in: declaration.name), as: name)
      }
    }
    return found
  }

  /// The property of a type as code of a file means it: what the file declares itself, if other files declare types of that
  /// name, too.
  package func property(_ name: String, of type: String, in file: Int) -> DeclaredProperty? {
    let key = NameKey(name)
    for (place, declaration) in types.placed(type) where place == file {
      if let found = declaration.property(key) { return types.resolved(found, in: type) }
    }
    return property(name, of: type)
  }

  /// The property of a type or one of its project superclasses.
  package func property(_ name: String, of type: String) -> DeclaredProperty? {
    let key = NameKey(name)
    for ancestor in ancestry(of: type) {
      if let table = types.manyProperties(of: ancestor) {
        if let found = table[name] { return types.resolved(found, in: ancestor) }
        continue
      }
      for declaration in types.named(ancestor) {
        if let found = declaration.property(key) { return types.resolved(found, in: ancestor) }
      }
    }
    return nil
  }
}
