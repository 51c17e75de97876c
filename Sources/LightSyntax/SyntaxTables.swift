import SwiftTokens

/// The tables of a ``SyntaxFile`` while they are filled.
struct SyntaxTables {
  let source: TokenizedFile
  var topLevel = Block(statements: .empty, span: TokenSpan(0, 0))
  var expressions: [Expression] = []
  var arguments: [Argument] = []
  var elements: [ExpressionID] = []
  var closures: [Closure] = []
  var nameTokens: [Int32] = []
  var statements: [Statement] = []
  var statementLists: [StatementID] = []
  var conditions: [Condition] = []
  var switchCases: [SwitchCase] = []
  var blocks: [Block] = []
  var variables: [VariableDeclaration] = []
  var bindings: [Binding] = []
  var functions: [FunctionDeclaration] = []
  var parameters: [Parameter] = []
  var types: [TypeDeclaration] = []
  var typeSpans: [TokenSpan] = []
  var members: [Member] = []
  var partners: [Int32] = []

  init(source: TokenizedFile) {
    self.source = source
  }

  /// Makes room for what a file of that many tokens usually holds: growing the largest tables step by step copied them
  /// and took fresh memory each time.
  mutating func reserve(tokenCount: Int) {
    expressions.reserveCapacity(tokenCount / 2)
    arguments.reserveCapacity(tokenCount / 8)
    statements.reserveCapacity(tokenCount / 12)
    statementLists.reserveCapacity(tokenCount / 12)
  }

  subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }

  subscript(id: StatementID) -> Statement { statements[Int(id.index)] }
}
