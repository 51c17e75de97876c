/// The bytes of one file, exactly as they were read, with the path that is shown to the user.
public struct SourceFile: Sendable {
  /// The path as it was given or found; printed as it is.
  public let path: String
  /// The content. It need not be valid UTF-8.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of `range`; bytes that are not valid UTF-8 become U+FFFD.
  public func text(_ range: SourceRange) -> String {
    precondition(range.start >= 0 && range.start <= range.end && range.end <= bytes.count)
    if let short = ShortText(bytes, range) { return short.string }
    // Written into the string's own storage: decoding a buffer takes a short name byte by byte, twice as long.
    return unsafe String(unsafeUninitializedCapacity: range.length) { text in
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(text).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[range.start..<range.end]))
      }
      return range.length
    }
  }
}

extension SourceFile {
  /// Whether `text` occurs in `range`.
  public func contains(_ text: String, in range: SourceRange) -> Bool {
    bytes[range.start..<range.end].holds(text)
  }
}

/// A place as people and editors name it.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in UTF-8 bytes, as `swiftc` prints it.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where each line of a file starts. A line ends with LF, CRLF or a lone CR, as in Swift's lexer.
public struct LineTable: Sendable {
  /// The byte offset of the first byte of each line, ascending; the first is 0.
  public let starts: [Int]
  private let size: Int

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    var index = 0
    var nextReturn = bytes.firstIndex(of: UInt8(ascii: "\r"), in: 0..<bytes.count)
    while let newline = bytes.firstIndex(of: UInt8(ascii: "\n"), in: index..<bytes.count) {
      while let lone = nextReturn, lone < newline {
        // That of a CRLF ends no line by itself.
        if lone + 1 != newline { starts.append(lone + 1) }
        nextReturn = bytes.firstIndex(of: UInt8(ascii: "\r"), in: lone + 1..<bytes.count)
      }
      index = newline + 1
      starts.append(index)
    }
    while let lone = nextReturn {
      starts.append(lone + 1)
      nextReturn = bytes.firstIndex(of: UInt8(ascii: "\r"), in: lone + 1..<bytes.count)
    }
    self.starts = starts
    self.size = bytes.count
  }

  /// The position of a byte offset; offsets past the end count as the end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), size)
    // The first line starts at 0, so at least one does not start behind the offset.
    let line = starts.partitionIndex { $0 > offset }
    return SourcePosition(line: line, column: offset - starts[line - 1] + 1)
  }

  /// The bytes of a line (counted from 1) with its line ending, or `nil` past the last line.
  public func range(ofLine line: Int) -> SourceRange? {
    guard line >= 1, line <= starts.count else { return nil }
    return SourceRange(starts[line - 1], line < starts.count ? starts[line] : size)
  }
}
