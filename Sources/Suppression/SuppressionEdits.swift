import Diagnostics
import SourceText
import SwiftTokens

extension SuppressionCommand {
  /// Takes the command out, with the rest of its comment and line if they hold nothing else.
  func removal(from bytes: [UInt8]) -> TextEdit {
    let signs: (UInt8) -> Bool = { isSpace($0) || UInt8(ascii: "/") == $0 || isDecoration($0) }
    let isAlone =
      bytes[comment.start..<range.start].allSatisfy(signs)
      && bytes[range.end..<comment.end].allSatisfy(signs)
    if isAlone { return removalOfComment(from: bytes) }
    if bytes[comment.start + 1] == UInt8(ascii: "/") {
      // Behind other words and a `//` of its own.
      var start = startOfBlanks(before: range.start, in: bytes)
      while start > comment.start, bytes[start - 1] == UInt8(ascii: "/") { start -= 1 }
      return .delete(SourceRange(startOfBlanks(before: start, in: bytes), range.end))
    }
    return removalOfLine(from: bytes)
  }

  private func removalOfComment(from bytes: [UInt8]) -> TextEdit {
    let start = startOfBlanks(before: comment.start, in: bytes)
    var end = comment.end
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let startsLine = start == 0 || isLineBreak(bytes[start - 1])
    let endsLine = end == bytes.count || isLineBreak(bytes[end])
    switch (startsLine, endsLine) {
    case (true, true): return .delete(SourceRange(start, endOfLineBreak(end, in: bytes)))
    case (false, true): return .delete(SourceRange(start, end))
    case (true, false): return .delete(SourceRange(comment.start, end))
    case (false, false):
      // What stands on its sides stays apart.
      return TextEdit(SourceRange(start, end), " ")
    }
  }

  /// Takes a line out of a block comment, or just the command where the comment starts or ends on that line.
  private func removalOfLine(from bytes: [UInt8]) -> TextEdit {
    var start = range.start
    while start > comment.start, isBlank(bytes[start - 1]) || isDecoration(bytes[start - 1]) {
      start -= 1
    }
    guard start > comment.start, isLineBreak(bytes[start - 1]), range.end < comment.end,
      isLineBreak(bytes[range.end])
    else { return .delete(SourceRange(startOfBlanks(before: range.start, in: bytes), range.end)) }
    return .delete(SourceRange(start, endOfLineBreak(range.end, in: bytes)))
  }
}

/// Comments that suppress findings, for one file.
package struct SuppressionWriter {
  private let file: TokenizedFile
  private let lines: CodeLines
  /// What stands behind the rules in each comment; empty for nothing.
  private let reason: String

  /// - Parameter reason: one line, without `*/`.
  package init(_ file: TokenizedFile, reason: String?) {
    self.file = file
    lines = CodeLines(file)
    self.reason = reason.map { " - " + $0 } ?? ""
  }

  /// For each finding, the edit that suppresses it. Findings on one line share an edit.
  ///
  /// The comment is on a separate line before the code, with the same indentation, or directly before the code if
  /// another comment extends into its line.
  package func edits(for findings: [Finding]) -> [TextEdit] {
    let heads = findings.map { head(of: $0.diagnostic.range.start) }
    var rules: [Int: Set<String>] = [:]
    for (finding, head) in zip(findings, heads) { rules[head, default: []].insert(finding.rule) }
    var edits: [Int: TextEdit] = [:]
    for (head, rules) in rules { edits[head] = edit(at: head, rules.sorted()) }
    return heads.compactMap { edits[$0] }
  }

  /// The first of the lines that go on from one to the next until they hold the byte.
  private func head(of offset: Int) -> Int {
    lines.heads[lines.codeBelow[lines.line(of: offset)]]
  }

  private func edit(at head: Int, _ rules: [String]) -> TextEdit {
    let names = rules.joined(separator: ", ")
    let bytes = file.file.bytes
    var start = lines.table.starts[head]
    if start == 0, bytes.starts(with: byteOrderMark) { start = byteOrderMark.count }
    var code = start
    while code < bytes.count, isBlank(bytes[code]) { code += 1 }
    if file.comments.contains(where: { $0.start < start && start < $0.end }) {
      let token = file.tokens.first { $0.start >= start }.map { Int($0.start) } ?? code
      return .insert("/* layoutlint:disable:this \(names)\(reason) */ ", at: token)
    }
    let indentation = file.file.text(SourceRange(start, code))
    let line = "\(indentation)// layoutlint:disable:next \(names)\(reason)\n"
    let place = above(head)
    return .insert(line, at: place == head ? start : lines.table.starts[place])
  }

  /// The line before which the comment stands: above comments that other tools read for the very next line.
  private func above(_ head: Int) -> Int {
    var line = head
    while line > 0, let range = lines.table.range(ofLine: line) {
      let text = file.file.text(range)
      let isForTool =
        lines.codeBelow[line - 1] == head
        && toolComments.contains { text.contains($0) }
        && text.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
      guard isForTool else { break }
      line -= 1
    }
    return line
  }
}

/// What other tools read in a comment that must stand on the line directly before the code.
private let toolComments = ["swiftlint:disable:next", "swift-format-ignore", "sourcery:"]

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

private func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isLineBreak(byte) }

private func isDecoration(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "*") || byte == UInt8(ascii: "!")
}

private func startOfBlanks(before offset: Int, in bytes: [UInt8]) -> Int {
  var start = offset
  while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
  return start
}

/// The end of the line break at `offset`; `offset` if there is none.
private func endOfLineBreak(_ offset: Int, in bytes: [UInt8]) -> Int {
  guard offset < bytes.count, isLineBreak(bytes[offset]) else { return offset }
  let isPair =
    bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
    && bytes[offset + 1] == UInt8(ascii: "\n")
  return offset + (isPair ? 2 : 1)
}
