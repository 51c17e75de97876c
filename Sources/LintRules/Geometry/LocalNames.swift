import LayoutDialects
import LightSyntax
import SwiftTokens

extension SyntaxFile {
  /// Whether the early code itself says what the name at a token stands for: a parameter, a variable, or what a
  /// condition, a loop or a closure names; not so if that is only another name for the member called so, as in
  /// `guard let view = self.view`.
  func isLocalName(_ token: Int, in early: EarlyCode) -> Bool {
    let name = tokenText(token)
    guard tokenText(token - 1) != "." else { return false }
    if parameters[early.parameters.indices].contains(where: { self.name($0.name) == name }) {
      return true
    }
    let isOfClosure = closures(around: token).contains { closure in
      early.span.indices.contains(Int(closure.body.span.first))
        && nameTokens[closure.parameters.indices].contains { self.name($0) == name }
    }
    return isOfClosure
      || (Int(early.span.first)..<token).contains { index in
        tokenText(index) == name && startsName(index) && isInForce(index, at: token)
          && !isOtherName(index)
      }
  }

  /// Whether the name at a token is that of something new: `let view`, `for view in`.
  private func startsName(_ index: Int) -> Bool {
    ["let", "var", "for"].contains(tokenText(index - 1))
  }

  /// Whether a name that is declared at one token is known at another one, which follows.
  private func isInForce(_ declaration: Int, at use: Int) -> Bool {
    if let block = block(naming: declaration) { return block.indices.contains(use) }
    return opening(before: declaration).map { Int(partners[$0]) > use } ?? true
  }

  /// The block for which a condition or a loop declares a name.
  private func block(naming declaration: Int) -> TokenSpan? {
    for statement in statements where statement.span.indices.contains(declaration) {
      switch statement.kind {
      case .ifElse(let conditions, let block, _), .whileLoop(let conditions, let block):
        let isNamed = self.conditions[conditions.indices].contains { condition in
          if case .binding(let name, _) = condition { Int(name) == declaration } else { false }
        }
        if isNamed { return block.span }
      case .forIn(let pattern, _, _, let body):
        if self[pattern].span.indices.contains(declaration) { return body.span }
      default: continue
      }
    }
    return nil
  }

  /// Whether a new name is that of the member which it is given: `let view = self.view!`, `if let view`.
  private func isOtherName(_ declaration: Int) -> Bool {
    switch tokenText(declaration + 1) {
    case "=":
      let value = tokenText(declaration + 2) == "self" ? declaration + 4 : declaration + 2
      return tokenText(value) == tokenText(declaration) && tokenText(following(value)) != "."
    case ":", "in": return false
    default: return true
    }
  }
}
