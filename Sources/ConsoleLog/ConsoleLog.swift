import SourceText

/// The conflicts that a console log reports.
///
/// Source: what UIKit and AppKit print when required constraints cannot be satisfied, as quoted in public reports and
/// questions: `Unable to simultaneously satisfy constraints.` (UIKit) or with a colon (AppKit), a list of descriptions,
/// and `Will attempt to recover by breaking constraint` with one of them.
package struct ConsoleLog: Hashable, Sendable {
  package private(set) var conflicts: [LoggedConflict] = []
  /// Constraints whose descriptions could not be read.
  package private(set) var problems: [LogProblem] = []

  /// Reads a log. Lines may have prefixes, and there may be other lines between them.
  package init(_ bytes: [UInt8]) {
    let lines = LineTable(bytes)
    var isBreaking = false
    for line in 1...max(lines.starts.count, 1) {
      guard let range = lines.range(ofLine: line) else { continue }
      let marks = DescriptionMarks(bytes, range)
      if let offset = marks.header {
        conflicts.append(LoggedConflict(position: lines.position(at: offset)))
        isBreaking = false
      }
      if marks.isBreaking { isBreaking = true }
      for (index, start) in marks.starts.enumerated() {
        let isLast = index == marks.starts.count - 1
        let limit =
          isLast ? Self.limit(of: range, line, lines, bytes) : marks.starts[index + 1]
        read(bytes, SourceRange(start, limit), lines, isBroken: isBreaking)
      }
    }
    conflicts.removeAll { $0.constraints.isEmpty }
    if conflicts.isEmpty, problems.isEmpty {
      problems.append(
        LogProblem(
          position: SourcePosition(line: 1, column: 1),
          reason:
            "no constraints found; expected the lines after 'Unable to simultaneously satisfy constraints', such as <NSLayoutConstraint:0x600 UILabel:0x7f8.top == UIView:0x7f9.top   (active)>"
        ))
    }
  }

  /// How many lines a description may go on, where a console breaks it.
  private static let maximumWrap = 4

  /// The end of the last description that starts on a line.
  private static func limit(
    of range: SourceRange, _ line: Int, _ lines: LineTable, _ bytes: [UInt8]
  ) -> Int {
    if bytes[range.start..<range.end].contains(UInt8(ascii: ">")),
      closes(bytes[range.start..<range.end])
    {
      return range.end
    }
    var end = range.end
    for next in 1...maximumWrap {
      guard let more = lines.range(ofLine: line + next) else { break }
      let marks = DescriptionMarks(bytes, more)
      if !marks.starts.isEmpty || marks.header != nil || marks.isBreaking { break }
      end = more.end
      if closes(bytes[more.start..<more.end]) { break }
    }
    return end
  }

  /// Whether a line ends a description: a `>` that is no relation.
  private static func closes(_ line: ArraySlice<UInt8>) -> Bool {
    guard let last = line.lastIndex(of: UInt8(ascii: ">")) else { return false }
    return last + 1 >= line.endIndex || line[last + 1] != UInt8(ascii: "=")
  }

  private mutating func read(
    _ bytes: [UInt8], _ range: SourceRange, _ lines: LineTable, isBroken: Bool
  ) {
    var reader = DescriptionReader(bytes, range)
    do throws(DescriptionReader.Failure) {
      add(try reader.read(at: lines.position(at: range.start)), isBroken: isBroken)
    } catch {
      problems.append(
        LogProblem(position: lines.position(at: error.offset), reason: error.reason))
    }
  }

  private mutating func add(_ constraint: LoggedConstraint, isBroken: Bool) {
    if conflicts.isEmpty { conflicts.append(LoggedConflict(position: constraint.position)) }
    let last = conflicts.count - 1
    var index = conflicts[last].constraints.firstIndex { other in
      other.address == constraint.address && other.first == constraint.first
        && other.second == constraint.second
    }
    if index == nil {
      conflicts[last].constraints.append(constraint)
      index = conflicts[last].constraints.count - 1
    }
    if isBroken, conflicts[last].broken == nil { conflicts[last].broken = index }
  }
}

/// What a line of a log holds.
private struct DescriptionMarks {
  /// Where a block starts.
  private(set) var header: Int?
  /// Whether it says that the next constraint is broken.
  private(set) var isBreaking = false
  /// Where descriptions start.
  private(set) var starts: [Int] = []

  init(_ bytes: [UInt8], _ range: SourceRange) {
    var index = range.start
    while index < range.end {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if Self.isStart(bytes, index + 1, range.end) { starts.append(index) }
      case UInt8(ascii: "s"):
        if bytes[index..<range.end].starts(with: "simultaneously satisfy constraints".utf8) {
          header = header ?? range.start
        }
      case UInt8(ascii: "b"):
        if bytes[index..<range.end].starts(with: "by breaking constraint".utf8) {
          isBreaking = true
        }
      default: break
      }
      index += 1
    }
  }

  /// How long the name of a class may be.
  private static let maximumName = 200

  /// Whether a class named `…Constraint` follows, and a colon.
  private static func isStart(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let name = bytes[start..<min(end, start + maximumName)].prefix(while: isNameByte)
    let colon = name.endIndex
    return colon < end && bytes[colon] == UInt8(ascii: ":")
      && name.count >= 10 && name.suffix(10).elementsEqual("Constraint".utf8)
  }
}

/// Whether a byte may stand in the name of a class with its module.
func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
    UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}
