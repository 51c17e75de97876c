import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// The bytes that go when statements go: their lines, and the comments that speak of them.
struct RemovalText {
  let file: SyntaxFile
  let targets: [Removal.Target]
  /// In order, none touching another.
  private(set) var ranges: [SourceRange] = []
  private(set) var comments: [MovedComment] = []
  private let lines: LineTable
  private let deleted: [TokenSpan]

  private var bytes: [UInt8] { file.source.file.bytes }

  init(file: SyntaxFile, targets: [Removal.Target], deleted: [TokenSpan]) {
    self.file = file
    self.targets = targets
    lines = file.lines
    self.deleted = Array(Set(deleted)).filter { span in
      !deleted.contains { $0 != span && $0.contains(span) }
    }.sorted { $0.first < $1.first }
    let plain = self.deleted.map { extent(of: $0) }
    ranges = merged(plain)
    takeLastCommas()
    takeLeadingComments()
    takeHeadings()
    ranges = merged(ranges)
    collectComments()
    closeGaps()
  }

  private func merged(_ ranges: [SourceRange]) -> [SourceRange] {
    var merged: [SourceRange] = []
    for range in ranges.sorted() {
      if let last = merged.last, range.start <= last.end {
        merged[merged.count - 1] = last.union(range)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  // MARK: Lines

  private func line(at offset: Int) -> SourceRange {
    let number = lines.position(at: offset).line
    return lines.range(ofLine: number) ?? SourceRange(offset, offset)
  }

  private func text(_ range: SourceRange) -> Substring {
    Substring(file.source.file.text(range))
  }

  private func isBlank(_ range: SourceRange) -> Bool {
    bytes[range.start..<range.end].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// A statement or list element with its comma, its comment behind it, and its lines where it has them for itself.
  private func extent(of span: TokenSpan) -> SourceRange {
    var range = file.range(span)
    let tokens = file.source.tokens
    let next = Int(span.last) + 1
    if next < tokens.count, tokens[next].kind == .comma || tokens[next].kind == .semicolon {
      range.end = Int(tokens[next].end)
    } else if span.first > 0, tokens[Int(span.first) - 1].kind == .comma {
      // The last element: the comma before it goes, unless its own element goes too.
      let comma = Int(span.first) - 1
      if !deleted.contains(where: { Int($0.last) == comma - 1 }), next < tokens.count,
        tokens[next].kind == .rightBracket
      {
        range.start = Int(tokens[comma].start)
        return range
      }
    }
    let first = line(at: range.start)
    let last = line(at: max(range.start, range.end - 1))
    guard isBlank(SourceRange(first.start, range.start)) else {
      return withFollowingBlank(range)
    }
    let rest = SourceRange(range.end, last.end)
    guard isBlank(rest) || isComment(rest) else { return withFollowingBlank(range) }
    return SourceRange(first.start, last.end)
  }

  /// The comma of the element that comes last when several go behind it, where the list ends without one.
  private mutating func takeLastCommas() {
    let tokens = file.source.tokens
    let byEnd = Dictionary(deleted.map { (Int($0.last), $0) }, uniquingKeysWith: { $1 })
    for span in deleted {
      let next = Int(span.last) + 1
      guard next < tokens.count, tokens[next].kind == .rightBracket else { continue }
      var comma = Int(span.first) - 1
      while comma > 0, tokens[comma].kind == .comma, let before = byEnd[comma - 1] {
        comma = Int(before.first) - 1
      }
      guard comma > 0, tokens[comma].kind == .comma else { continue }
      ranges.append(tokens[comma].range)
    }
    ranges = merged(ranges)
  }

  private func withFollowingBlank(_ range: SourceRange) -> SourceRange {
    var range = range
    while range.end < bytes.count, bytes[range.end] == 0x20 { range.end += 1 }
    return range
  }

  /// Whether a range holds one line comment and blanks.
  private func isComment(_ range: SourceRange) -> Bool {
    guard let comment = file.source.comments.first(where: { range.contains($0) }) else {
      return false
    }
    return isBlank(SourceRange(range.start, comment.start))
      && isBlank(SourceRange(comment.end, range.end))
  }

  // MARK: Comments

  /// Comment lines above what goes, if all that follows them up to the next empty line goes.
  private mutating func takeLeadingComments() {
    for index in ranges.indices {
      var start = ranges[index].start
      guard line(at: start).start == start, isParagraphGone(from: start) else { continue }
      while start > 0 {
        let above = line(at: start - 1)
        guard above.start < start, isOwnComment(above) else { break }
        start = above.start
      }
      ranges[index].start = start
    }
  }

  /// A heading above what goes, if nothing is left below it before the next one.
  private mutating func takeHeadings() {
    var isNothingLeft = true
    for index in ranges.indices.reversed() {
      let next = index + 1 < ranges.count ? ranges[index + 1].start : bytes.count
      isNothingLeft = headsNothing(from: ranges[index].end, to: next) ?? isNothingLeft
      guard line(at: ranges[index].start).start == ranges[index].start, isNothingLeft else {
        continue
      }
      var start = ranges[index].start
      while start > 0, isBlank(line(at: start - 1)) { start = line(at: start - 1).start }
      guard start > 0, isHeading(line(at: start - 1)) else { continue }
      ranges[index].start = line(at: start - 1).start
    }
  }

  /// Whether the next line that stays is a heading, or the end of a type; `nil` if all lines up to the end are empty.
  private func headsNothing(from start: Int, to end: Int) -> Bool? {
    var offset = start
    while offset < end {
      let line = line(at: offset)
      guard isBlank(line) else {
        return isHeading(line) || text(line).drop { " \t".contains($0) }.hasPrefix("}")
      }
      offset = line.end
    }
    return nil
  }

  /// Whether a comment, or the line that holds nothing else, is a `// MARK:`.
  private func isHeading(_ line: SourceRange) -> Bool {
    guard !isBlank(line), isComment(line) else { return false }
    return text(line).drop { " \t/".contains($0) }.hasPrefix("MARK:")
  }

  /// `// Add constraints`, which says nothing of other code.
  private func announcesConstraints(_ comment: SourceRange) -> Bool {
    let words = text(comment).lowercased().split { !$0.isLetter }.map(String.init)
    return words.allSatisfy(Self.announcing.contains)
      && ["constraint", "autolayout", "snapkit"].contains(where: words.joined().contains)
  }

  private static let announcing: Set<String> = [
    "constraint", "constraints", "autolayout", "auto", "layout", "snapkit", "set", "setup", "up",
    "add", "adding", "activate", "make", "create", "the", "view", "views",
  ]

  private func isOwnComment(_ line: SourceRange) -> Bool {
    guard !isBlank(line), isComment(line) else { return false }
    let content = text(line).drop { " \t/".contains($0) }
    return !["MARK:", "swiftlint:", "swift-format-ignore", "sourcery:", "region", "endregion"]
      .contains { content.hasPrefix($0) }
  }

  private func isParagraphGone(from start: Int) -> Bool {
    var offset = start
    while offset < bytes.count {
      if let range = ranges.first(where: { $0.start <= offset && offset < $0.end }) {
        offset = range.end
        continue
      }
      let line = line(at: offset)
      if isBlank(line) { return true }
      let content = text(line).drop { $0 == " " || $0 == "\t" }
      return content.hasPrefix("}") || content.hasPrefix("]")
    }
    return true
  }

  private mutating func collectComments() {
    let ordered = targets.sorted { $0.range < $1.range }
    for range in ranges {
      for comment in file.source.comments
      where range.contains(comment) && !isHeading(comment) && !announcesConstraints(comment) {
        let line = lines.position(at: comment.start).line
        let beside = ordered.last {
          $0.range.end <= comment.start && lines.position(at: $0.range.end).line == line
        }
        let behind = ordered.first { $0.range.start >= comment.start }
        let before = ordered.last { $0.range.start < comment.start }
        let view = (beside ?? behind ?? before)?.view
        var text = file.source.file.text(comment)
        // What documented a function is an ordinary comment among statements.
        if text.hasPrefix("///") { text.removeFirst() }
        comments.append(MovedComment(view: view, text: text))
      }
    }
  }

  // MARK: Empty lines

  /// Where empty lines stood on both sides of what goes, or a bracket on one, they go on one.
  private mutating func closeGaps() {
    var before: [SourceRange] = []
    // What goes side by side becomes one, which may have an empty line on each side again.
    while before != ranges {
      before = ranges
      closeEachGap()
    }
  }

  private mutating func closeEachGap() {
    for index in ranges.indices {
      var range = ranges[index]
      guard line(at: range.start).start == range.start else { continue }
      let before = range.start > 0 ? line(at: range.start - 1) : nil
      let opens = before.map { "{[(".contains(lastCharacter($0) ?? " ") } ?? true
      let isBlankBefore = before.map(isBlank) ?? true
      if isBlankBefore || opens {
        while range.end < bytes.count, isBlank(line(at: range.end)) {
          range.end = line(at: range.end).end
        }
      }
      let next =
        range.end < bytes.count ? text(line(at: range.end)).first { !$0.isWhitespace } : nil
      if isBlankBefore, !opens, let next, "}])".contains(next) {
        while range.start > 0, isBlank(line(at: range.start - 1)) {
          range.start = line(at: range.start - 1).start
        }
      }
      ranges[index] = range
    }
    ranges = merged(ranges)
  }

  private func lastCharacter(_ line: SourceRange) -> Character? {
    text(line).last { !$0.isWhitespace && !$0.isNewline }
  }
}
