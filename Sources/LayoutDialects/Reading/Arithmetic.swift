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
