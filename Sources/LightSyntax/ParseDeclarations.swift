import SwiftTokens

extension Parser {
  /// Whether a declaration starts at `index`, its attributes and modifiers included.
  mutating func isDeclaration(at index: Int) -> Bool {
    var position = index
    while true {
      switch kind(at: position) {
      case .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .enumKeyword, .extensionKeyword,
        .protocolKeyword, .typealiasKeyword, .importKeyword, .deinitKeyword, .operatorKeyword,
        .precedencegroupKeyword, .associatedtypeKeyword, .subscriptKeyword, .caseKeyword,
        .classKeyword:
        return true
      case .initKeyword:
        switch kind(at: position + 1) {
        case .leftParen, .postfixQuestion, .postfixExclamation, .infixQuestion: return true
        case .infixOperator, .prefixOperator, .postfixOperator:
          return genericArgumentsEnd(at: position + 1) != nil
        default: return false
        }
      case .privateKeyword, .fileprivateKeyword, .internalKeyword, .publicKeyword, .staticKeyword:
        position += 1
        if kind(at: position) == .leftParen { position = after(position) }
      case .at:
        position = attributeEnd(position)
      case .identifier:
        if modifier(at: position) == nil {
          return isTypeLikeIntroducer(position) && position >= index
        }
        // `open` and its kin are modifiers only before a declaration on the same or the next line.
        position += 1
        if kind(at: position) == .leftParen, !tokens[position].flags.contains(.spaceBefore) {
          position = after(position)
        }
      default: return false
      }
    }
  }

  /// `actor Name` and `macro name`.
  private mutating func isTypeLikeIntroducer(_ index: Int) -> Bool {
    kind(at: index + 1) == .identifier && !startsLine(index + 1)
      && (isName(index, "actor") || isName(index, "macro"))
  }

  /// The modifier that the identifier at `index` can be; `nil` for any other name.
  private mutating func modifier(at index: Int) -> Modifiers? {
    let token = tokens[index]
    switch token.end - token.start {
    case 4:
      if isName(index, "lazy") { return .lazy }
      if isName(index, "weak") { return .weak }
      if isName(index, "open") { return .open }
    case 5:
      if isName(index, "final") { return .final }
      if isName(index, "async") { return [] }
      if isName(index, "infix") { return [] }
    case 6:
      if isName(index, "prefix") { return [] }
    case 7:
      if isName(index, "unowned") { return .weak }
      if isName(index, "dynamic") || isName(index, "package") || isName(index, "postfix") {
        return []
      }
    case 8:
      if isName(index, "override") { return .override }
      if isName(index, "required") { return .required }
      if isName(index, "mutating") { return .mutating }
      if isName(index, "optional") { return [] }
      if isName(index, "indirect") { return .indirect }
      if isName(index, "isolated") { return [] }
    case 9:
      if isName(index, "consuming") || isName(index, "borrowing") { return [] }
    case 11:
      if isName(index, "convenience") { return .convenience }
      if isName(index, "nonmutating") || isName(index, "nonisolated") { return [] }
      if isName(index, "distributed") { return [] }
    default: break
    }
    return nil
  }

  /// The index after the attribute whose `@` stands at `index`.
  mutating func attributeEnd(_ index: Int) -> Int {
    var position = index + 1
    guard kind(at: position).canBeName else { return position }
    position += 1
    while kind(at: position) == .period, kind(at: position + 1).canBeName { position += 2 }
    if let end = genericArgumentsEnd(at: position) { position = end }
    if kind(at: position) == .leftParen, !tokens[position].flags.contains(.spaceBefore) {
      position = after(position)
    }
    return position
  }

