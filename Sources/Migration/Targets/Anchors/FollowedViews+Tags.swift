import LightSyntax
import SwiftTokens
import UIKitFacts

// Tags, by which code finds single views.
extension FollowedViews {
  /// Where the file gives objects a tag.
  var tagAssignments: [Int] {
    file.expressions.compactMap { expression in
      guard case .assignment(let target, _) = expression.kind else { return nil }
      switch file[target].kind {
      case .name(let token), .member(_, let token):
        return file.name(token) == MemberName.tag ? Int(token) : nil
      default: return nil
      }
    }
  }

  func tagged(_ found: Set<Found>) -> Set<Found> {
    found.contains(.any) ? found.subtracting([.any]).union([.tagged]) : found
  }

  /// Whether an expression compares the tag of what a name stands for: `row.tag == 3`.
  private func comparesTag(_ id: ExpressionID, of name: String) -> Bool {
    guard case .binary(let left, let token, let right) = file[id].kind else { return false }
    switch file.source.text(file.source.tokens[Int(token)]) {
    case "&&": return comparesTag(left, of: name) || comparesTag(right, of: name)
    case "==":
      return [left, right].contains { side in
        guard case .member(let base, let member) = file[side].kind,
          file.name(member) == MemberName.tag, case .name(let object) = file[base].kind
        else { return false }
        return file.name(object) == name
      }
    default: return false
    }
  }

  /// Whether a name is used only where what it stands for has some tag: in `if row.tag == 3 { … }`.
  func isTagged(_ name: String, at token: Int) -> Bool {
    file.statements.contains { statement in
      guard statement.span.indices.contains(token) else { return false }
      switch statement.kind {
      case .ifElse(let conditions, let then, _) where then.span.indices.contains(token):
        return file.conditions[conditions.indices].contains { condition in
          if case .expression(let id) = condition { comparesTag(id, of: name) } else { false }
        }
      case .forIn(_, _, .condition(let id)?, let body) where body.span.indices.contains(token):
        return comparesTag(id, of: name)
      default: return false
      }
    }
  }

  /// Whether a closure chooses by a tag: `{ $0.tag == 3 }`.
  func choosesTag(_ id: ExpressionID) -> Bool {
    guard case .closure(let closure) = file[id].kind else { return false }
    let name = file.nameTokens[file[closure].parameters.indices].first.map { file.name($0) }
    return returned(by: file[closure].body).allSatisfy { comparesTag($0, of: name ?? "$0") }
      && !returned(by: file[closure].body).isEmpty
  }
}
