/// A private copy of a file's bytes, followed by zeros, so that looking ahead needs no end check.
///
/// Unsafe inside: a raw buffer with an unchecked subscript is what makes the lexer's loops fast. It
/// is sound because no loop of the lexer steps over a zero without asking whether it is the end, so
/// a lookahead of up to ``padding`` bytes stays in the buffer; debug builds assert it.
@safe struct SourceBytes: ~Copyable {
  private let base: UnsafeMutablePointer<UInt8>
  /// The number of bytes of the file.
  let count: Int

  /// One word read at the last byte, and one more read behind a word.
  static let padding = 16

  init(_ bytes: [UInt8]) {
    count = bytes.count
    unsafe base = .allocate(capacity: bytes.count + Self.padding)
    unsafe bytes.withUnsafeBufferPointer { source in
      if let start = source.baseAddress { unsafe base.initialize(from: start, count: source.count) }
    }
    unsafe (base + bytes.count).initialize(repeating: 0, count: Self.padding)
  }

  deinit { unsafe base.deallocate() }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count + Self.padding, "a lookahead must not go past the padding")
    return unsafe base[offset]
  }

  /// The eight bytes at `offset`, the first in the lowest bits.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(
      offset >= 0 && offset + 8 <= count + Self.padding, "a lookahead must not go past the padding")
    let word = unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// The offset of the first line feed or carriage return at or after `offset`, or the end of the
  /// file.
  @inline(__always)
  func endOfLine(from offset: Int) -> Int {
    var position = offset
    while position < count {
      let word = word(at: position)
      let breaks =
        bytesEqual(to: UInt8(ascii: "\n"), in: word) | bytesEqual(to: UInt8(ascii: "\r"), in: word)
      if breaks != 0 { return position + breaks.trailingZeroBitCount / 8 }
      position += 8
    }
    return count
  }

  /// Whether the bytes at `offset` are those of `text`.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    var index = 0
    while index < text.utf8CodeUnitCount {
      // A zero of the padding differs from every byte of `text`, so this stops there at the latest.
      if unsafe self[offset + index] != text.utf8Start[index] { return false }
      index += 1
    }
    return true
  }
}

/// A word whose lowest set bit is the top bit of the first byte of `word` that equals `byte`; 0 if
/// there is none.
@inline(__always)
private func bytesEqual(to byte: UInt8, in word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let difference = word ^ (ones &* UInt64(byte))
  return (difference &- ones) & ~difference & (ones << 7)
}