  /// Reads attributes and modifiers.
  mutating func parseModifiers() -> Modifiers {
    var modifiers: Modifiers = []
    while true {
      switch kind {
      case .at:
        if isName(index + 1, "IBOutlet") {
          modifiers.insert(.outlet)
        } else if isName(index + 1, "objc") || isName(index + 1, "IBAction")
          || isName(index + 1, "IBInspectable")
        {
          modifiers.insert(.objc)
        } else {
          modifiers.insert(.otherAttribute)
        }
        index = max(index + 1, attributeEnd(index))
        continue
      // `private(set)` hides the setter only.
      case .privateKeyword where kind(at: index + 1) != .leftParen: modifiers.insert(.private)
      case .fileprivateKeyword where kind(at: index + 1) != .leftParen:
        modifiers.insert(.fileprivate)
      case .privateKeyword, .fileprivateKeyword: modifiers.insert(.hiddenSetter)
      case .publicKeyword: modifiers.insert(.public)
      case .internalKeyword:
        if kind(at: index + 1) == .leftParen { modifiers.insert(.hiddenSetter) }
      case .staticKeyword: modifiers.insert(.static)
      case .classKeyword:
        guard introducesMember(index + 1) else { return modifiers }
        modifiers.insert(.static)
      case .identifier:
        guard let modifier = modifier(at: index), !isTypeLikeIntroducer(index) else {
          return modifiers
        }
        modifiers.formUnion(modifier)
      default: return modifiers
      }
      index += 1
      if kind == .leftParen, !tokens[index].flags.contains(.startsLine) { index = after(index) }
    }
  }

