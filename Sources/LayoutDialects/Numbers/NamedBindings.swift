import LightSyntax
import SwiftTokens

/// A `let` or `var` of a file, with where it can be named.
package struct NamedBinding {
  /// Of its name.
  package var token: Int32
  var isLet: Bool
  package var value: ExpressionID?
  /// The brace that opens the block or the type around it; `nil` at the top level.
  var brace: Int?
  /// The type or extension whose member it is.
  var owner: String?
  /// Whether other files may name it without its type: a global that is not private.
  var isShared: Bool

  /// Whether a name at a token may mean it.
  package func isVisible(at use: Int, in file: SyntaxFile) -> Bool {
    guard let brace else { return true }
    if brace < use, use < Int(file.partners[brace]) {
      return owner != nil || Int(token) < use
    }
    return owner != nil && isOwn(at: use, in: file)
  }

  /// Whether a token lies inside of the type, or of an extension of it.
  func isOwn(at use: Int, in file: SyntaxFile) -> Bool {
    owner.map { file.typeNames(around: use).contains(lastComponent($0)) } ?? true
  }
}

extension SyntaxFile {
  /// The variables of that name, in the order of the source.
  package func bindings(named name: String) -> [NamedBinding] {
    let hash = Token.nameHash(of: name)
    var found: [NamedBinding] = []
    for variable in variables {
      for binding in bindings[variable.bindings.indices] where binding.name >= 0 {
        guard source.tokens[Int(binding.name)].nameHash == hash, self.name(binding.name) == name
        else { continue }
        let brace = opening(before: Int(variable.span.first))
        let owner = brace.flatMap { type(openingAt: $0) }
        found.append(
          NamedBinding(
            token: binding.name, isLet: variable.isLet && binding.accessors.count == 0,
            value: binding.initialValue, brace: brace, owner: owner,
            isShared: brace == nil
              && variable.modifiers.isDisjoint(with: [.private, .fileprivate])))
      }
    }
    // Inner ones behind outer ones, so that the last visible one is the nearest.
    return found.sorted { ($0.brace ?? -1, $0.token) < ($1.brace ?? -1, $1.token) }
  }

  /// The name of the type whose braces open at a token.
  private func type(openingAt brace: Int) -> String? {
    let close = partners[brace]
    return types.first { $0.span.last == close && $0.span.indices.contains(brace) }
      .map { text($0.name) }
  }

  /// The names of the types and extensions around a token.
  package func typeNames(around token: Int) -> [String] {
    types.filter { $0.span.indices.contains(token) }.map { lastComponent(text($0.name)) }
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
