import SourceText
import SwiftTokens

extension SyntaxFile {
  /// Parses a tokenized file. Malformed code yields opaque nodes, never a failure.
  ///
  /// - Parameters:
  ///   - hasBodies: whether the bodies of functions and closures are parsed; if not, they contain no statements.
  ///   - isKept: whether it is kept for long, so that its tables are copied to free unused memory.
  public convenience init(_ source: TokenizedFile, hasBodies: Bool = true, isKept: Bool = false) {
    var parser = Parser(source, hasBodies: hasBodies)
    parser.parseTopLevel()
    if isKept { parser.file.compact() }
    self.init(parser.file)
  }
}

/// How deep brackets, statements and operands may nest; what lies deeper is opaque.
///
/// Real code stays below 40. The bound keeps the stack of a parsing thread small whatever the input.
let maximumNesting = 200

/// A resilient recursive-descent parser over one file's tokens.
///
/// Each bracket pair is an island: while its inside is parsed, `limit` stands at the closing bracket, so that
/// no mistake inside can swallow what follows. Recursion is bounded by ``maximumNesting``.
///
/// Methods that only look ahead are `mutating`, too: others would be handed a copy of the parser, 400 bytes for each
/// token, a thirtieth of a run.
struct Parser {
  var file: SyntaxTables
  let tokens: [Token]
  /// Whether every bracket of the file found its partner.
  let isBalanced: Bool
  /// See ``SyntaxFile/init(_:hasBodies:)``.
  let hasBodies: Bool
  /// The token to read next.
  var index = 0
  /// The first token out of reach.
  var limit: Int
  var depth = 0
  /// False in the head of an `if`, `guard`, `while`, `for` and `switch`, where `{` opens the body.
  var allowsTrailingClosure = true
  /// Set when a block ended early at a member declaration, because its closing brace is missing.
  var recovered = false

  // Stacks for children that are not yet complete; each parse function takes off what it put on.
  var operands: [ExpressionID] = []
  var operators: [PendingOperator] = []
  var pendingArguments: [Argument] = []
  var pendingElements: [ExpressionID] = []
  var pendingStatements: [StatementID] = []
  var pendingConditions: [Condition] = []
  var pendingMembers: [Member] = []
  var pendingBindings: [Binding] = []
  var pendingParameters: [Parameter] = []
  var pendingAccessors: [FunctionDeclaration] = []

  init(_ source: TokenizedFile, hasBodies: Bool) {
    self.hasBodies = hasBodies
    let brackets = Brackets(source.tokens)
    file = SyntaxTables(source: source, partners: brackets.partners, hasBodies: hasBodies)
    isBalanced = brackets.isBalanced
    file.isWhole = isBalanced && source.isWhole
    tokens = source.tokens
    limit = source.tokens.count - 1
    pendingMembers.reserveCapacity(32)
    pendingStatements.reserveCapacity(32)
  }
}

// MARK: - Tokens

extension Parser {
  /// The kind of the next token; the end of the innermost bracket reads as the end of the file.
  var kind: TokenKind { kind(at: index) }

  func kind(at index: Int) -> TokenKind {
    index < limit ? tokens[index].kind : .endOfFile
  }

  var atEnd: Bool { index >= limit }

  /// Whether the next token is the first on its line.
  var startsLine: Bool { index < limit && tokens[index].flags.contains(.startsLine) }

  func startsLine(_ index: Int) -> Bool {
    index < limit && tokens[index].flags.contains(.startsLine)
  }

  func isName(_ index: Int, _ name: StaticString) -> Bool {
    index < limit && file.source.text(of: tokens[index], is: name)
  }

  /// Where code breaks a line before a token that it needs, it indents that; else what stands there is the next
  /// statement, and the token is not written yet.
  mutating func noteLineEnd(before index: Int) {
    if startsLine(index), indentation(of: index) <= indentation(of: index - 1) {
      file.isWhole = false
    }
  }

  /// How many bytes the line of a token is indented.
  private func indentation(of index: Int) -> Int {
    let bytes = file.source.file.bytes
    let end = Int(tokens[index].start)
    let lineEnd = bytes[..<end].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let start = lineEnd.map { $0 + 1 } ?? 0
    return bytes[start...end].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    index += 1
    return true
  }

  /// The index after the group that opens at `open`, or after the token if it opens none.
  mutating func after(_ open: Int) -> Int {
    switch tokens[open].kind {
    case .leftParen, .leftBracket, .leftBrace, .stringOpen, .regexOpen:
      let partner = Int(file.partners[open])
      return min(limit, isClosed(open) ? partner + 1 : max(partner, open + 1))
    default: return open + 1
    }
  }

  /// Whether the bracket at `open` has a closing one.
  func isClosed(_ open: Int) -> Bool {
    Int(file.partners[Int(file.partners[open])]) == open
  }

  /// Parses the inside the bracket at `index`, and leaves `index` behind its closing one.
  mutating func inGroup<Result>(_ body: (inout Parser) -> Result) -> Result {
    let end = after(index)
    let savedLimit = limit
    let savedTrailing = allowsTrailingClosure
    limit = min(limit, Int(file.partners[index]))
    allowsTrailingClosure = true
    index += 1
    let result = body(&self)
    limit = savedLimit
    allowsTrailingClosure = savedTrailing
    index = max(index, end)
    return result
  }

  /// The last token read.
  var previous: Int { max(index - 1, 0) }

  /// Everything from `first` up to the last token read.
  func span(from first: Int) -> TokenSpan { TokenSpan(first, max(first, previous)) }
}

// MARK: - Nodes

extension Parser {
  mutating func add(_ kind: Expression.Kind, _ span: TokenSpan) -> ExpressionID {
    file.expressions.append(Expression(kind, span))
    return ExpressionID(index: Int32(file.expressions.count - 1))
  }

  mutating func add(_ kind: Statement.Kind, _ span: TokenSpan) -> StatementID {
    file.statements.append(Statement(kind, span))
    return StatementID(index: Int32(file.statements.count - 1))
  }

  /// Moves what lies above `base` on a stack to the end of a table.
  func flush<Element>(
    _ pending: inout [Element], from base: Int, to table: inout [Element]
  ) -> ListSlice {
    if pending.count == base { return ListSlice(start: Int32(table.count), count: 0) }
    let slice = ListSlice(start: Int32(table.count), count: Int32(pending.count - base))
    // Mostly one or two: one by one is faster than as slices.
    for index in base..<pending.count { table.append(pending[index]) }
    while pending.count > base { pending.removeLast() }
    return slice
  }

  /// An expression for the tokens up to the end of the group, which nest too deeply.
  mutating func tooDeep() -> ExpressionID {
    let first = index
    file.isWhole = false
    index = max(index, limit)
    return add(.opaque, TokenSpan(min(first, tokens.count - 1), max(first, index - 1)))
  }
}
