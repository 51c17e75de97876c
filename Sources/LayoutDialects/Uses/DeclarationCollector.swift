import LightSyntax
import SourceText
import SwiftTokens

/// Collects what functions, closures, loops, conditions and patterns of a type declare, and what expressions are to
/// their statements.
struct DeclarationCollector {
  let file: SyntaxFile
  let place: UnitExtent.Part
  private let isType: Bool
  /// The types inside, of which nothing is collected.
  private let inner: [TokenSpan]
  private(set) var declarations: [LocalDeclaration] = []
  /// The values by which local names are declared, with the places of the declarations.
  private(set) var values: [Int32: Int] = [:]
  private(set) var returned: [ExpressionID] = []
  /// Lists over which loops run, with the places of what the loops declare.
  private(set) var sequences: [(list: ExpressionID, declaration: Int?)] = []
  /// For closures with parameters, `$0` among them, the place of the first one's declaration.
  private(set) var parameters: [Int: Int] = [:]
  private(set) var conditions: [ExpressionID] = []
  private(set) var lonely: [ExpressionID] = []
  /// The initial values of properties, with the names of those that nothing watches; empty for the others.
  private(set) var properties: [(value: ExpressionID, name: String)] = []
  /// The getters of properties, with the properties' names.
  private(set) var getters: [(span: TokenSpan, property: String)] = []
  /// The names of properties that keep what they are given, and do nothing with it by themselves.
  private(set) var keepers: [String] = []
  /// The places of the declarations that are another name for `self`, or may be.
  private(set) var selves: Set<Int> = []

  init(_ file: SyntaxFile, _ place: UnitExtent.Part, isType: Bool, _ inner: [TokenSpan]) {
    self.file = file
    self.place = place
    self.isType = isType
    self.inner = inner
  }

  mutating func collect() {
    for function in file.functions.between(place.span, \.span) where isOwn(function.span) {
      for parameter in file.parameters[function.parameters.indices] {
        let isSelf = parameter.type.map { isOwnType(file.text($0)) } ?? false
        declare(parameter.name, function.span, isSelf: isSelf)
      }
      let givesValue =
        function.returnType != nil || [.getter, .subscripted].contains(function.kind)
      if let body = function.body { collect(body, mayGiveValue: givesValue) }
    }
    let givenSelf = closuresGivenSelf
    let closures = file.closures.between(place.span, \.body.span)
    for (index, closure) in zip(closures.indices, closures) where isOwn(closure.body.span) {
      let names = file.nameTokens[closure.parameters.indices]
      let span = closure.body.span
      for token in captures(in: span) {
        declare(token, span, isSelf: true)
      }
      if let token = names.first ?? firstParameter(in: span) {
        parameters[index] = declarations.count
        declare(token, span, isSelf: givenSelf.contains(index) || isOfOwnType(token))
      }
      for token in names.dropFirst() {
        declare(token, span, isSelf: givenSelf.contains(index) || isOfOwnType(token))
      }
      collect(closure.body, mayGiveValue: true)
    }
    for statement in file.statements.between(place.span, \.span) where isOwn(statement.span) {
      collectBlocks(statement)
    }
    if isType { collectProperties() }
  }

  private func isOwn(_ span: TokenSpan) -> Bool {
    guard span.first >= place.span.first else { return false }
    let index = inner.partitionIndex { $0.last >= span.first }
    return index >= inner.count || inner[index].first > span.first
  }

  /// The first `$0` of a closure, if it is not that of a closure inside.
  private func firstParameter(in span: TokenSpan) -> Int32? {
    var next = Int(span.first) + 1
    while next < Int(span.last) {
      let token = file.source.tokens[next]
      if token.kind == .dollarIdentifier, token.nameHash == firstParameterHash {
        return Int32(next)
      }
      // Blocks of statements are a part of the closure; closures are not.
      if token.kind == .leftBrace, isClosure(next) { next = Int(file.partners[next]) }
      next += 1
    }
    return nil
  }

  private func isClosure(_ brace: Int) -> Bool {
    let index = file.closures.partitionIndex { Int($0.body.span.first) >= brace }
    guard file.closures.indices.contains(index), Int(file.partners[brace]) > brace else {
      return false
    }
    return Int(file.closures[index].body.span.first) == brace
  }

