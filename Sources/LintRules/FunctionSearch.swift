import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// A variable or constant in a function.
struct LocalVariable {
  var name: String
  var value: TokenSpan
  var isLet: Bool
}

extension SyntaxFile {
  /// The innermost function, initializer or accessor whose body holds the range.
  func function(around range: SourceRange) -> FunctionDeclaration? {
    functions(around: tokens(in: range).lowerBound).first { function in
      guard let body = function.body else { return false }
      return self.range(body.span).contains(range)
    }
  }

  /// The property or variable that an observer belongs to.
  func binding(observedBy observer: FunctionDeclaration) -> Binding? {
    bindings.first { binding in
      functions[binding.accessors.indices].contains { $0.name == observer.name }
    }
  }

  /// The getter's body of a property that a token names in `override var`.
  func getter(overriddenAt token: Int) -> Block? {
    guard tokenText(token - 1) == "var", let variable = variables(around: token).first,
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

  /// The text of the token at an index; empty outside the file.
  package func tokenText(_ index: Int) -> String {
    source.tokens.indices.contains(index) ? source.text(source.tokens[index]) : ""
  }

  /// The local variable whose value a token is part of.
  func localVariable(holding token: Int) -> LocalVariable? {
    let around = function(at: token)?.span
    for variable in variables(around: token) {
      for binding in bindings[variable.bindings.indices] where binding.name >= 0 {
        if let value = binding.initialValue, self[value].span.indices.contains(token),
          function(at: Int(binding.name))?.span == around
        {
          return LocalVariable(
            name: name(binding.name), value: self[value].span, isLet: variable.isLet)
        }
      }
    }
    return nil
  }

  /// Whether two tokens lie in types of one name.
  func areOfOneType(_ token: Int, _ other: Int) -> Bool {
    typeName(around: token) == typeName(around: other)
  }

  /// The name of the innermost type or extension around a token.
  func typeName(around token: Int) -> String? {
    type(around: token).map { text($0.name) }
  }

  func typeName(around range: SourceRange) -> String? {
    typeName(around: tokens(in: range).lowerBound)
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
