import LightSyntax
import SwiftTokens

/// Another name for a type: `typealias RootView = CardView`.
struct TypeAlias: Sendable {
  /// The type or extension around it; empty at the top level of a file.
  let owner: String
  let name: String
  let type: String
}

/// The generic parameters of a class, and what it gives to those of its superclass.
struct TypeParameters: Sendable {
  let owner: String
  let parameters: [String]
  let given: [String]
}

/// What names of types mean in a class that is more special than the code that writes them: those that a protocol leaves
/// to it (`associatedtype RootView`), and generic parameters of its superclasses.
struct TypeNames: Sendable {
  /// By the names of owners and aliases; `nil` where declarations do not agree, here and below.
  private var aliases = NameTable<String?>()
  private var parameters = NameTable<[String]?>()
  private var given = NameTable<[String]?>()

  init(_ files: [FileDeclarations]) {
    for index in files.indices {
      for alias in files[index].typeAliases {
        Self.note(alias.type, as: "\(alias.owner).\(alias.name)", in: &aliases)
      }
      for type in files[index].typeParameters {
        Self.note(type.parameters, as: type.owner, in: &parameters)
        Self.note(type.given, as: type.owner, in: &given)
      }
    }
  }

  private static func note<Known: Equatable>(
    _ value: Known, as name: String, in table: inout NameTable<Known?>
  ) {
    if let known = table.updateValue(value, forKey: name), known != value {
      table[name] = .some(nil)
    }
  }

  /// Whether the project has no such names, as most.
  private var isEmpty: Bool { aliases.isEmpty && given.isEmpty }

  /// - Parameters:
  ///   - classes: a class and its superclasses, nearest first.
  ///   - level: which of them writes the name; their number for a protocol that they have.
  func meaning(of name: String, in classes: [String], writtenAt level: Int) -> String {
    if isEmpty { return name }
    var (name, level) = (name, level)
    // A generic superclass is given its type by the class below it, which may have it from the one below that.
    while level > 0, level < classes.count, let names = parameters[classes[level]] ?? nil,
      let place = names.firstIndex(of: name), let types = given[classes[level - 1]] ?? nil,
      place < types.count
    {
      name = types[place]
      level -= 1
    }
    for owner in classes {
      if let type = aliases["\(owner).\(name)"] ?? nil { return type }
    }
    return name
  }
}

extension SyntaxFile {
  /// The other names for types that the file declares.
  func typeAliases() -> [TypeAlias] {
    let tokens = source.tokens
    var found: [TypeAlias] = []
    for index in tokens.indices.dropLast(3)
    where tokens[index].kind == .typealiasKeyword && tokens[index + 1].kind == .identifier
      && tokens[index + 2].kind == .equal
    {
      var last = index + 3
      guard tokens[last].kind == .identifier else { continue }
      while last + 2 < tokens.count, tokens[last + 1].kind == .period,
        tokens[last + 2].kind == .identifier
      {
        last += 2
      }
      let owner = types(around: index).reversed().map { text($0.name) }.joined(separator: ".")
      found.append(
        TypeAlias(
          owner: owner, name: name(Int32(index + 1)), type: text(TokenSpan(index + 3, last))))
    }
    return found
  }

  /// The generic parameters of a class, and what it gives to its superclass; `nil` if it has neither.
  ///
  /// - Parameter name: its name with those of the types around it.
  func typeParameters(of type: TypeDeclaration, named name: String) -> TypeParameters? {
    guard type.kind == .class else { return nil }
    let parameters = genericParameters(behind: Int(type.name.last)).map { self.name($0) }
    let given = typeSpans[type.inherited.indices].first.map { genericArguments(text($0)) } ?? []
    return parameters.isEmpty && given.isEmpty
      ? nil : TypeParameters(owner: name, parameters: parameters, given: given)
  }

  /// `["CardView", "Int"]` for `Screen<CardView, Int>`; those that are no plain names are empty.
  private func genericArguments(_ type: String) -> [String] {
    guard type.hasSuffix(">"), let open = type.firstIndex(of: "<") else { return [] }
    let list = type[type.index(after: open)...].dropLast()
    guard !list.contains("<"), !list.contains("(") else { return [] }
    return list.split(separator: ",").map { baseTypeName($0.filter { !$0.isWhitespace }) }
  }
}
