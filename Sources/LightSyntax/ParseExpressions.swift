import SwiftTokens

/// An operator that waits for its right operand.
struct PendingOperator {
  enum Action {
    case binary
    case assignment
    /// The middle operand of `condition ? then : otherwise`.
    case ternary(ExpressionID)
  }

  let action: Action
  let token: Int32
  let precedence: Precedence
}

/// The standard library's precedence groups, and one of libraries, loosest first.
enum Precedence: Int, Comparable {
  case assignment, arrow, ternary, disjunction, conjunction, comparison
  /// `~`, which libraries declare: between what they compare and what they add.
  case tilde
  case coalescing, casting
  case range, addition, multiplication, shift

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  var isRightAssociative: Bool {
    switch self {
    case .assignment, .arrow, .ternary, .coalescing: true
    case .disjunction, .conjunction, .comparison, .tilde, .casting, .range: false
    case .addition, .multiplication, .shift: false
    }
  }
}

extension Parser {
  /// Parses an expression with its binary operators. Reads at least one token, unless none is left.
  mutating func parseExpression() -> ExpressionID {
    depth += 1
    defer { depth -= 1 }
    if depth > maximumNesting { return tooDeep() }
    let base = operators.count
    operands.append(parseOperand())
    while let precedence = binaryPrecedence() {
      reduce(to: base, before: precedence)
      parseOperator(precedence)
    }
    reduce(to: base, before: nil)
    return operands.removeLast()
  }

  private mutating func parseOperator(_ precedence: Precedence) {
    let token = Int32(index)
    switch kind {
    case .asKeyword, .isKeyword:
      index += 1
      if kind == .postfixQuestion || kind == .postfixExclamation || kind == .infixQuestion {
        index += 1
      }
      let type = parseType()
      let operand = operands.removeLast()
      let first = Int(file[operand].span.first)
      operands.append(add(.cast(operand, type: type), span(from: first)))
    case .infixQuestion:
      index += 1
      let then = parseExpression()
      _ = take(.colon)
      push(PendingOperator(action: .ternary(then), token: token, precedence: precedence))
    case .equal:
      index += 1
      push(PendingOperator(action: .assignment, token: token, precedence: precedence))
    default:
      index += 1
      push(PendingOperator(action: .binary, token: token, precedence: precedence))
    }
  }

  private mutating func push(_ pending: PendingOperator) {
    operators.append(pending)
    operands.append(parseOperand())
  }

  /// Applies the operators above `base` that bind tighter than `next`; all of them if `next` is `nil`.
  private mutating func reduce(to base: Int, before next: Precedence?) {
    while operators.count > base, let top = operators.last {
      if let next {
        guard top.precedence > next || (top.precedence == next && !next.isRightAssociative) else {
          return
        }
      }
      operators.removeLast()
      let right = operands.removeLast()
      let left = operands.removeLast()
      let whole = TokenSpan(Int(file[left].span.first), Int(file[right].span.last))
      let kind: Expression.Kind =
        switch top.action {
        case .binary: .binary(left: left, operatorToken: top.token, right: right)
        case .assignment: assignment(to: left, right)
        case .ternary(let then): .ternary(condition: left, then: then, otherwise: right)
        }
      operands.append(add(kind, whole))
    }
  }

  /// An operator that waits for its operand takes the line below for that, and so the target of an assignment there.
  private mutating func assignment(
    to target: ExpressionID, _ value: ExpressionID
  ) -> Expression.Kind {
    switch file[target].kind {
    case .prefix, .postfix, .binary, .ternary, .cast, .inoutReference, .opaque:
      file.isWhole = false
    default: break
    }
    return .assignment(target: target, value: value)
  }

  /// The precedence of the binary operator that comes next, or `nil` if the expression ends here.
  private mutating func binaryPrecedence() -> Precedence? {
    switch kind {
    case .equal: .assignment
    case .infixQuestion: .ternary
    case .asKeyword, .isKeyword: .casting
    case .arrow: .arrow
    case .infixOperator: precedence(of: tokens[index])
    default: nil
    }
  }

