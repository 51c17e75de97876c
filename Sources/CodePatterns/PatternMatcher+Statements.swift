import LightSyntax
import SwiftTokens

extension PatternMatcher {
  mutating func matches(_ pattern: StatementID, _ found: Statement) -> Bool {
    switch (wanted[pattern].kind, found.kind) {
    case (.expression(let value), .expression(let other)):
      return matches(value, other)
    case (.variable(let variable), .variable(let other)):
      let (left, right) = (wanted[variable], code[other])
      guard left.bindings.count == 1, right.bindings.count == 1,
        let binding = wanted.bindings[left.bindings.indices].first,
        let otherBinding = code.bindings[right.bindings.indices].first
      else { return false }
      return matches(left, binding, right, otherBinding)
    case (.returned(let value), .returned(let other)), (.thrown(let value), .thrown(let other)):
      return matches(value, other)
    case (.deferred(let body), .deferred(let other)):
      return matches(body, other)
    case (.guardElse(let conditions, let block), .guardElse(let others, let otherBlock)):
      return matches(.conditions(conditions), .conditions(others)) && matches(block, otherBlock)
    case (.whileLoop(let conditions, let body), .whileLoop(let others, let otherBody)):
      return matches(.conditions(conditions), .conditions(others)) && matches(body, otherBody)
    case (
      .ifElse(let conditions, let then, let otherwise),
      .ifElse(let others, let otherThen, let otherElse)
    ):
      return matches(.conditions(conditions), .conditions(others)) && matches(then, otherThen)
        && matches(otherwise, otherElse)
    case (
      .forIn(let name, let sequence, let filter, let body),
      .forIn(let otherName, let otherSequence, let otherFilter, let otherBody)
    ):
      return matches(name, otherName) && matches(sequence, otherSequence)
        && matches(filter, otherFilter) && matches(body, otherBody)
    default: return false
    }
  }

  private mutating func matches(_ value: ExpressionID?, _ found: ExpressionID?) -> Bool {
    guard let value, let found else { return value == nil && found == nil }
    return matches(value, found)
  }

  private mutating func matches(_ block: Block?, _ found: Block?) -> Bool {
    guard let block, let found else { return block == nil && found == nil }
    return matches(block, found)
  }

  private mutating func matches(_ filter: LoopFilter?, _ found: LoopFilter?) -> Bool {
    switch (filter, found) {
    case (nil, nil), (.pattern, .pattern): true
    case (.condition(let value), .condition(let other)): matches(value, other)
    case (nil, _), (.pattern, _), (.condition, _): false
    }
  }

  mutating func matches(_ condition: Condition, _ found: Condition) -> Bool {
    switch (condition, found) {
    case (.expression(let value), .expression(let other)): return matches(value, other)
    case (.binding(let name, let value), .binding(let otherName, let other)):
      let (name, otherName) = (wanted.boundName(name, value), code.boundName(otherName, other))
      return name > 0 && otherName > 0 && sameToken(name - 1, otherName - 1)
        && matchesName(name, otherName) && matches(value, other)
    case (.pattern(let span, let value), .pattern(let otherSpan, let other)):
      return wanted.hasSameTokens(span, as: code, otherSpan) && matches(value, other)
    case (.availability(let span), .availability(let other)):
      return wanted.hasSameTokens(span, as: code, other)
    case (.expression, _), (.binding, _), (.pattern, _), (.availability, _): return false
    }
  }

  /// Whether a declaration says what the pattern says, and perhaps more.
  mutating func matches(
    _ variable: VariableDeclaration, _ binding: Binding, _ found: VariableDeclaration,
    _ foundBinding: Binding
  ) -> Bool {
    guard variable.isLet == found.isLet, found.modifiers.isSuperset(of: variable.modifiers) else {
      return false
    }
    if let names = binding.pattern {
      guard let others = foundBinding.pattern, matches(names, others) else { return false }
    } else {
      guard matchesName(binding.name, foundBinding.name) else { return false }
    }
    if let type = binding.type {
      guard let other = foundBinding.type, matchesType(type, other) else { return false }
    }
    guard let value = binding.initialValue else { return true }
    return foundBinding.initialValue.map { matches(value, $0) } ?? false
  }
}

extension SyntaxFile {
  /// The name that a condition binds. The parser keeps no other than identifiers, but `let self = self` binds one too.
  fileprivate func boundName(_ name: Int32, _ value: ExpressionID?) -> Int32 {
    guard name < 0, let value else { return name }
    let token = self[value].span.first - 2
    guard token > 0, source.tokens[Int(token)].kind == .selfKeyword else { return -1 }
    return token
  }
}
