import Diagnostics

extension ReportContent {
  /// The XML of Checkstyle 4.3, which Jenkins, Danger and many editors read. An unreadable file is an error in it.
  func checkstyle() -> [UInt8] {
    let findings = Dictionary(grouping: findings, by: \.path)
    let problems = Dictionary(grouping: problems, by: \.path)
    let paths = Set(findings.keys).union(problems.keys)
    var writer = XMLWriter()
    writer.element("checkstyle", [("version", "4.3")]) { writer in
      for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        writer.element("file", [("name", path)]) { writer in
          for problem in problems[path] ?? [] {
            writer.element(
              "error",
              [
                ("line", "1"), ("severity", "error"), ("message", problem.reason),
                ("source", "layoutlint"),
              ])
          }
          for finding in findings[path] ?? [] { write(finding, to: &writer) }
        }
      }
    }
    return Array(writer.text.utf8)
  }

  private func write(_ finding: Finding, to writer: inout XMLWriter) {
    let start = sources.utf16Position(finding.diagnostic.range.start, in: finding.path)
    writer.element(
      "error",
      [
        ("line", String(start.line)), ("column", String(start.column)),
        ("severity", finding.severity.rawValue), ("message", finding.messageWithRule),
        ("source", "layoutlint.\(finding.rule)"),
      ])
  }
}
