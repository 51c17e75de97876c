import LightSyntax
import SourceText
import SwiftTokens

/// Says what in a pattern no code could match, and which names all code that matches must hold.
///
/// All tables of the pattern are looked at one after the other: nothing recurses.
struct PatternCheck {
  /// The names without which nothing matches, each once.
  private(set) var requiredNames: [String] = []
  private let syntax: SyntaxFile
  private let holes: [Hole]
  private let holeOfToken: [Int]
  /// The tokens that the matcher compares or binds as names.
  private var named: Set<Int32> = []
  /// The expressions at whose place any number of others may stand.
  private var listPlaces: Set<ExpressionID> = []

  init(_ syntax: SyntaxFile, holes: [Hole], holeOfToken: [Int]) {
    self.syntax = syntax
    self.holes = holes
    self.holeOfToken = holeOfToken
    collectExpressions()
    collectLists()
    collectDeclarations()
    for token in named.sorted() where holeOfToken[Int(token)] < 0 {
      require(token)
    }
    for argument in syntax.arguments where argument.label >= 0 {
      named.insert(argument.label)
      if mustBeWritten(argument) { require(argument.label) }
    }
  }

  /// - Throws: ``PatternError`` for what comes first in the pattern.
  func run(_ root: CodePattern.Root) throws(PatternError) {
    var problems: [PatternError] = []
    findUnclosed(&problems)
    findOpaque(&problems)
    findMissingCommas(&problems)
    findUnsupported(&problems)
    findStrayHoles(&problems)
    if case .expression(let id) = root, case .name(let token) = syntax[id].kind,
      holeOfToken[Int(token)] >= 0
    {
      problems.append(PatternError("a hole by itself would match any code", at: 0))
    }
    if let end = trailingCode {
      problems.append(PatternError("expected the end of the pattern", at: end))
    }
    if let first = problems.min(by: { ($0.offset, $0.message) < ($1.offset, $1.message) }) {
      throw first
    }
  }

  // MARK: - Names

  private mutating func require(_ token: Int32) {
    let token = syntax.source.tokens[Int(token)]
    guard token.kind == .identifier else { return }
    let name = syntax.source.name(of: token)
    if !requiredNames.contains(name) { requiredNames.append(name) }
  }

  /// A closure behind the parentheses has no label.
  private func mustBeWritten(_ argument: Argument) -> Bool {
    guard holeOfToken[Int(argument.label)] < 0, !argument.isTrailing else { return false }
    switch syntax[argument.value].kind {
    case .closure: return false
    case .name(let token):
      let hole = holeOfToken[Int(token)]
      return hole < 0 || holes[hole].kind != .expression && holes[hole].kind != .closure
    default: return true
    }
  }

  private mutating func collectExpressions() {
    for expression in syntax.expressions {
      switch expression.kind {
      case .name(let name), .implicitMember(let name), .member(_, let name): named.insert(name)
      case .cast(_, let type): addType(type)
      default: break
      }
    }
  }

  private mutating func collectLists() {
    for argument in syntax.arguments where argument.label < 0 {
      listPlaces.insert(argument.value)
    }
    listPlaces.formUnion(syntax.elements)
    for condition in syntax.conditions {
      switch condition {
      case .expression(let id): listPlaces.insert(id)
      case .binding(let name, _): if name >= 0 { named.insert(name) }
      case .pattern, .availability: break
      }
    }
    let outermost = Set(syntax.statements(of: syntax.topLevel))
    for id in syntax.statementLists where !outermost.contains(id) {
      if case .expression(let expression) = syntax[id].kind { listPlaces.insert(expression) }
    }
  }

  private mutating func collectDeclarations() {
    for closure in syntax.closures {
      named.formUnion(syntax.nameTokens[closure.parameters.indices])
    }
    for binding in syntax.bindings {
      if binding.name >= 0 { named.insert(binding.name) }
      if let type = binding.type { addType(type) }
    }
  }

