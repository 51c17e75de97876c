/// Writes JSON as bytes, in the order of the calls.
///
/// `writer.object { $0.member("path", path) }` writes an object, and `writer.array { $0.write(12) }` a list. Equal
/// calls give equal bytes: nothing is sorted, and nothing depends on a hash. The bytes are valid JSON if each object's
/// body writes members only.
public struct JSONWriter: Sendable {
  /// How the parts of a value are separated.
  public enum Layout: Sendable {
    /// All on one line: `{"path": "A.swift", "tokens": [0, 6]}`.
    case oneLine
    /// Each member and element on a line of its own, two blanks deeper than its container.
    case indented
  }

  /// The bytes that were written and not yet taken, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let layout: Layout
  /// How many containers are open.
  private var nesting = 0
  /// Whether the innermost open container holds nothing yet.
  private var isEmpty = true
  /// Whether a key was written whose value comes next.
  private var isAfterKey = false

  public init(_ layout: Layout = .oneLine) { self.layout = layout }

  /// Writes an object; `body` writes its members.
  public mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes a list; `body` writes its elements.
  public mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes a member that is an object; `body` writes its members.
  public mutating func object(
    _ name: String, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    key(name)
    try object(body)
  }

  /// Writes a member that is a list; `body` writes its elements.
  public mutating func array(
    _ name: String, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    key(name)
    try array(body)
  }

  /// Writes the key of a member, whose value must come next.
  public mutating func key(_ key: String) {
    separate()
    writeQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    isAfterKey = true
  }

  // Inlinable, so that a dump's millions of numbers do not go through a table of witnesses.
  /// Writes a value.
  @inlinable
  public mutating func write(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes a member of the object that is being written.
  @inlinable
  public mutating func member(_ name: String, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  /// Ends the line after a value, as JSON Lines requires.
  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Returns what was written so far and removes it, so that a large dump need not be kept in memory as a whole.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func container(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    bytes.append(opening)
    nesting += 1
    isEmpty = true
    try body(&self)
    nesting -= 1
    if !isEmpty { breakLine() }
    bytes.append(closing)
    isEmpty = false
  }

  /// Writes what stands between the value or key that comes next and what was written before it.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard nesting > 0 else { return }
    if !isEmpty {
      bytes.append(UInt8(ascii: ","))
      if layout == .oneLine { bytes.append(UInt8(ascii: " ")) }
    }
    isEmpty = false
    breakLine()
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * nesting))
  }

  mutating func writeToken(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  mutating func writeString(_ text: String) {
    separate()
    writeQuoted(text)
  }

  private mutating func writeQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: needsEscape) {
      for scalar in text.unicodeScalars {
        // The controls of ISO 6429 that have two bytes in UTF-8 steer a terminal as escapes do.
        if (0x80..<0xA0).contains(scalar.value) {
          writeEscape(UInt8(scalar.value))
        } else {
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { writeEscaped(byte) }
        }
      }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    guard needsEscape(byte), byte != firstByteOfControls else {
      bytes.append(byte)
      return
    }
    writeEscape(byte)
  }

  private mutating func writeEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: (digits.utf8.count == 1 ? "u000" : "u00").utf8)
      bytes.append(contentsOf: digits.utf8)
    }
  }
}

/// Whether RFC 8259 wants the byte escaped in a string. DEL needs it no more than a letter does, but
/// garbles a terminal.
private func needsEscape(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
    || byte == firstByteOfControls
}

/// With which the UTF-8 of U+0080 … U+00BF starts.
private let firstByteOfControls: UInt8 = 0xC2
