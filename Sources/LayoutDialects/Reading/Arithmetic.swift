extension TypeReader {
  /// The result of `left symbol right`; `nil` if a number is known only at run time.
  func calculate(_ symbol: String, _ left: Value, _ right: Value) -> Double? {
    guard case .number(let left) = left, case .number(let right) = right,
      let first = left.value, let second = right.value
    else { return nil }
    switch symbol {
    case "+": return first + second
    case "-": return first - second
    case "*": return first * second
    case "/": return second == 0 ? nil : first / second
    default: return nil
    }
  }
}