  /// A type is compared token by token, but for one that is a hole as a whole, or with `?` or `!` behind it.
  private mutating func addType(_ type: TokenSpan) {
    if syntax.unwrapped(type).indices.count == 1 { named.insert(type.first) }
  }

  // MARK: - Problems

  private func add(_ message: String, at token: Int32, to problems: inout [PatternError]) {
    problems.append(PatternError(message, at: Int(syntax.source.tokens[Int(token)].start)))
  }

  private func findUnclosed(_ problems: inout [PatternError]) {
    for (index, token) in syntax.source.tokens.enumerated() {
      let partner = Int(syntax.partners[index])
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace:
        if Int(syntax.partners[partner]) != index {
          add("this bracket is not closed", at: Int32(index), to: &problems)
        }
      case .rightParen, .rightBracket, .rightBrace:
        if partner == 0, Int(syntax.partners[0]) != index {
          add("this closing bracket has no opening bracket", at: Int32(index), to: &problems)
        }
      default: break
      }
    }
  }

  private func findOpaque(_ problems: inout [PatternError]) {
    for expression in syntax.expressions {
      guard case .opaque = expression.kind else { continue }
      switch syntax.source.tokens[Int(expression.span.first)].kind {
      case .infixOperator, .prefixOperator, .postfixOperator, .regexOpen: break
      default: add("expected an expression", at: expression.span.first, to: &problems)
      }
    }
  }

  /// The parser takes values without a comma between them for a list, to get over broken code.
  private func findMissingCommas(_ problems: inout [PatternError]) {
    let values =
      syntax.arguments.filter { !$0.isTrailing }.map(\.span)
      + syntax.elements.map { syntax[$0].span }
    for value in values where value.first > 0 {
      switch syntax.source.tokens[Int(value.first) - 1].kind {
      case .comma, .leftParen, .leftBracket, .colon: break
      default: add("expected a comma", at: value.first, to: &problems)
      }
    }
  }

  private func findUnsupported(_ problems: inout [PatternError]) {
    for binding in syntax.bindings where binding.accessors.count > 0 {
      add(
        "a pattern cannot contain accessors", at: max(binding.name, 0), to: &problems)
    }
    for variable in syntax.variables where variable.modifiers.contains(.otherAttribute) {
      add("a pattern cannot contain attributes", at: variable.span.first, to: &problems)
    }
    for statement in syntax.statements {
      switch statement.kind {
      case .function, .type, .switchOver, .repeatLoop, .doCatch, .jump, .conditionalCompilation,
        .opaque:
        add("a pattern cannot contain this statement", at: statement.span.first, to: &problems)
      case .expression, .variable, .ifElse, .guardElse, .forIn, .whileLoop, .deferred, .returned,
        .thrown:
        break
      }
    }
  }

  private func findStrayHoles(_ problems: inout [PatternError]) {
    var lists: Set<Int32> = []
    for id in listPlaces {
      if case .name(let token) = syntax[id].kind { lists.insert(token) }
    }
    for (index, hole) in holeOfToken.enumerated() where hole >= 0 {
      let token = Int32(index)
      if !named.contains(token) {
        add("a hole is not allowed here", at: token, to: &problems)
      } else if holes[hole].isList, !lists.contains(token) {
        add(
          "a hole for a list must replace a statement, a condition, or an unlabeled argument "
            + "or element", at: token, to: &problems)
      }
    }
  }

  /// Where code stands that is no part of the pattern's statement.
  private var trailingCode: Int? {
    guard let statement = syntax.statements(of: syntax.topLevel).first else { return nil }
    let next = Int(syntax[statement].span.last) + 1
    let tokens = syntax.source.tokens
    guard next < tokens.count - 1, tokens[next].kind != .semicolon || next < tokens.count - 2
    else { return nil }
    return Int(tokens[next].start)
  }
}
