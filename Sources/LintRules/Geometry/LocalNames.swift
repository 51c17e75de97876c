import LayoutDialects
import LightSyntax
import SwiftTokens

extension EarlyCode {
  /// Whether the code itself says what the name at a token stands for: a parameter, a variable, or what a condition, a
  /// loop or a closure names; not so if that is only another name for the member called so, as in
  /// `guard let view = self.view`.
  func declares(nameAt token: Int, in file: SyntaxFile) -> Bool {
    let name = file.tokenText(token)
    guard file.tokenText(token - 1) != "." else { return false }
    let isOfClosure = file.closures(around: token).contains { closure in
      span.indices.contains(Int(closure.body.span.first))
        && file.nameTokens[closure.parameters.indices].contains { file.name($0) == name }
    }
    if isOfClosure
      || file.parameters[parameters.indices].contains(where: { file.name($0.name) == name })
    {
      return true
    }
    let hash = Token.nameHash(of: name)
    return (Int(span.first)..<token).contains { index in
      file.source.tokens[index].nameHash == hash && file.tokenText(index) == name
        && ["let", "var", "for"].contains(file.tokenText(index - 1))
        && isInForce(index, at: token, in: file) && !isOtherName(index, in: file)
    }
  }

  /// Whether a name that is declared at one token is known at another one, which follows.
  private func isInForce(_ declaration: Int, at use: Int, in file: SyntaxFile) -> Bool {
    if let block = block(naming: declaration, in: file) { return block.indices.contains(use) }
    return file.opening(before: declaration).map { Int(file.partners[$0]) > use } ?? true
  }

  /// The block for which a condition or a loop declares a name.
  private func block(naming declaration: Int, in file: SyntaxFile) -> TokenSpan? {
    for statement in file.statements where statement.span.indices.contains(declaration) {
      switch statement.kind {
      case .ifElse(let conditions, let block, _), .whileLoop(let conditions, let block):
        let isNamed = file.conditions[conditions.indices].contains { condition in
          if case .binding(let name, _) = condition { Int(name) == declaration } else { false }
        }
        if isNamed { return block.span }
      case .forIn(let pattern, _, _, let body):
        if file[pattern].span.indices.contains(declaration) { return body.span }
      default: continue
      }
    }
    return nil
  }

  /// Whether a new name is that of the member which it is given: `let view = self.view!`, `if let view`.
  private func isOtherName(_ declaration: Int, in file: SyntaxFile) -> Bool {
    switch file.tokenText(declaration + 1) {
    case "=":
      let isOwn = file.tokenText(declaration + 2) == "self"
      let value = isOwn ? declaration + 4 : declaration + 2
      return file.tokenText(value) == file.tokenText(declaration)
        && file.tokenText(file.following(value)) != "."
    case ":", "in": return false
    default: return true
    }
  }
}
