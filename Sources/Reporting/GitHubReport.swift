import Diagnostics

extension ReportContent {
  /// Workflow commands, by which a step of GitHub Actions annotates lines of a pull request.
  ///
  /// Source: GitHub, *Workflow commands for GitHub Actions*, and `command.ts` of its toolkit for what is escaped.
  func githubCommands() -> String {
    var text = ""
    for problem in problems {
      text += command("error", [("file", surroundings.projectPath(problem.path))], problem.reason)
    }
    for finding in findings {
      let range = finding.diagnostic.range
      let start = sources.utf16Position(range.start, in: finding.path)
      let end = sources.utf16Position(range.end, in: finding.path)
      var properties = [
        ("file", surroundings.projectPath(finding.path)), ("line", String(start.line)),
        ("endLine", String(end.line)),
      ]
      // Columns of an annotation over several lines are refused.
      if start.line == end.line {
        properties += [("col", String(start.column)), ("endColumn", String(end.column))]
      }
      properties.append(("title", finding.rule))
      text += command(name(finding.severity), properties, finding.messageWithRule)
    }
    return text
  }

  private func name(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0)=\(escaped(printable($1), inProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))"
      + "::\(escaped(printable(message), inProperty: false))\n"
  }
}

/// Line breaks are not among what is escaped: ``printable(_:)`` has spelled them out.
private func escaped(_ text: String, inProperty: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case ":" where inProperty: result += "%3A"
    case "," where inProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
