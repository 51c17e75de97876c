import LightSyntax
import SwiftTokens

extension Removal {
  /// Deletes the variables of a function's body that only deleted code read, with all that is assigned to them:
  /// `var anchor: UIView?`, `anchor = title`.
  mutating func removeUnreadVariables(of block: Block) {
    guard file.statements(of: block).contains(where: { plainVariable($0) != nil }) else { return }
    let statements = file.statements(of: block).filter { !isDeleted(file[$0].span) }
    let assignments = statements.compactMap { statement -> Assignment? in
      guard case .expression(let id) = file[statement].kind,
        case .assignment(let target, let value) = file[id].kind,
        case .name(let token) = file[target].kind
      else { return nil }
      return Assignment(token: Int(token), value: value, span: file[statement].span)
    }
    for statement in statements {
      guard let name = plainVariable(statement) else { continue }
      let uses = uses(of: name, in: block.span)
      let left = uses.filter { !isDeleted(TokenSpan($0, $0)) }
      let own = assignments.filter { left.contains($0.token) }
      // One use is the declaration.
      guard left.count < uses.count, own.count == left.count - 1,
        own.allSatisfy({ isIdle($0.value, in: block) })
      else { continue }
      delete([file[statement].span] + own.map(\.span))
    }
  }

  private struct Assignment {
    var token: Int
    var value: ExpressionID
    var span: TokenSpan
  }

  /// The name that `var anchor: UIView?` declares.
  private func plainVariable(_ statement: StatementID) -> String? {
    guard case .variable(let id) = file[statement].kind, !file[id].isLet,
      file[id].bindings.count == 1, let binding = file.bindings[file[id].bindings.indices].first,
      binding.name >= 0, binding.accessors.count == 0
    else { return nil }
    if let value = binding.initialValue {
      guard case .nilLiteral = file[value].kind else { return nil }
    }
    return file.name(binding.name)
  }

  private func uses(of name: String, in span: TokenSpan) -> [Int] {
    let tokens = file.source.tokens
    return span.indices.filter { index in
      tokens[index].kind == .identifier && tokens[index - 1].kind != .period
        && !file.isLabel(index) && file.name(Int32(index)) == name
    }
  }

  /// Whether reading a value does nothing: it is `nil`, or a name that other code of the block reads as well.
  private func isIdle(_ value: ExpressionID, in block: Block) -> Bool {
    if case .nilLiteral = file[value].kind { return true }
    guard case .name(let token) = file[value].kind else { return false }
    return uses(of: file.name(token), in: block.span).contains {
      $0 != Int(token) && !isDeleted(TokenSpan($0, $0))
    }
  }
}
