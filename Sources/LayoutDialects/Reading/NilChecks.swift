import LightSyntax

/// What conditions ask for, if it is no more than whether one thing is `nil`.
struct NilChecks {
  let reader: TypeReader

  private var file: SyntaxFile { reader.file }

  /// `if let title`, `if title != nil`.
  func check(_ conditions: ListSlice) -> (Reference, isPresence: Bool)? {
    let list = file.conditions[conditions.indices]
    guard list.count == 1, let only = list.first else { return nil }
    switch only {
    case .binding(let name, let value):
      if let value { return checked(value).map { ($0, true) } }
      return name >= 0 ? (named(file.name(name)), true) : nil
    case .expression(let id): return check(id)
    case .pattern, .availability: return nil
    }
  }

  /// `title != nil`, `!hasTitle` behind `let hasTitle = title != nil`.
  func check(_ id: ExpressionID) -> (Reference, isPresence: Bool)? {
    let id = file.unparenthesized(id)
    switch file[id].kind {
    case .binary(let left, let token, let right):
      guard case .nilLiteral = file[right].kind, let checked = checked(left) else { return nil }
      let symbol = file.source.tokens[Int(token)]
      if file.source.text(of: symbol, is: "==") { return (checked, false) }
      return file.source.text(of: symbol, is: "!=") ? (checked, true) : nil
    case .prefix(let operand):
      let token = file.source.tokens[Int(file[id].span.first)]
      guard file.source.text(of: token, is: "!") else { return nil }
      return check(operand).map { ($0.0, !$0.isPresence) }
    case .name(let token):
      return reader.locals[file.name(token)].flatMap {
        reader.paths.checked(by: reader.references.find($0))
      }
    default: return nil
    }
  }

  /// Notes what a constant says: `let hasTitle = title != nil`.
  func note(_ constant: Reference, _ binding: Binding) {
    guard let initial = binding.initialValue, let (checked, isPresence) = check(initial) else {
      return
    }
    reader.paths.noteFlag(reader.references.find(constant), of: checked, isPresence: isPresence)
    if let flag = reader.decision(initial) { reader.values[constant] = .boolean(flag) }
  }

  /// `title`, `self.title`; what only a call or another object's member tells may change between.
  private func checked(_ id: ExpressionID) -> Reference? {
    switch file[id].kind {
    case .name(let token): return named(file.name(token))
    case .member(let base, let token):
      guard case .selfReference = file[base].kind else { return nil }
      return reader.references.find(reader.property(file.name(token)))
    default: return nil
    }
  }

  private func named(_ name: String) -> Reference {
    reader.references.find(reader.locals[name] ?? reader.property(name))
  }
}
