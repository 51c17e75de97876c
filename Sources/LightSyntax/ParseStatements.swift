import SwiftTokens

extension Parser {
  mutating func parseTopLevel() {
    let statements = parseStatements()
    file.topLevel = Block(statements: statements, span: TokenSpan(0, max(0, limit - 1)))
  }

  /// Parses statements up to the end of the group, or up to where `stop` says so.
  mutating func parseStatements(until stop: (inout Parser) -> Bool = { _ in false }) -> ListSlice {
    let base = pendingStatements.count
    while !atEnd, !stop(&self) {
      if take(.semicolon) { continue }
      if case .rightBrace = kind, depth > 0, !isBalanced { break }
      if depth > 0, !isBalanced, isMissingBraceBefore(index) {
        recovered = true
        break
      }
      let before = index
      let statement = parseStatement()
      pendingStatements.append(statement)
      if index == before { index += 1 }
      if recovered { break }
    }
    return flush(&pendingStatements, from: base, to: &file.statementLists)
  }

  /// Parses the block whose `{` stands at `index`; without one, an empty block.
  mutating func parseBlock(head: (inout Parser) -> Void = { _ in }) -> Block {
    guard kind == .leftBrace else {
      return Block(statements: .empty, span: TokenSpan(previous, previous))
    }
    depth += 1
    defer { depth -= 1 }
    let first = index
    // Where braces are missing, only reading what is inside tells where it ends.
    if depth > maximumNesting || (!hasBodies && isBalanced) {
      if hasBodies { file.isWhole = false }
      index = after(index)
      return Block(statements: .empty, span: span(from: first))
    }
    var recoveredAt: Int?
    let statements = inGroup { parser in
      head(&parser)
      let statements = parser.parseStatements()
      if parser.recovered { recoveredAt = parser.index }
      return statements
    }
    if let recoveredAt { index = recoveredAt }
    return Block(statements: statements, span: span(from: first))
  }

  /// Whether a declaration that only a type can hold starts here, although the file's braces do not balance.
  private mutating func isMissingBraceBefore(_ index: Int) -> Bool {
    guard startsLine(index) else { return false }
    switch tokens[index].kind {
    case .identifier:
      return
        (isName(index, "override") || isName(index, "required")
        || isName(index, "convenience")) && isDeclaration(at: index)
    case .deinitKeyword, .fileprivateKeyword, .publicKeyword, .internalKeyword, .privateKeyword,
      .staticKeyword, .extensionKeyword:
      return true
    case .initKeyword: return kind(at: index + 1) == .leftParen
    default: return false
    }
  }

  mutating func parseStatement() -> StatementID {
    depth += 1
    defer { depth -= 1 }
    let first = index
    if depth > maximumNesting {
      file.isWhole = false
      index = max(index + 1, limit)
      return add(.opaque, span(from: first))
    }
    switch kind {
    case .ifKeyword: return parseIf()
    case .guardKeyword:
      index += 1
      let conditions = parseConditions()
      _ = take(.elseKeyword)
      let block = parseBlock()
      return add(.guardElse(conditions: conditions, otherwise: block), span(from: first))
    case .switchKeyword: return parseSwitch()
    case .forKeyword: return parseFor()
    case .whileKeyword:
      index += 1
      let conditions = parseConditions()
      let body = parseBlock()
      return add(.whileLoop(conditions: conditions, body: body), span(from: first))
    case .repeatKeyword: return parseRepeat()
    case .doKeyword: return parseDo()
    case .deferKeyword:
      index += 1
      let body = parseBlock()
      return add(.deferred(body), span(from: first))
    case .returnKeyword, .throwKeyword: return parseReturn()
    case .breakKeyword, .continueKeyword, .fallthroughKeyword:
      index += 1
      if kind == .identifier, !startsLine { index += 1 }
      return add(.jump, span(from: first))
    case .poundIf: return parseConditionalCompilation()
    case .poundElseif, .poundElse, .poundEndif:
      skipDirectives()
      return add(.opaque, span(from: first))
    case .identifier where kind(at: index + 1) == .colon && labelsStatement(index + 2):
      index += 2
      return parseStatement()
    default:
      if isDeclaration(at: index) { return parseDeclaration() }
      let expression = parseExpression()
      return add(.expression(expression), span(from: first))
    }
  }

