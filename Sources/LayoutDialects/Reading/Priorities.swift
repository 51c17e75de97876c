extension TypeReader {
  /// The number that a priority stands for.
  /// Source: Apple, `UILayoutPriority` and `NSLayoutConstraint.Priority`.
  func priority(_ value: Value) -> Number {
    switch value {
    case .number(let number): return number
    case .symbol(let name):
      let value: Double? =
        switch name {
        case "required": 1000
        case "defaultHigh": 750
        case "dragThatCanResizeScene", "dragThatCanResizeWindow": 510
        case "sceneSizeStayPut", "windowSizeStayPut": 500
        case "dragThatCannotResizeScene", "dragThatCannotResizeWindow": 490
        case "defaultLow": 250
        case "fittingSizeLevel", "fittingSizeCompression": 50
        default: nil
        }
      return Number(value: value, isLiteral: false, text: "." + name)
    case .reference(let reference):
      if let member = references.member(reference),
        ["UILayoutPriority", "NSLayoutConstraint.Priority"].contains(references.name(member.base))
      {
        return priority(.symbol(member.name))
      }
      return Number(value: nil, isLiteral: false, text: references.name(reference))
    default: return Number(value: nil, isLiteral: false, text: "priority")
    }
  }
}
