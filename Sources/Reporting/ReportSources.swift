import Diagnostics
import SourceText

/// The files that a report refers to, with the conversion of byte offsets to lines and columns.
package struct ReportSources: Sendable {
  private struct Entry {
    let file: SourceFile
    let lines: LineTable
  }

  private let entries: [String: Entry]

  /// - Parameter files: at least the files of the findings and their notes; additional files need no time.
  package init(_ files: [SourceFile], for findings: [Finding]) {
    var paths: Set<String> = []
    for finding in findings {
      paths.insert(finding.path)
      for note in finding.diagnostic.notes { note.path.map { _ = paths.insert($0) } }
    }
    var entries: [String: Entry] = [:]
    for file in files where paths.contains(file.path) {
      entries[file.path] = Entry(file: file, lines: LineTable(file.bytes))
    }
    self.entries = entries
  }

  /// The position of a byte offset; the first of the file if the file is not known.
  func position(_ offset: Int, in path: String) -> SourcePosition {
    entries[path]?.lines.position(at: offset) ?? SourcePosition(line: 1, column: 1)
  }

  /// The position of a byte offset with its column counted in UTF-16 code units, as most services count.
  func utf16Position(_ offset: Int, in path: String) -> SourcePosition {
    let position = position(offset, in: path)
    guard let entry = entries[path], let line = entry.lines.range(ofLine: position.line) else {
      return position
    }
    let before = entry.file.text(SourceRange(line.start, line.start + position.column - 1))
    return SourcePosition(line: position.line, column: before.utf16.count + 1)
  }

  /// The bytes of the file at `path`, and its line that holds `offset`, without its ending.
  func line(at offset: Int, in path: String) -> (bytes: [UInt8], range: SourceRange)? {
    guard let entry = entries[path] else { return nil }
    let number = entry.lines.position(at: offset).line
    guard let range = entry.lines.range(ofLine: number) else { return nil }
    let bytes = entry.file.bytes
    var end = range.end
    while end > range.start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return (bytes, SourceRange(range.start, end))
  }
}