  private mutating func declare(
    _ token: Int32, _ scope: TokenSpan, value: ExpressionID? = nil, isShort: Bool = false,
    isSelf: Bool = false
  ) {
    guard token >= 0 else { return }
    if let value { values[value.index] = declarations.count }
    if isSelf || value.map({ file.isSelf($0) }) ?? false { selves.insert(declarations.count) }
    declarations.append(
      LocalDeclaration(
        file: place.file, token: token, hash: file.source.tokens[Int(token)].nameHash,
        scope: scope, isShort: isShort))
  }

  // MARK: Blocks

  private mutating func collectBlocks(_ statement: Statement) {
    switch statement.kind {
    case .ifElse(let conditions, let then, let otherwise):
      collect(conditions, upTo: then.span.last)
      collect(then)
      if let otherwise { collect(otherwise) }
    case .guardElse(let conditions, let otherwise):
      // What it names is declared by the block around it, too.
      collect(conditions, upTo: nil)
      collect(otherwise)
    case .whileLoop(let conditions, let body):
      collect(conditions, upTo: body.span.last)
      collect(body)
    case .forIn(let pattern, let sequence, _, let body):
      sequences.append((sequence, element(of: pattern, sequence).map { declarations.count + $0 }))
      declareNames(of: pattern, TokenSpan(Int(file[pattern].span.first), Int(body.span.last)))
      collect(body)
    case .repeatLoop(let body, let condition):
      if let condition { conditions.append(condition) }
      collect(body)
    case .switchOver(_, let cases):
      for item in file.switchCases[cases.indices] {
        declarePattern(item.label, TokenSpan(Int(item.label.first), Int(item.body.span.last)))
        collect(item.body)
      }
    case .doCatch(let body, let catches):
      collect(body)
      for block in file.blocks[catches.indices] { collect(block) }
    case .deferred(let body): collect(body)
    case .conditionalCompilation(let clauses):
      for block in file.blocks[clauses.indices] { collect(block) }
    case .returned(let value): if let value { returned.append(value) }
    case .expression, .variable, .function, .type, .thrown, .jump, .opaque: break
    }
  }

  /// - Parameter mayGiveValue: whether its only expression is what the function or closure gives back.
  private mutating func collect(_ block: Block, mayGiveValue: Bool = false) {
    let statements = file.statements(of: block)
    for id in statements {
      let statement = file[id]
      let scope = TokenSpan(Int(statement.span.last) + 1, Int(block.span.last))
      switch statement.kind {
      case .variable(let variable):
        for binding in file.bindings[file[variable].bindings.indices] {
          declare(binding.name, scope, value: binding.initialValue)
          if let pattern = binding.pattern { declareNames(of: pattern, scope) }
        }
      case .guardElse(let conditions, _): collect(conditions, upTo: block.span.last)
      case .expression(let value) where mayGiveValue && statements.count == 1:
        lonely.append(value)
      default: break
      }
    }
  }

  /// - Parameter last: the last token at which their names mean what they declare; `nil` where nothing is declared.
  private mutating func collect(_ list: ListSlice, upTo last: Int32?) {
    for condition in file.conditions[list.indices] {
      switch condition {
      case .expression(let value): conditions.append(value)
      case .binding(let name, let value):
        guard let last else { continue }
        // The value is still what the name meant before.
        let first = value.map { Int(file[$0].span.last) + 1 } ?? Int(name) + 1
        declare(name, TokenSpan(first, Int(last)), value: value, isShort: value == nil)
      case .pattern(let pattern, let value):
        if let value { conditions.append(value) }
        guard let last else { continue }
        declarePattern(pattern, TokenSpan(Int(pattern.first), Int(last)))
      case .availability: break
      }
    }
  }

  // MARK: Patterns

  /// Which of the names that a loop's pattern declares stands for the elements of the list: `view`, or the second one of
  /// `(index, view)` where the list is counted by `enumerated()`.
  private func element(of pattern: ExpressionID, _ sequence: ExpressionID) -> Int? {
    switch file[pattern].kind {
    case .name: return 0
    case .tuple(let elements) where elements.count == 2:
      guard case .call(let callee, _) = file[sequence].kind,
        case .member(_, let name) = file[callee].kind,
        ["enumerated", "enumerate"].contains(file.name(name)),
        let counter = file.arguments(elements).first, let element = file.arguments(elements).last,
        case .name = file[element.value].kind
      else { return nil }
      if case .name = file[counter.value].kind { return 1 }
      return 0
    default: return nil
    }
  }

