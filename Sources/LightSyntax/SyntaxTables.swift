import SwiftTokens

/// The tables of a ``SyntaxFile`` while they are filled.
struct SyntaxTables {
  let source: TokenizedFile
  /// See ``SyntaxFile/isWhole``.
  var isWhole = true
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
  let partners: [Int32]

  /// Makes room for what a file of so many tokens usually holds: growing tables step by step copied them and took fresh
  /// memory each time, a fiftieth of a run.
  init(source: TokenizedFile, partners: [Int32], hasBodies: Bool) {
    self.source = source
    self.partners = partners
    let tokenCount = source.tokens.count
    types.reserveCapacity(4)
    typeSpans.reserveCapacity(4)
    let memberCount = tokenCount / 64 + 4
    members.reserveCapacity(memberCount)
    variables.reserveCapacity(memberCount)
    bindings.reserveCapacity(memberCount)
    functions.reserveCapacity(memberCount)
    parameters.reserveCapacity(memberCount)
    statements.reserveCapacity(hasBodies ? tokenCount / 8 : 2 * memberCount)
    statementLists.reserveCapacity(hasBodies ? tokenCount / 12 : 4)
    guard hasBodies else { return }
    expressions.reserveCapacity(tokenCount / 2)
    arguments.reserveCapacity(tokenCount / 8)
  }

  /// Takes away the room behind the large tables' entries, a third of what they take.
  mutating func compact() {
    expressions.compact()
    statements.compact()
    statementLists.compact()
    arguments.compact()
    functions.compact()
    bindings.compact()
    variables.compact()
    parameters.compact()
  }

  subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }

  subscript(id: StatementID) -> Statement { statements[Int(id.index)] }
}

extension Array {
  /// Takes away the room behind the last element, if there is much of it.
  fileprivate mutating func compact() {
    guard capacity - count > count / 16 else { return }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact += self
    self = exact
  }
}
