/// Writes values one after another, as ``RecordReader`` reads them.
package struct RecordWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// The texts that were written in full, in order: most are rules, paths and types that come again and again.
  private var texts: [String] = []
  /// The last place of each in ``texts``.
  private var places: [String: Int] = [:]

  package init() {}

  /// Seven bits a byte, the lowest first; the highest bit indicates that more follow.
  package mutating func write(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Small numbers of either sign are short.
  package mutating func write(_ value: Int) {
    write(UInt64(bitPattern: Int64(value << 1 ^ value >> (Int.bitWidth - 1))))
  }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func write(_ number: Double) { writeFixed(number.bitPattern) }

  package mutating func write(_ text: String) {
    // Strings are equal whose characters are composed otherwise; their bytes are not.
    if let known = places[text], texts[known].utf8.elementsEqual(text.utf8) {
      write(UInt64(known + 1))
      return
    }
    places[text] = texts.count
    texts.append(text)
    write(UInt64(0))
    write(bytes: text.utf8)
  }

  package mutating func write(bytes added: some Collection<UInt8>) {
    write(UInt64(added.count))
    bytes += added
  }

  package mutating func write(_ digest: Digest) {
    writeFixed(digest.high)
    writeFixed(digest.low)
  }

  /// A value that may be missing.
  package mutating func write<Value>(
    optional value: Value?, _ body: (inout RecordWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// The number of the values, and each of them.
  package mutating func write<Values: Collection>(
    list values: Values, _ body: (inout RecordWriter, Values.Element) -> Void
  ) {
    write(UInt64(values.count))
    for value in values { body(&self, value) }
  }

  /// Eight bytes, the lowest first.
  private mutating func writeFixed(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
