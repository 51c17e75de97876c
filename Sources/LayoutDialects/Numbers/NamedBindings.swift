import LightSyntax
import SwiftTokens

/// A `let` or `var` of a file, and the code in which its name is visible.
package struct NamedBinding {
  /// Of its name.
  package var token: Int32
  var isLet: Bool
  var type: TokenSpan?
  package var value: ExpressionID?
  /// Its getter and its observers, entries of ``SyntaxFile/functions``.
  var accessors: ListSlice
  /// The brace that opens the block or the type around it; `nil` at the top level.
  var brace: Int?
  /// The type or extension whose member it is.
  package var owner: String?
  /// Whether other files may name it without its type: a global that is not private.
  var isShared: Bool

  /// Whether it stands at the top level, or is a member of a type.
  var isDeclaredOutside: Bool { brace == nil || owner != nil }

  /// Whether a name at a token may mean it.
  package func isVisible(at use: Int, in file: SyntaxFile) -> Bool {
    guard let brace else { return true }
    if brace < use, use < Int(file.partners[brace]) {
      return owner != nil || Int(token) < use
    }
    return owner != nil && isOwn(at: use, in: file)
  }

  /// Whether a token is inside the type or an extension of it.
  func isOwn(at use: Int, in file: SyntaxFile) -> Bool {
    owner.map { file.typeNames(around: use).contains(lastComponent($0)) } ?? true
  }
}

/// The types of a file by the braces around their members.
private struct TypesByBrace {
  private let file: SyntaxFile
  private var typesByEnd: [Int32: [TypeDeclaration]] = [:]

  init(of file: SyntaxFile) {
    self.file = file
    for type in file.types { typesByEnd[type.span.last, default: []].append(type) }
  }

  /// The name of the type whose braces open at a token.
  subscript(brace: Int) -> String? {
    typesByEnd[file.partners[brace]]?.first { $0.span.indices.contains(brace) }
      .map { file.text($0.name) }
  }
}

/// The variables of a file by name. A file may name thousands of them thousands of times, so all who ask share what was
/// found.
final class NamedBindings {
  private let file: SyntaxFile
  private let types: TypesByBrace
  /// Those whose names have a hash: where they stand in the file's lists.
  private var places: [UInt16: [(variable: Int, binding: Int)]] = [:]
  private var known: [String: [NamedBinding]] = [:]
  /// By name, the last of each type.
  private var members: [String: [String: NamedBinding]] = [:]

  init(of file: SyntaxFile) {
    self.file = file
    types = TypesByBrace(of: file)
    for variable in file.variables.indices {
      for index in file.variables[variable].bindings.indices where file.bindings[index].name >= 0 {
        let hash = file.source.tokens[Int(file.bindings[index].name)].nameHash
        places[hash, default: []].append((variable, index))
      }
    }
  }

  /// The variables of that name, inner ones after outer ones, so that the last visible one is the nearest.
  subscript(name: String) -> [NamedBinding] {
    get {
      if let found = known[name] { return found }
      var found: [NamedBinding] = []
      for (variable, binding) in places[Token.nameHash(of: name)] ?? [] {
        guard file.name(file.bindings[binding].name) == name else { continue }
        found.append(file.named(file.bindings[binding], of: file.variables[variable], types))
      }
      found.sort { ($0.brace ?? -1, $0.token) < ($1.brace ?? -1, $1.token) }
      known[name] = found
      return found
    }
  }

  /// The last variable of that name that one of some types has, by the last parts of their names.
  func member(_ name: String, of owners: [String]) -> NamedBinding? {
    if members[name] == nil {
      var found: [String: NamedBinding] = [:]
      for binding in self[name] {
        if let owner = binding.owner { found[lastComponent(owner)] = binding }
      }
      members[name] = found
    }
    return owners.compactMap { members[name]?[$0] }.max {
      ($0.brace ?? -1, $0.token) < ($1.brace ?? -1, $1.token)
    }
  }
}

extension SyntaxFile {
  /// The variables of that name, inner ones after outer ones, so that the last visible one is the nearest.
  package func bindings(named name: String) -> [NamedBinding] {
    let hash = Token.nameHash(of: name)
    lazy var types = TypesByBrace(of: self)
    var found: [NamedBinding] = []
    for variable in variables {
      for binding in bindings[variable.bindings.indices] where binding.name >= 0 {
        guard source.tokens[Int(binding.name)].nameHash == hash, self.name(binding.name) == name
        else { continue }
        found.append(named(binding, of: variable, types))
      }
    }
    return found.sorted { ($0.brace ?? -1, $0.token) < ($1.brace ?? -1, $1.token) }
  }

  fileprivate func named(
    _ binding: Binding, of variable: VariableDeclaration, _ types: TypesByBrace
  ) -> NamedBinding {
    let brace = opening(before: Int(variable.span.first))
    return NamedBinding(
      token: binding.name, isLet: variable.isLet && binding.accessors.count == 0,
      type: binding.type, value: binding.initialValue, accessors: binding.accessors, brace: brace,
      owner: brace.flatMap { types[$0] },
      isShared: brace == nil && variable.modifiers.isDisjoint(with: [.private, .fileprivate]))
  }

  /// The names of the types and extensions around a token.
  package func typeNames(around token: Int) -> [String] {
    types(around: token).map { lastComponent(text($0.name)) }
  }

  /// Whether a name at a token is that of a parameter, or of something that a condition binds.
  func isParameter(_ name: String, at use: Int) -> Bool {
    let hash = Token.nameHash(of: name)
    func isNamed(_ token: Int32) -> Bool {
      token >= 0 && source.tokens[Int(token)].nameHash == hash && self.name(token) == name
    }
    for function in functions where function.span.indices.contains(use) {
      if parameters[function.parameters.indices].contains(where: { isNamed($0.name) }) {
        return true
      }
    }
    for closure in closures where closure.body.span.indices.contains(use) {
      if nameTokens[closure.parameters.indices].contains(where: isNamed) { return true }
    }
    return conditions.contains { condition in
      if case .binding(let bound, _) = condition { isNamed(bound) } else { false }
    }
  }
}