  private mutating func precedence(of token: Token) -> Precedence {
    let bytes = file.source.file.bytes
    let length = token.end - token.start
    let first = bytes[Int(token.start)]
    let second = length > 1 ? bytes[Int(token.start) + 1] : 0
    let last = bytes[Int(token.end) - 1]
    switch (first, length) {
    case (UInt8(ascii: "+"), 1), (UInt8(ascii: "-"), 1): return .addition
    case (UInt8(ascii: "*"), 1), (UInt8(ascii: "/"), 1), (UInt8(ascii: "%"), 1):
      return .multiplication
    case (UInt8(ascii: "|"), 1), (UInt8(ascii: "^"), 1): return .addition
    case (UInt8(ascii: "&"), 1): return .multiplication
    case (UInt8(ascii: "<"), 1), (UInt8(ascii: ">"), 1): return .comparison
    case (UInt8(ascii: "|"), 2) where second == first: return .disjunction
    case (UInt8(ascii: "&"), 2) where second == first: return .conjunction
    case (UInt8(ascii: "~"), 1): return .tilde
    case (UInt8(ascii: "?"), 2): return .coalescing
    case (UInt8(ascii: "."), _): return .range
    case (UInt8(ascii: "&"), 2) where second == UInt8(ascii: "*"): return .multiplication
    case (UInt8(ascii: "&"), 2): return .addition
    case (UInt8(ascii: "<"), 2) where second == first: return .shift
    case (UInt8(ascii: ">"), 2) where second == first: return .shift
    default: break
    }
    if last == UInt8(ascii: "=") {
      switch first {
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return .comparison
      case UInt8(ascii: "<") where length == 2, UInt8(ascii: ">") where length == 2:
        return .comparison
      default: return .assignment
      }
    }
    return .comparison
  }

  /// Parses one operand with its prefix operators and suffixes.
  mutating func parseOperand() -> ExpressionID {
    depth += 1
    defer { depth -= 1 }
    if depth > maximumNesting { return tooDeep() }
    let first = index
    switch kind {
    case .tryKeyword:
      index += 1
      if kind == .postfixQuestion || kind == .postfixExclamation { index += 1 }
      let operand = parseOperand()
      return add(.effect(operand), span(from: first))
    case .identifier where isEffect(index):
      index += 1
      let operand = parseOperand()
      return add(.effect(operand), span(from: first))
    case .prefixOperator, .postfixExclamation, .postfixOperator, .infixOperator:
      // Only a prefix operator is right here; the others are taken for one in broken code.
      index += 1
      let operand = parseOperand()
      return add(.prefix(operand), span(from: first))
    case .prefixAmpersand:
      index += 1
      let operand = parseOperand()
      return add(.inoutReference(operand), span(from: first))
    default:
      let primary = parsePrimary()
      return parseSuffixes(of: primary, from: first)
    }
  }

  /// Whether the identifier at `index` is `await` or its kin before an expression on the same line.
  private mutating func isEffect(_ index: Int) -> Bool {
    guard !startsLine(index + 1) else { return false }
    switch kind(at: index + 1) {
    case .identifier, .selfKeyword, .superKeyword, .selfTypeKeyword, .tryKeyword: break
    default: return false
    }
    return isName(index, "await") || isName(index, "unsafe") || isName(index, "consume")
      || isName(index, "copy") || isName(index, "any") || isName(index, "some")
  }

  private mutating func parsePrimary() -> ExpressionID {
    let first = index
    let kind = kind
    switch kind {
    case .identifier, .dollarIdentifier, .anyKeyword, .initKeyword:
      index += 1
      return add(.name(Int32(first)), TokenSpan(first, first))
    case .selfKeyword, .selfTypeKeyword:
      index += 1
      return add(.selfReference, TokenSpan(first, first))
    case .superKeyword: return leaf(.superReference)
    case .integer: return leaf(.integer)
    case .float: return leaf(.float)
    case .trueKeyword: return leaf(.boolean(true))
    case .falseKeyword: return leaf(.boolean(false))
    case .nilKeyword: return leaf(.nilLiteral)
    case .underscore: return leaf(.discard)
    case .stringOpen: return parseString()
    case .regexOpen:
      index = after(index)
      return add(.opaque, span(from: first))
    case .leftParen:
      let arguments = parseArguments()
      return add(.tuple(arguments), span(from: first))
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .period where self.kind(at: index + 1).canBeName:
      index += 2
      return add(.implicitMember(name: Int32(first + 1)), span(from: first))
    case .backslash: return parseKeyPath()
    case .poundName:
      index += 1
      let hasArguments = self.kind == .leftParen && !startsLine
      let arguments = hasArguments ? parseArguments() : .empty
      return add(.macro(arguments: arguments), span(from: first))
    case .ifKeyword, .switchKeyword, .doKeyword:
      let statement = parseStatement()
      return add(.statement(statement), span(from: first))
    case .comma, .colon, .semicolon, .endOfFile, .rightParen, .rightBracket, .rightBrace, .equal:
      return add(.opaque, TokenSpan(min(first, tokens.count - 1), min(first, tokens.count - 1)))
    default:
      return leaf(.opaque)
    }
  }