  private mutating func labelsStatement(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .forKeyword, .whileKeyword, .repeatKeyword, .ifKeyword, .switchKeyword, .doKeyword: true
    default: false
    }
  }

  private mutating func parseReturn() -> StatementID {
    let first = index
    let isReturn = kind == .returnKeyword
    index += 1
    var value: ExpressionID?
    switch kind {
    case .endOfFile, .semicolon, .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif,
      .caseKeyword, .defaultKeyword:
      break
    default:
      // As in the compiler, a value may stand on the next line, unless a statement starts there.
      if !startsLine || !(isDeclaration(at: index) || labelsStatement(index)) {
        value = parseExpression()
      }
    }
    return add(isReturn ? .returned(value) : .thrown(value), span(from: first))
  }

  // MARK: Conditions

  /// Parses the comma-separated conditions in a statement's head.
  mutating func parseConditions() -> ListSlice {
    let savedTrailing = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = savedTrailing }
    let base = pendingConditions.count
    while !atEnd, kind != .leftBrace, kind != .elseKeyword {
      let before = index
      let condition = parseCondition()
      pendingConditions.append(condition)
      // Swift 2 wrote `where` before a condition on what was bound.
      if !take(.comma), !take(.whereKeyword) { break }
      if index == before { break }
    }
    return flush(&pendingConditions, from: base, to: &file.conditions)
  }

  private mutating func parseCondition() -> Condition {
    let first = index
    switch kind {
    case .letKeyword, .varKeyword:
      index += 1
      let name = index
      let isName = kind == .identifier
      skipPattern()
      let value = take(.equal) ? parseExpression() : nil
      return .binding(name: isName ? Int32(name) : -1, value: value)
    case .caseKeyword:
      index += 1
      let start = index
      skipPattern()
      let pattern = TokenSpan(start, max(start, previous))
      let value = take(.equal) ? parseExpression() : nil
      return .pattern(pattern, value: value)
    case .poundName where isName(index, "#available") || isName(index, "#unavailable"):
      index += 1
      if kind == .leftParen { index = after(index) }
      return .availability(span(from: first))
    default:
      return .expression(parseExpression())
    }
  }

  /// Passes over a pattern up to its `=`.
  private mutating func skipPattern() {
    while !atEnd {
      switch kind {
      case .equal, .leftBrace, .elseKeyword, .comma: return
      default: index = after(index)
      }
    }
  }

  // MARK: Branches

  private mutating func parseIf() -> StatementID {
    // A chain of `else if` may be long: it is read in a loop, and nested from its end.
    var branches: [(first: Int, conditions: ListSlice, then: Block)] = []
    var otherwise: Block?
    while true {
      let first = index
      index += 1
      let conditions = parseConditions()
      branches.append((first, conditions, parseBlock()))
      guard !recovered, take(.elseKeyword) else { break }
      if kind == .ifKeyword { continue }
      otherwise = parseBlock()
      break
    }
    let last = previous
    while true {
      let branch = branches.removeLast()
      let whole = TokenSpan(branch.first, last)
      let statement = add(
        .ifElse(conditions: branch.conditions, then: branch.then, otherwise: otherwise), whole)
      if branches.isEmpty { return statement }
      file.statementLists.append(statement)
      let list = ListSlice(start: Int32(file.statementLists.count - 1), count: 1)
      otherwise = Block(statements: list, span: whole)
    }
  }

  private mutating func parseSwitch() -> StatementID {
    let first = index
    index += 1
    let savedTrailing = allowsTrailingClosure
    allowsTrailingClosure = false
    let subject = parseExpression()
    allowsTrailingClosure = savedTrailing
    guard kind == .leftBrace, depth < maximumNesting else {
      if kind == .leftBrace {
        file.isWhole = false
        index = after(index)
      }
      return add(.switchOver(subject: subject, cases: .empty), span(from: first))
    }
    var cases: [SwitchCase] = []
    inGroup { parser in
      while !parser.atEnd {
        let start = parser.index
        parser.skipDirectives()
        if parser.atEnd { break }
        let label = parser.parseCaseLabel()
        let bodyStart = parser.index
        let statements = parser.parseStatements { $0.startsCase() }
        let body = Block(statements: statements, span: parser.span(from: bodyStart))
        cases.append(SwitchCase(label: label, body: body))
        if parser.index == start { parser.index += 1 }
        if parser.recovered { break }
      }
    }
    let slice = ListSlice(start: Int32(file.switchCases.count), count: Int32(cases.count))
    file.switchCases.append(contentsOf: cases)
    return add(.switchOver(subject: subject, cases: slice), span(from: first))
  }

  /// Whether a new case of the switch starts here.
  private mutating func startsCase() -> Bool {
    switch kind {
    case .caseKeyword, .defaultKeyword, .poundElseif, .poundElse, .poundEndif: true
    case .at: isName(index + 1, "unknown")
    case .poundIf:
      // The directive belongs to the switch if a case follows it.
      firstAfterDirective(index) == .caseKeyword || firstAfterDirective(index) == .defaultKeyword
    default: false
    }
  }

  private mutating func firstAfterDirective(_ index: Int) -> TokenKind {
    var position = index + 1
    while position < limit, !startsLine(position) { position += 1 }
    return kind(at: position)
  }

  /// Reads `case …:` or `default:`.
  private mutating func parseCaseLabel() -> TokenSpan {
    let first = index
    while !atEnd, kind != .colon, kind != .leftBrace { index = after(index) }
    _ = take(.colon)
    return span(from: first)
  }

  // MARK: Loops

  private mutating func parseFor() -> StatementID {
    let first = index
    index += 1
    var filter: LoopFilter?
    while kind == .tryKeyword || kind == .caseKeyword || isName(index, "await") {
      if kind == .caseKeyword { filter = .pattern }
      index += 1
    }
    let savedTrailing = allowsTrailingClosure
    allowsTrailingClosure = false
    while kind == .letKeyword || kind == .varKeyword { index += 1 }
    // `for edge in edges`, `for edge: Edge in edges`.
    let pattern = parseExpression()
    while !atEnd, kind != .inKeyword, kind != .leftBrace { index = after(index) }
    _ = take(.inKeyword)
    let sequence = parseExpression()
    if take(.whereKeyword) { filter = .condition(parseExpression()) }
    allowsTrailingClosure = savedTrailing
    let body = parseBlock()
    return add(
      .forIn(pattern: pattern, sequence: sequence, filter: filter, body: body), span(from: first))
  }

  private mutating func parseRepeat() -> StatementID {
    let first = index
    index += 1
    let body = parseBlock()
    let condition = take(.whileKeyword) ? parseExpression() : nil
    return add(.repeatLoop(body: body, condition: condition), span(from: first))
  }

  private mutating func parseDo() -> StatementID {
    let first = index
    index += 1
    if take(.throwsKeyword), kind == .leftParen { index = after(index) }
    let body = parseBlock()
    var catches: [Block] = []
    while take(.catchKeyword) {
      while !atEnd, kind != .leftBrace { index = after(index) }
      catches.append(parseBlock())
    }
    return add(.doCatch(body: body, catches: addBlocks(catches)), span(from: first))
  }

  private mutating func addBlocks(_ blocks: [Block]) -> ListSlice {
    let slice = ListSlice(start: Int32(file.blocks.count), count: Int32(blocks.count))
    file.blocks.append(contentsOf: blocks)
    return slice
  }

  // MARK: Conditional compilation

  private mutating func parseConditionalCompilation() -> StatementID {
    let first = index
    var clauses: [Block] = []
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      index += 1
      while !atEnd, !startsLine { index += 1 }
      let start = index
      let statements = parseStatements { $0.endsClause }
      clauses.append(Block(statements: statements, span: span(from: start)))
      if recovered { break }
    }
    if take(.poundEndif) { while !atEnd, !startsLine { index += 1 } }
    return add(.conditionalCompilation(addBlocks(clauses)), span(from: first))
  }

  private var endsClause: Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }
}
