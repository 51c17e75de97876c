import LightSyntax

/// The functions that surely give a `CGFloat`, by their names.
struct LengthFunctions: Sendable {
  /// Those of the project: no other function of it that has such a name gives something else.
  private var declared: Set<String> = []
  /// Those that give one where they are called on a literal, as in `let margin: CGFloat = 8.scaled()`: another module may
  /// declare them, and another receiver may give something else.
  private var onLiterals: Set<String> = []

  /// None.
  init() {}

  init(in files: [SyntaxFile]) {
    var others: Set<String> = ["min", "max", "abs", "round", "floor", "ceil"]
    for file in files {
      for binding in file.bindings where binding.type.map({ file.text($0) }) == "CGFloat" {
        if let value = binding.initialValue, let name = file.nameCalledOnLiteral(value) {
          onLiterals.insert(name)
        }
      }
      for function in file.functions where function.kind == .function {
        guard let type = function.returnType else { continue }
        let name = file.name(function.name)
        if file.text(type) == "CGFloat" { declared.insert(name) } else { others.insert(name) }
      }
    }
    declared.subtract(others)
    onLiterals.subtract(others)
  }

  /// Whether a call gives one.
  func give(_ call: ExpressionID, in file: SyntaxFile) -> Bool {
    guard case .call(let callee, _) = file[call].kind else { return false }
    return file.lastName(callee).map(declared.contains) ?? false
      || file.nameCalledOnLiteral(call).map(onLiterals.contains) ?? false
  }
}

extension SyntaxFile {
  /// `scaled` of `8.scaled()`.
  fileprivate func nameCalledOnLiteral(_ call: ExpressionID) -> String? {
    guard case .call(let callee, _) = self[call].kind,
      case .member(let base, let name) = self[callee].kind
    else { return nil }
    switch self[base].kind {
    case .integer, .float: return self.name(name)
    default: return nil
    }
  }
}
