import Diagnostics
import SourceText

/// The page as `layoutlint explain ID` prints it: plain text for a terminal.
///
/// The `json` block becomes a headline and a table of options; code is indented instead of fenced.
package func explanation(of page: RulePage) -> String {
  let source = SourceFile(path: page.id, bytes: Array(page.text.utf8))
  var parts = [headline(of: page)]
  var isOptionsShown = page.options.isEmpty
  var heading = ""
  for block in markdownBlocks(of: source, lines: LineTable(source.bytes)).dropFirst() {
    if case .heading(_, "Silent when", _) = block, !isOptionsShown {
      parts.append(optionTable(of: page))
      isOptionsShown = true
    }
    switch block {
    case .heading(_, let title, _): heading = title
    case .code("pattern", _, _): parts.append("Pattern")
    case .code("fix", _, _) where heading != "Fix": parts.append("Fix")
    case .code, .prose, .unclosedCode: break
    }
    parts.append(plainText(of: block, in: source))
  }
  let text = parts.joined(separator: "\n")
  return text + (text.hasSuffix("\n") ? "" : "\n")
    + "\nTo silence one finding, add this comment on the line above it: // layoutlint:disable:next \(page.id)\n"
}

extension RulePage {
  /// The page's Markdown without the `json` block at its top.
  package var prose: String {
    let source = SourceFile(path: id, bytes: Array(text.utf8))
    let blocks = markdownBlocks(of: source, lines: LineTable(source.bytes))
    guard let start = blocks.dropFirst().first?.offset else { return "" }
    return source.text(SourceRange(start, source.bytes.count))
  }
}

private func headline(of page: RulePage) -> String {
  let fix = page.applicability.map { $0 == .displayOnly ? $0.words : "\($0.words) fix" } ?? "no fix"
  let group = page.group.map { ", group \($0.rawValue)" } ?? ""
  return """
    \(page.id): \(page.summary)
    \(page.severity.rawValue), \(page.enabled ? "on" : "off") by default, \(fix)\(group)

    """
}

private func plainText(of block: MarkdownBlock, in source: SourceFile) -> String {
  switch block {
  case .heading(_, let title, _): title
  case .code(_, let range, _): indented(source.text(range), by: 4)
  case .prose(let range): source.text(range)
  case .unclosedCode: ""
  }
}

/// Two lines an option: name, type and default in columns, and the meaning below them.
private func optionTable(of page: RulePage) -> String {
  let nameWidth = page.options.map(\.name.count).max() ?? 0
  let typeWidth = page.options.map(\.defaultValue.type.rawValue.count).max() ?? 0
  var lines = ["Options"]
  for option in page.options {
    let name = padded(option.name, to: nameWidth)
    let type = padded(option.defaultValue.type.rawValue, to: typeWidth)
    lines.append("  \(name)  \(type)  default \(option.defaultValue.json)")
    lines.append("  \(padded("", to: nameWidth))  \(option.meaning)")
  }
  return lines.joined(separator: "\n") + "\n"
}

private func indented(_ text: String, by count: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : padded("", to: count) + $0 }
    .joined(separator: "\n")
}

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
