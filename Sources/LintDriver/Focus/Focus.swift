import Diagnostics
import SourceText

/// What is reported on, of all files that are read.
package enum FocusRequest: Hashable, Sendable {
  case everything
  /// The files that these paths stand for.
  case paths([FilePath])
  /// A text that stands in place of a file's content, whether there is such a file or not.
  case text([UInt8], of: FilePath)
  /// What the next commit changes, as git's index holds it.
  /// - Parameter linesOnly: whether only findings on the lines that changed count.
  case staged(linesOnly: Bool)
  /// What changed in the work tree.
  /// - Parameter since: a commit or branch; what counts is the point at which it and `HEAD` parted. `nil` for the main
  ///   branch.
  case changed(since: String?, linesOnly: Bool)
}

/// The files, and lines of them, whose findings are reported.
package struct Focus: Sendable {
  /// What is known of one file.
  enum Interest: Sendable {
    /// All of it is reported on.
    case whole
    /// The same, and each line of it is new.
    case added
    /// It is reported on if its content is not this one any more.
    case changed(from: [UInt8])
  }

  /// By path, as reports print it.
  var files: [String: Interest] = [:]
  /// Whether only findings on lines that changed count.
  var linesOnly = false

  init() {}

  /// Reports on all of some files.
  init(on paths: [FilePath]) {
    for path in paths { files[path.display] = .whole }
  }

  /// The files that may be reported on, as reports print them.
  var names: Set<String> { Set(files.keys) }

  /// Whether a file is reported on.
  func covers(_ file: SourceFile) -> Bool {
    switch files[file.path] {
    case nil: false
    case .whole, .added: true
    case .changed(let earlier): !isSameText(earlier, file.bytes)
    }
  }

  /// The findings that are reported, of all that are in `files`.
  func filter(_ findings: [Finding], in files: [SourceFile]) -> [Finding] {
    let paths = Set(findings.map(\.path))
    let counted = Set(findings.lazy.filter(\.diagnostic.isCounted).map(\.path))
    // The lines that count, and those that were written since.
    var lines: [String: (wanted: ChangedLines, new: ChangedLines?)] = [:]
    for file in files where paths.contains(file.path) && covers(file) {
      var new: ChangedLines?
      switch self.files[file.path] {
      case .changed(let earlier)? where linesOnly || counted.contains(file.path):
        new = ChangedLines(of: file.bytes, since: earlier)
      case .added?: new = ChangedLines(all: file.bytes)
      case .changed?, .whole?, nil: break
      }
      lines[file.path] = (
        linesOnly ? new ?? ChangedLines(all: file.bytes) : .init(all: file.bytes), new
      )
    }
    return findings.compactMap { finding in
      guard let (wanted, new) = lines[finding.path] else { return nil }
      var finding = finding
      let diagnostic = finding.diagnostic
      // A change may be what makes the place of a note matter.
      let own = diagnostic.notes.filter { $0.path == nil || $0.path == finding.path }
      let ranges = [diagnostic.range] + own.map(\.range)
      guard ranges.contains(where: wanted.touch) else { return nil }
      // Who writes a number now hears of it now.
      if diagnostic.isCounted, let new, ranges.contains(where: new.touch) {
        finding.diagnostic.isCounted = false
      }
      return finding
    }
  }
}

/// The lines of a file that are not as they were.
private struct ChangedLines {
  /// `nil` for all lines.
  private var lines: Set<Int>?
  private let table: LineTable

  init(all bytes: [UInt8]) { table = LineTable(bytes) }

  init(of bytes: [UInt8], since earlier: [UInt8]) {
    table = LineTable(bytes)
    let changes = LineDiff.changes(
      from: textLines(earlier, LineTable(earlier)), to: textLines(bytes, table))
    lines = Set(changes.flatMap { $0.new })
  }

  func touch(_ range: SourceRange) -> Bool {
    guard let lines else { return true }
    let first = table.position(at: range.start).line
    let last = table.position(at: max(range.start, range.end - 1)).line
    return (first...last).contains { lines.contains($0 - 1) }
  }
}

/// The lines without their endings, which git may translate between its objects and the work tree.
private func textLines(_ bytes: [UInt8], _ table: LineTable) -> [ArraySlice<UInt8>] {
  table.starts.indices.compactMap { index in
    guard let range = table.range(ofLine: index + 1) else { return nil }
    var line = bytes[range.start..<range.end]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }
}

/// Whether two texts differ in nothing but line endings.
func isSameText(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  if first == second { return true }
  let carriageReturn = UInt8(ascii: "\r")
  guard first.contains(carriageReturn) != second.contains(carriageReturn) else { return false }
  return textLines(first, LineTable(first)) == textLines(second, LineTable(second))
}
