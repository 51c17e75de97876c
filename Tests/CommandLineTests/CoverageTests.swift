import TestSupport
import Testing

@Suite("What is judged, and why not")
struct CoverageTests {
  private let project = [
    "Package.swift": "",
    "Card.swift": """
    import UIKit

    final class Card: UIView {
      private let title = UILabel()
      private let badge = UILabel()

      func setUp() {
        title.translatesAutoresizingMaskIntoConstraints = false
        badge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        addSubview(badge)
        adorn(badge)
        title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        badge.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
      }
    }
    """,
    "Empty.swift": "",
  ]

  @Test("is dumped for each scope, and counted")
  func dump() throws {
    let run = runSample(["dump", "coverage", "/"], in: try TemporaryFolder(project))
    #expect(run.code == .success && run.errors == "")
    let reason =
      "'adorn' receives it at Card.swift:12:11 and may position it; that code is not analyzed"
    #expect(
      run.output == """
        {"path": "Card.swift", "scope": "Card.setUp()", "verdict": "ambiguous", "views": [\
        {"id": "title", "line": 4, "doubt": null, "reason": null}, \
        {"id": "badge", "line": 5, "doubt": "handedOn", "reason": "\(reason)"}]}
        {"scopes": 1, "verdicts": {"ambiguous": 1}, "views": 2, "judged": 1, \
        "doubts": {"handedOn": 1}}

        """)
  }

  @Test("is counted where there is nothing")
  func empty() throws {
    let run = runSample(
      ["dump", "coverage", "/"], in: try TemporaryFolder(["Package.swift": "", "Empty.swift": ""]))
    #expect(
      run.output
        == "{\"scopes\": 0, \"verdicts\": {}, \"views\": 0, \"judged\": 0, \"doubts\": {}}\n")
  }

  @Test(
    "is told of a line",
    arguments: [
      (5, "'badge' is not checked for a missing position or size: 'adorn' receives it at"),
      (14, "'badge' is not checked for a missing position or size: 'adorn' receives it at"),
    ])
  func line(_ line: Int, _ expected: String) throws {
    let run = runSample(["explain", "/Card.swift:\(line)"], in: try TemporaryFolder(project))
    #expect(run.code == .success)
    #expect(run.output.contains(expected))
  }

  @Test("says nothing of a view that is checked")
  func checked() throws {
    let run = runSample(["explain", "/Card.swift:13"], in: try TemporaryFolder(project))
    #expect(!run.output.contains("is not checked"))
  }
}
