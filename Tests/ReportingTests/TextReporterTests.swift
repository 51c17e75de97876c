import Diagnostics
import Reporting
import SourceText
import Testing

private let file = SourceFile(
  path: "A.swift", bytes: Array("let a = 1\n\tlet b = 22\nlet 漢 = \"字\" + c\n".utf8))

private func finding(
  _ range: SourceRange, _ message: String = "message", severity: Severity = .warning,
  notes: [Note] = [], fixes: [Fix] = []
) -> Finding {
  Finding(
    rule: "some-rule", severity: severity, path: "A.swift",
    diagnostic: Diagnostic(message, at: range, notes: notes, fixes: fixes))
}

private func text(
  _ finding: Finding, _ form: TextReporter.Form, hasHints: Bool = true, files: [SourceFile] = [file]
) -> String {
  var output = ""
  TextReporter(form, hasHints: hasHints)
    .write([finding], ReportSources(files, for: [finding]), to: &output)
  return output
}

@Suite("Text")
struct TextReporterTests {
  @Test(
    "is a line for a finding, which editors click",
    arguments: [
      (0, Severity.warning, "A.swift:1:1: warning: message (some-rule)\n"),
      (4, .error, "A.swift:1:5: error: message (some-rule)\n"),
      (11, .info, "A.swift:2:2: info: message (some-rule)\n"),
      (22 + 8, .info, "A.swift:3:9: info: message (some-rule)\n"),
    ])
  func line(_ start: Int, _ severity: Severity, _ expected: String) {
    let finding = finding(SourceRange(start, start + 1), severity: severity)
    #expect(text(finding, .lines) == expected)
  }

  @Test("has a line for each note")
  func notes() {
    let other = SourceFile(path: "B.swift", bytes: Array("\n\nx".utf8))
    let notes = [
      Note("here", at: SourceRange(4, 5)), Note("there", at: SourceRange(2, 3), in: "B.swift"),
    ]
    #expect(
      text(finding(SourceRange(0, 3), notes: notes), .lines, files: [file, other]) == """
        A.swift:1:1: warning: message (some-rule)
        A.swift:1:5: note: here
        B.swift:3:1: note: there

        """)
  }

  @Test("shows and underlines the source on a terminal")
  func excerpt() {
    #expect(
      text(finding(SourceRange(15, 21)), .excerpts(isColored: false)) == """
        A.swift:2:6: warning: message (some-rule)
        2 |     let b = 22
          |         ^~~~~~


        """)
  }

  @Test("underlines wide characters at their width")
  func wideCharacters() {
    let shown = text(finding(SourceRange(32, 37)), .excerpts(isColored: false))
    #expect(shown.contains("3 | let 漢 = \"字\" + c\n  |          ^~~~\n"))
  }

  @Test(
    "says how to apply fixes",
    arguments: [
      (
        Fix.safe("remove it", .delete(SourceRange(0, 1))),
        "  fix (safe): remove it (--fix)\n"
      ),
      (
        .unsafe("turn it", because: "it turns", .delete(SourceRange(0, 1))),
        "  fix (unsafe: it turns): turn it (--fix --unsafe-fixes)\n"
      ),
      (.displayOnly("think"), "  suggestion: think\n"),
    ])
  func fixHints(_ fix: Fix, _ expected: String) {
    let finding = finding(SourceRange(0, 1), fixes: [fix])
    #expect(text(finding, .excerpts(isColored: false)).contains(expected))
    let plain = text(finding, .excerpts(isColored: false), hasHints: false)
    #expect(plain.contains(": \(fix.title)\n"))
    #expect(!text(finding, .lines).contains(fix.title))
  }

  @Test("has colors only if asked for")
  func colors() {
    let finding = finding(SourceRange(0, 1))
    #expect(text(finding, .excerpts(isColored: true)).contains("\u{1B}[1;35mwarning:\u{1B}[0m"))
    #expect(!text(finding, .excerpts(isColored: false)).contains("\u{1B}"))
  }

  @Test("passes no terminal escape from source to terminal")
  func hidesEscapes() {
    let file = SourceFile(path: "A.swift", bytes: Array("a\u{1B}[31mb\u{202E}c\r\n".utf8))
    let shown = text(
      finding(SourceRange(0, 1), "say \u{7}\n"), .excerpts(isColored: false), files: [file])
    #expect(shown.contains("say \\u{7}\\u{A} (some-rule)"))
    #expect(shown.contains("a\\u{1B}[31mb\\u{202E}c\n"))
  }

  @Test("shows a part of a very long line")
  func longLines() {
    let bytes = Array((String(repeating: "é", count: 50_000) + "\n").utf8)
    let shown = text(
      finding(SourceRange(60_000, 60_002)), .excerpts(isColored: false),
      files: [SourceFile(path: "A.swift", bytes: bytes)])
    #expect(shown.utf8.count < 1000)
    #expect(!shown.contains("\u{FFFD}"))
  }

  @Test("has no excerpt of a file that is not known")
  func unknownFile() {
    let shown = text(finding(SourceRange(0, 1)), .excerpts(isColored: false), files: [])
    #expect(shown == "A.swift:1:1: warning: message (some-rule)\n\n")
  }
}
