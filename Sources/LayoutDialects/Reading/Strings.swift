import LightSyntax
import SourceText
import SwiftTokens

extension TypeReader {
  /// The text of a string literal, if what is put into it is known.
  func stringValue(_ id: ExpressionID) -> Value {
    let span = file[id].span
    let literal = StringLiteral(file: file, first: Int(span.first), last: Int(span.last))
    var interpolations: [StringValue] = []
    // Text, an opening and a closing quote: by far the most.
    if span.last - span.first > 2 {
      for tokens in literal.interpolations {
        switch interpolated(tokens, at: id) {
        case .string(let text): interpolations.append(text)
        case .unknown(let doubt): return .unknown(doubt)
        default: return .unknown(.unread("\\(\(quote(of: tokens)))"))
        }
      }
    }
    return .string(
      StringValue(
        .literal(
          file: fileIndex, first: literal.first, last: literal.last, interpolations: interpolations)
      ))
  }

  /// The text of a value, if it is one that is known in full.
  func text(_ value: Value) -> String? {
    guard case .string(let string) = value else { return nil }
    return LocatedText(string, files: files)?.text
  }

  /// `left + right`, where one of the two is a text.
  func concatenated(_ left: Value, _ right: Value, _ id: ExpressionID) -> Value {
    switch (left, right) {
    case (.string(let first), .string(let second)):
      if let sum = first + second { return .string(sum) }
    case (.unknown(let doubt), _), (_, .unknown(let doubt)): return .unknown(doubt)
    default: break
    }
    return .unknown(.unread(shortened(id)))
  }

  /// `isWide ? "a" : "b"`.
  func chosenText(_ id: ExpressionID, _ then: StringValue, _ otherwise: StringValue) -> Value {
    guard case .ternary(let condition, _, _) = file[id].kind,
      then.pieces.count + otherwise.pieces.count <= StringValue.maximumPieces
    else { return .unknown(.choice(shortened(id))) }
    return .string(
      StringValue(
        .choice(
          condition: shortened(condition), site: BranchSite(byte: file.start(id)), then: then,
          otherwise: otherwise)))
  }

  /// `["a", "b"].joined(separator: "-")`; `nil` if not all of it is text.
  func joined(_ elements: [Value], _ arguments: ListSlice) -> Value? {
    let values = evaluateArguments(arguments)
    guard values.count <= 1 else { return nil }
    var sum: StringValue?
    for element in elements {
      guard case .string(let next) = element else { return nil }
      guard let earlier = sum else {
        sum = next
        continue
      }
      var text = earlier
      if let separator = values.first {
        guard case .string(let between) = separator, let longer = text + between else { return nil }
        text = longer
      }
      sum = text + next
      if sum == nil { return nil }
    }
    return sum.map { .string($0) }
  }

  // MARK: Interpolations

  /// The text that an interpolation puts in. The parser leaves its tokens alone; names, numbers and plain arithmetic
  /// are understood here.
  private func interpolated(_ tokens: Range<Int>, at id: ExpressionID) -> Value {
    guard let first = tokens.first, let last = tokens.last else { return .nothing }
    let range = SourceRange(
      Int(file.source.tokens[first].start), Int(file.source.tokens[last].end))
    switch value(of: tokens, at: id) {
    case .string(let text): return .string(text)
    case .number(let number):
      if let value = number.value {
        return .string(
          StringValue(.text(Array(spelling(value).utf8), file: fileIndex, range)))
      }
      let named = Number(value: nil, isLiteral: false, text: quote(range))
      return .string(StringValue(.number(named, file: fileIndex, range)))
    case .unknown(let doubt): return .unknown(doubt)
    default: return .nothing
    }
  }

  private func spelling(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  private func quote(of tokens: Range<Int>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return quote(
      SourceRange(Int(file.source.tokens[first].start), Int(file.source.tokens[last].end)))
  }

  private func value(of tokens: Range<Int>, at id: ExpressionID) -> Value {
    let all = file.source.tokens
    let operators = tokens.filter { all[$0].kind == .infixOperator }
    guard let symbol = operators.first else { return operand(tokens, at: id) }
    guard operators.allSatisfy({ "+-*/".contains(file.source.text(all[$0])) }) else {
      return .nothing
    }
    let left = operand(tokens.lowerBound..<symbol, at: id)
    guard case .number(let first) = left else { return .nothing }
    let text = quote(of: tokens)
    let unknown = Value.number(Number(value: nil, isLiteral: false, text: text))
    guard operators.count == 1,
      case .number(let second) = operand(symbol + 1..<tokens.upperBound, at: id),
      let (x, y) = first.value.flatMap({ x in second.value.map { (x, $0) } })
    else { return unknown }
    let result: Double? =
      switch file.source.text(all[symbol]) {
      case "+": x + y
      case "-": x - y
      case "*": x * y
      default: y == 0 ? nil : x / y
      }
    return .number(Number(value: result, isLiteral: false, text: text))
  }

  /// A number, or names with periods between them.
  private func operand(_ tokens: Range<Int>, at id: ExpressionID) -> Value {
    let all = file.source.tokens
    guard let first = tokens.first else { return .nothing }
    switch all[first].kind {
    case .integer, .float:
      let digits = file.source.text(all[first]).filter { $0 != "_" }
      guard tokens.count == 1, let value = Double(digits) else { return .nothing }
      return .number(Number(value: value, isLiteral: true, text: digits))
    case .prefixOperator where file.source.text(of: all[first], is: "-"):
      guard case .number(let number) = operand(tokens.dropFirst(), at: id) else { return .nothing }
      return .number(
        Number(value: number.value.map { -$0 }, isLiteral: false, text: quote(of: tokens)))
    case .selfKeyword:
      return members(tokens.dropFirst(), of: .reference(selfReference), id)
    case .identifier:
      let name = file.source.name(of: all[first])
      if ["CGFloat", "Double", "Float", "Int"].contains(name), tokens.count > 1 {
        return .number(Number(value: nil, isLiteral: false, text: quote(of: tokens)))
      }
      return members(tokens.dropFirst(), of: lookUp(name, at: id), id)
    default: return .nothing
    }
  }

  private func members(
    _ tokens: Range<Int>, of base: Value, _ id: ExpressionID
  ) -> Value {
    let all = file.source.tokens
    var value = base
    var name: String?
    for index in tokens {
      switch all[index].kind {
      case .period, .postfixExclamation: continue
      case .identifier:
        let member = file.source.name(of: all[index])
        name = member
        switch value {
        case .reference(let reference):
          value = self.member(member, of: reference, at: id, nameRange: all[index].range)
        case .type(let type): value = staticMember(member, of: type) ?? .nothing
        case .number: value = .number(Number(value: nil, isLiteral: false, text: member))
        default: return .nothing
        }
      default: return .nothing
      }
    }
    if case .reference = value, let name, Self.numberMembers.contains(name) {
      return .number(Number(value: nil, isLiteral: false, text: name))
    }
    return value
  }

  /// Members that are numbers wherever UIKit and Core Graphics declare them.
  private static let numberMembers: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "width", "height",
  ]

  /// A constant of a type, wherever it is declared.
  func staticMember(_ name: String, of type: String) -> Value? {
    if let number = staticNumber(type, name) {
      return .number(Number(value: number, isLiteral: false, text: "\(type).\(name)"))
    }
    if type == typeName, let value = propertyConstant(name) { return value }
    return nil
  }
}
