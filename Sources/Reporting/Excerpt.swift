import Diagnostics
import SourceText

/// A line of source and the underline below it.
struct Excerpt: Equatable {
  let text: String
  /// `^~~~` under the part that is meant, with the blanks before it.
  let underline: String

  /// The distance of tab stops, in columns.
  private static let tabStop = 4
  /// Of a longer line, in bytes, only the surroundings of the place are shown.
  private static let maximumLineLength = 240
  /// How many bytes before the place are shown of such a line.
  private static let lead = 60

  /// Shows `line` (without its ending) of a file, and marks the part of `range` that lies in it.
  init(_ bytes: [UInt8], line: SourceRange, marking range: SourceRange) {
    let shown = Excerpt.shownPart(bytes, line, around: range.start)
    let start = min(max(range.start, shown.start), shown.end)
    let end = min(max(range.end, start), shown.end)
    var painter = LinePainter(tabStop: Excerpt.tabStop)
    if shown.start > line.start { painter.append("…") }
    painter.append(String(decoding: bytes[shown.start..<start], as: UTF8.self))
    let before = painter.width
    painter.append(String(decoding: bytes[start..<end], as: UTF8.self))
    let marked = painter.width - before
    painter.append(String(decoding: bytes[end..<shown.end], as: UTF8.self))
    if shown.end < line.end { painter.append("…") }
    text = painter.text
    underline =
      String(repeating: " ", count: before) + "^"
      + String(repeating: "~", count: max(marked - 1, 0))
  }

  private static func shownPart(
    _ bytes: [UInt8], _ line: SourceRange, around place: Int
  ) -> SourceRange {
    guard line.length > maximumLineLength else { return line }
    // Cut between characters: a continuation byte of UTF-8 belongs to what stands before it.
    func boundary(_ offset: Int) -> Int {
      var offset = min(max(offset, line.start), line.end)
      while offset > line.start, offset < line.end, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    let start = boundary(min(place, line.end) - lead)
    return SourceRange(start, boundary(start + maximumLineLength))
  }
}

/// Puts together a line for the terminal and keeps count of its columns.
private struct LinePainter {
  let tabStop: Int
  private(set) var text = ""
  /// In columns.
  private(set) var width = 0

  init(tabStop: Int) {
    self.tabStop = tabStop
  }

  mutating func append(_ source: String) {
    for character in source {
      if character == "\t" {
        let blanks = tabStop - width % tabStop
        text += String(repeating: " ", count: blanks)
        width += blanks
      } else {
        let shown = printable(String(character))
        text += shown
        width += shown.reduce(0) { $0 + displayWidth($1) }
      }
    }
  }
}
