import LayoutDialects
import LightSyntax
import SwiftTokens

/// The methods of a class that a superclass in the project calls while it sets objects up: `arrange()`, which the
/// initializer of a base class calls, and which each subclass overrides.
struct TemplateMethods {
  /// One that a class declares and no superclass has.
  struct Method: Hashable, Sendable {
    let owner: String
    let name: String
  }

  private let project: MigrationProject
  private let source: ClassSource

  init(of source: ClassSource, in project: MigrationProject) {
    self.source = source
    self.project = project
  }

  /// The signatures of the overrides that run once for each object, as ``SetUpFunctions`` has them.
  var names: Set<String> {
    var names: Set<String> = []
    for method in source.parts.flatMap(source.methods)
    where method.modifiers.contains(.override) && method.kind == .function
      && method.parameters.count == 0
    {
      let signature = source.file.signature(of: method)
      if isCalledOnce(source.file.name(method.name), signature) { names.insert(signature) }
    }
    return names
  }

  private func isCalledOnce(_ name: String, _ signature: String) -> Bool {
    for ancestor in source.project.ancestry(of: source.name).dropFirst() {
      guard let home = project.source(ofClass: ancestor) else { return false }
      let own = home.allParts.flatMap { part in
        home.methods(in: part).filter {
          $0.parameters.count == 0 && home.files[part.file].name($0.name) == name
        }
      }
      guard let method = own.first else { continue }
      guard own.count == 1 else { return false }
      if method.modifiers.contains(.override) { continue }
      return project.isTemplate(Method(owner: home.name, name: name)) {
        home.setUp.names.contains(signature) && !isCalled(name, otherwiseThanBy: home)
      }
    }
    return false
  }

  /// Whether code anywhere names a method other than to declare it, to call the superclass's from an override, and to
  /// call it in the file of the class that declares it first.
  private func isCalled(_ name: String, otherwiseThanBy home: ClassSource) -> Bool {
    let hash = Token.nameHash(of: name)
    return project.files.indices.contains { index in
      let file = project.files[index]
      guard file.holdsIdentifier(name) else { return false }
      let tokens = file.source.tokens
      return tokens.indices.contains { token in
        guard tokens[token].nameHash == hash, tokens[token].kind == .identifier,
          file.name(Int32(token)) == name
        else { return false }
        return !isHarmless(token, name, in: index, home)
      }
    }
  }

  private func isHarmless(
    _ token: Int, _ name: String, in index: Int, _ home: ClassSource
  ) -> Bool {
    let file = project.files[index]
    let tokens = file.source.tokens
    guard token > 0, token + 2 < tokens.count else { return false }
    // One with parameters is another method.
    if tokens[token + 1].kind == .leftParen, tokens[token + 2].kind != .rightParen { return true }
    switch tokens[token - 1].kind {
    case .funcKeyword: return true
    case .period:
      guard token > 1, tokens[token + 1].kind == .leftParen else { return false }
      if tokens[token - 2].kind == .superKeyword { return isInOverride(token, name, file) }
      if tokens[token - 2].kind != .selfKeyword { return false }
    default: break
    }
    guard tokens[token + 1].kind == .leftParen, let type = file.typeName(around: token) else {
      return false
    }
    if type == home.name { return index == home.fileIndex }
    // A method of its own.
    return source.project.isClass(type) && !source.project.isProtocol(type)
      && !source.project.ancestry(of: type).contains(home.name)
      && !source.project.ancestry(of: home.name).contains(type)
  }

  /// Whether a statement of a method, rather than one in a block of it, calls that of the superclass.
  private func isInOverride(_ token: Int, _ name: String, _ file: SyntaxFile) -> Bool {
    file.functions.contains { function in
      guard let body = function.body, body.span.indices.contains(token),
        file.name(function.name) == name
      else { return false }
      return file.opening(before: token - 2) == Int(body.span.first)
    }
  }
}

extension ClassSource {
  /// The methods of one of its parts, be it in another file.
  func methods(in part: (file: Int, type: TypeID)) -> [FunctionDeclaration] {
    let file = files[part.file]
    return file.members[file[part.type].members.indices].compactMap { member in
      if case .function(let id) = member { file[id] } else { nil }
    }
  }
}
