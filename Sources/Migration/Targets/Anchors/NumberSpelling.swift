import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// Writes numbers as arguments of the type `CGFloat`.
struct NumberSpelling {
  let names: LexicalNames
  /// Names that mean something inside a closure only.
  var hidden: Set<String> = []
  /// What the code may convert by itself: SnapKit takes numbers of any type.
  var convertsNumbers: Bool
  /// Whether names are keys of a dictionary, not names of the code.
  var namesAreKeys = false

  /// - Throws: what cannot be written.
  func spelled(_ number: Number) throws(Refusal.Cause) -> String {
    let text = number.text
    if let value = number.value, number.isLiteral || text.isEmpty || text == "systemSpacing" {
      return Self.isPlain(text) || Self.isSum(text) ? text : Self.format(value)
    }
    let isBroken = text.contains("…") || text.contains { $0.isNewline } || text.isEmpty
    if isBroken || text.contains(" of call ") {
      throw .unspelled(text)
    }
    if number.isNothing { return "0" }
    let expression = NumberExpression(text)
    if Self.takesPartOfImplicit(text) { throw .unspelled(text) }
    if !expression.names.isDisjoint(with: hidden) { throw .unspelled(text) }
    if namesAreKeys { return try spelledMetric(number, expression) }
    if expression.isInteger, expression.divides { throw .wholeDivision(text) }
    if expression.paths.isEmpty, expression.isArithmetic { return text }
    let isReady = !convertsNumbers || isCGFloat(text)
    // Numbers that are known only at run time are compared by their text.
    if isReady {
      return number.value == nil && text.hasPrefix("-(-") ? text : Self.withoutDoubleSign(text)
    }
    return "CGFloat(\(text))"
  }

  /// A metric, by its name if code here has that for the same number.
  private func spelledMetric(
    _ number: Number, _ expression: NumberExpression
  ) throws(Refusal.Cause) -> String {
    var text = number.text
    if text.hasPrefix("\\("), text.hasSuffix(")") { text = String(text.dropFirst(2).dropLast()) }
    let path = NumberExpression(text).paths.first ?? []
    let type = names.type(ofPath: path)
    if NumberExpression(text).isArithmetic, let type {
      if type == "CGFloat" { return text }
      if ["Int", "Double", "Float"].contains(type) { return "CGFloat(\(text))" }
    }
    if let value = number.value { return Self.format(value) }
    throw .unspelled(number.text)
  }

  /// Whether a text is a `CGFloat` as it is, so that it is not converted once more.
  func isCGFloat(_ text: String) -> Bool { NumberFit(text, names.type(ofPath:)).isCGFloat }

  /// `inset` for `-(-inset)`, and `-insets.top` for `-(insets.top)`.
  private static func withoutDoubleSign(_ text: String) -> String {
    guard text.hasPrefix("-("), text.hasSuffix(")") else { return text }
    let inner = text.dropFirst(2).dropLast()
    let operand = inner.hasPrefix("-") ? inner.dropFirst() : inner
    var depth = 0
    for character in operand {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      default:
        guard depth > 0 || character.isLetter || character.isNumber || "._".contains(character)
        else { return text }
      }
      if depth < 0 { return text }
    }
    return inner.hasPrefix("-") ? String(operand) : "-" + operand
  }

  /// Whether a text adds or multiplies literals: what they are in one number would not be seen from that.
  private static func isSum(_ text: String) -> Bool {
    let expression = NumberExpression(text)
    return expression.isArithmetic && expression.paths.isEmpty && !expression.divides
      && !text.contains(where: \.isNewline) && text.contains(" ")
  }

  /// Whether a text names a part of something that only its old place gave a type: `.init(all: 8).top`.
  private static func takesPartOfImplicit(_ text: String) -> Bool {
    let file = TokenizedFile(SourceFile(path: "", bytes: Array(text.utf8)))
    let tokens = file.tokens
    for index in tokens.indices where tokens[index].kind == .period {
      let before = index > 0 ? tokens[index - 1].kind : .endOfFile
      if before.canBeName || Self.operandEnds.contains(before) { continue }
      var (next, depth) = (index + 2, 0)
      while next < tokens.count, depth > 0 || tokens[next].kind == .leftParen {
        if tokens[next].kind == .leftParen { depth += 1 }
        if tokens[next].kind == .rightParen { depth -= 1 }
        next += 1
      }
      if next < tokens.count, tokens[next].kind == .period { return true }
    }
    return false
  }

  private static let operandEnds: [TokenKind] = [
    .rightParen, .rightBracket, .rightBrace, .postfixQuestion, .postfixExclamation, .stringClose,
  ]

  private static func isPlain(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    return digits.first?.isNumber ?? false && digits.allSatisfy { $0.isNumber || "._".contains($0) }
  }

  /// How many digits a whole number may have before it is written with an exponent.
  private static let largestWhole = 1e15

  static func format(_ value: Double) -> String {
    value.rounded() == value && abs(value) < largestWhole ? String(Int(value)) : String(value)
  }
}

extension Number {
  /// Whether it is a part of insets, a size or a point that has a name for being nothing: `UIEdgeInsets.zero`.
  var isNothing: Bool { value == 0 && (text.hasSuffix(".zero") || text.hasSuffix("Zero")) }
}

/// The parts of a number's text.
struct NumberExpression {
  /// The names of it, each with what stands behind its periods.
  private(set) var paths: [[String]] = []
  /// Whether it is made of names, literals, operators and parentheses only.
  private(set) var isArithmetic = true
  /// Whether all its literals are whole numbers, and it has no names.
  private(set) var isInteger = true
  private(set) var divides = false
  /// Whether it calls something.
  private(set) var calls = false
  /// Whether something outside all calls tells that it is a number: a literal, a sum, a type of numbers.
  private(set) var isNumber = false

  private static let converting: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "max", "min", "abs", "ceil", "floor", "round",
  ]

  /// Every name that occurs.
  var names: Set<String> { Set(paths.joined()) }

  init(_ text: String) {
    let file = TokenizedFile(SourceFile(path: "", bytes: Array(text.utf8)))
    var continues = false
    // Of each open parenthesis, whether it belongs to a call.
    var open: [Bool] = []
    for (index, token) in file.tokens.enumerated() {
      switch token.kind {
      case .identifier, .dollarIdentifier, .selfKeyword, .selfTypeKeyword:
        isInteger = false
        if continues, !paths.isEmpty {
          paths[paths.count - 1].append(file.text(token))
        } else {
          paths.append([file.text(token)])
        }
        continues = false
      case .period: continues = true
      case .integer, .float:
        if token.kind == .float { isInteger = false }
        if !open.contains(true) { isNumber = true }
        // `8.scaled`: the name is that of a member.
        if index + 1 < file.tokens.count, file.tokens[index + 1].kind == .period {
          paths.append([file.text(token)])
        }
      case .infixOperator, .prefixOperator:
        let text = file.text(token)
        if text == "/" { divides = true }
        if !["+", "-", "*", "/"].contains(text) {
          isArithmetic = false
        } else if !open.contains(true) {
          isNumber = true
        }
      case .leftParen:
        let isCall = index > 0 && file.tokens[index - 1].kind == .identifier
        if isCall {
          isArithmetic = false
          calls = true
          let callee = file.text(file.tokens[index - 1])
          if Self.converting.contains(callee), open.isEmpty { isNumber = true }
        }
        open.append(isCall)
      case .rightParen: _ = open.popLast()
      case .endOfFile: break
      default: isArithmetic = false
      }
    }
  }
}
