import Diagnostics

extension ReportContent {
  /// The XML that Ant's JUnit task writes and CI servers read: a suite for each file, a failed test for each error
  /// and warning, a test that passes for each info, and one for a file without any finding.
  func junit() -> [UInt8] {
    let findings = Dictionary(grouping: findings, by: \.path)
    let problems = Dictionary(grouping: problems, by: \.path)
    let paths = Set(files).union(findings.keys).union(problems.keys)
    let suites = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { JUnitSuite(path: $0, findings: findings[$0] ?? [], problems: problems[$0] ?? []) }
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      [
        ("name", "layoutlint"), ("tests", String(suites.reduce(0) { $0 + $1.tests })),
        ("failures", String(suites.reduce(0) { $0 + $1.failures })),
        ("errors", String(self.problems.count)),
      ]
    ) { writer in
      for suite in suites { write(suite, to: &writer) }
    }
    return Array(writer.text.utf8)
  }

  private func write(_ suite: JUnitSuite, to writer: inout XMLWriter) {
    writer.element(
      "testsuite",
      [
        ("name", suite.path), ("tests", String(suite.tests)),
        ("failures", String(suite.failures)), ("errors", String(suite.problems.count)),
        ("time", "0"),
      ]
    ) { writer in
      if suite.findings.isEmpty, suite.problems.isEmpty {
        writer.element("testcase", suite.attributes("no findings"))
      }
      for problem in suite.problems {
        writer.element("testcase", suite.attributes("can be read")) { writer in
          writer.element(
            "error", [("message", problem.reason), ("type", "error")],
            text: "\(suite.path): \(problem.reason)")
        }
      }
      for finding in suite.findings { write(finding, of: suite, to: &writer) }
    }
  }

  private func write(_ finding: Finding, of suite: JUnitSuite, to writer: inout XMLWriter) {
    let start = sources.position(finding.diagnostic.range.start, in: finding.path)
    let place = "\(finding.path):\(start.line):\(start.column)"
    writer.element(
      "testcase", suite.attributes("\(finding.rule) at \(start.line):\(start.column)")
    ) { writer in
      let text = "\(place): \(finding.severity.rawValue): \(finding.messageWithRule)"
      if finding.severity == .info {
        writer.element("system-out", [], text: text)
      } else {
        writer.element(
          "failure", [("message", finding.messageWithRule), ("type", finding.severity.rawValue)],
          text: text)
      }
    }
  }
}

private struct JUnitSuite {
  let path: String
  let findings: [Finding]
  let problems: [ReportedProblem]

  /// Infos do not fail.
  var failures: Int { findings.count { $0.severity != .info } }
  var tests: Int { max(1, findings.count + problems.count) }

  /// Those of one test.
  func attributes(_ name: String) -> [(String, String)] {
    [("name", name), ("classname", path), ("time", "0")]
  }
}
