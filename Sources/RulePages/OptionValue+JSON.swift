import JSONText

extension OptionValue {
  /// The value that `node` spells, if it is one of `type`.
  package init?(_ node: JSONNode, as type: OptionType) {
    switch (type, node.value) {
    case (.boolean, .boolean(let value)): self = .boolean(value)
    case (.number, .number(let value)) where value.isFinite: self = .number(value)
    case (.string, .string(let value)): self = .string(value)
    case (.numbers, .array(let elements)):
      let numbers = elements.compactMap(\.finiteNumber)
      guard numbers.count == elements.count else { return nil }
      self = .numbers(numbers)
    case (.strings, .array(let elements)):
      let strings = elements.compactMap(\.string)
      guard strings.count == elements.count else { return nil }
      self = .strings(strings)
    case (.boolean, _), (.number, _), (.string, _), (.numbers, _), (.strings, _): return nil
    }
  }

  /// The value as a page spells it, in JSON.
  package var json: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension OptionValue: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .boolean(let value): writer.write(value)
    case .number(let value): writer.write(value)
    case .string(let value): writer.write(value)
    case .numbers(let values): writer.write(values)
    case .strings(let values): writer.write(values)
    }
  }
}

extension JSONNode {
  fileprivate var finiteNumber: Double? {
    guard case .number(let number) = value, number.isFinite else { return nil }
    return number
  }

  fileprivate var string: String? {
    guard case .string(let string) = value else { return nil }
    return string
  }
}
