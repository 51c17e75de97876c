import SwiftTokens

/// Names a statement of one ``SyntaxFile``.
public struct StatementID: Hashable, Sendable {
  public let index: Int32

  init(index: Int32) { self.index = index }
}

/// Statements between braces (or a case's statements, which have none).
public struct Block: Sendable {
  /// Entries of ``SyntaxFile/statementLists``.
  public let statements: ListSlice
  /// The braces and their content.
  public let span: TokenSpan
}

/// A statement, as far as layout code needs it.
public struct Statement: Sendable {
  public enum Kind: Sendable {
    case expression(ExpressionID)
    /// `let` and `var`.
    case variable(VariableID)
    case function(FunctionID)
    case type(TypeID)
    /// `otherwise` holds the one statement of an `else if`, or the statements of the `else`.
    case ifElse(conditions: ListSlice, then: Block, otherwise: Block?)
    case guardElse(conditions: ListSlice, otherwise: Block)
    /// The cases are entries of ``SyntaxFile/switchCases``.
    case switchOver(subject: ExpressionID, cases: ListSlice)
    /// The pattern is read as the expression that it looks like: a name, a tuple of patterns, `_`.
    case forIn(pattern: ExpressionID, sequence: ExpressionID, filter: LoopFilter?, body: Block)
    case whileLoop(conditions: ListSlice, body: Block)
    case repeatLoop(body: Block, condition: ExpressionID?)
    /// The catches are entries of ``SyntaxFile/blocks``.
    case doCatch(body: Block, catches: ListSlice)
    case deferred(Block)
    case returned(ExpressionID?)
    case thrown(ExpressionID?)
    /// `break`, `continue`, `fallthrough`.
    case jump
    /// `#if … #elseif … #else … #endif`; the clauses are entries of ``SyntaxFile/blocks``.
    case conditionalCompilation(ListSlice)
    /// Tokens that this parser passes over.
    case opaque
  }

  public let kind: Kind
  public let span: TokenSpan

  init(_ kind: Kind, _ span: TokenSpan) {
    self.kind = kind
    self.span = span
  }
}

/// What leaves some of a sequence's elements out.
public enum LoopFilter: Sendable {
  /// `for case let label as UILabel in …`
  case pattern
  /// `where condition`
  case condition(ExpressionID)
}

/// One element of a condition list.
public enum Condition: Sendable {
  case expression(ExpressionID)
  /// `let name = value`; the value is `nil` in the short form `if let name`.
  case binding(name: Int32, value: ExpressionID?)
  /// `case pattern = value`; the pattern without its `case`.
  case pattern(TokenSpan, value: ExpressionID?)
  /// `#available(…)` and `#unavailable(…)`.
  case availability(TokenSpan)
}

/// One case of a `switch`.
public struct SwitchCase: Sendable {
  /// `case` or `default` up to the colon.
  public let label: TokenSpan
  public let body: Block
}