  private mutating func leaf(_ kind: Expression.Kind) -> ExpressionID {
    index += 1
    return add(kind, TokenSpan(index - 1, index - 1))
  }

  /// A string literal. The tokens of its interpolations are not parsed.
  private mutating func parseString() -> ExpressionID {
    let first = index
    index = after(index)
    return add(.string, span(from: first))
  }

  /// `\Type.path.to[0]?`: taken as a whole.
  private mutating func parseKeyPath() -> ExpressionID {
    let first = index
    index += 1
    while !startsLine {
      switch kind {
      case .period, .postfixQuestion, .postfixExclamation, .identifier, .selfKeyword,
        .selfTypeKeyword, .integer:
        if kind == .identifier, kind(at: index - 1) == .identifier { break }
        index += 1
        continue
      case .leftBracket:
        index = after(index)
        continue
      case .leftParen where kind(at: index - 1) == .backslash:
        index = after(index)
        continue
      case .infixOperator, .prefixOperator, .postfixOperator:
        if let end = genericArgumentsEnd(at: index) {
          index = end
          continue
        }
      default: break
      }
      break
    }
    return add(.keyPath, span(from: first))
  }

  /// `[a, b]` and `[k: v]`.
  private mutating func parseCollection() -> ExpressionID {
    let first = index
    let base = pendingElements.count
    let isDictionary = inGroup { parser in
      var isDictionary = false
      while !parser.atEnd {
        let before = parser.index
        parser.skipDirectives()
        if parser.atEnd { break }
        if parser.take(.comma) { continue }
        if parser.take(.colon) {
          isDictionary = true
          continue
        }
        let element = parser.parseExpression()
        parser.pendingElements.append(element)
        if parser.index == before { parser.index += 1 }
      }
      return isDictionary
    }
    let elements = flush(&pendingElements, from: base, to: &file.elements)
    let kind: Expression.Kind = isDictionary ? .dictionary(elements) : .array(elements)
    return add(kind, span(from: first))
  }

  /// The values between the parentheses or brackets at `index`.
  mutating func parseArguments() -> ListSlice {
    let base = pendingArguments.count
    parseArgumentGroup()
    return flush(&pendingArguments, from: base, to: &file.arguments)
  }

  /// Puts the values between the parentheses or brackets at `index` on the stack.
  ///
  /// Where the closing bracket is missing, the list ends at the first line that cannot continue it.
  mutating func parseArgumentGroup() {
    let closed = isClosed(index)
    var recoveredAt: Int?
    inGroup { parser in
      while !parser.atEnd {
        let before = parser.index
        parser.skipDirectives()
        if parser.atEnd { break }
        if parser.take(.comma) { continue }
        if !closed, parser.startsLine, parser.index > 0,
          parser.tokens[parser.index - 1].kind != .comma,
          parser.tokens[parser.index - 1].kind != .leftParen
        {
          recoveredAt = parser.index
          break
        }
        parser.parseArgument()
        if parser.index == before { parser.index += 1 }
      }
    }
    if let recoveredAt { index = recoveredAt }
  }

  private mutating func parseArgument() {
    let first = index
    var label: Int32 = -1
    if kind.canBeName || kind == .underscore, kind(at: index + 1) == .colon {
      label = Int32(index)
      index += 2
    }
    let value: ExpressionID
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator:
      // An operator passed as a function, such as `sorted(by: <)`.
      let next = kind(at: index + 1)
      value = next == .comma || next == .endOfFile ? leaf(.opaque) : parseExpression()
    default:
      value = parseExpression()
    }
    pendingArguments.append(
      Argument(label: label, value: value, isTrailing: false, span: span(from: first)))
  }

  /// Passes over `#if …` lines inside an expression list: what every clause holds counts as present.
  mutating func skipDirectives() {
    while true {
      switch kind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        index += 1
        while !atEnd, !startsLine { index += 1 }
      default: return
      }
    }
  }
}
