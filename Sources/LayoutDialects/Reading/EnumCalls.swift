import LightSyntax

extension TypeReader {
  /// `edge.constraint(from: title, to: card)`: a method of an enumeration of the project that has the case.
  ///
  /// - Returns: `nil` where several enumerations may be meant.
  func callCase(
    _ id: ExpressionID, _ name: String, of value: Value, _ arguments: ListSlice
  ) -> Value? {
    guard case .symbol(let symbol) = value, project.helpers.holds(name) else { return nil }
    let methods = project.helpers[name].filter { !$0.function.isStatic && !$0.function.isGetter }
    let owners = Set(methods.map(\.function.owner)).filter { declaresCase(symbol, $0) }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return callHelper(id, name, on: .enumCase(type: owner, value), arguments)
  }

  /// Whether a type of the project is an enumeration with a case of that name.
  func declaresCase(_ name: String, _ type: String) -> Bool {
    project.types.named(type).contains { $0.cases.contains(name) }
  }
}
