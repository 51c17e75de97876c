import LayoutModel
import LightSyntax
import UIKitFacts

/// The types that all files read declare, by name.
struct DeclaredTypes: Sendable {
  private var byName = NameTable<[DeclaredType]>()
  /// For each of these, the file that declares it.
  private var filesByName = NameTable<[Int]>()
  /// The known superclasses of each class, nearest first, behind itself.
  private var ancestries = NameTable<[String]>()

  /// The properties of types with many declarations, by name; the first declaration counts.
  private var properties = NameTable<NameTable<DeclaredProperty>>()

  /// How many declarations of each type are no extensions.
  private var homeCounts = NameTable<Int>()
  /// The types of which a declaration is a class.
  private var classes = NameSet()
  /// The types of which a declaration or an extension switches its own mask off.
  private var optingOut = NameSet()
  /// What the declarations and extensions of types name behind a colon.
  private var inherited = NameTable<[String]>()
  /// The protocols of the project that types and their superclasses have, by the types' names.
  private var ownProtocols = NameTable<[String]>()
  /// The protocols of the project that extensions give to classes of the system: `extension UIView: Anchorable {}`.
  private var protocolsOfSystem: Set<String> = []
  /// What the classes of one name name as their superclasses.
  private var namedSuperclasses = NameTable<Set<String>>()
  /// The axes on which types say themselves how large they are.
  private var ownAxes = NameTable<Set<Axis>>()

  /// The last words of names of types that start in lower case, as those of values do.
  private var lowercaseWords = NameSet()
  /// The last words of the names of types that are nested in others.
  private var nestedWords = NameSet()

  /// How many declarations of a type are gone through for a property.
  private static let fewDeclarations = 64

  /// How many superclasses are followed; more is a cycle or nonsense.
  private static let maximumSuperclasses = 32

  init(_ files: [FileDeclarations]) {
    var superclasses = NameTable<String>()
    for index in files.indices {
      for type in files[index].types {
        byName[type.name, default: []].append(type)
        let bytes = type.name.utf8
        let start = bytes.lastIndex(of: UInt8(ascii: ".")).map(bytes.index(after:))
        let word = start.map { String(type.name[$0...]) } ?? type.name
        if !word.startsUppercase { lowercaseWords.insert(word) }
        if start != nil, type.kind != .extension { nestedWords.insert(word) }
        filesByName[type.name, default: []].append(index)
        if type.kind != .extension { homeCounts[type.name, default: 0] += 1 }
        if type.kind == .class { classes.insert(type.name) }
        if type.optsOut { optingOut.insert(type.name) }
        if !type.inherited.isEmpty { inherited[type.name, default: []] += type.inherited }
        if let axes = type.intrinsicAxes, ownAxes[type.name] == nil { ownAxes[type.name] = axes }
      }
    }
    for index in files.indices {
      for type in files[index].types where type.kind == .class {
        guard let first = type.inherited.first else { continue }
        // Among the outer types alone: what their superclasses nest is not known before all superclasses are.
        let superclass = resolved(first, in: Self.outer(type.name))
        superclasses[type.name] = superclass
        namedSuperclasses[type.name, default: []].insert(superclass)
      }
    }
    for (name, declarations) in byName.entries where declarations.count > Self.fewDeclarations {
      var found = NameTable<DeclaredProperty>()
      for (name, property) in declarations.lazy.flatMap(\.properties) {
        found.add(property, as: name)
      }
      properties[name] = found
    }
    ancestries.reserveCapacity(superclasses.count)
    for (name, superclass) in superclasses.entries {
      var chain = [name, superclass]
      while let next = superclasses[chain[chain.count - 1]],
        chain.count < Self.maximumSuperclasses
      {
        chain.append(next)
      }
      ancestries[name] = chain
    }
    for (name, _) in inherited.entries {
      let found = protocols(of: ancestry(of: name)).filter { onlyKind(of: $0) == .protocol }
      if found.isEmpty { continue }
      ownProtocols[name] = found.sorted()
      if ViewClass.named(name) != nil || rootClasses.contains(name) {
        protocolsOfSystem.formUnion(found)
      }
    }
  }

  /// The properties of a type that has many declarations; `nil` for all other types.
  func manyProperties(of name: String) -> NameTable<DeclaredProperty>? { properties[name] }

  /// The declarations and extensions of a type.
  func named(_ name: String) -> [DeclaredType] { byName[name] ?? [] }

