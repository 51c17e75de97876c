import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// Writes numbers as arguments of the type `CGFloat`.
struct NumberSpelling {
  let names: LexicalNames
  /// Names that mean something inside a closure only.
  var hidden: Set<String> = []
  /// Functions that give a `CGFloat`.
  var lengthFunctions = LengthFunctions()
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
  func isCGFloat(_ text: String) -> Bool {
    NumberFit(text, lengthFunctions, names.type(ofPath:)).isCGFloat
  }

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
