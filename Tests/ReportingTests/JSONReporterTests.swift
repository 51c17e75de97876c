import Diagnostics
import Foundation
import Reporting
import SourceText
import Testing

private let file = SourceFile(path: "A \"b\".swift", bytes: Array("one\ntwo\n".utf8))

private func report(_ findings: [Finding]) -> String {
  let reporter = JSONReporter(ReportSources([file], for: findings))
  return String(decoding: reporter.report(findings), as: UTF8.self)
}

@Suite("JSON")
struct JSONReporterTests {
  @Test("of nothing is an empty list")
  func nothing() {
    #expect(report([]) == "{\"version\": 1, \"diagnostics\": []}\n")
  }

  @Test("has the documented keys in their order, on one line")
  func everyKey() {
    let diagnostic = Diagnostic(
      "a \"message\"", at: SourceRange(4, 7),
      notes: [Note("see", at: SourceRange(1, 2))],
      fixes: [
        Fix.safe("mend", TextEdit(SourceRange(5, 6), "x\n"), TextEdit(SourceRange(0, 1), "")),
        .displayOnly("think"),
      ],
      subject: Subject(
        item: "badge", scope: "View.setUp()", quantities: ["x", "width"], attribute: "top",
        relation: ">=", value: "8"))
    let finding = Finding(
      rule: "some-rule", severity: .error, path: file.path, diagnostic: diagnostic)
    let expected = [
      #"{"version": 1, "diagnostics": [{"path": "A \"b\".swift", "line": 2, "column": 1, "#,
      #""endLine": 2, "endColumn": 4, "severity": "error", "rule": "some-rule", "#,
      #""message": "a \"message\"", "subject": {"item": "badge", "scope": "View.setUp()", "#,
      #""attribute": "top", "relation": ">=", "value": "8", "#,
      #""quantities": ["x", "width"]}, "notes": [{"path": "A \"b\".swift", "line": 1, "#,
      #""column": 2, "message": "see"}], "fixes": [{"title": "mend", "applicability": "safe", "#,
      #""edits": [{"start": 0, "end": 1, "text": ""}, {"start": 5, "end": 6, "text": "x\n"}]}, "#,
      #"{"title": "think", "applicability": "display-only", "edits": []}]}]}"#,
    ]
    #expect(report([finding]) == expected.joined() + "\n")
  }

  @Test("leaves out a subject that is not there, and what it does not have")
  func optionalKeys() {
    var diagnostic = Diagnostic("m", at: SourceRange(0, 1))
    func shown() -> String {
      report([Finding(rule: "r", severity: .info, path: file.path, diagnostic: diagnostic)])
    }
    #expect(!shown().contains("subject"))
    diagnostic.subject = Subject(item: "a", scope: "s")
    #expect(shown().contains(#""subject": {"item": "a", "scope": "s"}, "notes""#))
  }

  @Test(
    "is read by another reader", arguments: ["\u{1}", "\"\\", "\u{2028}", "漢字", "\r\n", "\u{7F}"])
  func isValid(_ message: String) throws {
    let finding = Finding(
      rule: "r", severity: .info, path: message,
      diagnostic: Diagnostic(message, at: SourceRange(0, 0)))
    let object = try JSONSerialization.jsonObject(with: Data(report([finding]).utf8))
    let diagnostics = try #require((object as? [String: Any])?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.first?["message"] as? String == message)
  }
}
