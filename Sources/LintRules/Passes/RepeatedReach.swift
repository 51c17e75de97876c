import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

// Whether what a function does in one run it does in the next one too.

extension SyntaxFile {
  /// Whether a function comes to a place again in a later run, if it came there once: what it asks before, neither the
  /// function nor other code of the file changes.
  func isReachedAlike(_ range: SourceRange, in function: FunctionDeclaration) -> Bool {
    guard let body = function.body else { return false }
    let token = tokens(in: range).lowerBound
    return statements(in: body.span).allSatisfy { statement in
      let holds = statement.span.indices.contains(token)
      let isBefore = Int(statement.span.last) < token
      switch statement.kind {
      case .ifElse(let conditions, let then, let otherwise):
        let leaves = isBefore && (mayLeave(then) || otherwise.map(mayLeave) ?? false)
        return !(holds || leaves) || areUnchanged(conditions, by: body)
      case .guardElse(let conditions, _):
        return !isBefore || areUnchanged(conditions, by: body)
      case .switchOver, .whileLoop, .repeatLoop, .doCatch, .deferred, .function, .type,
        .conditionalCompilation, .forIn:
        return !holds
      default: return true
      }
    }
  }

  private func mayLeave(_ block: Block) -> Bool {
    block.span.indices.contains {
      source.tokens[$0].kind == .returnKeyword || tokenText($0) == "throw"
    }
  }

  /// Whether conditions ask about nothing that a function changes, and about no property that code of the file changes.
  private func areUnchanged(_ list: ListSlice, by body: Block) -> Bool {
    conditions[list.indices].allSatisfy { condition in
      switch condition {
      case .availability: true
      case .pattern: false
      case .binding(let name, let value):
        value.map { isUnchanged(self[$0].span, by: body) }
          ?? isUnchanged(TokenSpan(Int(name), Int(name)), by: body)
      case .expression(let asked): isUnchanged(self[asked].span, by: body)
      }
    }
  }

  private func isUnchanged(_ span: TokenSpan, by body: Block) -> Bool {
    words(in: span).allSatisfy { index, text in
      guard source.tokens[index].kind == .identifier else { return true }
      if hierarchyWords.contains(text) { return !changesHierarchy(body) }
      if NameGroup.layoutState.contains(text) { return false }
      if text.first?.isUppercase == true { return true }
      if tokenText(index - 1) == ".", tokenText(index - 2) != "self" {
        return !body.span.indices.contains { tokenText($0) == text && tokenText($0 + 1) == "=" }
      }
      return !isChanged(text, near: index) && !isMutated(text)
    }
  }

  private func changesHierarchy(_ body: Block) -> Bool {
    body.span.indices.contains {
      NameGroup.addingSubview.contains(tokenText($0))
        || tokenText($0) == MemberName.removeFromSuperview
    }
  }

  /// Whether code of the file assigns a property of the type around a token a value, but for initializers.
  func isChanged(_ name: String, near token: Int) -> Bool {
    let hash = Token.nameHash(of: name)
    return source.tokens.indices.contains { index in
      guard source.tokens[index].nameHash == hash, tokenText(index) == name else { return false }
      let next = tokenText(following(index))
      let isAssigned = ["=", "+=", "-="].contains(next)
      guard isAssigned || next == "." && tokenText(following(index) + 1) == "toggle",
        !["let", "var"].contains(tokenText(index - 1)),
        tokenText(index - 1) != "." || tokenText(index - 2) == "self",
        areOfOneType(index, token)
      else { return false }
      return function(at: index)?.kind != .initializer
    }
  }

  /// Whether code of the file adds to a list or takes from it.
  private func isMutated(_ name: String) -> Bool {
    source.tokens.indices.contains { index in
      tokenText(index) == name && tokenText(index + 1) == "."
        && ["append", "insert", "remove", "removeAll", "removeLast"].contains(tokenText(index + 2))
    }
  }

  /// Whether all that a block takes away are constraints that it names, and that somebody keeps: other constraints stay.
  func takesBackKeptOnly(_ body: Block) -> Bool {
    let tokens = words(in: body.span)
    var isFound = false
    for (index, text) in tokens where takingKept.contains(text) {
      guard tokenText(index + 1) == "(", let call = call(named: index),
        let list = call.arguments.first?.value, let path = viewPath(list),
        path != "constraints", !path.hasSuffix(".constraints")
      else { return false }
      isFound = true
    }
    return isFound && !assignsNil(in: body)
      && !mayTakeBack(body, ignoring: takingKept.union(["return", "guard", "nil"]))
  }
}

private let hierarchyWords: Set<String> = ["superview", "window", "subviews"]

private let takingKept: Set<String> = [
  MemberName.removeConstraint, MemberName.removeConstraints, Spelling.deactivate.current,
  Spelling.deactivate.former,
]
