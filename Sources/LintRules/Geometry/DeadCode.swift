import LightSyntax
import SwiftTokens

// Code that never runs, as far as the function around it tells.

extension SyntaxFile {
  /// Whether the code at a token is never reached: behind a statement that always leaves, under a condition that is
  /// never true, or handed to something that is `nil` there.
  func isUnreachable(_ token: Int) -> Bool {
    var absent: Set<String> = []
    for block in blocks(around: token) {
      for statement in statements(of: block) {
        let span = self[statement].span
        if span.indices.contains(token) {
          if isExcluded(token, by: self[statement], absent) { return true }
          leave(&absent, through: self[statement], in: block)
          break
        }
        guard span.last < token else { break }
        if leaves(statement) { return true }
        if !absent.isEmpty { absent.subtract(namesChanged(by: self[statement])) }
        absent.formUnion(namesAbsent(behind: self[statement]))
      }
    }
    return closures(around: token).contains { span in
      callee(ofClosure: span).map(absent.contains) ?? false
    }
  }

  // MARK: What is around

  /// The blocks of functions, closures and statements around a token, outermost first.
  private func blocks(around token: Int) -> [Block] {
    var found = functions.compactMap(\.body) + self.closures.map(\.body)
    for statement in statements where statement.span.indices.contains(token) {
      switch statement.kind {
      case .ifElse(_, let then, let otherwise): found += [then] + (otherwise.map { [$0] } ?? [])
      case .guardElse(_, let otherwise): found.append(otherwise)
      case .forIn(_, _, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _),
        .doCatch(let body, _), .deferred(let body):
        found.append(body)
      case .expression, .variable, .function, .type, .switchOver, .returned, .thrown, .jump,
        .conditionalCompilation, .opaque:
        break
      }
    }
    return found.filter { $0.span.indices.contains(token) }.sorted {
      $0.span.first < $1.span.first
    }
  }

  private func closures(around token: Int) -> [TokenSpan] {
    closures.map(\.body.span).filter { $0.indices.contains(token) }
  }

  /// `picture` of `picture.map { … }`, `picture?.draw { … }` and `picture.flatMap({ … })`.
  private func callee(ofClosure span: TokenSpan) -> String? {
    var token = Int(span.first) - 1
    if tokenText(token) == "(" { token -= 1 }
    let isOptionalMethod = ["map", "flatMap"].contains(tokenText(token))
    guard tokenText(token - 1) == "." else { return nil }
    let isChained = tokenText(token - 2) == "?"
    guard isOptionalMethod || isChained else { return nil }
    let name = isChained ? token - 3 : token - 2
    return tokenText(name - 1) == "." ? nil : tokenText(name)
  }

  // MARK: What leaves

  /// Whether nothing behind a statement runs.
  private func leaves(_ id: StatementID) -> Bool {
    switch self[id].kind {
    case .returned, .thrown, .jump: true
    case .expression(let expression): isFatal(expression)
    case .guardElse(let conditions, _): truth(of: conditions, [:]) == false
    case .ifElse(let conditions, let then, let otherwise):
      truth(of: conditions, [:]) == true && leaves(then)
        || leaves(then) && otherwise.map(leaves) == true
    case .variable, .function, .type, .switchOver, .forIn, .whileLoop, .repeatLoop, .doCatch,
      .deferred, .conditionalCompilation, .opaque:
      false
    }
  }

  private func leaves(_ block: Block) -> Bool { statements(of: block).contains(where: leaves) }

  private func isFatal(_ id: ExpressionID) -> Bool {
    guard case .call(let callee, _) = self[id].kind else { return false }
    return ["fatalError", "preconditionFailure"].contains(text(callee))
  }

  // MARK: What conditions tell

  /// Whether conditions are certainly true or false, by literals and by what is `nil`.
  private func truth(of conditions: ListSlice, _ presence: [String: Bool]) -> Bool? {
    var isKnown = true
    for condition in self.conditions[conditions.indices] {
      let truth: Bool?
      switch condition {
      case .expression(let id): truth = self.truth(of: id, presence)
      case .binding(let name, let value):
        truth = presence[value.map { text($0) } ?? (name < 0 ? "" : self.name(name))]
      case .pattern, .availability: truth = nil
      }
      if truth == false { return false }
      if truth == nil { isKnown = false }
    }
    return isKnown ? true : nil
  }

