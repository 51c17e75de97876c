/// Cuts a stream of bytes into messages: each has a header, which states the length, and a body.
///
/// Source: "Language Server Protocol Specification 3.17", Base Protocol.
package struct FrameReader: Sendable {
  package enum Frame: Equatable, Sendable {
    /// The body of a message.
    case message([UInt8])
    /// What stands in place of a header, and why it is none.
    case malformed(String)
  }

  /// The longest header, in bytes: the usual one has thirty.
  package static let maximumHeaderSize = 4 << 10
  /// The longest body that is kept, in bytes: many times what editors send for the largest of files.
  package static let maximumMessageSize = 64 << 20

  private static let lengthField = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  /// What of ``bytes`` was taken already.
  private var taken = 0
  /// The length of the body that comes next, when its header was read.
  private var bodyLength: Int?
  /// How many bytes of a body that is too long are still to come.
  private var skipped = 0
  /// Whether a header was malformed, so that the next one must be looked for.
  private var isLost = false

  package init() {}

  /// Whether part of a message has come.
  package var isInside: Bool { taken < bytes.count || bodyLength != nil || skipped > 0 }

  package mutating func add(_ more: [UInt8]) {
    if taken == bytes.count {
      bytes = more
    } else {
      bytes.removeFirst(taken)
      bytes += more
    }
    taken = 0
  }

  /// The next message; `nil` until more of it has come.
  package mutating func next() -> Frame? {
    let passed = min(skipped, bytes.count - taken)
    taken += passed
    skipped -= passed
    if skipped > 0 || isLost && !findHeader() { return nil }
    if bodyLength == nil {
      guard let header = takeHeader() else {
        guard bytes.count - taken > Self.maximumHeaderSize else { return nil }
        taken += Self.maximumHeaderSize
        isLost = true
        return .malformed("a header is longer than \(Self.maximumHeaderSize) bytes")
      }
      switch Self.length(in: header) {
      case .success(let length):
        if length > Self.maximumMessageSize {
          skipped = length
          return .malformed("a message is larger than \(Self.maximumMessageSize >> 20) MB")
        }
        bodyLength = length
      case .failure(let problem):
        isLost = true
        return .malformed(problem.reason)
      }
    }
    guard let length = bodyLength, bytes.count - taken >= length else { return nil }
    defer {
      taken += length
      bodyLength = nil
    }
    return .message(Array(bytes[taken..<(taken + length)]))
  }

  /// Moves to what looks like a header.
  private mutating func findHeader() -> Bool {
    let field = Self.lengthField
    while bytes.count - taken >= field.count {
      let candidate = bytes[taken..<(taken + field.count)]
      if zip(candidate, field).allSatisfy({ Self.lowercased($0) == $1 }) {
        isLost = false
        return true
      }
      taken += 1
    }
    return false
  }

  /// Moves past the header that comes next, up to the empty line.
  ///
  /// - Returns: its lines; `nil` if it has not come whole.
  private mutating func takeHeader() -> [ArraySlice<UInt8>]? {
    var lines: [ArraySlice<UInt8>] = []
    var start = taken
    while let feed = bytes[taken...].prefix(Self.maximumHeaderSize).dropFirst(start - taken)
      .firstIndex(of: UInt8(ascii: "\n"))
    {
      var line = bytes[start..<feed]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      start = feed + 1
      if !line.isEmpty {
        lines.append(line)
      } else if !lines.isEmpty {
        taken = start
        return lines
      } else {
        // An empty line before a header harms nobody.
        taken = start
      }
    }
    return nil
  }

  private struct HeaderProblem: Error { let reason: String }

  private static func length(in header: [ArraySlice<UInt8>]) -> Result<Int, HeaderProblem> {
    for line in header where line.count >= lengthField.count {
      guard zip(line, lengthField).allSatisfy({ lowercased($0) == $1 }) else { continue }
      let blank = UInt8(ascii: " ")
      let digits = line.dropFirst(lengthField.count).drop { $0 == blank }
      let isNumber = digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard isNumber, let length = Int(String(decoding: digits, as: UTF8.self)) else {
        return .failure(HeaderProblem(reason: "the Content-Length in a header is not a number"))
      }
      return .success(length)
    }
    return .failure(HeaderProblem(reason: "a header has no Content-Length"))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}

/// A message as it is sent: its header and its body.
func framed(_ body: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}
