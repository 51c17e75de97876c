import Diagnostics
import Reporting
import RulePages
import SourceText

private let sampleFiles = [
  SourceFile(
    path: "Sources/A \"b\".swift",
    bytes: Array("let 字 = 0\r\nlet b = old\n\n  c(0,\n    1)\n".utf8)),
  SourceFile(path: "Sources/B%20.swift", bytes: Array("one\ntwo\n".utf8)),
  SourceFile(path: "Sources/Clean.swift", bytes: []),
]

private let sampleFindings = [
  Finding(
    rule: "zero-thing", severity: .error, path: sampleFiles[0].path,
    diagnostic: Diagnostic(
      "'字' is 0 | <nothing>, not 100%", at: SourceRange(4, 7),
      notes: [
        Note("here & there", at: SourceRange(10, 11)),
        Note("and there", at: SourceRange(4, 7), in: sampleFiles[1].path),
      ],
      fixes: [
        .safe("put \"1\"", TextEdit(SourceRange(10, 11), "1")), .displayOnly("think about it"),
      ],
      subject: Subject(item: "字", scope: "A"))),
  Finding(
    rule: "old-word", severity: .warning, path: sampleFiles[0].path,
    diagnostic: Diagnostic(
      "an old word", at: SourceRange(21, 24),
      fixes: [
        .unsafe(
          "take a new one", because: "it is not the old one", TextEdit(SourceRange(21, 24), "new\n")
        )
      ])),
  Finding(
    rule: "old-word", severity: .info, path: sampleFiles[0].path,
    diagnostic: Diagnostic("a call over two lines", at: SourceRange(28, 38))),
  Finding(
    rule: "zero-thing", severity: .warning, path: sampleFiles[1].path,
    diagnostic: Diagnostic("a fact", at: SourceRange(4, 4), group: "4")),
]

extension ReportContent {
  static let sampleRules = ["old-word", "zero-thing"]

  /// A report's content with a bit of everything.
  static func sample(
    findings: [Finding] = sampleFindings,
    problems: [ReportedProblem] = [
      ReportedProblem(path: "Sources/Gone: 1.swift", reason: "no such file or folder")
    ],
    files: [SourceFile] = sampleFiles
  ) -> ReportContent {
    ReportContent(
      findings: findings, fingerprints: findings.indices.map { "fingerprint-\($0)" },
      sources: ReportSources(files, for: findings), files: files.map(\.path), problems: problems,
      surroundings: ReportSurroundings(
        version: "1.2.3", pages: sampleRules.map(page), folder: "/home/me/app"))
  }

  private static func page(_ id: String) -> RulePage {
    RulePage(
      id: id, summary: "finds \(id)", severity: .warning, enabled: id == "old-word",
      applicability: .safe, options: [],
      text: "```json\n{}\n```\n\nWhy *\(id)* matters.\n\n## Flagged\n\n```swift\nold\n```\n",
      examples: [])
  }
}
