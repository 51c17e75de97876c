import LightSyntax

extension TypeReader {
  /// `edge.constraint(from: title, to: card)`, `edge.attribute`: a method or a getter of an enumeration of the project
  /// that has the case.
  ///
  /// - Parameter base: what the value is written as.
  /// - Returns: `nil` where several enumerations may be meant.
  func callCase(
    _ id: ExpressionID, _ name: String, of value: Value, at base: ExpressionID,
    _ arguments: ListSlice, isGetter: Bool = false
  ) -> Value? {
    guard case .symbol(let symbol) = value, project.helpers.holds(name) else { return nil }
    // What a parameter is declared as decides: another enumeration may have a case and a member of these names.
    if let type = WrittenCase(base, self).type {
      guard project.types.isEnumeration(type), declaresCase(symbol, type) else { return nil }
      return callHelper(id, name, on: .enumCase(type: type, value), arguments, isGetter: isGetter)
    }
    let methods = project.helpers[name].filter {
      !$0.function.isStatic && $0.function.isGetter == isGetter
    }
    let owners = Set(methods.map(\.function.owner)).filter { declaresCase(symbol, $0) }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return callHelper(id, name, on: .enumCase(type: owner, value), arguments, isGetter: isGetter)
  }

  /// Whether a type of the project is an enumeration with a case of that name.
  func declaresCase(_ name: String, _ type: String) -> Bool {
    project.types.named(type).contains { $0.cases.contains(name) }
  }
}

/// An expression that may be a case of an enumeration of the project: `Edge.top`, `edge`, `self`.
struct WrittenCase {
  private let id: ExpressionID
  private let reader: TypeReader

  init(_ id: ExpressionID, _ reader: TypeReader) {
    self.id = id
    self.reader = reader
  }

  /// The type that its text tells: the one before the period, or what a parameter is declared as.
  var type: String? {
    let types = reader.project.types
    switch reader.file[id].kind {
    case .member(let base, let token):
      let named = types.resolved(reader.file.text(base), in: reader.typeName)
      return reader.declaresCase(reader.file.name(token), named) ? named : nil
    case .name(let token):
      return reader.locals[reader.file.name(token)].flatMap(reader.declaredType)
    case .selfReference: return reader.typeName.flatMap { types.isEnumeration($0) ? $0 : nil }
    default: return nil
    }
  }

  /// The same, if it is an enumeration.
  var enumeration: String? {
    type.flatMap { reader.project.types.isEnumeration($0) ? $0 : nil }
  }
}
