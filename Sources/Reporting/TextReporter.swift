import Diagnostics
import SourceText

/// Findings as people read them, in the form that Xcode and editors make clickable:
/// `path:line:column: severity: message (rule-id)`.
package struct TextReporter: Sendable {
  package enum Form: Sendable, Equatable {
    /// A line for each finding and each of its notes, for logs and other programs.
    case lines
    /// Also the source, underlined, and the fixes, for a terminal.
    case excerpts(isColored: Bool)
  }

  package var form: Form
  /// Whether a fix names the option that applies it.
  package var hasHints: Bool

  package init(_ form: Form, hasHints: Bool = true) {
    self.form = form
    self.hasHints = hasHints
  }

  /// Writes the findings in their order.
  package func write(
    _ findings: [Finding], _ sources: ReportSources, to output: inout some TextOutputStream
  ) {
    for finding in findings {
      output.write(text(finding, sources))
    }
  }

  private func text(_ finding: Finding, _ sources: ReportSources) -> String {
    let diagnostic = finding.diagnostic
    var text = headline(
      finding.path, diagnostic.range, finding.severity.rawValue, severityColor(finding.severity),
      diagnostic.message + " (\(finding.rule))", sources)
    text += excerpt(finding.path, diagnostic.range, sources)
    for note in diagnostic.notes {
      let path = note.path ?? finding.path
      text += headline(path, note.range, "note", .cyan, note.message, sources)
      text += excerpt(path, note.range, sources)
    }
    if case .excerpts = form {
      text += diagnostic.fixes.map { fixLine($0) }.joined()
      text += "\n"
    }
    return text
  }

  private func headline(
    _ path: String, _ range: SourceRange, _ label: String, _ labelColor: Color, _ message: String,
    _ sources: ReportSources
  ) -> String {
    let position = sources.position(range.start, in: path)
    let place = "\(printable(path)):\(position.line):\(position.column):"
    let paintedLabel = paint(label + ":", labelColor)
    return "\(paint(place, .bold)) \(paintedLabel) \(printable(message))\n"
  }

  private func excerpt(_ path: String, _ range: SourceRange, _ sources: ReportSources) -> String {
    guard case .excerpts = form, let line = sources.line(at: range.start, in: path) else {
      return ""
    }
    let number = String(sources.position(range.start, in: path).line)
    let excerpt = Excerpt(line.bytes, line: line.range, marking: range)
    let blank = String(repeating: " ", count: number.utf8.count)
    return "\(paint(number + " |", .blue)) \(excerpt.text)\n"
      + "\(paint(blank + " |", .blue)) \(paint(excerpt.underline, .green))\n"
  }

  private func fixLine(_ fix: Fix) -> String {
    let hint: String
    switch fix.applicability {
    case .safe: hint = " (--fix)"
    case .unsafe: hint = " (--fix --unsafe-fixes)"
    case .displayOnly: hint = ""
    }
    let risk = fix.risk.map { ": " + printable($0) } ?? ""
    let isSuggestion = fix.applicability == .displayOnly
    let label = paint(
      isSuggestion ? "suggestion:" : "fix (\(fix.applicability.rawValue)\(risk)):", .green)
    return "  \(label) \(printable(fix.title))\(hasHints && !fix.edits.isEmpty ? hint : "")\n"
  }

  private func severityColor(_ severity: Severity) -> Color {
    switch severity {
    case .error: .red
    case .warning: .magenta
    case .info: .cyan
    }
  }

  /// Parameters of the terminal's *select graphic rendition* sequence (ECMA-48, §8.3.117).
  private enum Color: String {
    case bold = "1"
    case red = "1;31"
    case green = "32"
    case blue = "34"
    case magenta = "1;35"
    case cyan = "1;36"
  }

  private func paint(_ text: String, _ color: Color) -> String {
    guard form == .excerpts(isColored: true) else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}
