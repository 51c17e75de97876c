import LightSyntax
import SourceText
import SwiftTokens

/// Compares one pattern with code at one place.
///
/// Each function descends into the pattern and the code together, so that none recurses deeper than the pattern nests.
/// A list decides about each element once for each place that it may have, and never looks back into one that fitted:
/// a match takes time in proportion to the pattern's size times the code's.
struct PatternMatcher {
  let pattern: CodePattern
  let code: SyntaxFile
  /// What the holes hold so far.
  var contents: [HoleContent?]
  /// The period of a suffix.
  private var start: Int32?

  var wanted: SyntaxFile { pattern.syntax }

  init(_ pattern: CodePattern, _ code: SyntaxFile) {
    self.pattern = pattern
    self.code = code
    contents = Array(repeating: nil, count: pattern.holes.count)
  }

  func match(_ span: TokenSpan, _ expression: ExpressionID? = nil) -> PatternMatch {
    var span = span
    if let start { span.first = start }
    return PatternMatch(span: span, expression: expression, contents: contents)
  }

  // MARK: - Expressions

  /// Whether an expression of the code is what the whole pattern says; what stands around its value is not passed over,
  /// because that is looked at by itself.
  mutating func matchesRoot(_ pattern: ExpressionID, _ found: ExpressionID) -> Bool {
    matchesKind(pattern, found)
  }

  mutating func matches(_ pattern: ExpressionID, _ found: ExpressionID) -> Bool {
    let pattern = wanted.unparenthesized(pattern)
    if let hole = self.pattern.hole(pattern) { return fill(hole, with: found) }
    return matchesKind(pattern, code.bare(found, for: wanted[pattern].kind))
  }

  private mutating func matchesKind(_ pattern: ExpressionID, _ found: ExpressionID) -> Bool {
    let left = wanted[pattern]
    let right = code[found]
    switch (left.kind, right.kind) {
    case (.name(let name), .name(let other)):
      return sameName(name, other) && sameRest(left, name, right, other)
    case (.name(let name), .member(let base, let other)):
      guard case .selfReference = code[base].kind else { return false }
      return sameName(name, other) && sameRest(left, name, right, other)
    case (.implicitMember(let name), .implicitMember(let other)):
      if pattern == self.pattern.suffixBase { start = other - 1 }
      return matchesName(name, other) && sameRest(left, name, right, other)
    case (.implicitMember(let name), .member(_, let other)):
      guard pattern == self.pattern.suffixBase else { return false }
      start = other - 1
      return matchesName(name, other) && sameRest(left, name, right, other)
    case (.member(let base, let name), .member(let otherBase, let other)):
      return matchesName(name, other) && sameRest(left, name, right, other)
        && matches(base, otherBase)
    case (.call(let callee, let arguments), .call(let otherCallee, let otherArguments)):
      return matches(callee, otherCallee)
        && matches(.arguments(arguments), .arguments(otherArguments))
    case (.subscripted(let base, let arguments), .subscripted(let otherBase, let otherArguments)):
      return matches(base, otherBase)
        && matches(.arguments(arguments), .arguments(otherArguments))
    case (.assignment(let target, let value), .assignment(let otherTarget, let otherValue)):
      return matches(target, otherTarget) && matches(value, otherValue)
    case (.binary(let first, let sign, let second), .binary(let one, let otherSign, let two)):
      return sameToken(sign, otherSign) && matches(first, one) && matches(second, two)
    case (.ternary(let condition, let then, let otherwise), .ternary(let one, let two, let three)):
      return matches(condition, one) && matches(then, two) && matches(otherwise, three)
    case (.cast(let operand, let type), .cast(let other, let otherType)):
      return sameTokens(
        from: wanted[operand].span.last + 1, to: type.first - 1,
        code[other].span.last + 1, otherType.first - 1)
        && matches(operand, other) && matchesType(type, otherType)
    case (.prefix(let operand), .prefix(let other)),
      (.effect(let operand), .effect(let other)):
      return sameTokens(
        from: left.span.first, to: wanted[operand].span.first - 1,
        right.span.first, code[other].span.first - 1)
        && matches(operand, other)
    case (.postfix(let operand), .postfix(let other)):
      return sameToken(left.span.last, right.span.last) && matches(operand, other)
    case (.optionalChain(let operand), .optionalChain(let other)),
      (.forceUnwrap(let operand), .forceUnwrap(let other)),
      (.inoutReference(let operand), .inoutReference(let other)):
      return matches(operand, other)
    case (.tuple(let elements), .tuple(let others)):
      return matches(.arguments(elements), .arguments(others))
    case (.array(let elements), .array(let others)):
      return matches(.elements(elements, step: 1), .elements(others, step: 1))
    case (.dictionary(let elements), .dictionary(let others)):
      return matches(.elements(elements, step: 2), .elements(others, step: 2))
    case (.macro(let arguments), .macro(let others)):
      return sameToken(left.span.first, right.span.first)
        && matches(.arguments(arguments), .arguments(others))
    case (.closure(let closure), .closure(let other)):
      return matches(wanted[closure], code[other])
    case (.statement(let statement), .statement(let other)):
      return matches(statement, code[other])
    case (.integer, .integer), (.integer, .float), (.float, .integer), (.float, .float):
      return wanted.plainNumber(pattern) == code.plainNumber(found)
    case (.boolean(let value), .boolean(let other)):
      return value == other
    case (.selfReference, .selfReference), (.string, .string), (.keyPath, .keyPath),
      (.opaque, .opaque):
      return wanted.hasSameTokens(left.span, as: code, right.span)
    case (.superReference, .superReference), (.nilLiteral, .nilLiteral), (.discard, .discard):
      return true
    default: return false
    }
  }

