/// The hash of a name, computed eight bytes at a time, and the first 16 bytes that it was computed
/// from.
struct PackedName {
  private(set) var state: UInt64
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0

  /// - Parameter length: the number of bytes of the name.
  @inline(__always)
  init(length: Int) { state = UInt64(truncatingIfNeeded: length) }

  /// Takes the next eight bytes, the first in the lowest bits; in the last word, the bytes behind
  /// the name are 0.
  @inline(__always)
  mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }

  /// A name of at most eight bytes.
  @inline(__always)
  init(low: UInt64, length: Int) {
    self.init(length: length)
    self.low = low
    add(low)
  }

  /// A name of nine to sixteen bytes.
  @inline(__always)
  init(low: UInt64, high: UInt64, length: Int) {
    self.init(low: low, length: length)
    self.high = high
    add(high)
  }

  @inline(__always)
  var hash: UInt16 { max(UInt16(truncatingIfNeeded: state >> 16), 1) }
}

extension PackedName {
  /// A name of at most 16 ASCII bytes.
  init(_ name: StaticString) {
    var name = name.description
    self = name.withUTF8 { unsafe PackedName(UnsafeRawBufferPointer($0)) }
  }

  fileprivate init(_ bytes: UnsafeRawBufferPointer) {
    self.init(length: bytes.count)
    var start = 0
    while start < bytes.count {
      var word: UInt64 = 0
      if start + 8 <= bytes.count {
        let bits = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        word = UInt64(littleEndian: bits)
      } else {
        for index in start..<bytes.count {
          word |= UInt64(unsafe bytes[index]) << UInt64(8 * (index - start))
        }
      }
      if start == 0 { low = word }
      if start == 8 { high = word }
      add(word)
      start += 8
    }
  }
}

extension Token {
  /// The hash that the lexer gives to tokens with this name: never 0. Backticks around the name are
  /// not hashed.
  public static func nameHash(of name: String) -> UInt16 {
    // Each run asks for those of some thousand names: without a list of their bytes.
    var name = name
    return name.withUTF8 { text in
      let bytes = UnsafeRawBufferPointer(text)
      let backtick = UInt8(ascii: "`")
      if unsafe bytes.count >= 2 && bytes.first == backtick && bytes.last == backtick {
        let inner = unsafe UnsafeRawBufferPointer(rebasing: bytes.dropFirst().dropLast())
        return unsafe PackedName(inner).hash
      }
      return unsafe PackedName(bytes).hash
    }
  }

  /// The hash that the lexer gives to tokens with this name: never 0. Backticks around the name are
  /// not hashed.
  public static func nameHash(of name: Substring) -> UInt16 { nameHash(of: String(name)) }

  /// The hash that the lexer gives to tokens with this name: never 0. Backticks around the name are
  /// not hashed.
  public static func nameHash(of name: StaticString) -> UInt16 { nameHash(of: name.description) }
}
