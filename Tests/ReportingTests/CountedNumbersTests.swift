import Diagnostics
import Reporting
import SourceText
import Testing

@Suite("Numbers that are counted")
struct CountedNumbersTests {
  private func finding(
    _ path: String, _ numbers: [Double], at offset: Int = 0, isCounted: Bool = true,
    item: String = "", attribute: String? = nil
  ) -> Finding {
    var diagnostic = Diagnostic(
      "a number", at: SourceRange(offset, offset + 2),
      subject: Subject(item: item, scope: "", attribute: attribute), numbers: numbers)
    diagnostic.isCounted = isCounted
    return Finding(rule: "bare", severity: .info, path: path, diagnostic: diagnostic)
  }

  @Test("are a section of the summary, and no findings")
  func section() {
    let findings = [
      finding("a/A.swift", [8, 8, -8, 10]), finding("a/B.swift", [8]),
      finding("a/B.swift", [5], isCounted: false),
    ]
    let summary = Summary(findings, fileCount: 3)
    #expect(
      summary.numberLines.prefix(4) == [
        "hard-coded numbers:",
        "  a/A.swift: 4 numbers: 8 ×3, 10", "  a/B.swift: 1 number: 8",
        "  total: 5 numbers in 2 files, 80% of them on a 4-point grid; most frequent: 8 ×4, 10",
      ])
    #expect(
      summary.headline
        == "1 finding (1 info) in 1 of 3 files; 5 hard-coded numbers in 2 files")
    #expect(Summary([], fileCount: 1).numberLines == [])
  }

  @Test("name ten files, and count the others")
  func manyFiles() {
    let findings = (10..<22).map { finding("F\($0).swift", [1]) }
    let lines = Summary(findings, fileCount: 12).numberLines
    #expect(lines.count == 14)
    #expect(lines[11] == "  and 2 other files")
  }

  @Test("are one finding in reports that have nothing but findings")
  func one() {
    let findings = [
      finding("A.swift", [8]), finding("B.swift", [8, 9], at: 3), finding("B.swift", [7], at: 9),
      finding("C.swift", [5], isCounted: false),
    ]
    let reported = findings.withNumbersCounted
    #expect(reported.map(\.path) == ["B.swift", "C.swift"])
    #expect(
      reported[0].diagnostic.message
        == "3 hard-coded numbers in this file, and 1 in 1 other file (most frequent: 8 ×2, 7, 9); --numbers lists each one"
    )
    #expect(!reported[0].diagnostic.isCounted)
    #expect([findings[3]].withNumbersCounted == [findings[3]])
    // An info that is only counted is about no number.
    #expect([findings[3], finding("D.swift", [])].withNumbersCounted == [findings[3]])
  }

  @Test("of both sides of a view are listed together")
  func sides() {
    let findings = [
      finding("A.swift", [16], at: 0, isCounted: false, item: "title", attribute: "leading"),
      finding("A.swift", [16], at: 5, isCounted: false, item: "icon", attribute: "trailing"),
      finding("A.swift", [-16], at: 9, isCounted: false, item: "title", attribute: "trailing"),
      finding("A.swift", [16], at: 5_000, isCounted: false, item: "title", attribute: "leading"),
      finding("B.swift", [16], at: 0, isCounted: false, item: "title", attribute: "trailing"),
    ]
    let joined = findings.withSidesJoined
    #expect(joined.count == 4)
    #expect(joined[0].diagnostic.message == "a number; the same applies to its trailing edge")
    #expect(joined[0].diagnostic.notes.map(\.range.start) == [9])
    #expect(joined[0].diagnostic.numbers == [16, -16])
  }

  @Test("give way to what is more severe where only some findings are shown")
  func mostSevere() {
    var findings = (0..<4).map { finding("A.swift", [], at: $0, isCounted: false) }
    findings[3].severity = .error
    findings[1].severity = .warning
    var shown = findings
    let hidden = shown.keepMostSevere(2)
    #expect(shown == [findings[1], findings[3]])
    #expect(hidden == [findings[0], findings[2]])
  }
}
