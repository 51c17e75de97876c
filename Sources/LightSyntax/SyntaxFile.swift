import SourceText
import SwiftTokens
import Synchronization

/// The syntax of a file, as far as layout analysis needs it.
///
/// Nodes are stored in flat tables and refer to each other by index, so a file needs only a few allocations. A node's
/// children come before it in their table. A class, because it never changes, and copying its tables for each function
/// that uses them is slow.
public final class SyntaxFile: Sendable {
  public let source: TokenizedFile
  /// Whether all of the code is in the tables. It is not where a bracket, a string or a comment is not closed, and
  /// where code nests too deeply: what seems to be missing from such a file may exist.
  public let isWhole: Bool
  /// The file's top level: declarations, and in a script its statements.
  public let topLevel: Block

  public let expressions: [Expression]
  public let arguments: [Argument]
  public let elements: [ExpressionID]
  public let closures: [Closure]
  public let nameTokens: [Int32]
  public let statements: [Statement]
  public let statementLists: [StatementID]
  public let conditions: [Condition]
  public let switchCases: [SwitchCase]
  public let blocks: [Block]
  public let variables: [VariableDeclaration]
  public let bindings: [Binding]
  public let functions: [FunctionDeclaration]
  public let parameters: [Parameter]
  public let types: [TypeDeclaration]
  public let typeSpans: [TokenSpan]
  public let members: [Member]
  /// For each opening bracket's token index, the index of its closing one, and the other way round; 0 elsewhere. For a
  /// bracket that is never closed, the token before which it must have ended.
  public let partners: [Int32]
  /// Found when the first one is asked for.
  let openings = Mutex<[Int32]?>(nil)
  /// For what is around a token; found when first asked for.
  let declarationsInPlace = Mutex<DeclarationsByPlace?>(nil)
  /// The texts of all identifiers; found when first asked for.
  let identifiers = Mutex<Set<String>?>(nil)
  /// Found when first asked for.
  let lineTable = Mutex<LineTable?>(nil)
  /// Found when first asked for.
  let dominantEnding = Mutex<LineEnding?>(nil)

  init(_ tables: SyntaxTables) {
    source = tables.source
    isWhole = tables.isWhole
    topLevel = tables.topLevel
    expressions = tables.expressions
    arguments = tables.arguments
    elements = tables.elements
    closures = tables.closures
    nameTokens = tables.nameTokens
    statements = tables.statements
    statementLists = tables.statementLists
    conditions = tables.conditions
    switchCases = tables.switchCases
    blocks = tables.blocks
    variables = tables.variables
    bindings = tables.bindings
    functions = tables.functions
    parameters = tables.parameters
    types = tables.types
    typeSpans = tables.typeSpans
    members = tables.members
    partners = tables.partners
  }
}

extension SyntaxFile {
  @inlinable
  public subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }

  @inlinable
  public subscript(id: StatementID) -> Statement { statements[Int(id.index)] }

  @inlinable
  public subscript(id: ClosureID) -> Closure { closures[Int(id.index)] }

  @inlinable
  public subscript(id: VariableID) -> VariableDeclaration { variables[Int(id.index)] }

  @inlinable
  public subscript(id: FunctionID) -> FunctionDeclaration { functions[Int(id.index)] }

  @inlinable
  public subscript(id: TypeID) -> TypeDeclaration { types[Int(id.index)] }

  /// The arguments of a call, a subscript, a tuple or a macro.
  public func arguments(_ slice: ListSlice) -> ArraySlice<Argument> { arguments[slice.indices] }

  /// The elements of an array or dictionary literal.
  public func elements(_ slice: ListSlice) -> ArraySlice<ExpressionID> { elements[slice.indices] }

  /// The statements of a block.
  public func statements(of block: Block) -> ArraySlice<StatementID> {
    statementLists[block.statements.indices]
  }

  /// The types and extensions at the file's top level, those under `#if` included.
  public var topLevelTypes: [TypeID] {
    var found: [TypeID] = []
    addTypes(in: topLevel, to: &found)
    return found
  }

  /// Conditional compilation nests as deep as blocks do, which is bounded.
  private func addTypes(in block: Block, to found: inout [TypeID]) {
    for statement in statements(of: block) {
      switch self[statement].kind {
      case .type(let id): found.append(id)
      case .conditionalCompilation(let clauses):
        for clause in blocks[clauses.indices] { addTypes(in: clause, to: &found) }
      default: break
      }
    }
  }

  /// The types that are declared inside another, at any depth.
  public func types(inside id: TypeID) -> ArraySlice<TypeDeclaration> {
    // They stand right before it.
    let inner = types[..<Int(id.index)]
    let start = inner.lastIndex { $0.span.last < self[id].span.first }.map { $0 + 1 } ?? 0
    return inner[start...]
  }

  /// The indices of the tokens in a range of bytes.
  public func tokens(in range: SourceRange) -> Range<Int> {
    let first = source.tokens.partitionIndex { Int($0.start) >= range.start }
    return first..<max(first, source.tokens.partitionIndex { Int($0.end) > range.end })
  }

  /// The bytes of a span of tokens, from the first token's start to the last one's end.
  public func range(_ span: TokenSpan) -> SourceRange {
    let first = source.tokens[Int(span.first)]
    let last = source.tokens[Int(max(span.first, span.last))]
    return SourceRange(Int(first.start), Int(last.end))
  }

  public func range(_ id: ExpressionID) -> SourceRange { range(self[id].span) }

  /// The source text of an expression, as it is written.
  public func text(_ id: ExpressionID) -> String { source.file.text(range(id)) }

  /// The source text of a span, as it is written.
  public func text(_ span: TokenSpan) -> String { source.file.text(range(span)) }

  /// The name that a token spells, without backticks.
  public func name(_ token: Int32) -> String {
    guard token >= 0 else { return "_" }
    let token = source.tokens[Int(token)]
    var range = token.range
    if range.length > 2, source.file.bytes[range.start] == UInt8(ascii: "`") {
      range = SourceRange(range.start + 1, range.end - 1)
    }
    return source.file.text(range)
  }

  /// The label of an argument, or `nil` where it has none.
  public func label(_ argument: Argument) -> String? {
    argument.label < 0 ? nil : name(argument.label)
  }

  /// The byte at which the first token of an expression starts.
  public func start(_ id: ExpressionID) -> Int {
    Int(source.tokens[Int(self[id].span.first)].start)
  }

  /// The expressions inside a span, children before their parents.
  ///
  /// Nodes are stored in the order in which they end, so only those of the span are visited.
  public func expressions(in span: TokenSpan) -> ArraySlice<Expression> {
    let start = expressions.partitionIndex { $0.span.last >= span.first }
    let end = expressions.partitionIndex { $0.span.last > span.last }
    guard start < end else { return [] }
    return expressions[start..<end]
  }

  /// The statements inside a span, children before their parents.
  ///
  /// They are stored in the order in which they end, as expressions are.
  public func statements(in span: TokenSpan) -> [Statement] {
    let start = statements.partitionIndex { $0.span.last >= span.first }
    let end = statements.partitionIndex { $0.span.last > span.last }
    guard start < end else { return [] }
    // What is around the span may end with it.
    return statements[start..<end].filter { $0.span.first >= span.first }
  }
}
