/// What can be written as one JSON value.
public protocol JSONWritable {
  /// Writes this as exactly one value.
  func write(to writer: inout JSONWriter)
}

extension JSONWritable {
  /// The value on a separate line.
  public var line: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    writer.endLine()
    return writer.take()
  }
}

extension String: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.writeString(self) }
}

extension Bool: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.writeToken(self ? "true" : "false") }
}

extension Int: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.writeToken(String(self)) }
}

extension Double: JSONWritable {
  /// Writes the shortest digits that read back as the same value; a whole number has no point.
  ///
  /// Infinities and NaN, which JSON cannot represent, are written as `null`; minus zero as `0`.
  public func write(to writer: inout JSONWriter) {
    // Not `Int(exactly:)`, which needs the C library's rounding functions to be linked.
    if magnitude <= Self.greatestCertainlyWhole, self == Double(Int(self)) {
      writer.writeToken(String(Int(self)))
    } else {
      writer.writeToken(isFinite ? description : "null")
    }
  }

  /// 2⁵³, up to which every whole number has a value of its own.
  private static var greatestCertainlyWhole: Double { 9_007_199_254_740_992 }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes `nil` as `null`.
  public func write(to writer: inout JSONWriter) {
    if let value = self { value.write(to: &writer) } else { writer.writeToken("null") }
  }
}

extension JSONNode: JSONWritable {
  /// Writes the value that was read, with its members in their order.
  public func write(to writer: inout JSONWriter) {
    switch value {
    case .null: writer.writeToken("null")
    case .boolean(let flag): writer.write(flag)
    case .number(let number): writer.write(number)
    case .string(let text): writer.write(text)
    case .array(let elements): writer.write(elements)
    case .object(let members):
      writer.object { writer in
        for member in members { writer.member(member.key, member.value) }
      }
    }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for element in self { element.write(to: &writer) }
    }
  }
}
