import LightSyntax
import SourceText
import SwiftTokens

/// Code that a pattern matches.
package struct PatternMatch: Sendable {
  /// From the first token that is compared to the last one.
  package let span: TokenSpan
  /// The expression that was matched; `nil` for a statement or a declaration.
  package let expression: ExpressionID?
  /// The code in each hole, in the order of ``CodePattern/holes``; `nil` for a hole in a part that matched without it.
  package let contents: [HoleContent?]
}

/// The code in a hole.
package struct HoleContent: Sendable {
  /// `nil` for an empty list.
  package let span: TokenSpan?
  /// `nil` for a name, a type or a list.
  package let expression: ExpressionID?

  init(_ span: TokenSpan?, expression: ExpressionID? = nil) {
    self.span = span
    self.expression = expression
  }
}

extension CodePattern {
  /// All code in a file that the pattern matches, in the order in which the matches start; of matches with the same
  /// start, the longest comes first.
  ///
  /// Takes time in proportion to the product of the file's and the pattern's sizes.
  package func matches(in file: SyntaxFile) -> [PatternMatch] {
    var matches: [PatternMatch] = []
    switch root {
    case .expression(let wanted):
      let kind = syntax[wanted].kind
      for index in file.expressions.indices where mayMatch(kind, file.expressions[index], in: file)
      {
        var matcher = PatternMatcher(self, file)
        let id = ExpressionID(index: Int32(index))
        if matcher.matchesRoot(wanted, id) {
          matches.append(matcher.match(file[id].span, id))
        }
      }
    case .statement(let wanted):
      let keyword = syntax.firstKind(of: syntax[wanted].span)
      for statement in file.statements where file.firstKind(of: statement.span) == keyword {
        var matcher = PatternMatcher(self, file)
        if matcher.matches(wanted, statement) { matches.append(matcher.match(statement.span)) }
      }
    case .variable(let wanted, let binding):
      for variable in file.variables {
        for found in file.bindings[variable.bindings.indices] {
          var matcher = PatternMatcher(self, file)
          if matcher.matches(wanted, binding, variable, found) {
            matches.append(matcher.match(file.span(of: found, in: variable)))
          }
        }
      }
    }
    return matches.sorted { ($0.span.first, $1.span.last) < ($1.span.first, $0.span.last) }
  }

  /// Whether an expression is of the pattern's kind and has its name. Rules out nearly all.
  private func mayMatch(
    _ kind: Expression.Kind, _ expression: Expression, in file: SyntaxFile
  ) -> Bool {
    guard rootNameHash != 0 else { return kind.mayBe(expression.kind) }
    guard let name = file.rootName(of: expression) else { return false }
    return file.source.tokens[Int(name)].nameHash == rootNameHash
  }
}

extension Expression.Kind {
  /// Whether a pattern of this kind may fit code of another: only names, members and numbers are of several kinds.
  fileprivate func mayBe(_ other: Expression.Kind) -> Bool {
    switch (self, other) {
    case (.call, .call), (.cast, .cast), (.binary, .binary), (.assignment, .assignment),
      (.ternary, .ternary), (.prefix, .prefix), (.subscripted, .subscripted), (.effect, .effect),
      (.forceUnwrap, .forceUnwrap), (.optionalChain, .optionalChain), (.array, .array),
      (.dictionary, .dictionary), (.closure, .closure), (.string, .string), (.macro, .macro):
      true
    case (.call, _), (.cast, _), (.binary, _), (.assignment, _), (.ternary, _), (.prefix, _),
      (.subscripted, _), (.effect, _), (.forceUnwrap, _), (.optionalChain, _), (.array, _),
      (.dictionary, _), (.closure, _), (.string, _), (.macro, _):
      false
    default: true
    }
  }
}

extension SyntaxFile {
  fileprivate func firstKind(of span: TokenSpan) -> TokenKind {
    source.tokens[Int(span.first)].kind
  }

  /// The whole declaration, or of one with several names the part of one.
  fileprivate func span(of binding: Binding, in variable: VariableDeclaration) -> TokenSpan {
    guard variable.bindings.count > 1, binding.name >= 0 else { return variable.span }
    let end = binding.initialValue.map { self[$0].span.last } ?? binding.type?.last ?? binding.name
    return TokenSpan(Int(binding.name), Int(end))
  }
}