  mutating func matches(_ argument: Argument, _ found: Argument) -> Bool {
    // A closure behind the parentheses stands there without its label.
    let isFree =
      argument.isTrailing && argument.label < 0 && code.isClosure(found.value)
      || found.isTrailing && found.label < 0
    guard isFree || matchesLabel(argument.label, found.label) else { return false }
    return matches(argument.value, found.value)
  }

  private mutating func matchesLabel(_ label: Int32, _ found: Int32) -> Bool {
    if label < 0 || found < 0 { return label < 0 && found < 0 }
    return matchesName(label, found)
  }

  private mutating func matches(_ closure: Closure, _ found: Closure) -> Bool {
    let names = wanted.nameTokens[closure.parameters.indices]
    let others = code.nameTokens[found.parameters.indices]
    // A signature that the pattern leaves out may stand in the code.
    if !names.isEmpty {
      guard names.count == others.count else { return false }
      for (name, other) in zip(names, others) where !matchesName(name, other) { return false }
    }
    return matches(closure.body, found.body)
  }

  mutating func matches(_ block: Block, _ found: Block) -> Bool {
    matches(.statements(block.statements), .statements(found.statements))
  }

  // MARK: - Names, types and tokens

  /// Whether a name of the pattern is that of the code, or a hole that takes it.
  mutating func matchesName(_ name: Int32, _ found: Int32) -> Bool {
    guard name >= 0, found >= 0 else { return name < 0 && found < 0 }
    if let hole = pattern.hole(at: name) {
      switch pattern.holes[hole].kind {
      case .expression, .name, .path:
        return fill(hole, HoleContent(TokenSpan(Int(found), Int(found))))
      case .number, .string, .boolean, .literal, .call, .closure, .array: return false
      }
    }
    return sameName(name, found)
  }

  private func sameName(_ name: Int32, _ found: Int32) -> Bool {
    let left = wanted.source.tokens[Int(name)]
    let right = code.source.tokens[Int(found)]
    return left.nameHash == right.nameHash && wanted.hasSameName(left, as: code, right)
  }

  /// Whether what stands behind a name inside its expression is the same: generic arguments, and labels as in
  /// `move(to:animated:)`. A pattern without any takes all.
  private func sameRest(
    _ left: Expression, _ name: Int32, _ right: Expression, _ other: Int32
  ) -> Bool {
    guard left.span.last > name else { return true }
    return sameTokens(from: name + 1, to: left.span.last, other + 1, right.span.last)
  }

