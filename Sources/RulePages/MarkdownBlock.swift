import SourceText

/// A part of a page, as far as pages use Markdown.
enum MarkdownBlock {
  /// A line that starts with `#`s and a blank.
  case heading(level: Int, title: String, offset: Int)
  /// Lines between fences of three backticks; `code` leaves out the fences.
  case code(language: String, code: SourceRange, offset: Int)
  /// Lines without a blank one between them.
  case prose(SourceRange)
  /// A fence without its closing one.
  case unclosedCode(offset: Int)

  /// The offset of the block's first byte.
  var offset: Int {
    switch self {
    case .heading(_, _, let offset), .code(_, _, let offset), .unclosedCode(let offset): offset
    case .prose(let range): range.start
    }
  }
}

/// Splits a page, whose lines end with LF, into its blocks.
func markdownBlocks(of source: SourceFile, lines: LineTable) -> [MarkdownBlock] {
  var blocks: [MarkdownBlock] = []
  var line = 1
  while let range = lines.range(ofLine: line) {
    let text = source.text(range).trimmingBlanks
    line += 1
    if text.isEmpty { continue }
    if text.hasPrefix("```") {
      let fence = codeBlock(opening: text, at: range, firstLine: line, source, lines)
      blocks.append(fence.block)
      line = fence.nextLine
    } else if let heading = heading(text, at: range.start) {
      blocks.append(heading)
    } else if case .prose(let last)? = blocks.last, last.end == range.start {
      blocks[blocks.count - 1] = .prose(last.union(range))
    } else {
      blocks.append(.prose(range))
    }
  }
  return blocks
}

private func heading(_ text: String, at offset: Int) -> MarkdownBlock? {
  let level = text.prefix { $0 == "#" }.count
  guard level > 0, text.dropFirst(level).first == " " else { return nil }
  let title = String(text.dropFirst(level)).trimmingBlanks
  return .heading(level: level, title: title, offset: offset)
}

private func codeBlock(
  opening: String, at range: SourceRange, firstLine: Int, _ source: SourceFile, _ lines: LineTable
) -> (block: MarkdownBlock, nextLine: Int) {
  var line = firstLine
  while let next = lines.range(ofLine: line) {
    line += 1
    guard source.text(next).trimmingBlanks == "```" else { continue }
    let language = String(opening.dropFirst(3)).trimmingBlanks
    let code = SourceRange(range.end, next.start)
    return (.code(language: language, code: code, offset: range.start), line)
  }
  return (.unclosedCode(offset: range.start), line)
}

extension String {
  /// The text without blanks, tabs and line endings around it.
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
