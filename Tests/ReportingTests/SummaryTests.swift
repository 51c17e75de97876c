import Diagnostics
import Reporting
import SourceText
import Testing

private func finding(
  _ severity: Severity = .warning, path: String = "A.swift", rule: String = "rule",
  group: String? = nil, _ fixes: Applicability...
) -> Finding {
  let edit = TextEdit(SourceRange(0, 0), "x")
  return Finding(
    rule: rule, severity: severity, path: path,
    diagnostic: Diagnostic(
      "m", at: SourceRange(0, 0), fixes: fixes.map { Fix("f", $0, [edit]) }, group: group))
}

@Suite("Summary")
struct SummaryTests {
  @Test(
    "counts",
    arguments: [
      ([], 0, "no Swift files found"), ([], 1, "no findings in 1 file"),
      ([], 2, "no findings in 2 files"),
      ([finding()], 1, "1 finding (1 warning) in 1 of 1 file"),
      (
        [finding(.error), finding(.info), finding(.info, path: "B.swift")], 9,
        "3 findings (1 error, 2 infos) in 2 of 9 files"
      ),
      ([finding(.info, .safe)], 1, "1 finding (1 info) in 1 of 1 file; 1 can be fixed with --fix"),
      (
        [finding(.info, .unsafe)], 1,
        "1 finding (1 info) in 1 of 1 file; 1 can be fixed with --fix --unsafe-fixes"
      ),
      (
        [finding(.info, .safe, .unsafe), finding(.info, .unsafe), finding(.info, .displayOnly)], 1,
        "3 findings (3 infos) in 1 of 1 file; 1 can be fixed with --fix, 1 more with --unsafe-fixes"
      ),
    ])
  func headline(_ findings: [Finding], _ fileCount: Int, _ expected: String) {
    #expect(Summary(findings, fileCount: fileCount).headline == expected)
  }

  @Test("says how many findings are silenced")
  func silenced() {
    #expect(
      Summary([], fileCount: 2, silenced: 1).headline
        == "no findings in 2 files; 1 silenced by a comment")
    #expect(
      Summary([finding(.info, .safe)], fileCount: 1, silenced: 12).headline
        == "1 finding (1 info) in 1 of 1 file; 12 silenced by comments; 1 can be fixed with --fix")
  }

  @Test("lists numbers that are only counted in a table after the findings")
  func tables() {
    var number = finding(.info, path: "N.swift", rule: "a-number")
    number.diagnostic.isCounted = true
    number.diagnostic.numbers = [16]
    var info = finding(.info, path: "I.swift", rule: "an-info")
    info.diagnostic.isCounted = true
    #expect(
      findingTables([finding(), info, number, number]) == """
        findings  rule  severity  fixable
               1  rule  warning

        findings  files  folder
               1  1      .

        info findings, which are counted but not listed:
        findings  rule     severity  fixable
               1  an-info  info

        hard-coded numbers, which are counted but not listed:
        findings  rule      severity  fixable
               2  a-number  info

        """)
    #expect(findingTables([number]).hasPrefix("hard-coded numbers"))
    #expect(!findingTables([finding()]).contains("hard-coded"))
  }

  @Test("counts infos that are not listed, and says what lists them")
  func infos() {
    var first = finding(.info, rule: "b-rule", .safe)
    first.diagnostic.isCounted = true
    var second = first
    second.rule = "a-rule"
    let several = Summary([finding(.error), first, second, first], fileCount: 3)
    #expect(
      several.headline
        == "1 finding (1 error) in 1 of 3 files; 3 info findings; 3 can be fixed with --fix")
    #expect(
      several.infoLine
        == "3 info findings are not listed: b-rule ×2, a-rule; --min-severity info lists them")
    let one = Summary([first], fileCount: 3)
    #expect(
      one.headline == "no errors or warnings in 3 files; 1 info finding; 1 can be fixed with --fix")
    #expect(one.infoLine == "1 info finding is not listed: b-rule; --min-severity info lists it")
    #expect(Summary([finding(.info)], fileCount: 3).infoLine == nil)
  }

  @Test("says what is not reported, and where")
  func unseen() {
    // Numbers are all that is left out of classes.
    func unseen(_ reason: Unseen, _ path: String) -> Finding {
      var found = finding(reason == .uncreated ? .info : .warning, path: path)
      found.unseen = reason
      return found
    }
    let some = ["a/B.swift", "C.swift", "D.swift", "E.swift"].map { unseen(.uncreated, $0) }
    func line(_ findings: [Finding]) -> String? {
      Summary([], fileCount: 9, unseen: findings).unseenLine
    }
    #expect(line([]) == nil)
    #expect(
      line([some[0], some[0], unseen(.uncompiled, "F.swift")])
        == "not reported: 2 infos in code that is never run (a/B.swift); "
        + "1 warning in files that no target of the project compiles (F.swift); "
        + "specify a file to see its findings")
    #expect(
      line(some)
        == "not reported: 4 infos in code that is never run "
        + "(C.swift, D.swift, E.swift and 1 other file); specify a file to see its findings")
    #expect(
      Summary([], fileCount: 9, unseen: [some[0]]).headline
        == "no findings in the code that the app runs (9 files read); 1 in other code is not reported"
    )
    #expect(
      Summary([finding()], fileCount: 9, unseen: some).headline
        == "1 finding (1 warning) in 1 of 9 files")
  }

  @Test("counts together what has the same value")
  func groups() {
    let values = ["8", "16", "16", "4", "8", "16"]
    let findings =
      values.map { finding(rule: "b", group: $0) }
      + [finding(rule: "a", group: "0.5"), finding(rule: "c")]
    #expect(
      Summary(findings, fileCount: 1).groupLines == [
        "most frequent values by rule:", "b: 16 ×3, 8 ×2, 4 ×1",
      ])
    // Two values show no scale.
    #expect(Summary(Array(findings[3...5] + [findings[6]]), fileCount: 1).groupLines.count == 2)
    #expect(Summary([findings[0], findings[6]], fileCount: 1).groupLines == [])
    #expect(Summary([finding(rule: "c")], fileCount: 1).groupLines == [])
  }

  @Test("names the files with most, where there are many")
  func files() {
    let findings = ["a/B.swift", "a/B.swift", "C.swift", "D.swift", "D.swift", "E.swift"].map {
      finding(path: $0, group: "8")
    }
    #expect(
      Summary(findings, fileCount: 9).groupLines == [
        "most frequent values by rule:",
        "rule: 8 ×6; most in D.swift ×2, a/B.swift ×2, C.swift ×1",
      ])
  }

  @Test("names the most frequent values only")
  func manyGroups() {
    let findings = (0..<12).map { finding(group: String($0 + 10)) }
    #expect(
      Summary(findings, fileCount: 1).groupLines == [
        "most frequent values by rule:",
        "rule: 10 ×1, 11 ×1, 12 ×1, 13 ×1, 14 ×1, 15 ×1, 16 ×1, 17 ×1 and 4 other values ×4",
      ])
  }
}