  /// Whether `class` before `index` is a modifier.
  private mutating func introducesMember(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword, .privateKeyword,
      .fileprivateKeyword, .publicKeyword, .internalKeyword:
      true
    case .identifier: modifier(at: index) != nil && isDeclaration(at: index)
    default: false
    }
  }

  /// Parses a declaration; `isDeclaration(at: index)` holds.
  mutating func parseDeclaration() -> StatementID {
    let first = index
    let modifiers = parseModifiers()
    switch kind {
    case .letKeyword, .varKeyword:
      return add(.variable(parseVariable(modifiers, first)), span(from: first))
    case .funcKeyword, .initKeyword, .deinitKeyword, .subscriptKeyword:
      return add(.function(parseFunction(modifiers, first)), span(from: first))
    case .classKeyword, .structKeyword, .enumKeyword, .extensionKeyword, .protocolKeyword:
      return add(.type(parseTypeDeclaration(modifiers, first)), span(from: first))
    case .identifier where isName(index, "actor"):
      return add(.type(parseTypeDeclaration(modifiers, first)), span(from: first))
    default:
      skipDeclaration()
      return add(.opaque, span(from: first))
    }
  }

  /// Passes over a declaration that layout does not need: `import`, `typealias`, `case`, `operator` …
  private mutating func skipDeclaration() {
    index += 1
    while !atEnd, kind != .semicolon {
      if startsLine, tokens[previous].kind != .comma, tokens[previous].kind != .equal,
        kind != .leftBrace
      {
        return
      }
      index = after(index)
    }
  }

  // MARK: Functions

  private mutating func parseFunction(_ modifiers: Modifiers, _ first: Int) -> FunctionID {
    let functionKind: FunctionDeclaration.Kind
    var name = index
    switch kind {
    case .initKeyword: functionKind = .initializer
    case .deinitKeyword: functionKind = .deinitializer
    case .subscriptKeyword: functionKind = .subscripted
    default:
      functionKind = .function
      name = min(index + 1, limit)
      index += 1
    }
    // An operator's name may be several tokens.
    while !atEnd, kind != .leftParen, kind != .leftBrace, !(startsLine && index > name) {
      if index > name, let end = genericArgumentsEnd(at: index) { index = end } else { index += 1 }
    }
    let parameters = kind == .leftParen ? parseParameters() : .empty
    skipEffects()
    let returnType = take(.arrow) ? parseType() : nil
    if kind == .whereKeyword {
      while !atEnd, kind != .leftBrace, !startsDeclarationLine() { index = after(index) }
    }
    var body: Block?
    if kind == .leftBrace {
      if functionKind == .subscripted, isAccessorBlock(index) {
        let open = index
        _ = parseAccessors()
        body = Block(statements: .empty, span: span(from: open))
      } else {
        body = parseBlock()
      }
    }
    file.functions.append(
      FunctionDeclaration(
        kind: functionKind, modifiers: modifiers, name: Int32(name), parameters: parameters,
        returnType: returnType, body: body, span: span(from: first)))
    return FunctionID(index: Int32(file.functions.count - 1))
  }

  /// Whether a declaration starts at the beginning of this line.
  private mutating func startsDeclarationLine() -> Bool {
    startsLine && isDeclaration(at: index)
  }

  private mutating func parseParameters() -> ListSlice {
    let base = pendingParameters.count
    inGroup { parser in
      while !parser.atEnd {
        let before = parser.index
        parser.skipDirectives()
        while parser.kind == .at {
          parser.index = max(parser.index + 1, parser.attributeEnd(parser.index))
        }
        // Before Swift 3, `inout`, `var` and `let` stood before the name.
        while parser.kind == .inoutKeyword || parser.kind == .varKeyword
          || parser.kind == .letKeyword
        {
          parser.index += 1
        }
        if parser.kind.canBeName || parser.kind == .underscore {
          let parameter = parser.parseParameter()
          parser.pendingParameters.append(parameter)
        }
        while !parser.atEnd, parser.kind != .comma { parser.index = parser.after(parser.index) }
        _ = parser.take(.comma)
        if parser.index == before { parser.index += 1 }
      }
    }
    return flush(&pendingParameters, from: base, to: &file.parameters)
  }

  private mutating func parseParameter() -> Parameter {
    let label = Int32(index)
    index += 1
    var name = label
    if kind.canBeName || kind == .underscore {
      name = Int32(index)
      index += 1
    }
    let type = take(.colon) ? parseType() : nil
    let value = take(.equal) ? parseExpression() : nil
    return Parameter(label: label, name: name, type: type, defaultValue: value)
  }

  // MARK: Types

  private mutating func parseTypeDeclaration(_ modifiers: Modifiers, _ first: Int) -> TypeID {
    let typeKind: TypeDeclaration.Kind =
      switch kind {
      case .classKeyword: .class
      case .structKeyword: .struct
      case .enumKeyword: .enum
      case .extensionKeyword: .extension
      case .protocolKeyword: .protocol
      default: .actor
      }
    index += 1
    noteLineEnd(before: index)
    let nameStart = min(index, tokens.count - 1)
    while kind.canBeName && kind != .whereKeyword || kind == .period { index += 1 }
    let name = span(from: nameStart)
    if let end = genericArgumentsEnd(at: index) { index = end }
    let firstInherited = file.typeSpans.count
    if take(.colon) {
      repeat {
        guard kind.canBeName || kind == .at || kind == .leftParen else { break }
        let type = parseType()
        file.typeSpans.append(type)
      } while take(.comma)
    }
    let inherited = ListSlice(
      start: Int32(firstInherited), count: Int32(file.typeSpans.count - firstInherited))
    while !atEnd, kind != .leftBrace, !startsDeclarationLine() { index = after(index) }
    let members = kind == .leftBrace ? parseMembers() : .empty
    file.types.append(
      TypeDeclaration(
        kind: typeKind, modifiers: modifiers, name: name, inherited: inherited, members: members,
        span: span(from: first)))
    return TypeID(index: Int32(file.types.count - 1))
  }

  private mutating func parseMembers() -> ListSlice {
    depth += 1
    defer { depth -= 1 }
    let base = pendingMembers.count
    let outer = recovered
    recovered = false
    if depth > maximumNesting {
      file.isWhole = false
      index = after(index)
    } else {
      let open = index
      var closedAt: Int?
      inGroup { parser in
        while !parser.atEnd {
          if parser.kind == .rightBrace {
            closedAt = parser.index + 1
            break
          }
          let before = parser.index
          parser.parseMember()
          parser.recovered = false
          if parser.index == before { parser.index += 1 }
        }
      }
      if let closedAt, !isClosed(open) { index = closedAt }
    }
    recovered = outer
    return flush(&pendingMembers, from: base, to: &file.members)
  }

  private mutating func parseMember() {
    switch kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: skipDirectives()
    default:
      guard isDeclaration(at: index) else {
        // A block of statements, as a closing brace too many leaves it behind.
        if kind == .leftBrace { file.isWhole = false }
        index = after(index)
        return
      }
      let statement = parseDeclaration()
      switch file[statement].kind {
      case .variable(let id): pendingMembers.append(.variable(id))
      case .function(let id): pendingMembers.append(.function(id))
      case .type(let id): pendingMembers.append(.type(id))
      default: break
      }
    }
  }
}
