import LayoutDialects
import LightSyntax
import SwiftTokens

// Names that would mean one thing to the new code and another one to the code that is there.

/// A type that new code names and that supporting code declares.
struct NamedType: Sendable {
  let name: String
  /// A property by which the supporting type is told from another one of its name.
  let mark: String
  /// The cause to refuse what would name another type.
  let refusal: @Sendable (_ other: String) -> Refusal.Cause
}

extension MigrationProject {
  /// The type that a name means in a class, unless that is the supporting one or nothing yet: one of the module, or one
  /// that the class, an ancestor or a type around it holds.
  func name(inTheWayOf type: NamedType, in source: ClassSource) -> String? {
    var owners = project.ancestry(of: source.name) + [source.name]
    var outer = source.name[...]
    while let period = outer.lastIndex(of: ".") {
      outer = outer[..<period]
      owners.append(String(outer))
    }
    let nested = Set(owners.map { "\($0).\(type.name)" })
    let types = project.files.lazy.flatMap(\.types).filter { $0.kind != .extension }
    return types.first { declared in
      nested.contains(declared.name)
        || declared.name == type.name && !declared.properties.contains { $0.name == type.mark }
    }?.name
  }
}

extension SyntaxFile {
  /// A type of Swift's, or of another library's, whose name would mean the library's if the file imported that.
  func typeTaken(by library: Library, in project: Project) -> String? {
    let own = library.namedTypes.sorted().first { project.isDeclaredHere(type: $0) }
    if library.types.isEmpty || own != nil { return own }
    let tokens = source.tokens
    var found: String?
    for index in tokens.indices.dropLast() {
      if tokens[index].kind == .importKeyword, name(Int32(index + 1)) == library.name {
        return nil
      }
      guard found == nil, tokens[index].kind == .identifier,
        index == 0 || tokens[index - 1].kind != .period, tokens[index + 1].kind != .colon
      else { continue }
      let name = name(Int32(index))
      if library.types.contains(name), !project.isDeclaredHere(type: name) { found = name }
    }
    return found
  }
}
