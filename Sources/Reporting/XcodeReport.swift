import Diagnostics

extension ReportContent {
  /// A line for each finding and note as Xcode reads them from a build phase: it knows errors, warnings and notes,
  /// and opens absolute paths only.
  func xcode() -> String {
    var text = ""
    for problem in problems {
      text +=
        "\(printable(surroundings.absolutePath(problem.path))): error: \(printable(problem.reason))\n"
    }
    for finding in findings {
      text += xcodeLine(
        finding.path, finding.diagnostic.range.start, xcodeLabel(finding.severity),
        finding.messageWithRule)
      for note in finding.diagnostic.notes {
        text += xcodeLine(
          note.path ?? finding.path, note.range.start, "note",
          "\(printable(note.message)) (\(finding.rule))")
      }
    }
    return text
  }

  private func xcodeLine(_ path: String, _ offset: Int, _ label: String, _ message: String)
    -> String
  {
    let position = sources.position(offset, in: path)
    return "\(printable(surroundings.absolutePath(path))):\(position.line):\(position.column): "
      + "\(label): \(message)\n"
  }
}

private func xcodeLabel(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .info: "note"
  }
}
