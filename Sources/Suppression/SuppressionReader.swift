import SourceText
import SwiftTokens

/// Finds the commands in one file's comments.
///
/// A command stands at the start of a comment, of a line in a block comment, or behind ` // ` in a comment;
/// in the middle of prose the same words are prose.
struct SuppressionReader {
  private let bytes: [UInt8]
  private(set) var commands: [SuppressionCommand] = []
  /// What cannot be read, and rule names that are in doubt; see ``words``.
  private(set) var problems: [SuppressionProblem] = []
  /// The first word behind the names of each command where no separator stands between.
  private(set) var words: [SuppressionCommand.Name] = []

  init(_ file: TokenizedFile, comments: [SourceRange]) {
    bytes = file.file.bytes
    for comment in comments { read(comment) }
  }

  private mutating func read(_ comment: SourceRange) {
    var end = comment.end
    if bytes[comment.start + 1] == UInt8(ascii: "*"), comment.length >= 4, ends(comment) {
      end -= 2
    }
    var lineStart = comment.start
    for offset in comment.start..<end where isLineBreak(offset) {
      read(line: SourceRange(lineStart, offset), of: comment)
      lineStart = offset + 1
    }
    read(line: SourceRange(lineStart, end), of: comment)
  }

  private func ends(_ comment: SourceRange) -> Bool {
    bytes[comment.end - 2] == UInt8(ascii: "*") && bytes[comment.end - 1] == UInt8(ascii: "/")
  }

  private mutating func read(line: SourceRange, of comment: SourceRange) {
    for offset in marks(in: line, of: bytes) where isCommandStart(offset, in: line) {
      let first = offset + mark.count
      guard first < line.end else { continue }
      // Words such as `layoutlint: see the wiki` are no command.
      guard isWord(bytes[first]) || isCommand(afterBlanksAt: first, line.end) else { continue }
      readCommand(at: offset, lineEnd: trimmed(from: first, to: line.end), of: comment)
      return
    }
  }

  /// Whether nothing but the comment's own signs stands before `offset`, or a second ` // `.
  private func isCommandStart(_ offset: Int, in line: SourceRange) -> Bool {
    let before = bytes[line.start..<offset]
    if before.allSatisfy({ isBlank($0) || commentSigns.contains($0) }) { return true }
    guard let last = before.lastIndex(where: { !isBlank($0) }), last - 2 >= line.start else {
      return false
    }
    return bytes[last] == UInt8(ascii: "/") && bytes[last - 1] == UInt8(ascii: "/")
      && isBlank(bytes[last - 2])
  }

  /// Whether words after blanks are a command: `layoutlint: disable:next zero-constant`. After `disable` alone, a rule or
  /// `all` must follow, or nothing, because prose may contain that word.
  private func isCommand(afterBlanksAt start: Int, _ end: Int) -> Bool {
    var index = skipBlanks(start, end)
    let wordStart = index
    while index < end, !isBlank(bytes[index]) { index += 1 }
    let command = text(wordStart, index)
    // Prose has no `disable:net`.
    let reaches = [SuppressionCommand.Reach.start, .end]
    guard reaches.contains(where: { $0.rawValue == command }) else {
      return reaches.contains { command.hasPrefix($0.rawValue + ":") }
    }
    let next = skipBlanks(index, end)
    guard let name = word(at: next, end) else { return next == end }
    return name.text.contains("-") || name.text == SuppressionCommand.everyRule
  }

  private mutating func readCommand(at start: Int, lineEnd: Int, of comment: SourceRange) {
    let wordStart = skipBlanks(start + mark.count, lineEnd)
    var index = wordStart
    while index < lineEnd, !isBlank(bytes[index]) { index += 1 }
    let word = text(wordStart, index)
    guard let reach = SuppressionCommand.Reach(rawValue: word) else {
      problems.append(
        SuppressionProblem(reason: .unknownCommand(word), range: SourceRange(start, index)))
      return
    }
    var command = SuppressionCommand(
      reach: reach, names: [], hasReason: false, range: SourceRange(start, lineEnd),
      comment: comment)
    index = readNames(from: index, to: lineEnd, of: &command)
    command.hasReason = bytes[index..<lineEnd].contains { isWord($0) || $0 >= 0x80 }
    if command.names.isEmpty {
      problems.append(
        SuppressionProblem(reason: .noName(of: reach), range: SourceRange(start, lineEnd)))
    } else {
      commands.append(command)
    }
  }

  /// Reads `RULE[, RULE]`; returns where the prose behind it starts.
  private mutating func readNames(
    from start: Int, to end: Int, of command: inout SuppressionCommand
  ) -> Int {
    var index = skipBlanks(start, end)
    while let name = word(at: index, end) {
      if !command.names.isEmpty, isProse(name, end) { return index }
      command.names.append(name)
      index = skipBlanks(name.range.end, end)
      guard index < end, bytes[index] == UInt8(ascii: ",") else {
        if let next = word(at: index, end) { words.append(next) }
        return index
      }
      let comma = index
      index = skipBlanks(index + 1, end)
      if word(at: index, end) == nil {
        problems.append(
          SuppressionProblem(reason: .nothingAfterComma, range: SourceRange(comma, comma + 1)))
      }
    }
    return index
  }

  /// Whether a word behind a comma starts a sentence: `zero-constant, since the designer wants it`.
  private func isProse(_ word: SuppressionCommand.Name, _ end: Int) -> Bool {
    let isOneWord = !word.text.contains("-") && word.text != SuppressionCommand.everyRule
    return isOneWord && self.word(at: skipBlanks(word.range.end, end), end) != nil
  }

  /// A run of letters, digits and hyphens that does not start with a hyphen.
  private func word(at start: Int, _ limit: Int) -> SuppressionCommand.Name? {
    guard start < limit, isWord(bytes[start]) else { return nil }
    var end = start
    while end < limit, isWord(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
    return SuppressionCommand.Name(text: text(start, end), range: SourceRange(start, end))
  }

  private func skipBlanks(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func trimmed(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func isLineBreak(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }
}

/// What every command starts with.
private let mark = Array("layoutlint:".utf8)

/// The signs that open a comment, or decorate its lines.
private let commentSigns = Array("/*!".utf8)

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// The offsets at which `layoutlint:` stands. Colons are rarer than letters, so they are looked for.
private func marks(in range: SourceRange, of bytes: [UInt8]) -> [Int] {
  guard range.length >= mark.count else { return [] }
  var offsets: [Int] = []
  var rest = (range.start + mark.count - 1)..<range.end
  while let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: rest) {
    let start = colon + 1 - mark.count
    if bytes[start...colon].elementsEqual(mark) { offsets.append(start) }
    rest = (colon + 1)..<range.end
  }
  return offsets
}

extension SourceFile {
  /// Whether a file may contain suppressions, which can be checked without its tokens.
  package var mayHoldSuppressions: Bool {
    !marks(in: SourceRange(0, bytes.count), of: bytes).isEmpty
  }
}

/// The comments in which `layoutlint:` stands; most files have none.
func commentsWithCommands(in file: TokenizedFile) -> [SourceRange] {
  file.comments.filter { !marks(in: $0, of: file.file.bytes).isEmpty }
}