  private func truth(of id: ExpressionID, _ presence: [String: Bool]) -> Bool? {
    if case .boolean(let flag) = self[id].kind { return flag }
    guard let (name, isNil) = comparisonWithNil(id) else { return nil }
    return presence[name].map { $0 != isNil }
  }

  /// `name == nil` (`true`) and `name != nil` (`false`).
  private func comparisonWithNil(_ id: ExpressionID) -> (name: String, isNil: Bool)? {
    guard case .binary(let left, let symbol, let right) = self[id].kind,
      case .nilLiteral = self[right].kind, case .name(let name) = self[left].kind
    else { return nil }
    switch tokenText(Int(symbol)) {
    case "==": return (self.name(name), true)
    case "!=": return (self.name(name), false)
    default: return nil
    }
  }

  /// The names that are `nil` once a statement has been passed: `guard name == nil else { return }`.
  private func namesAbsent(behind statement: Statement) -> Set<String> {
    switch statement.kind {
    case .guardElse(let conditions, _):
      return Set(
        self.conditions[conditions.indices].compactMap { condition in
          guard case .expression(let id) = condition, let (name, isNil) = comparisonWithNil(id)
          else { return nil }
          return isNil ? name : nil
        })
    case .ifElse(let conditions, let then, nil):
      let list = self.conditions[conditions.indices]
      guard list.count == 1, let only = list.first, leaves(then) else { return [] }
      switch only {
      case .expression(let id):
        guard let (name, isNil) = comparisonWithNil(id), !isNil else { return [] }
        return [name]
      case .binding(let name, let value):
        return [value.map { text($0) } ?? (name < 0 ? "" : self.name(name))]
      case .pattern, .availability: return []
      }
    case .ifElse, .expression, .variable, .function, .type, .switchOver, .forIn, .whileLoop,
      .repeatLoop, .doCatch, .deferred, .returned, .thrown, .jump, .conditionalCompilation,
      .opaque:
      return []
    }
  }

  /// The names to which a statement gives another value.
  private func namesChanged(by statement: Statement) -> Set<String> {
    switch statement.kind {
    case .variable(let id):
      return Set(
        bindings[self[id].bindings.indices].filter { $0.name >= 0 }.map { name($0.name) })
    case .expression(let id):
      guard case .assignment(let target, _) = self[id].kind else { return [] }
      return [text(target)]
    case .ifElse, .guardElse, .function, .type, .switchOver, .forIn, .whileLoop, .repeatLoop,
      .doCatch, .deferred, .returned, .thrown, .jump, .conditionalCompilation, .opaque:
      return []
    }
  }

  /// Whether a statement never runs the branch that holds a token.
  private func isExcluded(_ token: Int, by statement: Statement, _ absent: Set<String>) -> Bool {
    guard case .ifElse(let conditions, let then, let otherwise) = statement.kind else {
      return false
    }
    let presence = Dictionary(uniqueKeysWithValues: absent.map { ($0, false) })
    let truth = truth(of: conditions, presence)
    if then.span.indices.contains(token) { return truth == false }
    return truth == true && otherwise?.span.indices.contains(token) == true
  }

  /// Inside a function that is declared here, a parameter takes the place of what has its name; it is `nil` too if all
  /// calls hand that on.
  private func leave(
    _ absent: inout Set<String>, through statement: Statement, in block: Block
  ) {
    guard case .function(let id) = statement.kind else { return }
    for parameter in parameters[self[id].parameters.indices] {
      let (label, name) = (self.name(parameter.label), self.name(parameter.name))
      guard absent.contains(name) else { continue }
      let calls = block.span.indices.filter {
        $0 > Int(statement.span.last) && tokenText($0) == self.name(self[id].name)
          && tokenText($0 + 1) == "("
      }
      let areAbsent = calls.allSatisfy { token in
        guard let call = call(named: token) else { return false }
        return call.arguments.contains {
          self.label($0) == label && [name, "nil"].contains(text($0.value))
        }
      }
      if !areAbsent { absent.remove(name) }
    }
  }
}
