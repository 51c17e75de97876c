/// The bytes of a text that a `String` stores inline: up to fifteen ASCII characters, which most names fit into.
///
/// Creating and hashing such strings byte by byte is slow. Source: Swift's standard library, `StringObject.swift`,
/// "Small strings", which Apple's platforms keep for good. If strings turn out to be stored differently, no text counts
/// as short, and the slower code is used.
public struct ShortText: Equatable, Sendable {
  /// The first eight bytes, the first in the lowest bits; 0 after the last.
  public let low: UInt64
  /// The other bytes, likewise.
  public let high: UInt64
  /// The number of bytes.
  public let count: Int

  /// The longest text that is short, in bytes.
  public static let maximumCount = 15

  /// Borrows the text to avoid reference counting for each name that is looked up.
  ///
  /// - Returns: `nil` for a text that is longer, or not ASCII.
  @inline(__always)
  public init?(_ text: borrowing String) {
    guard Self.isUsable else { return nil }
    let (low, object) = unsafe unsafeBitCast(text, to: (UInt64, UInt64).self)
    guard object >> 60 == Self.mark else { return nil }
    self.low = low
    high = object & Self.highBits
    count = Int(truncatingIfNeeded: object >> 56 & 0xF)
  }

  /// - Returns: `nil` for bytes that are more, not ASCII, or so near to the end that no word can be loaded.
  @inline(__always)
  init?(_ bytes: [UInt8], _ range: SourceRange) {
    let count = range.length
    guard Self.isUsable, count <= Self.maximumCount, range.start + 16 <= bytes.count else {
      return nil
    }
    let (first, second) = unsafe bytes.withUnsafeBytes { bytes in
      unsafe (
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: range.start, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: range.start + 8, as: UInt64.self))
      )
    }
    low = first & (count < 8 ? Self.mask(count) : .max)
    high = second & (count > 8 ? Self.mask(count - 8) : 0)
    self.count = count
    guard (low | high) & 0x8080_8080_8080_8080 == 0 else { return nil }
  }

  /// The last byte; `nil` of an empty text.
  @inline(__always)
  public var last: UInt8? {
    switch count {
    case 0: nil
    case 1...8: UInt8(truncatingIfNeeded: low >> UInt64(8 * (count - 1)))
    default: UInt8(truncatingIfNeeded: high >> UInt64(8 * (count - 9)))
    }
  }

  /// The bits of up to seven bytes in a word.
  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 {
    ~(UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* count))
  }

  /// The same text as a string.
  @inline(__always)
  var string: String {
    let object = high | (Self.mark << 4 | UInt64(truncatingIfNeeded: count)) << 56
    return unsafe unsafeBitCast((low, object), to: String.self)
  }

  /// Marks a string that holds ASCII bytes in itself, in the uppermost bits.
  private static let mark: UInt64 = 0xE
  private static let highBits: UInt64 = 0x00FF_FFFF_FFFF_FFFF

  /// Whether strings look as they are taken to.
  private static let isUsable: Bool = {
    guard MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size else { return false }
    let (low, high) = unsafe unsafeBitCast("layout.guide", to: (UInt64, UInt64).self)
    // A literal may lie elsewhere; what was joined does not.
    let joined = ["layout", "guide"].joined(separator: ".")
    let words = unsafe unsafeBitCast(joined, to: (UInt64, UInt64).self)
    return low == 0x672E_7475_6F79_616C && high == 0xEC00_0000_6564_6975 && words == (low, high)
  }()
}

extension String {
  /// The last byte; `nil` for an empty text. Checked before slower comparisons.
  @inline(__always)
  public var lastByte: UInt8? {
    if let short = ShortText(self) { return short.last }
    return utf8.last
  }
}
