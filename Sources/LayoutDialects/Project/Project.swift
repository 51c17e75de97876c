/// What all files read declare together.
package struct Project: Sendable {
  /// Declarations by file, in the order of the files.
  package let files: [FileDeclarations]
  private let typesByName: [String: [DeclaredType]]
  private let superclasses: [String: String]
  /// See ``FileDeclarations/anchorNames``.
  package let anchorNames: Set<String>
  package let optOutFunctions: Set<String>
  package let numbers: [String: Double]

  package init(_ files: [FileDeclarations]) {
    self.files = files
    var types: [String: [DeclaredType]] = [:]
    var superclasses: [String: String] = [:]
    var names: Set<String> = []
    var optOuts: Set<String> = []
    var numbers: [String: Double] = [:]
    var contradicted: Set<String> = []
    for file in files {
      names.formUnion(file.anchorNames)
      optOuts.formUnion(file.optOutFunctions)
      for (name, number) in file.numbers {
        if let known = numbers[name], known != number { contradicted.insert(name) }
        numbers[name] = number
      }
      for type in file.types {
        types[type.name, default: []].append(type)
        if type.kind == .class, let first = type.inherited.first { superclasses[type.name] = first }
      }
    }
    // Two constants of one name in different files: which one is meant is not known here.
    for name in contradicted { numbers[name] = nil }
    typesByName = types
    self.superclasses = superclasses
    anchorNames = names
    optOutFunctions = optOuts
    self.numbers = numbers
  }

  /// How many superclasses are followed; more is a cycle or nonsense.
  private static let maximumSuperclasses = 32

  /// The class and its superclasses, nearest first, as far as they are known.
  package func ancestry(of name: String) -> [String] {
    var chain = [name]
    while let next = superclasses[chain[chain.count - 1]], chain.count < Self.maximumSuperclasses {
      chain.append(next)
    }
    return chain
  }

  /// What is known of a class: its nearest ancestor that UIKit or AppKit declares.
  package func frameworkClass(of name: String) -> ViewClass? {
    for ancestor in ancestry(of: name) {
      if let known = ViewClass.named(ancestor) { return known }
    }
    return nil
  }

  /// Whether the class, one of its superclasses or an extension of them switches its own mask off.
  package func optsOut(_ name: String) -> Bool {
    ancestry(of: name).contains { typesByName[$0]?.contains { $0.optsOut } ?? false }
  }

  package func isDeclared(type name: String) -> Bool { typesByName[name] != nil }

  /// The property of a type or one of its project superclasses.
  package func property(_ name: String, of type: String) -> DeclaredProperty? {
    for ancestor in ancestry(of: type) {
      for declaration in typesByName[ancestor] ?? [] {
        if let declared = declaration.properties.first(where: { $0.name == name }) {
          return declared.property
        }
      }
    }
    return nil
  }
}
