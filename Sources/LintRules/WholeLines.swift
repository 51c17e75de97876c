import LightSyntax
import SourceText

/// The lines that hold the range, if they hold nothing but that, a semicolon behind it and blanks; `nil` if they do.
func wholeLines(of range: SourceRange, in file: SyntaxFile) -> SourceRange? {
  let bytes = file.source.file.bytes
  guard let indentation = indentation(before: range.start, in: bytes) else { return nil }
  func skipBlanks(from start: Int) -> Int {
    bytes[start...].firstIndex { !isBlank($0) } ?? bytes.count
  }
  var end = skipBlanks(from: range.end)
  if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end = skipBlanks(from: end + 1) }
  guard end < bytes.count, isLineEnd(bytes[end]) else { return nil }
  if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "\n") {
    end += 1
  }
  let lines = SourceRange(range.start - indentation.utf8.count, end + 1)
  let text = file.source.file.text(lines)
  return text.contains("//") || text.contains("/*") ? nil : lines
}

/// The blanks before `offset`, if nothing else stands before it on its line.
func indentation(before offset: Int, in bytes: [UInt8]) -> String? {
  var start = offset
  while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
  guard start == 0 || isLineEnd(bytes[start - 1]) else { return nil }
  return String(decoding: bytes[start..<offset], as: UTF8.self)
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
