import LightSyntax
import SwiftTokens

extension SyntaxFile {
  /// Whether a call makes an object out of nothing that may be a view: of arguments with labels, numbers and texts.
  func isNewObject(_ id: ExpressionID) -> Bool {
    guard case .call(let callee, let arguments) = self[id].kind, case .name = self[callee].kind
    else { return false }
    return self.arguments(arguments).allSatisfy { argument in
      switch self[argument.value].kind {
      case .closure: return false
      case .integer, .float, .string, .boolean, .nilLiteral, .implicitMember: return true
      default: return argument.label >= 0 && !argument.isTrailing
      }
    }
  }

  /// What the file may call types: those it declares, without the types around them, other names for types, and functions
  /// and values that are spelt like types: `typealias Stamp`, `func MakeStamp()`.
  var typeLikeNames: Set<String> {
    var names: Set<String> = []
    func note(_ token: Int32) {
      guard token >= 0 else { return }
      let name = name(token)
      if name.startsUppercase { names.insert(name) }
    }
    for type in types where type.kind != .extension { note(type.name.last) }
    for function in functions where function.kind == .function { note(function.name) }
    for binding in bindings { note(binding.name) }
    let tokens = source.tokens
    for index in tokens.indices.dropLast() {
      switch tokens[index].kind {
      case .typealiasKeyword, .associatedtypeKeyword, .caseKeyword: note(Int32(index + 1))
      default: break
      }
    }
    return names
  }
}
