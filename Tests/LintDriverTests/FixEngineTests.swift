import Diagnostics
import LintDriver
import SourceText
import TestSupport
import Testing

private func fixed(
  _ text: String, _ analyzer: Analyzer, level: FixLevel = .safe
) -> (text: String, result: FixResult) {
  let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
  let result = applyFixes(to: [file], level: level) { analyzer.analyze($0, AnalysisOptions()) }
  return (String(decoding: result.files[0].bytes, as: UTF8.self), result)
}

/// One finding with the given fixes, as long as the file is `text`.
private func analyzer(on text: String, _ fixes: [Fix], rule: String = "word") -> Analyzer {
  Analyzer { files, _ in
    files.filter { $0.bytes == Array(text.utf8) }.map { file in
      Finding(
        rule: rule, severity: .warning, path: file.path,
        diagnostic: Diagnostic("found", at: SourceRange(0, 1), fixes: fixes))
    }
  }
}

private func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
  TextEdit(SourceRange(start, end), text)
}

@Suite("Fixing")
struct FixEngineTests {
  @Test(
    "applies every fix, and those that fixes make way for",
    arguments: [
      ("old old", "new new", 2), ("nothing", "nothing", 0), ("oldold", "newnew", 2),
      ("oolldd", "oolldd", 0),
    ])
  func appliesFixes(_ text: String, _ expected: String, _ count: Int) {
    let (after, result) = fixed(text, .finding("old", replacement: "new"))
    #expect(after == expected)
    #expect(result.appliedFixes == count)
    #expect(result.remaining.isEmpty)
    #expect(result.problems.isEmpty)
  }

  @Test("goes round until nothing is left")
  func severalRounds() {
    #expect(fixed("a(((())))b", .finding("()", replacement: "")).text == "ab")
  }

  @Test(
    "applies what was asked for and no more",
    arguments: [
      (Applicability.safe, FixLevel.safe, "new"), (.safe, .unsafe, "new"), (.unsafe, .safe, "old"),
      (.unsafe, .unsafe, "new"), (.displayOnly, .unsafe, "old"),
    ])
  func respectsApplicability(_ applicability: Applicability, _ level: FixLevel, _ expected: String)
  {
    let analyzer = Analyzer.finding("old", replacement: "new", applicability)
    #expect(fixed("old", analyzer, level: level).text == expected)
  }

  @Test("prefers the safe fix")
  func prefersSafeFixes() {
    let fixes = [Fix.unsafe("u", because: "r", edit(0, 1, "u")), .safe("s", edit(0, 1, "s"))]
    #expect(fixed("x", analyzer(on: "x", fixes), level: .unsafe).text == "s")
  }

