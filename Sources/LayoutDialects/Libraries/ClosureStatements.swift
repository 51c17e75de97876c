import LightSyntax
import SwiftTokens

// Statements in closures that libraries run at once.
extension SyntaxFile {
  /// The value that a statement assigns to a variable or a property of `self`, without parentheses: `height =
  /// (title.height == 44)`.
  package func heldValue(of id: ExpressionID) -> ExpressionID? {
    guard case .assignment(let target, let value) = self[id].kind else { return nil }
    switch self[target].kind {
    case .name: break
    case .member(let base, _): guard case .selfReference = self[base].kind else { return nil }
    default: return nil
    }
    let inner = unparenthesized(value)
    if case .binary = self[inner].kind { return inner }
    if case .call = self[inner].kind { return inner }
    return nil
  }

  /// Whether a statement uses nothing that only the closure around it declares.
  package func standsAlone(_ id: StatementID, outside closure: ClosureID) -> Bool {
    switch self[id].kind {
    case .expression: break
    case .variable(let variable): guard isOwn(variable, of: closure) else { return false }
    default: return false
    }
    // The lines of a long string cannot be indented differently.
    return !text(self[id].span).contains("\"\"\"")
      && needsNothing(self[id].span.indices, of: closure)
  }

  /// The blocks of an `if` whose conditions use and declare no names of the closure around it; `nil` for any other
  /// statement.
  ///
  /// - Parameter mayDeclare: whether the conditions may declare names of their own: `if let title {`.
  package func branches(
    of id: StatementID, outside closure: ClosureID, mayDeclare: Bool = false
  ) -> [Block]? {
    guard case .ifElse(_, let then, let otherwise) = self[id].kind else { return nil }
    let head = Int(self[id].span.first)..<Int(then.span.first)
    guard needsNothing(head, of: closure),
      mayDeclare
        || head.allSatisfy({
          ![.letKeyword, .varKeyword, .caseKeyword].contains(source.tokens[$0].kind)
        })
    else { return nil }
    return [then] + [otherwise].compactMap(\.self)
  }

  private func needsNothing(_ tokens: some Sequence<Int>, of closure: ClosureID) -> Bool {
    let parameters = Set(nameTokens[self[closure].parameters.indices].map(name))
    return tokens.allSatisfy { index in
      switch source.tokens[index].kind {
      case .dollarIdentifier, .poundIf, .returnKeyword: false
      case .identifier: !parameters.contains(name(Int32(index)))
      default: true
      }
    }
  }

  /// Whether a closure declares one variable whose name means nothing outside it.
  private func isOwn(_ variable: VariableID, of closure: ClosureID) -> Bool {
    let bindings = self.bindings[self[variable].bindings.indices]
    guard bindings.count == 1, let name = bindings.first?.name, name >= 0 else { return false }
    let text = self.name(name)
    let hash = source.tokens[Int(name)].nameHash
    let body = self[closure].body.span.indices
    return source.tokens.indices.allSatisfy { index in
      body.contains(index) || source.tokens[index].nameHash != hash
        || self.name(Int32(index)) != text
    }
  }
}