  /// The names of a pattern that is read as an expression: `view`, `(index, view)`.
  private mutating func declareNames(of pattern: ExpressionID, _ scope: TokenSpan) {
    for expression in file.expressions(in: file[pattern].span) {
      if case .name(let token) = expression.kind, expression.span.first >= file[pattern].span.first
      {
        declare(token, scope)
      }
    }
  }

  /// `case .some(let title)`, `case let (title, _)`.
  private mutating func declarePattern(_ span: TokenSpan, _ scope: TokenSpan) {
    let tokens = file.source.tokens
    let bindsAll = span.indices.prefix(2).contains {
      [.letKeyword, .varKeyword].contains(tokens[$0].kind)
    }
    for index in span.indices where tokens[index].kind == .identifier && index > 0 {
      let isBound = [.letKeyword, .varKeyword].contains(tokens[index - 1].kind)
      let isPlain =
        tokens[index - 1].kind != .period
        && ![.leftParen, .period, .colon].contains(tokens[index + 1].kind)
      if isBound || bindsAll && isPlain { declare(Int32(index), scope) }
    }
  }

  private mutating func collectProperties() {
    for variable in file.variables.between(place.span, \.span) where isOwn(variable.span) {
      for binding in file.bindings[variable.bindings.indices] {
        if let value = binding.initialValue, values[value.index] == nil {
          let isPlain = binding.name >= 0 && binding.accessors.count == 0
          properties.append((value, isPlain ? file.name(binding.name) : ""))
        }
        if binding.name >= 0, binding.accessors.count == 0 {
          keepers.append(file.name(binding.name))
        }
        for accessor in file.functions[binding.accessors.indices]
        where accessor.kind == .getter && binding.name >= 0 {
          getters.append((accessor.span, file.name(binding.name)))
        }
      }
    }
  }
}

extension Array where Element: Sendable {
  /// The nodes that end inside a span. Nodes are stored in the order in which they end.
  fileprivate func between(_ span: TokenSpan, _ own: (Element) -> TokenSpan) -> ArraySlice<Element>
  {
    let start = partitionIndex { own($0).last >= span.first }
    let end = partitionIndex { own($0).last > span.last }
    return start < end ? self[start..<end] : []
  }
}

extension SyntaxFile {
  /// The types that are declared inside a span that is itself one, outermost ones, in order.
  func innerTypes(of span: TokenSpan) -> [TokenSpan] {
    var found: [TokenSpan] = []
    for type in types.between(span, \.span).reversed()
    where type.span.first > span.first && (found.last.map { type.span.last < $0.first } ?? true) {
      found.append(type.span)
    }
    return found.reversed()
  }

  /// Whether an operator assigns: `+=`, but not `==`.
  package func isAssignment(_ token: Int) -> Bool {
    let symbol = source.bytes(of: source.tokens[token])
    guard symbol.count > 1, symbol.last == UInt8(ascii: "="), let first = symbol.first else {
      return false
    }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "!"): return false
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return symbol.count > 2
    default: return true
    }
  }

  /// The expressions of which one consists.
  func forEachChild(of expression: Expression, _ body: (ExpressionID) -> Void) {
    func list(_ slice: ListSlice) { for argument in arguments(slice) { body(argument.value) } }
    switch expression.kind {
    case .member(let base, _): body(base)
    case .call(let callee, let arguments):
      body(callee)
      list(arguments)
    case .subscripted(let base, let arguments):
      body(base)
      list(arguments)
    case .optionalChain(let operand), .forceUnwrap(let operand), .prefix(let operand),
      .postfix(let operand), .cast(let operand, _), .effect(let operand),
      .inoutReference(let operand):
      body(operand)
    case .binary(let left, _, let right):
      body(left)
      body(right)
    case .assignment(let target, let value):
      body(target)
      body(value)
    case .ternary(let condition, let then, let otherwise):
      body(condition)
      body(then)
      body(otherwise)
    case .array(let elements), .dictionary(let elements):
      for element in self.elements(elements) { body(element) }
    case .tuple(let arguments), .macro(let arguments): list(arguments)
    case .name, .implicitMember, .selfReference, .superReference, .integer, .float, .string,
      .boolean, .nilLiteral, .closure, .keyPath, .statement, .discard, .opaque:
      break
    }
  }
}

private let firstParameterHash = Token.nameHash(of: "$0")
