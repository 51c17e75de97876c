import LightSyntax

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
}
