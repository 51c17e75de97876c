import Diagnostics

extension ReportContent {
  /// A comment for a pull request: a headline and a table, in GitHub's flavour of Markdown.
  func markdown() -> String {
    var text = "### layoutlint\n\n\(escapedMarkdown(headline))\n"
    if !problems.isEmpty {
      text += "\n"
      for problem in problems {
        text +=
          "- \(codeSpan(surroundings.projectPath(problem.path))): \(escapedMarkdown(problem.reason))\n"
      }
    }
    if findings.isEmpty { return text }
    text += "\n| severity | location | finding | rule |\n| --- | --- | --- | --- |\n"
    for finding in findings {
      let line = sources.position(finding.diagnostic.range.start, in: finding.path).line
      let cells = [
        finding.severity.rawValue, codeSpan("\(surroundings.projectPath(finding.path)):\(line)"),
        escapedMarkdown(finding.diagnostic.message), codeSpan(finding.rule),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }
}

/// `text` between backticks, more of them than it holds in a row, and with its pipes escaped for a table.
///
/// Source: GitHub Flavored Markdown, §6.3 and §4.10.
private func codeSpan(_ text: String) -> String {
  var longest = 0
  var current = 0
  for character in text.unicodeScalars {
    current = character == "`" ? current + 1 : 0
    longest = max(longest, current)
  }
  let fence = String(repeating: "`", count: longest + 1)
  // A blank on each side is taken away again; it parts the fence from backticks of the text.
  let needsBlanks = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ")
  let blank = needsBlanks ? " " : ""
  let shown = printable(text).split(separator: "|", omittingEmptySubsequences: false)
    .joined(separator: "\\|")
  return fence + blank + shown + blank + fence
}

/// `text` with a backslash before each character by which Markdown or HTML marks something up.
private func escapedMarkdown(_ text: String) -> String {
  var result = ""
  for scalar in printable(text).unicodeScalars {
    if "\\`*_[]<>|~&#".unicodeScalars.contains(scalar) { result += "\\" }
    result.unicodeScalars.append(scalar)
  }
  return result
}