  /// The declarations and extensions of a type, each with the file that it stands in.
  func placed(_ name: String) -> Zip2Sequence<[Int], [DeclaredType]> {
    zip(filesByName[name] ?? [], named(name))
  }

  /// How many declarations of a type are no extensions.
  func homeCount(of name: String) -> Int { homeCounts[name] ?? 0 }

  /// Whether a declaration of a type is a class.
  func isOwnClass(_ name: String) -> Bool { classes.contains(name) }

  /// Whether a declaration or an extension of a type switches its own mask off.
  func optsOut(_ name: String) -> Bool { optingOut.contains(name) }

  /// The axes on which a type says itself how large it is; `nil` where it does not.
  func intrinsicAxes(of name: String) -> Set<Axis>? { ownAxes[name] }

  func isDeclared(_ name: String) -> Bool { byName[name] != nil }

  /// Whether a word is the name of a type of the project, nested ones included.
  func names(_ word: String) -> Bool { isDeclared(word) || nestedWords.contains(word) }

  /// The type that a name means in the code of a type, or outside types: one that is nested in that type, in a superclass of it
  /// or in a type around it comes before one of that name on its own.
  func resolved(_ name: String, in owner: String?) -> String {
    if owner == nil { return name }
    let word = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    guard nestedWords.contains(word) else { return name }
    var owner = owner
    while let around = owner {
      for type in ancestry(of: around) {
        let inner = "\(type).\(name)"
        // A superclass keeps what is private to itself.
        if isDeclaredHere(inner), type == around || !named(inner).contains(where: \.isPrivate) {
          return inner
        }
      }
      owner = Self.outer(around)
    }
    return name
  }

  /// The type around a nested one.
  private static func outer(_ name: String) -> String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// A property of a type, with the type that the name of its own type means there.
  func resolved(_ property: DeclaredProperty, in owner: String) -> DeclaredProperty {
    guard let written = property.type, written.startsUppercase else { return property }
    let name = baseTypeName(written)
    let meant = resolved(name, in: owner)
    guard meant != name, written.hasPrefix(name) else { return property }
    var property = property
    property.type = meant + written.dropFirst(name.count)
    return property
  }

  /// Whether a word that starts in lower case may name a type: most projects have no such types.
  func mayBeType(_ word: String) -> Bool { lowercaseWords.contains(word) }

  /// Whether a type is surely a class, a structure or an enumeration of the project or a class of the system.
  func isClass(_ name: String) -> Bool {
    if ViewClass.named(name) != nil { return true }
    return named(name).contains { ![.extension, .protocol].contains($0.kind) }
  }

  /// The class and its superclasses, nearest first, as far as they are known.
  func ancestry(of name: String) -> [String] { ancestries[name] ?? [name] }

  /// The superclasses of a class, nearest first, as far as they are known.
  func superclasses(of name: String) -> ArraySlice<String> { ancestries[name]?.dropFirst() ?? [] }

  /// The superclasses of what a declaration declares or extends: where modules have several classes of one name, those
  /// of the declared one, and of an extension those of each.
  func allSuperclasses(of type: DeclaredType) -> Set<String> {
    let all = namedSuperclasses[type.name] ?? []
    guard all.count > 1 else { return Set(superclasses(of: type.name)) }
    let own = type.kind == .class ? type.inherited.first.map { [$0] } : nil
    return (own.map(Set.init) ?? all).reduce(into: []) { found, first in
      found.insert(first)
      found.formUnion(superclasses(of: first))
    }
  }
}

