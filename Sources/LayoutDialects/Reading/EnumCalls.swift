import LightSyntax
import SwiftTokens

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
    project.types.placed(type).contains { index, declaration in
      let file = files[index]
      guard declaration.kind == .enum, file.types.indices.contains(Int(declaration.id.index)) else {
        return false
      }
      let hash = Token.nameHash(of: name)
      return file[declaration.id].span.indices.contains { token in
        file.source.tokens[token].nameHash == hash
          && [.caseKeyword, .comma].contains(file.source.tokens[token - 1].kind)
          && file.name(Int32(token)) == name
      }
    }
  }
}
