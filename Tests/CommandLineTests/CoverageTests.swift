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
      "'adorn' at Card.swift:12:11 may position it, but its code is not analyzed"
    #expect(
      run.output == """
        {"path": "Card.swift", "scope": "Card.setUp()", "verdict": "ambiguous", "views": [\
        {"id": "title", "line": 4, "doubt": null, "reason": null}, \
        {"id": "badge", "line": 5, "doubt": "handedOn", "reason": "\(reason)"}]}
        {"scopes": 1, "verdicts": {"ambiguous": 1}, "views": 2, "judged": 1, \
        "doubts": {"handedOn": 1}}

        """)
  }

  @Test("tells what a run leaves out because nothing creates the class")
  func unseen() throws {
    var files = project
    files["App.swift"] = """
      @main final class Delegate: UIResponder, UIApplicationDelegate {}
      final class Row: UIView {
        private let box = UIView()
        func setUp() {
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      let row = Row()
      """
    let run = runSample(["dump", "coverage", "/"], in: try TemporaryFolder(files))
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0].contains("\"Row.setUp()\"") && !lines[0].contains("unseen"))
    #expect(
      lines[1].contains("\"Card.setUp()\"") && lines[1].hasSuffix(", \"unseen\": \"uncreated\"}"))
    #expect(
      lines[2].contains("\"judged\": 2,") && lines[2].hasSuffix(", \"unseen\": {\"uncreated\": 1}}")
    )
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
      (5, "'badge' is not checked for a missing position or size: 'adorn' at Card"),
      (14, "'badge' is not checked for a missing position or size: 'adorn' at Card"),
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

  @Test(
    "says which call could not be read, why, and where",
    arguments: [
      ("title", 16, 7, "the target is not known: 'target(…)' is a call whose result is not known"),
      ("icon", 21, 7, "the target is not known: 'Images.current' may be a view or a number"),
      ("badge", 23, 5, "the closure that creates the constraints could not be read"),
      ("plain", 27, 5, "custom operators that create constraints are not analyzed"),
    ])
  func unread(_ view: String, _ line: Int, _ column: Int, _ why: String) throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Card.swift": unreadCard])
    let declared = ["title": 5, "icon": 6, "badge": 7, "plain": 8][view] ?? 0
    let reason =
      "the call at Card.swift:\(line):\(column) may constrain it, but could not be read: \(why)"
    let explained = runSample(["explain", "/Card.swift:\(declared)"], in: folder)
    #expect(
      explained.output.contains(
        "'\(view)' is not checked for a missing position or size: \(reason)\n"),
      "\(explained.output)")
    let dumped = runSample(["dump", "coverage", "/"], in: folder).output
    #expect(dumped.contains("\"reason\": \"\(reason)\""), "\(dumped)")
  }

  @Test("says where code is that is not understood, if no call of it is")
  func unreadMember() throws {
    let code = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        private let title = UILabel()

        func setUp() {
          addSubview(title)
          title.snp.makeConstraints { make in
            make.top.equalToSuperview()
            make.pinning.corners(self)
          }
        }
      }
      """
    let folder = try TemporaryFolder(["Package.swift": "", "Card.swift": code])
    let output = runSample(["explain", "/Card.swift:5"], in: folder).output
    #expect(output.contains("Card.swift:11:7 may constrain it"), "\(output)")
  }

  @Test("places what is not migrated at the call that could not be read")
  func unreadMigration() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Card.swift": unreadCard])
    for (target, places) in [("anchors", ["16:7", "21:7"]), ("frames", ["16:7"])] {
      let run = runSample(["migrate", "--to", target, "--verbose", "/"], in: folder)
      for place in places {
        #expect(
          run.output.split(separator: "\n").contains {
            $0.hasPrefix("Card.swift:\(place): skipped: Card: ")
              && $0.contains("the target is not known")
          }, "\(run.output)")
      }
    }
  }
}

private let unreadCard = """
  import SnapKit
  import UIKit

  final class Card: UIView {
    private let title = UILabel()
    private let icon = UIImageView()
    private let badge = UILabel()
    private let plain = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(title)
      addSubview(icon)
      addSubview(badge)
      title.snp.makeConstraints { make in
        make.top.equalTo(target(of: self))
        make.leading.equalToSuperview()
      }
      icon.snp.makeConstraints { make in
        make.top.equalTo(title.snp.bottom)
        make.size.equalTo(Images.current)
      }
      badge.snp.makeConstraints(Layouts.badge)
      addSubview(plain)
      plain.translatesAutoresizingMaskIntoConstraints = false
      plain.heightAnchor.constraint(equalToConstant: 8).isActive = true
      plain.topAnchor <~> bottomAnchor
    }
  }
  """
