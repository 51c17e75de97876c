import Diagnostics
import JSONText

extension ReportContent {
  /// A Code Quality report: a list of issues in GitLab's part of the Code Climate form.
  ///
  /// Source: GitLab, *Code Quality*, "Code Quality report format".
  func codeQuality() -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.array { writer in
      for (finding, fingerprint) in zip(findings, fingerprints) {
        writer.object { write(finding, fingerprint, to: &$0) }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ finding: Finding, _ fingerprint: String, to writer: inout JSONWriter) {
    let range = finding.diagnostic.range
    writer.member("type", "issue")
    writer.member("check_name", finding.rule)
    writer.member("description", "\(finding.diagnostic.message) (\(finding.rule))")
    writer.member("categories", ["Bug Risk"])
    writer.member("severity", codeQualitySeverity(finding.severity))
    writer.member("fingerprint", fingerprint)
    writer.object("location") { writer in
      writer.member("path", surroundings.projectPath(finding.path))
      writer.object("lines") { writer in
        writer.member("begin", sources.position(range.start, in: finding.path).line)
        writer.member("end", sources.position(range.end, in: finding.path).line)
      }
    }
  }
}

private func codeQualitySeverity(_ severity: Severity) -> String {
  switch severity {
  case .error: "critical"
  case .warning: "major"
  case .info: "info"
  }
}
