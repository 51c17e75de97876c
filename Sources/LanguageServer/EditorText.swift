import SourceText

/// The units in which a client counts the characters of a line.
package enum PositionEncoding: String, Sendable, CaseIterable {
  /// What every client knows.
  case utf16 = "utf-16"
  case utf8 = "utf-8"
}

/// A place in a text as editors name it.
package struct EditorPosition: Hashable, Sendable {
  /// From 0.
  package var line: Int
  /// From 0, in the units that client and server agreed on.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// From the first position up to, but without, the second.
package struct EditorRange: Hashable, Sendable {
  package var start: EditorPosition
  package var end: EditorPosition

  package init(_ start: EditorPosition, _ end: EditorPosition) {
    self.start = start
    self.end = end
  }
}

/// A text, and the conversion between its bytes and the positions that an editor uses.
package struct EditorText: Sendable {
  package private(set) var bytes: [UInt8]
  package let encoding: PositionEncoding
  private var lines: LineTable

  package init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    lines = LineTable(bytes)
  }

  /// The byte at a position. A position past the end of its line means that end, one past the last line the text's end,
  /// and one inside a character that character's start.
  package func offset(of position: EditorPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    // Numbers come from outside: none is as large as to overflow.
    guard position.line < lines.starts.count, let line = lines.range(ofLine: position.line + 1)
    else { return bytes.count }
    var offset = line.start
    let end = contentEnd(of: line)
    var left = position.character
    while offset < end, left > 0 {
      let next = self.next(after: offset, before: end)
      left -= units(offset..<next)
      if left < 0 { return offset }
      offset = next
    }
    return offset
  }

  /// The position of a byte; offsets past the end count as the end.
  package func position(at offset: Int) -> EditorPosition {
    let position = lines.position(at: offset)
    let start = lines.starts[position.line - 1]
    let character = units(start..<(start + position.column - 1))
    return EditorPosition(line: position.line - 1, character: character)
  }

  package func range(_ range: SourceRange) -> EditorRange {
    EditorRange(position(at: range.start), position(at: range.end))
  }

  /// The bytes of a range, whichever of its ends comes first.
  package func range(_ range: EditorRange) -> SourceRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return SourceRange(min(start, end), max(start, end))
  }

  /// The line, from 1, and the column, from 1 in bytes.
  package func sourcePosition(of position: EditorPosition) -> SourcePosition {
    lines.position(at: offset(of: position))
  }

  /// Puts a text in place of a range; `nil` for all of it.
  package mutating func replace(_ range: EditorRange?, with text: String) {
    if let range {
      let range = self.range(range)
      bytes.replaceSubrange(range.start..<range.end, with: text.utf8)
    } else {
      bytes = Array(text.utf8)
    }
    lines = LineTable(bytes)
  }

  /// Where a line's ending starts.
  private func contentEnd(of line: SourceRange) -> Int {
    var end = line.end
    if end > line.start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > line.start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// Where the character behind the one at an offset starts.
  private func next(after offset: Int, before end: Int) -> Int {
    var next = offset + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  /// How many units some bytes are. In UTF-16 a character has as many as it takes there: 2 beyond U+FFFF, where UTF-8
  /// takes 4 bytes, else 1.
  private func units(_ range: Range<Int>) -> Int {
    switch encoding {
    case .utf8: range.count
    case .utf16:
      bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
  }
}
