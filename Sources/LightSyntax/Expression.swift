import SwiftTokens

/// Names an expression of one ``SyntaxFile``.
public struct ExpressionID: Hashable, Sendable {
  public let index: Int32

  /// - Parameter index: that of ``SyntaxFile/expressions``.
  public init(index: Int32) { self.index = index }
}

/// A run of consecutive entries in one of a ``SyntaxFile``'s tables.
public struct ListSlice: Hashable, Sendable {
  public let start: Int32
  public let count: Int32

  public static let empty = ListSlice(start: 0, count: 0)

  init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }

  @inlinable
  public var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// A run of tokens, both ends included, as indices into the file's tokens.
public struct TokenSpan: Hashable, Sendable {
  public var first: Int32
  public var last: Int32

  @inlinable
  public init(_ first: Int, _ last: Int) {
    self.first = Int32(truncatingIfNeeded: first)
    self.last = Int32(truncatingIfNeeded: last)
  }

  /// The indices of its tokens.
  @inlinable
  public var indices: ClosedRange<Int> { Int(first)...Int(max(first, last)) }
}

/// An expression, as far as layout code needs it. Children are referred to by their IDs.
public struct Expression: Sendable {
  public enum Kind: Sendable {
    /// A name that stands alone; `name` is its token.
    case name(Int32)
    /// `.name`, whose base the compiler infers.
    case implicitMember(name: Int32)
    /// `base.name`.
    case member(base: ExpressionID, name: Int32)
    /// `self` or `Self`.
    case selfReference
    case superReference
    case integer
    case float
    /// A string literal, interpolations included.
    case string
    case boolean(Bool)
    case nilLiteral
    /// A call; trailing closures are its last arguments.
    case call(callee: ExpressionID, arguments: ListSlice)
    case subscripted(base: ExpressionID, arguments: ListSlice)
    /// `operand?`.
    case optionalChain(ExpressionID)
    /// `operand!`.
    case forceUnwrap(ExpressionID)
    /// A prefix operator before its operand; the operator is the expression's first token.
    case prefix(ExpressionID)
    /// A postfix operator after its operand, which is the expression's last token.
    case postfix(ExpressionID)
    case binary(left: ExpressionID, operatorToken: Int32, right: ExpressionID)
    /// `target = value`.
    case assignment(target: ExpressionID, value: ExpressionID)
    case ternary(condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)
    /// `operand as Type`, `as?`, `as!` or `is`.
    case cast(ExpressionID, type: TokenSpan)
    case closure(ClosureID)
    /// The elements are entries of ``SyntaxFile/elements``.
    case array(ListSlice)
    /// Keys and values in turn, entries of ``SyntaxFile/elements``.
    case dictionary(ListSlice)
    /// Parentheses around one or more values.
    case tuple(ListSlice)
    case keyPath
    /// `#name` with its arguments, if it has any.
    case macro(arguments: ListSlice)
    /// `if`, `switch` or `do` that gives a value.
    case statement(StatementID)
    /// `try`, `await` and their kin before an expression.
    case effect(ExpressionID)
    /// `&operand`.
    case inoutReference(ExpressionID)
    /// `_`
    case discard
    /// Tokens that this parser does not understand.
    case opaque
  }

  public let kind: Kind
  public let span: TokenSpan

  init(_ kind: Kind, _ span: TokenSpan) {
    self.kind = kind
    self.span = span
  }
}

/// One value in a call, a subscript or a tuple.
public struct Argument: Sendable {
  /// The label's token, or -1 where there is none.
  public let label: Int32
  public let value: ExpressionID
  /// Whether the value is a closure after the parentheses.
  public let isTrailing: Bool
  public let span: TokenSpan

  init(label: Int32, value: ExpressionID, isTrailing: Bool, span: TokenSpan) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.span = span
  }
}

/// Names a closure of one ``SyntaxFile``.
public struct ClosureID: Hashable, Sendable {
  public let index: Int32

  init(index: Int32) { self.index = index }
}

/// A closure expression.
public struct Closure: Sendable {
  /// The tokens of the parameters' names, entries of ``SyntaxFile/nameTokens``.
  public let parameters: ListSlice
  public let body: Block
}
