import LightSyntax
import SourceText

/// The names in a function whose values come from its parameters: these, and what is bound to parts of them.
///
/// A condition about such names alone differs from call to call; one about the object's own state may be true once.
struct ParameterConditions {
  private let file: SyntaxFile
  private let body: TokenSpan
  private var names: Set<String>
  /// What is bound to literals and to what belongs to types: it does not differ from call to call.
  private var constants: Set<String> = []

  init?(of function: FunctionDeclaration, in file: SyntaxFile) {
    guard let body = function.body else { return nil }
    self.file = file
    self.body = body.span
    names = Set(file.parameters[function.parameters.indices].map { file.name($0.name) })
    names.remove("_")
    // In the order of the text: what is bound first can be a part of what is bound later.
    for token in body.span.indices where isBinding(token) {
      let name = file.tokenText(token)
      // What is bound to something else hides a parameter of its name.
      let origin = origin(boundAt: token)
      names.remove(name)
      constants.remove(name)
      switch origin {
      case .parameters: names.insert(name)
      case .constants: constants.insert(name)
      case .other: break
      }
    }
  }

  /// Whether all conditions under which a place of the function is reached are about parameters alone, and are conditions
  /// of `if` and `switch`.
  func holdAll(around range: SourceRange) -> Bool {
    guard let place = file.tokens(in: range).first else { return false }
    return file.statements.allSatisfy { statement in
      guard body.indices.contains(statement.span.indices.lowerBound),
        statement.span.indices.contains(place)
      else { return true }
      return switch statement.kind {
      case .ifElse(let conditions, _, _): areOfParameters(conditions)
      case .guardElse(let conditions, let otherwise):
        !otherwise.span.indices.contains(place) || areOfParameters(conditions)
      case .switchOver(let subject, _): isOfParameters(file[subject].span)
      case .forIn, .whileLoop, .repeatLoop, .doCatch, .deferred, .function, .type: false
      default: true
      }
    }
  }

  /// Whether a `guard` that starts at a token asks about parameters alone.
  func isGuardOfParameters(at token: Int) -> Bool {
    file.statements.contains { statement in
      guard case .guardElse(let conditions, _) = statement.kind,
        statement.span.indices.lowerBound == token
      else { return false }
      return areOfParameters(conditions)
    }
  }

  private func areOfParameters(_ conditions: ListSlice) -> Bool {
    file.conditions[conditions.indices].allSatisfy { condition in
      switch condition {
      case .expression(let expression): isOfParameters(file[expression].span)
      case .binding(let name, let value):
        value.map { isOfParameters(file[$0].span) } ?? names.contains(file.name(name))
      case .pattern(_, let value): value.map { isOfParameters(file[$0].span) } ?? false
      case .availability: false
      }
    }
  }

  /// Where the values in a span come from.
  private enum Origin {
    case parameters
    /// Literals and types alone.
    case constants
    case other
  }

  /// Whether every value in a span is a parameter, a part of one, a literal or a type; at least one is of a parameter.
  func isOfParameters(_ span: TokenSpan) -> Bool { origin(of: span) == .parameters }

  private func origin(of span: TokenSpan) -> Origin {
    var origin = Origin.constants
    for (index, text) in file.words(in: span) {
      if Self.words.contains(text) || constants.contains(text) || file.tokenText(index - 1) == "."
        || file.tokenText(index + 1) == ":" || text.first?.isUppercase == true
      {
        continue
      }
      guard names.contains(text) else { return .other }
      origin = .parameters
    }
    return origin
  }

  private static let words: Set<String> = [
    "let", "var", "case", "is", "as", "nil", "true", "false", "in", "try", "not",
  ]

  /// Whether a token is the name in `let name`, but for that in a pattern.
  private func isBinding(_ token: Int) -> Bool {
    ["let", "var"].contains(file.tokenText(token - 1))
      && file.source.tokens[token].kind == .identifier
  }

  private func origin(boundAt token: Int) -> Origin {
    if let binding = file.bindings.first(where: { Int($0.name) == token }) {
      return binding.initialValue.map { origin(of: file[$0].span) } ?? .other
    }
    for condition in file.conditions {
      guard case .binding(let bound, let value) = condition, Int(bound) == token else { continue }
      return value.map { origin(of: file[$0].span) } ?? origin(of: TokenSpan(token, token))
    }
    return .other
  }
}
