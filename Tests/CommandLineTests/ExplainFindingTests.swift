import LintDriver
import RulePages
import TestSupport
import Testing
import layoutlint

/// A view with some of these lines from line 7 on: the first three have findings that a run may not list.
private func reasonedCard(_ lines: some Sequence<Int>) -> String {
  let code = [
    "box.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true",
    "// layoutlint:disable:next zero-constant",
    "box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0).isActive = true",
    "box.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true",
    "box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0).isActive = true",
  ]
  return """
    import UIKit
    final class Card: UIView {
      let box = UIView()
      func setUp() {
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        \(lines.map { code[$0] }.joined(separator: "\n    "))
      }
    }
    """
}

@Suite("explain FILE:LINE, of a finding that a run does not list,")
struct ExplainFindingTests {
  @Test(
    "says why a run does not list a finding",
    arguments: [
      (7, "zero-constant here, because the finding is in the baseline 'known'", "baseline"),
      (9, "zero-constant here, because the comment on line 8 silences the finding", "comment"),
      (10, "self-constraint here, because .layoutlint.json:2 turns the rule off", "configuration"),
    ])
  func unlisted(_ line: Int, _ reason: String, _ name: String) throws {
    let folder = try TemporaryFolder([
      ".layoutlint.json": "{ baseline: 'known',\n  rules: { 'self-constraint': 'off' } }",
      "A.swift": reasonedCard([0]),
    ])
    func run(_ arguments: String...) -> SampleRun {
      runSample(arguments, in: folder, analyzer: .standard, pages: RulePage.embedded)
    }
    _ = run("--write-baseline", "/known", "/")
    try folder.write(reasonedCard(0..<5), to: "A.swift")
    let explained = run("explain", "/A.swift:\(line)").output
    #expect(explained.contains("A lint run does not report \(reason).\n"), "\(explained)")
    #expect(!explained.contains("To silence the findings"), "\(explained)")
    let json = run("explain", "/A.swift:\(line)", "--format", "json").output
    #expect(json.contains(#""unlisted": "\#(name)"}"#), "\(json)")
    let listed = run("explain", "/A.swift:11").output
    #expect(
      listed.contains("To silence the findings") && !listed.contains("A lint run does not"),
      "\(listed)")
  }

  @Test("says that rules skip the code of tests")
  func testCode() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "A.swift": "import XCTest\nlet a = 1\n", "Tests/B.swift": "let b = 1\n",
    ])
    #expect(
      runSample(["explain", "/A.swift:2"], in: folder).output.hasPrefix(
        "Most rules skip this file, because it imports XCTest, a test framework.\n"))
    #expect(
      runSample(["explain", "/Tests/B.swift:1"], in: folder).output.hasPrefix(
        "Most rules skip this file, because its path looks like that of test code.\n"))
  }
}
