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
    let methods = project.helpers[name].filter {
      !$0.function.isStatic && $0.function.isGetter == isGetter
    }
    var owners = Set(methods.map(\.function.owner)).filter { declaresCase(symbol, $0) }
    if owners.count > 1, let type = enumeration(of: base) { owners.formIntersection([type]) }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return callHelper(id, name, on: .enumCase(type: owner, value), arguments, isGetter: isGetter)
  }

  /// The enumeration of the project that an expression has a value of, as far as its text tells: `Edge.top`, or a
  /// parameter that is declared as one.
  func enumeration(of id: ExpressionID) -> String? {
    let type: String?
    switch file[id].kind {
    case .member(let base, let token):
      let named = project.types.resolved(file.text(base), in: typeName)
      type = declaresCase(file.name(token), named) ? named : nil
    case .name(let token): type = locals[file.name(token)].flatMap(declaredType)
    default: type = nil
    }
    return type.flatMap { project.types.isEnumeration($0) ? $0 : nil }
  }

  /// Whether a type of the project is an enumeration with a case of that name.
  func declaresCase(_ name: String, _ type: String) -> Bool {
    project.types.named(type).contains { $0.cases.contains(name) }
  }
}