  @Test("stops fixes that chase each other, and says so")
  func stopsChase() {
    let chase = Analyzer.all([
      .finding("ping", replacement: "pong"), .finding("pong", rule: "b", replacement: "ping"),
    ])
    let (text, result) = fixed("ping", chase)
    #expect(text == "ping")
    #expect(result.changed.isEmpty)
    #expect(
      result.problems == [
        FileProblem(
          path: "A.swift",
          reason:
            "some fixes were not applied: after \(maximumFixPasses) passes, there were still new fixes to apply"
        )
      ])
  }

  @Test("refuses a fix whose own edits overlap")
  func refusesOverlap() {
    let fix = Fix.safe("overlap", edit(0, 2, "x"), edit(1, 3, "y"))
    let (text, result) = fixed("abc", analyzer(on: "abc", [fix]))
    #expect(text == "abc")
    #expect(
      result.problems == [
        FileProblem(path: "A.swift", reason: "the edits of a fix for word overlap; not applied")
      ])
  }

  @Test("refuses a fix that reaches past the end of the file")
  func refusesEditPastEnd() {
    let (text, result) = fixed("abc", analyzer(on: "abc", [.safe("far", edit(2, 9, ""))]))
    #expect(text == "abc")
    #expect(result.problems.count == 1)
  }

  @Test("of two fixes in each other's way the first goes first, the other waits")
  func ordersRivals() {
    let rivals = Analyzer.all([
      .finding("bc", rule: "second", replacement: "X"),
      .finding("ab", rule: "first", replacement: "Y"),
    ])
    let (text, result) = fixed("abc bc", rivals)
    #expect(text == "Yc X")
    #expect(result.appliedFixes == 2)
  }

  @Test("applies all edits of a fix or none")
  func keepsEditsTogether() {
    let first = analyzer(on: "abcd", [.safe("first", edit(0, 1, "1"))], rule: "a")
    let second = analyzer(
      on: "abcd", [.safe("second", edit(0, 1, "2"), edit(3, 4, "2"))], rule: "b")
    #expect(fixed("abcd", .all([first, second])).text == "1bcd")
  }

  @Test(
    "keeps the file's line endings",
    arguments: [
      ("x\r\ny\r\n", "x\r\na\r\nb\r\n"), ("x\ny\n", "x\na\nb\n"), ("x\ry\r", "x\ra\rb\r"),
    ])
  func keepsLineEndings(_ text: String, _ expected: String) {
    #expect(fixed(text, .finding("y", replacement: "a\nb")).text == expected)
  }

  @Test("keeps bytes that are no UTF-8")
  func keepsBytes() {
    let file = SourceFile(path: "A.swift", bytes: [0xFF] + Array("old".utf8) + [0xC3])
    let analyzer = Analyzer.finding("old", replacement: "new")
    let result = applyFixes(to: [file], level: .safe) { analyzer.analyze($0, AnalysisOptions()) }
    #expect(result.files[0].bytes == [0xFF] + Array("new".utf8) + [0xC3])
  }

  @Test("refuses to lose bytes that are no UTF-8")
  func refusesToLoseBytes() {
    // The fix repeats the file's text, in which the byte that cannot be decoded has become U+FFFD.
    let file = SourceFile(path: "A.swift", bytes: [0x61, 0xFF])
    let result = applyFixes(to: [file], level: .safe) { files in
      files.map { file in
        let range = SourceRange(0, 2)
        let wrap = Fix.safe("wrap", TextEdit(range, "(\(file.text(range)))"))
        return Finding(
          rule: "word", severity: .info, path: file.path,
          diagnostic: Diagnostic("found", at: range, fixes: [wrap]))
      }
    }
    #expect(result.files[0].bytes == [0x61, 0xFF])
    #expect(
      result.problems.map(\.reason)
        == ["not UTF-8, so a fix for word would lose bytes; not applied"])
  }

  @Test("stops a fix that grows for ever")
  func stopsGrowth() {
    let (text, result) = fixed("a", .finding("a", replacement: "ab"))
    #expect(text == "a" + String(repeating: "b", count: maximumFixPasses))
    #expect(
      result.problems.map(\.reason) == [
        "some fixes were not applied: after \(maximumFixPasses) passes, there were still new fixes to apply"
      ])
  }

  @Test("applies thousands of fixes in one file")
  func appliesManyFixes() {
    let (text, result) = fixed(
      String(repeating: "ab", count: 2000),
      .all([.finding("a", replacement: ""), .finding("b", replacement: "c")]))
    #expect(text == String(repeating: "c", count: 2000))
    #expect(result.appliedFixes == 4000)
  }

  @Test("fixes only the files that have findings")
  func fixesSomeFiles() {
    let files = ["old", "x", "old"].enumerated().map { index, text in
      SourceFile(path: "\(index).swift", bytes: Array(text.utf8))
    }
    let analyzer = Analyzer.finding("old", replacement: "new")
    let result = applyFixes(to: files, level: .safe) { analyzer.analyze($0, AnalysisOptions()) }
    #expect(result.changed == [0, 2])
    #expect(result.original.count == 2)
  }
}
