/// The bytes are not a record.
package struct RecordError: Error, Equatable {
  package init() {}
}

/// Reads what a ``RecordWriter`` wrote, without trusting it: any bytes result in values or an error, and no list
/// becomes longer than the number of bytes.
package struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var texts: [String] = []

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { position == bytes.endIndex }

  package mutating func readUnsigned() throws(RecordError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readByte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw RecordError()
  }

  package mutating func readInt() throws(RecordError) -> Int {
    let value = try readUnsigned()
    return Int(truncatingIfNeeded: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  package mutating func readBool() throws(RecordError) -> Bool {
    switch try readByte() {
    case 0: return false
    case 1: return true
    default: throw RecordError()
    }
  }

  package mutating func readDouble() throws(RecordError) -> Double {
    Double(bitPattern: try readFixed())
  }

  package mutating func readText() throws(RecordError) -> String {
    let place = try readUnsigned()
    if place > 0 {
      guard place <= UInt64(texts.count) else { throw RecordError() }
      return texts[Int(place) - 1]
    }
    guard let text = String(validating: try readBytes(), as: UTF8.self) else { throw RecordError() }
    texts.append(text)
    return text
  }

  package mutating func readBytes() throws(RecordError) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  package mutating func readDigest() throws(RecordError) -> Digest {
    let high = try readFixed()
    return Digest(high: high, low: try readFixed())
  }

  package mutating func readOptional<Value>(
    _ body: (inout RecordReader) throws(RecordError) -> Value
  ) throws(RecordError) -> Value? {
    try readBool() ? try body(&self) : nil
  }

  package mutating func readList<Value>(
    _ body: (inout RecordReader) throws(RecordError) -> Value
  ) throws(RecordError) -> [Value] {
    let count = try readCount()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  /// A number of things of which each takes a byte at least.
  private mutating func readCount() throws(RecordError) -> Int {
    let count = try readUnsigned()
    guard count <= UInt64(bytes.endIndex - position) else { throw RecordError() }
    return Int(count)
  }

  private mutating func readByte() throws(RecordError) -> UInt8 {
    guard position < bytes.endIndex else { throw RecordError() }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func readFixed() throws(RecordError) -> UInt64 {
    guard bytes.endIndex - position >= 8 else { throw RecordError() }
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return value
  }
}
