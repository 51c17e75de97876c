import LightSyntax
import SourceText
import SwiftTokens

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