  mutating func matchesType(_ type: TokenSpan, _ found: TokenSpan) -> Bool {
    let name = wanted.unwrapped(type)
    if name.first == name.last, let hole = pattern.hole(at: name.first) {
      let rest = found.last - (type.last - name.last)
      guard rest >= found.first,
        sameTokens(from: name.last + 1, to: type.last, rest + 1, found.last)
      else { return false }
      return fill(hole, HoleContent(TokenSpan(Int(found.first), Int(rest))))
    }
    return wanted.hasSameTokens(type, as: code, found)
  }

  func sameToken(_ token: Int32, _ found: Int32) -> Bool {
    sameTokens(from: token, to: token, found, found)
  }

  /// As ``SyntaxFile/hasSameTokens(_:as:_:)``, for spans that may be empty.
  private func sameTokens(
    from first: Int32, to last: Int32, _ otherFirst: Int32, _ otherLast: Int32
  ) -> Bool {
    if first > last || otherFirst > otherLast { return first > last && otherFirst > otherLast }
    return wanted.hasSameTokens(
      TokenSpan(Int(first), Int(last)), as: code, TokenSpan(Int(otherFirst), Int(otherLast)))
  }

  // MARK: - Holes

  /// Puts an expression into a hole, if it is of the hole's kind and the same as what is there already.
  mutating func fill(_ hole: Int, with found: ExpressionID) -> Bool {
    guard code.isOf(pattern.holes[hole].kind, found) else { return false }
    return fill(hole, HoleContent(code[found].span, expression: found))
  }

  mutating func fill(_ hole: Int, _ content: HoleContent) -> Bool {
    // What has no name stands once.
    guard let known = contents[hole] else {
      contents[hole] = content
      return true
    }
    guard let span = known.span, let other = content.span else {
      return known.span == nil && content.span == nil
    }
    return code.hasSameTokens(span, as: code, other)
  }
}

extension SyntaxFile {
  /// The expression without what a pattern may leave out: parentheses, `try` and its kin, `?` and `!`.
  fileprivate func bare(_ id: ExpressionID, for wanted: Expression.Kind) -> ExpressionID {
    var id = unparenthesized(id)
    while true {
      switch (self[id].kind, wanted) {
      case (.effect, .effect), (.optionalChain, .optionalChain), (.forceUnwrap, .forceUnwrap):
        return id
      case (.effect(let operand), _), (.optionalChain(let operand), _),
        (.forceUnwrap(let operand), _):
        id = unparenthesized(operand)
      default: return id
      }
    }
  }

  /// A type without `?` and `!` at its end.
  func unwrapped(_ type: TokenSpan) -> TokenSpan {
    var type = type
    while type.last > type.first {
      switch source.tokens[Int(type.last)].kind {
      case .postfixQuestion, .postfixExclamation: type.last -= 1
      default: return type
      }
    }
    return type
  }

  func isClosure(_ id: ExpressionID) -> Bool {
    if case .closure = self[unparenthesized(id)].kind { return true }
    return false
  }

  /// Whether an expression is what a hole of that kind takes.
  fileprivate func isOf(_ kind: HoleKind, _ id: ExpressionID) -> Bool {
    let id = unparenthesized(id)
    switch (kind, self[id].kind) {
    case (.expression, _), (.name, .name), (.string, .string), (.boolean, .boolean),
      (.literal, .string), (.literal, .boolean), (.literal, .nilLiteral), (.call, .call),
      (.closure, .closure), (.array, .array), (.array, .dictionary):
      return true
    case (.number, _), (.literal, _): return plainNumber(id) != nil
    case (.path, _): return isPath(id)
    case (.name, _), (.string, _), (.boolean, _), (.call, _), (.closure, _), (.array, _):
      return false
    }
  }

  private func isPath(_ id: ExpressionID) -> Bool {
    var id = id
    while true {
      switch self[id].kind {
      case .name, .implicitMember, .selfReference, .superReference: return true
      case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base): id = base
      default: return false
      }
    }
  }
}
