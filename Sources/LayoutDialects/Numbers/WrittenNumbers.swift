import LightSyntax
import SourceText
import SwiftTokens

/// What the value of an argument or assignment is, as a number.
struct WrittenNumber {
  var form: NumberUse.Form
  var value: Double?
  var literal: WrittenLiteral?
  /// The functions and properties through which literals inside it go: `["calculateWidth"]`.
  var passes: [String] = []
  /// See ``NumberUse/sums``.
  var sums: [Double] = []
}

/// Tells literals, names and other code apart, and follows names to constants of the same file.
struct NumberClassifier {
  let file: SyntaxFile
  private(set) var definitions: [NumberDefinition] = []
  /// By the token of the constant's name.
  private var definitionOfToken: [Int32: Int] = [:]
  /// The file's variables, looked for by name once.
  let variables: NamedBindings

  init(_ file: SyntaxFile) {
    self.file = file
    variables = NamedBindings(of: file)
  }

  mutating func number(_ id: ExpressionID) -> WrittenNumber {
    if let literal = writtenLiteral(id, in: file) {
      return WrittenNumber(form: .literal, value: literal.value, literal: literal)
    }
    switch file[id].kind {
    case .tuple(let elements):
      if elements.count == 1, let only = file.arguments(elements).first {
        return number(only.value)
      }
    case .prefix(let operand):
      guard file.source.text(of: file.source.tokens[Int(file[id].span.first)], is: "-") else {
        break
      }
      var number = number(operand)
      if number.form == .computed { break }
      number.value = number.value.map { -$0 }
      return number
    case .name, .member, .implicitMember:
      if let name = passed(id) { return name }
      return named(id)
    case .call:
      if let call = passed(id) { return call }
    default: break
    }
    let span = file[id].span
    return WrittenNumber(form: .computed, passes: passes(in: span), sums: sums(in: span))
  }

  /// The number that a visual format's dictionary of metrics has under a name: `["gap": 20]`, or a constant with that.
  ///
  /// - Returns: `nil` where the dictionary or its entry is not seen.
  mutating func metric(_ name: String, in metrics: ExpressionID) -> WrittenNumber? {
    switch file[metrics].kind {
    case .dictionary(let elements):
      let list = Array(file.elements(elements))
      for index in stride(from: 0, to: list.count - 1, by: 2) {
        let key = file[list[index]]
        guard case .string = key.kind, key.span.indices.count == 3,
          file.source.text(file.source.tokens[Int(key.span.first) + 1]) == name
        else { continue }
        guard let literal = writtenLiteral(list[index + 1], in: file) else {
          return number(list[index + 1])
        }
        let definition = define(name, literal, token: key.span.first)
        return WrittenNumber(form: .named(definition), value: literal.value)
      }
      return nil
    case .name(let token):
      let candidates = variables[file.name(token)]
      guard let nearest = candidates.last(where: { $0.isVisible(at: Int(token), in: file) }),
        nearest.isLet, let value = nearest.value, case .dictionary = file[value].kind
      else { return nil }
      return metric(name, in: value)
    default: return nil
    }
  }

  // MARK: - Passed on

  /// `16.calculateWidth()`, `16.scaled`, `scaled(16)`, `UIFontMetrics.default.scaledValue(for: 16)`.
  private func passed(_ id: ExpressionID) -> WrittenNumber? {
    let name: Int32
    let operand: ExpressionID
    switch file[id].kind {
    case .member(let base, let member): (name, operand) = (member, base)
    case .call(let callee, let arguments):
      let list = file.arguments(arguments)
      switch file[callee].kind {
      case .member(let base, let member) where list.isEmpty: (name, operand) = (member, base)
      case .member(_, let member), .name(let member):
        guard list.count == 1, let only = list.first else { return nil }
        (name, operand) = (member, only.value)
      default: return nil
      }
    default: return nil
    }
    let helper = file.name(name)
    guard !helper.startsUppercase, let literal = writtenLiteral(operand, in: file) else {
      return nil
    }
    return WrittenNumber(
      form: .passed(to: helper), value: literal.value, literal: literal, passes: [helper])
  }

  /// The numbers of `view.bounds.height - 64 - 49`, and 20 and 44 of `20 + 44 / 2`; none of `20 * 44`.
  private func sums(in span: TokenSpan) -> [Double] {
    let tokens = file.source.tokens
    func isOperator(_ index: Int, _ symbols: [StaticString]) -> Bool {
      span.indices.contains(index) && tokens[index].kind == .infixOperator
        && symbols.contains { file.source.text(of: tokens[index], is: $0) }
    }
    let isPlain = span.indices.allSatisfy {
      [.integer, .float, .infixOperator, .leftParen, .rightParen].contains(tokens[$0].kind)
    }
    guard
      isPlain || span.indices.contains(where: { file.source.text(of: tokens[$0], is: "height") })
    else { return [] }
    return span.indices.compactMap { index in
      guard tokens[index].kind == .integer || tokens[index].kind == .float,
        isOperator(index - 1, ["+", "-"]) || isPlain && isOperator(index + 1, ["+", "-"]),
        !isOperator(index - 1, ["*", "/"]), !isOperator(index + 1, ["*"])
      else { return nil }
      return Double(file.source.text(tokens[index]))
    }
  }

