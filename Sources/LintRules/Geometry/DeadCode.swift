import LightSyntax
import SwiftTokens

// Code that never runs, as far as the function around it tells.

/// The code of a file that is never reached.
struct DeadCode {
  private let file: SyntaxFile
  private let spans: NestedSpans
  private let blocks: [TokenSpan: Block]
  /// How far each block was looked through, where nothing is known to be `nil` at its start.
  private var passages: [TokenSpan: Passage] = [:]

  /// What is known in front of a statement of a block.
  private struct Passage {
    /// Of the statement, among the block's.
    var next: Int
    /// Names that are `nil`.
    var absent: Set<String>
    /// Whether nothing from there on runs.
    var hasLeft = false
  }

  init(of file: SyntaxFile) {
    self.file = file
    let blocks = file.codeBlocks
    self.blocks = Dictionary(blocks.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    spans = NestedSpans(blocks.map(\.span))
  }

  /// Whether the code at a token is never reached: behind a statement that always leaves, under a condition that is
  /// never true, or handed to something that is `nil` there.
  mutating func holds(_ token: Int) -> Bool {
    var absent: Set<String> = []
    for span in spans.all(around: token).reversed() {
      guard let block = blocks[span] else { continue }
      let passage = passage(to: token, in: block, absent)
      if passage.hasLeft { return true }
      absent = passage.absent
      let statements = file.statements(of: block)
      guard passage.next < statements.endIndex else { continue }
      let statement = file[statements[passage.next]]
      if statement.span.indices.contains(token) {
        if file.isExcluded(token, by: statement, absent) { return true }
        file.leave(&absent, through: statement, in: block)
      }
    }
    return file.closures(around: token).contains { span in
      file.callee(ofClosure: span).map(absent.contains) ?? false
    }
  }

  /// What is known in front of the statement of a block that holds a token, or that stands behind it.
  private mutating func passage(
    to token: Int, in block: Block, _ absent: Set<String>
  ) -> Passage {
    let statements = file.statements(of: block)
    var passage = Passage(next: statements.startIndex, absent: absent)
    if absent.isEmpty, let known = passages[block.span] {
      let last = known.hasLeft ? known.next : known.next - 1
      if last < statements.startIndex || file[statements[last]].span.last < token {
        passage = known
      }
    }
    while !passage.hasLeft, passage.next < statements.endIndex {
      let id = statements[passage.next]
      guard file[id].span.last < token else { break }
      if file.leaves(id) {
        passage.hasLeft = true
        break
      }
      if !passage.absent.isEmpty { passage.absent.subtract(file.namesChanged(by: file[id])) }
      passage.absent.formUnion(file.namesAbsent(behind: file[id]))
      passage.next += 1
    }
    if absent.isEmpty { passages[block.span] = passage }
    return passage
  }
}

extension SyntaxFile {
  // MARK: What is around

  /// The blocks of functions, closures and statements.
  fileprivate var codeBlocks: [Block] {
    var found = functions.compactMap(\.body) + self.closures.map(\.body)
    for statement in statements {
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
    return found
  }

  fileprivate func closures(around token: Int) -> [TokenSpan] {
    closures.map(\.body.span).filter { $0.indices.contains(token) }
  }

  /// `picture` of `picture.map { … }`, `picture?.draw { … }` and `picture.flatMap({ … })`.
  fileprivate func callee(ofClosure span: TokenSpan) -> String? {
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
  fileprivate func leaves(_ id: StatementID) -> Bool {
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
  fileprivate func namesAbsent(behind statement: Statement) -> Set<String> {
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
  fileprivate func namesChanged(by statement: Statement) -> Set<String> {
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
  fileprivate func isExcluded(_ token: Int, by statement: Statement, _ absent: Set<String>) -> Bool
  {
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
  fileprivate func leave(
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
