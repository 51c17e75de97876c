import Diagnostics
import LintDriver
import SourceText
import TestSupport
import Testing

private let stripes = """
  final class StripeView: UIView {
    @IBOutlet var line: UIView!
    func setUp() {
      addSubview(line)
      line.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: topAnchor, constant: 0),
        line.heightAnchor.constraint(
          equalTo: line.heightAnchor, multiplier: 1, constant: 0),
      ])
    }
  }

  """

private func rules(_ text: String, _ options: AnalysisOptions = AnalysisOptions()) -> [String] {
  let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
  return Analyzer.standard.analyze([file], options).sorted(by: Finding.precedes).map(\.rule)
}

@Suite("Suppressing")
struct SuppressTests {
  @Test("every finding leaves none, and no comment without use", arguments: ["\n", "\r\n"])
  func leavesNothing(_ ending: String) throws {
    let text = stripes.replacing("\n", with: ending)
    let folder = try TemporaryFolder(["A.swift": text])
    let linter = Linter(options: AnalysisOptions())
    let selection = try FileSelection([folder.path("A.swift")])
    let result = linter.suppress(selection, reason: "as it was")
    #expect(result.original.count == 3)
    #expect(result.outcome.findings == [])
    #expect(selection.write(result.changes) == [])
    #expect(try linter.run(FileSelection([folder.path()])).findings == [])
    let added = try folder.text(of: "A.swift").split(separator: ending)
      .filter { $0.contains("layoutlint") }
    #expect(
      added == [
        "      // layoutlint:disable:next zero-constant - as it was",
        "      // layoutlint:disable:next self-constraint, zero-constant - as it was",
      ])
  }

  @Test("leaves what is found about suppressions, and adds nothing the second time")
  func twice() throws {
    let folder = try TemporaryFolder(["A.swift": stripes + "// layoutlint:disable:next bad\n"])
    let linter = Linter(options: AnalysisOptions())
    let selection = try FileSelection([folder.path()])
    let first = linter.suppress(selection, reason: nil)
    #expect(selection.write(first.changes) == [])
    let second = linter.suppress(try FileSelection([folder.path()]), reason: nil)
    #expect(second.changes.count == 0)
    #expect(second.outcome.findings.map(\.rule) == ["invalid-suppression"])
  }

  @Test("keeps a finding from being fixed")
  func isNotFixed() throws {
    let text = "// layoutlint:disable:file zero-constant\n" + stripes
    let folder = try TemporaryFolder(["A.swift": text])
    let selection = try FileSelection([folder.path()])
    #expect(Linter(options: AnalysisOptions()).fix(selection, level: .unsafe).changes.isEmpty)
  }

  @Test(
    "a rule that does not run is not useless",
    arguments: [
      ("zero-constant", nil, [], ["unused-suppression"]),
      ("zero-constant", nil, ["zero-constant"], []),
      ("zero-constant", ["unused-suppression"], [], []),
      ("zero-constant", ["unused-suppression", "zero-constant"], [], ["unused-suppression"]),
      ("zero-constant", ["zero-constant"], [], []), ("all", nil, [], ["unused-suppression"]),
      ("all", nil, ["self-constraint"], []),
      ("unused-suppression", nil, [], ["unused-suppression"]),
    ] as [(String, Set<String>?, Set<String>, [String])])
  func selection(
    _ name: String, _ only: Set<String>?, _ except: Set<String>, _ expected: [String]
  ) {
    let options = AnalysisOptions(rules: RuleSelection(only: only, except: except))
    #expect(rules("// layoutlint:disable:file \(name)", options) == expected)
  }

  @Test("needs a reason in the files whose configuration requires one")
  func reason() throws {
    let text = """
      // layoutlint:disable:next hard-coded-frame
      view.frame = CGRect(x: 10, y: 0, width: 9, height: 9)
      """
    let folder = try TemporaryFolder([
      "A.swift": text, "B.swift": text.replacing("-frame\n", with: "-frame - as drawn\n"),
      "Old/C.swift": text,
      ".layoutlint.json": """
      {
        suppressions: { requireReason: true },
        overrides: [{ files: ['Old'], suppressions: { requireReason: false } }],
      }
      """,
    ])
    let selection = try FileSelection([folder.path()])
    let linter = Linter(options: AnalysisOptions(settings: selection.settings))
    let findings = linter.run(selection).findings
    #expect(findings.map(\.rule) == ["invalid-suppression"])
    #expect(findings.map(\.path) == [folder.path("A.swift").display])
  }

  @Test("asks no more of a file than the rules that its configuration turns on")
  func configured() throws {
    let text = "// layoutlint:disable:file zero-constant, self-constraint\n"
    let folder = try TemporaryFolder([
      "A.swift": text, "B/B.swift": text, "C/C.swift": text,
      ".layoutlint.json": "{ rules: { 'zero-constant': 'off', 'unused-suppression': 'error' } }",
      "B/.layoutlint.json": "{ rules: { 'unused-suppression': 'off' } }",
      "C/.layoutlint.json": "{}",
    ])
    let selection = try FileSelection([folder.path()])
    let linter = Linter(options: AnalysisOptions(settings: selection.settings))
    let findings = linter.run(selection).findings
    #expect(
      findings.map {
        "\(folder.relative(FilePath($0.path))) \($0.severity) \($0.diagnostic.message)"
      }
        == [
          "A.swift error unnecessary suppression: 'self-constraint' reports nothing here",
          "C/C.swift warning unnecessary suppression: 'zero-constant', 'self-constraint' report nothing here",
        ])
  }
}