extension DeclaredTypes {
  /// The protocols that some types have, as far as the project says so.
  func protocols(of types: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = types
    while let next = open.popLast() {
      for name in inherited[next] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  /// Whether a type may be a protocol that objects have of whose classes the project does not say so.
  func mayBeForAll(_ name: String) -> Bool {
    if homeCount(of: name) > 0 { return false }
    return ViewClass.named(name) == nil && !SystemSymbol.isPlainType(name)
  }

  /// The types whose methods an object of a class has, nearest first: its class, those above it, protocols of the project
  /// that these have, and classes of the system.
  func helperOwners(of type: String) -> [String] {
    let classes = ancestry(of: type)
    let own = classes + (ownProtocols[type] ?? [])
    guard let last = classes.last else { return own }
    if let known = ViewClass.named(last) {
      return own + withProtocols(frameworkAncestors(last, known))
    }
    // A class of another module may be a view.
    return isDeclared(last) ? own : own + viewMethodOwners
  }

  /// The types whose methods any view may have: classes of the system, and protocols of the project that these have.
  var viewMethodOwners: [String] { withProtocols(viewClasses) }

  private func withProtocols(_ classes: [String]) -> [String] {
    if protocolsOfSystem.isEmpty { return classes }
    return classes + (classes + rootClasses).flatMap { ownProtocols[$0] ?? [] }
  }

  /// Whether an extension gives a protocol of the project to a class of the system, so that its methods are called like
  /// those of an extension of that class.
  func isOfSystemClass(_ name: String) -> Bool { protocolsOfSystem.contains(name) }

  /// The protocols of the project that a type or one of its superclasses has, in order.
  func ownProtocols(of type: String) -> [String] { ownProtocols[type] ?? [] }

  /// How near a type whose helpers an object may call is to the object's class: 0 for that itself; `nil` for others.
  func helperRank(of owner: String, for type: String) -> Int? {
    guard let own = ancestries[type] else {
      return owner == type ? 0 : helperOwners(of: type).firstIndex(of: owner)
    }
    if let rank = own.firstIndex(of: owner) { return rank }
    if let rank = ownProtocols[type]?.firstIndex(of: owner) { return own.count + rank }
    // Behind them stand only classes of the system, and their protocols; most owners are a project's.
    return ViewClass.mayName(owner) || isOfSystemClass(owner)
      ? helperOwners(of: type).firstIndex(of: owner) : nil
  }

  /// Whether a name, as it is written in a type, is that of a class of views.
  func isView(_ name: String, in owner: String) -> Bool {
    [owner + "." + name, name].contains { name in
      ancestry(of: name).contains {
        ViewClass.named($0).map { [.view, .stack, .scroll].contains($0.role) } ?? false
      }
    }
  }

  /// Source: Apple, UIKit and AppKit reference, "Inherits from".
  private func frameworkAncestors(_ name: String, _ known: ViewClass) -> [String] {
    switch known.role {
    case .guide: return []
    case .controller: return [name.hasPrefix("NS") ? "NSViewController" : "UIViewController"]
    case .window where name.hasPrefix("NS"): return []
    case .view, .stack, .scroll, .tableCell, .collectionCell, .window: break
    }
    if name.hasPrefix("NS") { return ["NSControl", "NSView"] }
    var ancestors: [String] = []
    if controls.contains(name) { ancestors.append("UIControl") }
    if known.role == .scroll || name == "UITextView" { ancestors.append("UIScrollView") }
    if known.role == .collectionCell { ancestors.append("UICollectionReusableView") }
    return ancestors + ["UIView"]
  }

  /// Whether the type is an enumeration or a structure that is declared once in the files read.
  func isValueType(_ name: String) -> Bool {
    let kind = onlyKind(of: name)
    return kind == .enum || kind == .struct
  }

  /// Whether the type is an enumeration that is declared once in the files read.
  func isEnumeration(_ name: String) -> Bool { onlyKind(of: name) == .enum }

  /// Whether the type is a structure that is declared once in the files read.
  func isStructure(_ name: String) -> Bool { onlyKind(of: name) == .struct }

  /// What a type is that is declared once, apart from extensions; else `nil`.
  private func onlyKind(of name: String) -> TypeDeclaration.Kind? {
    var found: TypeDeclaration.Kind?
    for kind in named(name).lazy.map(\.kind) where kind != .extension {
      if found != nil { return nil }
      found = kind
    }
    return found
  }

  /// Whether a file read declares the type itself, not just an extension of it.
  func isDeclaredHere(_ name: String) -> Bool {
    named(name).contains { $0.kind != .extension }
  }
}

/// The classes of which every view is one.
let viewClasses = ["UIView", "NSView"]

private let controls: Set<String> = [
  "UIButton", "UITextField", "UISwitch", "UIStepper", "UIPageControl", "UISegmentedControl",
  "UIDatePicker", "UISlider",
]

extension DeclaredType {
  /// Its property of that name.
  func property(_ key: NameKey) -> DeclaredProperty? {
    // By numbers, so that no other name is touched.
    for index in propertyNumbers.indices where propertyNumbers[index] == key.number {
      if properties[index].name == key.name { return properties[index].property }
    }
    return nil
  }
}
