import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

extension SyntaxFile {
  /// The innermost function, initializer or accessor whose body holds the range.
  func function(around range: SourceRange) -> FunctionDeclaration? {
    functions.filter { function in
      guard let body = function.body else { return false }
      let bytes = self.range(body.span)
      return bytes.start <= range.start && range.end <= bytes.end
    }.min { $0.span.indices.count < $1.span.indices.count }
  }

  /// The property or variable that an observer belongs to.
  func binding(observedBy observer: FunctionDeclaration) -> Binding? {
    bindings.first { binding in
      functions[binding.accessors.indices].contains { $0.name == observer.name }
    }
  }

  /// The getter's body of a property that a token names in `override var`.
  func getter(overriddenAt token: Int) -> Block? {
    guard tokenText(token - 1) == "var" else { return nil }
    // What is declared inside of a value stands before it, so the variables are in the order of their ends.
    let start = variables.partitionIndex { Int($0.span.last) >= token }
    guard let variable = variables[start...].first(where: { $0.span.indices.contains(token) }),
      variable.modifiers.contains(.override),
      let property = bindings[variable.bindings.indices].first(where: { Int($0.name) == token })
    else { return nil }
    return functions[property.accessors.indices].first { $0.kind == .getter }?.body
  }

  /// The names and keywords inside a span, each with its token's index.
  func words(in span: TokenSpan) -> [(index: Int, text: String)] {
    span.indices.compactMap { index in
      let kind = source.tokens[index].kind
      guard kind == .identifier || kind.isKeyword else { return nil }
      return (index, name(Int32(index)))
    }
  }

  /// As ``words(in:)``, but only those that may be among some names: their hashes are.
  func words(in span: TokenSpan, among names: NameHashSet) -> [(index: Int, text: String)] {
    let tokens = source.tokens
    return span.indices.compactMap { index in
      names.contains(tokens[index].nameHash) ? (index, name(Int32(index))) : nil
    }
  }

  /// The text of the token at an index; empty outside of the file.
  package func tokenText(_ index: Int) -> String {
    source.tokens.indices.contains(index) ? source.text(source.tokens[index]) : ""
  }

  /// Whether two tokens lie in types of one name.
  func areOfOneType(_ token: Int, _ other: Int) -> Bool {
    type(around: token).map { text($0.name) } == type(around: other).map { text($0.name) }
  }

  /// The value in `let name = value`, also in a condition.
  func value(boundTo name: Int) -> ExpressionID? {
    if let bound = bindings.first(where: { Int($0.name) == name }) { return bound.initialValue }
    for condition in conditions {
      if case .binding(let token, let value) = condition, Int(token) == name { return value }
    }
    return nil
  }

  /// A function's body, and the blocks and closures inside it.
  func blocks(in body: Block) -> [Block] {
    let closures = expressions(in: body.span).compactMap { expression -> Block? in
      guard case .closure(let closure) = expression.kind else { return nil }
      return self[closure].body
    }
    return [body] + closures
      + statements(in: body.span).flatMap { statement -> [Block] in
        switch statement.kind {
        case .ifElse(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
        case .guardElse(_, let block), .deferred(let block): [block]
        case .forIn(_, _, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _): [body]
        case .switchOver(_, let cases): switchCases[cases.indices].map(\.body)
        default: []
        }
      }
  }
}
