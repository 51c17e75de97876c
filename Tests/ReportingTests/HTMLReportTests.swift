import Diagnostics
import Reporting
import SourceText
import Testing

@Suite("The HTML report")
struct HTMLReportTests {
  private func number(_ path: String, _ value: Double, _ offset: Int, isCounted: Bool) -> Finding {
    var diagnostic = Diagnostic(
      "\(value) is a number", at: SourceRange(offset, offset + 1), numbers: [value])
    diagnostic.isCounted = isCounted
    return Finding(rule: "old-word", severity: .info, path: path, diagnostic: diagnostic)
  }

  private func page(_ findings: [Finding]) -> String {
    var content = ReportContent.sample(
      findings: findings.withNumbersCounted, problems: [],
      files: ["A.swift", "B.swift"].map { SourceFile(path: $0, bytes: Array("12345".utf8)) })
    content.unlisted = findings.filter(\.diagnostic.isCounted)
    return String(decoding: ReportKind.html.bytes(of: content), as: UTF8.self)
  }

  @Test("has a line for the numbers of each file that are not listed, and counts none as a finding")
  func counted() {
    let page = page([
      number("A.swift", 8, 0, isCounted: true), number("A.swift", 8, 1, isCounted: true),
      number("B.swift", 5, 0, isCounted: true),
    ])
    #expect(page.contains("<p>2 hard-coded numbers: 8 ×2</p>"))
    #expect(page.contains("<p>1 hard-coded number: 5</p>"))
    #expect(page.components(separatedBy: "<article").count == 3)
    #expect(page.contains("no findings in 2 files; 3 hard-coded numbers in 2 files"))
    #expect(page.contains("<details class=\"group info\" open>"))
    #expect(page.contains("<span class=\"soft\">numbers in 2 files</span>"))
    var other = number("A.swift", 8, 0, isCounted: false)
    other.diagnostic.numbers = []
    let both = self.page([other, number("B.swift", 5, 0, isCounted: true)])
    #expect(both.contains("<span class=\"soft\">1 finding in 1 file; numbers in 1 file</span>"))
  }

  @Test("folds the numbers of each file that are listed")
  func listed() {
    let page = page([
      number("A.swift", 8, 0, isCounted: false), number("A.swift", 8, 1, isCounted: false),
      number("B.swift", 5, 0, isCounted: false),
    ])
    #expect(
      page.contains(
        "<details class=\"numbers\"><summary>2 hard-coded numbers: 8 ×2</summary>"))
    // One alone needs no fold.
    #expect(page.components(separatedBy: "class=\"numbers\"").count == 2)
    #expect(page.components(separatedBy: "<article").count == 4)
  }
}