  private func passes(in span: TokenSpan) -> [String] {
    let tokens = file.source.tokens
    return span.indices.dropLast(2).compactMap { index in
      guard tokens[index].kind == .integer || tokens[index].kind == .float,
        tokens[index + 1].kind == .period, tokens[index + 2].kind == .identifier
      else { return nil }
      return file.name(Int32(index + 2))
    }
  }

  // MARK: - Named

  private mutating func named(_ id: ExpressionID) -> WrittenNumber {
    let use = Int(file[id].span.first)
    let computed = WrittenNumber(form: .computed)
    switch file[id].kind {
    case .implicitMember: return WrittenNumber(form: .token(file.text(id)))
    case .name(let token):
      let name = file.name(token)
      if file.isParameter(name, at: use) { return computed }
      let candidates = variables[name]
      guard let nearest = candidates.filter({ $0.isVisible(at: use, in: file) }).last else {
        return candidates.isEmpty ? WrittenNumber(form: .token(name)) : computed
      }
      return define(nearest, spelling: name)
    case .member(let base, let token):
      let name = file.name(token)
      let owners: [String]
      switch file[base].kind {
      case .selfReference: owners = file.typeNames(around: use)
      case .name(let type), .member(_, let type):
        guard file.name(type).startsUppercase else { return computed }
        owners = [file.name(type)]
      default: return computed
      }
      guard let member = variables.member(name, of: owners) else {
        if case .selfReference = file[base].kind { return computed }
        return WrittenNumber(form: .token(file.text(id)))
      }
      return define(member, spelling: file.text(id), at: use)
    default: return computed
    }
  }

  /// The use of a constant: a definition that is followed, or a token if it stands in a table of numbers.
  private mutating func define(
    _ binding: NamedBinding, spelling: String, at use: Int? = nil
  ) -> WrittenNumber {
    guard binding.isLet, let literal = binding.value.flatMap({ writtenLiteral($0, in: file) })
    else {
      return WrittenNumber(form: .computed)
    }
    if binding.isShared || use.map({ !binding.isOwn(at: $0, in: file) }) ?? false {
      return WrittenNumber(form: .token(spelling), value: literal.value)
    }
    let index = define(file.name(binding.token), literal, token: binding.token)
    definitions[index].declaredType = binding.type.map { file.text($0) }
    return WrittenNumber(form: .named(index), value: literal.value)
  }

  /// The place among ``definitions`` of what is called so at a token.
  private mutating func define(
    _ name: String, _ literal: WrittenLiteral, token: Int32
  ) -> Int {
    if let known = definitionOfToken[token] { return known }
    definitionOfToken[token] = definitions.count
    definitions.append(
      NumberDefinition(name: name, literal: literal, type: file.innermostTypeName(around: token)))
    return definitions.count - 1
  }
}

/// The literal that an expression is: `16`, `-16`, `CGFloat(16)`, `(16)`.
func writtenLiteral(_ id: ExpressionID, in file: SyntaxFile) -> WrittenLiteral? {
  switch file[id].kind {
  case .integer, .float, .prefix:
    guard let value = literalNumber(id, in: file), isLength(value) else { return nil }
    return WrittenLiteral(range: file.range(id), text: file.text(id), value: value)
  case .call(let callee, let arguments):
    guard case .name(let token) = file[callee].kind, arguments.count == 1,
      ["CGFloat", "Double", "Float"].contains(file.name(token)),
      let only = file.arguments(arguments).first, only.label < 0,
      var literal = writtenLiteral(only.value, in: file)
    else { return nil }
    literal.range = file.range(id)
    literal.isWrapped = true
    return literal
  case .tuple(let elements):
    guard elements.count == 1, let only = file.arguments(elements).first,
      var literal = writtenLiteral(only.value, in: file)
    else { return nil }
    literal.range = file.range(id)
    return literal
  default: return nil
  }
}

extension SyntaxFile {
  /// The innermost type around a token.
  func innermostTypeName(around token: Int32) -> String? {
    types(around: Int(token)).first.map { text($0.name) }
  }
}

/// Whether a number may be one of points: `0x1p99999` is infinite, and no screen has a thousand million points.
func isLength(_ value: Double) -> Bool { abs(value) < 1e9 }

/// `Inner` of `Outer.Inner`.
func lastComponent(_ type: String) -> String {
  type.lastIndex(of: ".").map { String(type[type.index(after: $0)...]) } ?? type
}

/// 28 of `56 / 2`.
func quotient(_ id: ExpressionID, in file: SyntaxFile) -> Double? {
  guard case .binary(let left, let symbol, let right) = file[file.unparenthesized(id)].kind,
    file.source.text(of: file.source.tokens[Int(symbol)], is: "/"),
    let dividend = literalNumber(left, in: file), let divisor = literalNumber(right, in: file),
    divisor != 0
  else { return nil }
  return dividend / divisor
}
