extension SyntaxFile {
  /// The value inside parentheses that contain a single value.
  package func unparenthesized(_ id: ExpressionID) -> ExpressionID {
    var id = id
    while case .tuple(let list) = self[id].kind, list.count == 1,
      let only = arguments(list).first, only.label < 0
    {
      id = only.value
    }
    return id
  }

  /// Whether an expression is `self`, also `self?` and `self!`.
  package func isSelf(_ id: ExpressionID) -> Bool {
    switch self[unparenthesized(id)].kind {
    case .selfReference: true
    case .optionalChain(let operand), .forceUnwrap(let operand): isSelf(operand)
    default: false
    }
  }

  /// The value of a number literal, with or without a minus sign; `nil` for any other expression.
  package func plainNumber(_ id: ExpressionID) -> Double? {
    switch self[id].kind {
    case .integer, .float: return numberValue(text(id))
    case .prefix(let operand):
      guard source.text(of: source.tokens[Int(self[id].span.first)], is: "-") else { return nil }
      switch self[operand].kind {
      case .integer, .float: return numberValue(text(operand)).map { -$0 }
      default: return nil
      }
    default: return nil
    }
  }
}

/// The value of a Swift number literal.
private func numberValue(_ text: String) -> Double? {
  // Most are plain digits, which `Double` takes several times as long to read.
  if let whole = Int(text) { return Double(whole) }
  let digits = text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text
  for (prefix, radix) in [("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
    return Int(digits.dropFirst(2), radix: radix).map(Double.init)
  }
  return Double(digits)
}
