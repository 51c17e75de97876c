extension TypeReader {
  /// The result of `left symbol right`; `nil` if a number is known only at run time.
  func calculate(_ symbol: String, _ left: Value, _ right: Value) -> Double? {
    guard let first = knownNumber(left), let second = knownNumber(right) else { return nil }
    switch symbol {
    case "+": return first + second
    case "-": return first - second
    case "*": return first * second
    case "/": return second == 0 ? nil : first / second
    default: return nil
    }
  }

  /// A number that is known: also a priority of UIKit's, as in `.required - 1`.
  func knownNumber(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number.value
    case .symbol, .type, .reference: priority(value).value
    default: nil
    }
  }
}

extension Number {
  private var isSimple: Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }

  /// The same with the other sign, as insets from the far edges have it.
  var negated: Number {
    var number = Number(
      value: value.map { $0 == 0 ? 0 : -$0 }, isLiteral: isLiteral,
      text: isSimple ? "-" + text : "-(\(text))")
    number.onScreen = onScreen.map { $0 * -1 }
    return number
  }

  func sum(_ other: Number) -> Number {
    Number(
      value: value.flatMap { left in other.value.map { left + $0 } }, isLiteral: false,
      text: self == other ? "2 * \(text)" : "\(text) + \(other.text)")
  }

  /// Half of this less the other.
  func halfDifference(_ other: Number) -> Number {
    if self == other { return Number(value: 0, isLiteral: false, text: "0") }
    return Number(
      value: value.flatMap { left in other.value.map { (left - $0) / 2 } }, isLiteral: false,
      text: "(\(text) - \(other.text)) / 2")
  }

  var inverse: Number {
    Number(
      value: value.flatMap { $0 == 0 ? nil : 1 / $0 }, isLiteral: false,
      text: "1 / " + (text.contains(" ") ? "(\(text))" : text))
  }

  func product(_ other: Number) -> Number {
    let first = grouped(text, beside: "*", isRight: false)
    return Number(
      value: value.flatMap { left in other.value.map { left * $0 } }, isLiteral: false,
      text: "\(first) * \(grouped(other.text, beside: "*", isRight: true))")
  }
}

/// The text of an operand, in parentheses where the operator beside it would take it apart: what a parameter stands
/// for may be `flag ? 0 : gap`.
func grouped(_ text: String, beside symbol: String, isRight: Bool) -> String {
  guard let own = Binding.loosest(in: text) else { return text }
  let other: Binding = symbol == "*" || symbol == "/" ? .product : .sum
  let isTakenApart = own < other || own == other && isRight && symbol != "+" && symbol != "*"
  return isTakenApart ? "(\(text))" : text
}

/// How closely operators tie what stands beside them.
private enum Binding: Int, Comparable {
  case choice, sum, product

  static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }

  /// That of the loosest operator with spaces around it, outside all brackets.
  static func loosest(in text: String) -> Binding? {
    var found: Binding?
    var depth = 0
    var before: UInt8 = 0
    for byte in text.utf8 {
      defer { before = byte }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default:
        guard depth == 0, before == UInt8(ascii: " "), let binding = Binding(byte) else { continue }
        found = min(found ?? binding, binding)
      }
    }
    return found
  }

  private init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "?"): self = .choice
    case UInt8(ascii: "+"), UInt8(ascii: "-"): self = .sum
    case UInt8(ascii: "*"), UInt8(ascii: "/"): self = .product
    default: return nil
    }
  }
}

/// What a number that is written with a minus is the negative of: `Spacing.m` for `-Spacing.m` and `Spacing.m*-1`, `a+b`
/// for `-(a+b)`; `nil` for any other text.
///
/// - Parameter text: code without blanks.
func opposite(of text: String) -> String? {
  // Nobody names a longer one twice, and each would be looked through for all others.
  guard text.utf8.count <= longestOpposite else { return nil }
  if text.hasSuffix("*-1") {
    let rest = String(text.dropLast(3))
    return textWithoutMinus("-" + rest)
  }
  guard let rest = textWithoutMinus(text) else { return nil }
  guard rest.first == "(", rest.last == ")" else { return rest }
  var depth = 0
  for (index, byte) in zip(rest.utf8.indices, rest.utf8) {
    if byte == UInt8(ascii: "(") { depth += 1 }
    if byte == UInt8(ascii: ")") { depth -= 1 }
    if depth == 0, rest.utf8.index(after: index) != rest.utf8.endIndex { return rest }
  }
  return String(rest.dropFirst().dropLast())
}

/// Whether an unknown number is the negative of its symbol's value: -1 for `-Spacing.m`, 1 for `Spacing.m`.
package func unknownSign(of text: String) -> Double {
  var (text, sign) = (unbroken(text), 1.0)
  while let rest = opposite(of: text) { (text, sign) = (rest, -sign) }
  return sign
}

/// A number's text without the minus in front, if that is one of the whole text: `gap`, `(a + b)`, `2 * gap`; `nil` for
/// any other text.
func textWithoutMinus(_ text: String) -> String? {
  guard text.utf8.first == UInt8(ascii: "-") else { return nil }
  let rest = text.dropFirst()
  var depth = 0
  for byte in rest.utf8 {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "\""):
      if depth == 0 { return nil }
    default: break
    }
  }
  return rest.isEmpty ? nil : String(rest)
}

/// Of the text of a number that is told from its opposite, in bytes.
private let longestOpposite = 400

/// Code without its blanks and line breaks, which a formatter moves.
func unbroken(_ code: String) -> String {
  code.utf8.contains { $0 <= 0x20 } ? code.filter { !$0.isWhitespace } : code
}
