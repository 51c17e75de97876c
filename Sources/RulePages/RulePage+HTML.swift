import Diagnostics
import SourceText

// The Markdown that pages use, as HTML: headings, paragraphs, lists, tables, code, links and emphasis.

extension RulePage {
  /// The page without its `json` block, to stand in an HTML page. All of its text has gone through ``xmlText(_:)``.
  package var html: String {
    let source = SourceFile(path: id, bytes: Array(text.utf8))
    return markdownBlocks(of: source, lines: LineTable(source.bytes)).dropFirst()
      .map { markup(of: $0, in: source) }.joined(separator: "\n")
  }
}

private func markup(of block: MarkdownBlock, in source: SourceFile) -> String {
  switch block {
  case .heading(let level, let title, _):
    // Those above are the report's own.
    let name = "h\(min(level + 2, 6))"
    return "<\(name)>\(inline(title))</\(name)>"
  case .code(_, let range, _):
    return
      "<pre><code>\(lines(of: source.text(range)).map(xmlText).joined(separator: "\n"))</code></pre>"
  case .prose(let range): return markup(ofProse: lines(of: source.text(range)))
  case .unclosedCode: return ""
  }
}

private func lines(of text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  while lines.last?.isEmpty ?? false { lines.removeLast() }
  return lines
}

/// Lines without a blank one between them.
private func markup(ofProse lines: [String]) -> String {
  if lines.first?.trimmingBlanks.hasPrefix("|") ?? false { return table(lines) }
  var parts: [(tag: String, entries: [String])] = []
  for line in lines {
    let text = line.trimmingBlanks
    if let (tag, entry) = listEntry(text) {
      if parts.last?.tag != tag { parts.append((tag, [])) }
      parts[parts.count - 1].entries.append(entry)
    } else if let last = parts.indices.last, parts[last].tag == "p" || line.first == " " {
      parts[last].entries[parts[last].entries.count - 1] += "\n" + text
    } else {
      parts.append(("p", [text]))
    }
  }
  return parts.map { tag, entries in
    tag == "p"
      ? "<p>\(inline(entries.joined(separator: "\n")))</p>"
      : "<\(tag)>\n\(entries.map { "<li>\(inline($0))</li>\n" }.joined())</\(tag)>"
  }.joined(separator: "\n")
}

/// The list that a line belongs to, and what the line says, if it starts an entry of one.
private func listEntry(_ line: String) -> (tag: String, text: String)? {
  for bullet in ["- ", "* "] where line.hasPrefix(bullet) {
    return ("ul", String(line.dropFirst(2)))
  }
  let digits = line.prefix { $0.isASCII && $0.isNumber }
  let rest = line.dropFirst(digits.count)
  return digits.isEmpty || !rest.hasPrefix(". ") ? nil : ("ol", String(rest.dropFirst(2)))
}

private func table(_ lines: [String]) -> String {
  let rows = lines.map { line -> [String] in
    // A bar in code has a backslash before it.
    var cells = [""]
    var isEscaped = false
    for character in line.trimmingBlanks.drop(while: { $0 == "|" }) {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if isEscaped, character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.last?.trimmingBlanks.isEmpty ?? false { cells.removeLast() }
    return cells.map(\.trimmingBlanks)
  }
  func row(_ cells: [String], _ tag: String) -> String {
    "<tr>\(cells.map { "<\(tag)>\(inline($0))</\(tag)>" }.joined())</tr>\n"
  }
  let isHeaded =
    rows.count > 1 && rows[1].allSatisfy { !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }
  return "<table>\n" + (isHeaded ? row(rows[0], "th") : "")
    + (isHeaded ? rows.dropFirst(2) : rows[...]).map { row($0, "td") }.joined() + "</table>"
}

/// How far a closing mark may be from its opening one, in characters.
private let longestSpan = 1000

/// Text with code, emphasis and links.
private func inline(_ text: String) -> String {
  var output = ""
  var plain = ""
  var rest = Substring(text)
  func spelled(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { xmlText(String($0)) }
      .joined(separator: "\n")
  }
  func span(after mark: String) -> (inner: Substring, rest: Substring)? {
    guard rest.hasPrefix(mark) else { return nil }
    let body = rest.dropFirst(mark.count)
    guard let end = body.prefix(longestSpan).firstRange(of: mark), end.lowerBound > body.startIndex,
      mark == "`" || !(body.first?.isWhitespace ?? true)
    else { return nil }
    return (body[..<end.lowerBound], body[end.upperBound...])
  }
  func link() -> (text: Substring, target: Substring, rest: Substring)? {
    guard rest.first == "[", let middle = rest.prefix(longestSpan).firstRange(of: "]("),
      let end = rest[middle.upperBound...].prefix(longestSpan).firstIndex(of: ")")
    else { return nil }
    return (
      rest[rest.index(after: rest.startIndex)..<middle.lowerBound],
      rest[middle.upperBound..<end], rest[rest.index(after: end)...]
    )
  }
  func flush() {
    output += spelled(plain)
    plain = ""
  }
  while let next = rest.first {
    if let (inner, after) = span(after: "`") {
      flush()
      output += "<code>\(spelled(inner))</code>"
      rest = after
    } else if let (inner, after) = span(after: "**") {
      flush()
      output += "<b>\(inline(String(inner)))</b>"
      rest = after
    } else if let (inner, after) = span(after: "*") {
      flush()
      output += "<em>\(inline(String(inner)))</em>"
      rest = after
    } else if let (text, target, after) = link() {
      flush()
      // Other pages are not there.
      let isWeb = target.hasPrefix("https://") || target.hasPrefix("http://")
      output +=
        isWeb
        ? "<a href=\"\(xmlText(String(target)))\" rel=\"noreferrer\">\(inline(String(text)))</a>"
        : inline(String(text))
      rest = after
    } else {
      plain.append(next)
      rest = rest.dropFirst()
    }
  }
  flush()
  return output
}
