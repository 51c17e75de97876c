import LightSyntax
import SourceText

/// The names in a function whose values come from its parameters: these, and what is bound to parts of them.
///
/// A condition about such names alone differs from call to call; one about the object's own state may be true once.
///
/// Made in one pass over the function, in time that grows with its length; each question takes logarithmic time.
struct ParameterConditions {
  private let file: SyntaxFile
  /// The names of parameters; all else has another origin until it is bound.
  private var parameters: Set<String>
  /// What is bound to a name, and where, in the order of the text.
  private var bindings: [String: [(scope: Range<Int>, origin: Origin)]] = [:]
  /// What runs only under a condition about something else, or in a loop, or in a function inside this one.
  private var otherwise = JoinedRanges([])
  /// The first tokens of the `guard` statements that ask about parameters alone.
  private var guards: Set<Int> = []

  init?(of function: FunctionDeclaration, in file: SyntaxFile) {
    guard let body = function.body else { return nil }
    self.file = file
    parameters = Set(file.parameters[function.parameters.indices].map { file.name($0.name) })
    parameters.remove("_")
    if function.kind == .observer {
      // What a property is set to is given from outside as a parameter is.
      parameters.formUnion(["oldValue", "newValue"])
      let observed = file.binding(observedBy: function)
      if let observed, observed.name >= 0 { parameters.insert(file.name(observed.name)) }
    }
    let statements = file.statements(in: body.span)
    bindNames(in: body.span, file.boundValues(in: statements))
    var otherwise: [TokenSpan] = []
    for statement in statements {
      switch statement.kind {
      case .ifElse(let conditions, _, _):
        if !areOfParameters(conditions) { otherwise.append(statement.span) }
      case .guardElse(let conditions, let block):
        if areOfParameters(conditions) {
          guards.insert(statement.span.indices.lowerBound)
        } else {
          otherwise.append(block.span)
        }
      case .switchOver(let subject, _):
        if !isOfParameters(file[subject].span) { otherwise.append(statement.span) }
      case .forIn, .whileLoop, .repeatLoop, .doCatch, .deferred, .function, .type:
        otherwise.append(statement.span)
      default: break
      }
    }
    self.otherwise = JoinedRanges(otherwise.map { file.range($0) })
  }

  /// In the order of the text: what is bound first can be a part of what is bound later.
  private mutating func bindNames(in span: TokenSpan, _ values: [Int: BoundValue]) {
    var ends = [span.indices.upperBound + 1]
    for token in span.indices {
      if file.source.tokens[token].kind == .leftBrace { ends.append(Int(file.partners[token])) }
      while let end = ends.last, token >= end { ends.removeLast() }
      guard isBinding(token), let end = ends.last else { continue }
      let name = file.tokenText(token)
      let origin =
        switch values[token] {
        case .value(let value): origin(of: file[value].span)
        case .sameName: origin(of: TokenSpan(token, token))
        case nil: Origin.other
        }
      // What is bound to something else hides a parameter of its name.
      bindings[name, default: []].append((token..<max(token, end), origin))
    }
  }

  /// Where the value of a name comes from at a token.
  private func origin(of name: String, at token: Int) -> Origin {
    let bound = bindings[name]?.last { $0.scope.contains(token) }
    return bound?.origin ?? (parameters.contains(name) ? .parameters : .other)
  }

  /// Whether all conditions under which a place of the function is reached are about parameters alone, and are conditions
  /// of `if` and `switch`.
  func holdAll(around range: SourceRange) -> Bool { !otherwise.contain(range) }

  /// Whether a `guard` that starts at a token asks about parameters alone.
  func isGuardOfParameters(at token: Int) -> Bool { guards.contains(token) }

  private func areOfParameters(_ conditions: ListSlice) -> Bool {
    file.conditions[conditions.indices].allSatisfy { condition in
      switch condition {
      case .expression(let expression): isOfParameters(file[expression].span)
      case .binding(let name, let value):
        // `if let name` asks about what had the name before.
        value.map { isOfParameters(file[$0].span) }
          ?? (origin(of: file.name(name), at: Int(name) - 1) == .parameters)
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
      if Self.words.contains(text) || file.tokenText(index - 1) == "."
        || file.tokenText(index + 1) == ":" || text.first?.isUppercase == true
      {
        continue
      }
      switch self.origin(of: text, at: index) {
      case .parameters: origin = .parameters
      case .constants: break
      case .other: return .other
      }
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
}

/// What a name is bound to.
enum BoundValue {
  case value(ExpressionID)
  /// What has the same name outside, as in `if let name`.
  case sameName
}

extension SyntaxFile {
  /// What names are bound to by their declarations and by conditions, by the names' tokens.
  func boundValues(in statements: [Statement]) -> [Int: BoundValue] {
    var values: [Int: BoundValue] = [:]
    for statement in statements {
      switch statement.kind {
      case .variable(let id):
        for binding in bindings[self[id].bindings.indices] {
          values[Int(binding.name)] = binding.initialValue.map(BoundValue.value)
        }
      case .ifElse(let list, _, _), .guardElse(let list, _), .whileLoop(let list, _):
        for case .binding(let name, let value) in conditions[list.indices] {
          values[Int(name)] = value.map(BoundValue.value) ?? .sameName
        }
      default: break
      }
    }
    return values
  }
}
