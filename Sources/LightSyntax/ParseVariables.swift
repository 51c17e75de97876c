import SwiftTokens

extension Parser {
  mutating func parseVariable(_ modifiers: Modifiers, _ first: Int) -> VariableID {
    let isLet = kind == .letKeyword
    index += 1
    let base = pendingBindings.count
    repeat {
      let name = kind == .identifier ? Int32(index) : -1
      var pattern: ExpressionID?
      if kind == .leftParen {
        let end = after(index)
        pattern = parseOperand()
        index = end
      } else if !atEnd {
        index = after(index)
      }
      var type: TokenSpan?
      if take(.colon) {
        // The name of a type below the line is rather the next statement.
        noteLineEnd(before: index)
        type = parseType()
      }
      var value: ExpressionID?
      if kind == .equal {
        index += 1
        value = parseExpression()
      }
      var accessors = ListSlice.empty
      if kind == .leftBrace, value == nil || isAccessorBlock(index) {
        accessors = parseAccessors()
      }
      pendingBindings.append(
        Binding(
          name: name, pattern: pattern, type: type, initialValue: value, accessors: accessors))
    } while take(.comma)
    let slice = flush(&pendingBindings, from: base, to: &file.bindings)
    file.variables.append(
      VariableDeclaration(
        isLet: isLet, modifiers: modifiers, bindings: slice, span: span(from: first)))
    return VariableID(index: Int32(file.variables.count - 1))
  }

  /// Whether the `{` at `index` opens accessors rather than a closure or a getter's body.
  mutating func isAccessorBlock(_ index: Int) -> Bool {
    var position = index + 1
    while kind(at: position) == .at { position = max(position + 1, attributeEnd(position)) }
    while kind(at: position) == .privateKeyword || isName(position, "mutating")
      || isName(position, "nonmutating") || isName(position, "nonisolated")
    {
      position += 1
    }
    guard kind(at: position) == .identifier else { return false }
    guard
      isName(position, "didSet") || isName(position, "willSet") || isName(position, "get")
        || isName(position, "set") || isName(position, "_modify") || isName(position, "_read")
    else { return false }
    position += 1
    if kind(at: position) == .leftParen { position = after(position) }
    switch kind(at: position) {
    case .leftBrace, .throwsKeyword, .endOfFile: return true
    case .identifier:
      return isName(position, "async") || isName(position, "set") || isName(position, "get")
        || isName(position, "mutating") || isName(position, "nonmutating")
    default: return false
    }
  }

  mutating func parseAccessors() -> ListSlice {
    let base = pendingAccessors.count
    if isAccessorBlock(index), depth < maximumNesting {
      inGroup { parser in
        while !parser.atEnd {
          let before = parser.index
          if let accessor = parser.parseAccessor() { parser.pendingAccessors.append(accessor) }
          if parser.index == before { parser.index += 1 }
          if parser.recovered { break }
        }
      }
    } else {
      let open = index
      let body = parseBlock()
      pendingAccessors.append(
        FunctionDeclaration(
          kind: .getter, modifiers: [], name: Int32(open), parameters: .empty, returnType: nil,
          body: body, span: body.span))
    }
    return flush(&pendingAccessors, from: base, to: &file.functions)
  }

  private mutating func parseAccessor() -> FunctionDeclaration? {
    let first = index
    skipDirectives()
    let modifiers = parseModifiers()
    guard kind == .identifier else { return nil }
    let name = index
    let accessorKind: FunctionDeclaration.Kind =
      if isName(name, "get") || isName(name, "_read") {
        .getter
      } else if isName(name, "set") || isName(name, "_modify") {
        .setter
      } else {
        .observer
      }
    index += 1
    if kind == .leftParen { index = after(index) }
    skipEffects()
    let body = kind == .leftBrace ? parseBlock() : nil
    return FunctionDeclaration(
      kind: accessorKind, modifiers: modifiers, name: Int32(name), parameters: .empty,
      returnType: nil, body: body, span: span(from: first))
  }

  mutating func skipEffects() {
    while kind == .throwsKeyword || kind == .rethrowsKeyword || isName(index, "async")
      || isName(index, "reasync")
    {
      index += 1
      if kind == .leftParen, tokens[previous].kind == .throwsKeyword { index = after(index) }
    }
  }
}
