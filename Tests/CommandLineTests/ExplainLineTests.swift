import Foundation
import LintDriver
import RulePages
import TestSupport
import Testing
import layoutlint

/// A place, and texts that its explanation holds in this order.
struct LineCase: Sendable, CustomTestStringConvertible {
  let place: String
  let parts: [String]
  var options: [String] = []
  var testDescription: String { ([place] + options).joined(separator: " ") }

  init(_ place: String, _ parts: String..., options: [String] = []) {
    self.place = place
    self.parts = parts
    self.options = options
  }
}

private let project = [
  "Package.swift": "",
  "Card.swift": """
  import SnapKit
  import UIKit

  final class Card: UIView {
    let icon = UIImageView()
    let title = UILabel()
    let gap: CGFloat = 12
    var isWide = false
    var spare: NSLayoutConstraint?

    func setUp() {
      addSubview(icon)
      addSubview(title)
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(
          equalTo: leadingAnchor,
          constant: gap), icon.widthAnchor.constraint(equalToConstant: 24),
      ])
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:[icon]-[title]-(>=8)-|", options: [], metrics: nil,
          views: ["icon": icon, "title": title]))
      title.snp.makeConstraints { make in
        make.top.equalToSuperview().inset(6).priority(750)
      }
      icon.center(with: title)
      if isWide { icon.heightAnchor.constraint(equalToConstant: 24).isActive = true }
      spare = icon.topAnchor.constraint(equalTo: topAnchor)
      title.heightAnchor.constraint(equalToConstant: 3)
      other.widthAnchor.constraint(equalTo: unknown()).isActive = true
    }
  }
  """,
  "Card+More.swift": """
  extension Card {
    func finish() {
      icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
  }

  extension UIView {
    func center(with other: UIView) {
      centerYAnchor.constraint(equalTo: other.centerYAnchor).isActive = true
    }
  }
  """,
  "Plain.swift": "let number = 1\n",
]

@Suite("explain FILE:LINE")
struct ExplainLineTests {
  @Test(
    "tells what a line builds",
    arguments: [
      LineCase(
        "Card.swift:16", "Card.swift:15:7: 1 constraint, in Card\n",
        "  icon.leading == self.leading + 12   (required, always active)",
        "    the constant is written as 'gap'", "Other horizontal constraints of 'icon':"),
      LineCase("Card.swift:17", "2 constraints", "icon.leading ==", "icon.width == 24"),
      LineCase("Card.swift:17:30", ": 1 constraint", "icon.width == 24   (required"),
      LineCase("Card.swift:17:999", ": 2 constraints"),
      LineCase(
        "Card.swift:21", ": 2 constraints", "title.leading == icon.trailing + 8",
        "the system spacing", "self.trailing >= title.trailing + 8"),
      LineCase("Card.swift:21:50", ": 1 constraint", "self.trailing >= title.trailing + 8"),
      LineCase("Card.swift:24", "title.top == self.top + 6   (priority 750", "always active)"),
      LineCase(
        "Card.swift:26", "icon.centerY == title.centerY",
        "created by a call to 'center(with:)'; the code that creates it is at Card+More.swift:9:5"),
      LineCase(
        "Card+More.swift:9", "in UIView.center(with:)", "self.centerY == other.centerY",
        "Card.swift:26:5: 1 constraint, in Card\n", "icon.centerY == title.centerY"),
      LineCase(
        "Card.swift:27", "icon.height == 24   (required, active only in the branch 'if isWide')",
        "Card+More.swift:9:5  icon.centerY == title.centerY, created by the call at Card.swift:26:5"
      ),
      LineCase(
        "Card.swift:28", "stored, and may be activated elsewhere", "as if the constraint above"),
      LineCase("Card.swift:29", "title.height == 3   (required, never activated)"),
      LineCase(
        "Card.swift:30", "Card.swift:30:5: this call creates constraints, but could not be read"),
      LineCase(
        "Card.swift:7", "no constraints are created on this line; the nearest are on line 15\n"),
      LineCase("Plain.swift:1", "no constraints are created on this line; there are none"),
    ])
  func tells(_ example: LineCase) throws {
    let folder = try TemporaryFolder(project)
    let run = runSample(["explain", "/" + example.place] + example.options, in: folder)
    #expect(run.code == .success && run.errors == "")
    var rest = run.output[...]
    for part in example.parts {
      let range = try #require(rest.firstRange(of: part), "no \(part) in:\n\(run.output)")
      rest = rest[range.upperBound...]
    }
  }

  @Test("says that a view is checked, and which findings are about it")
  func checked() throws {
    let folder = try TemporaryFolder([
      "Badge.swift": """
      final class Badge: UIView {
        private let dot = UIView()
        private let line = UIView(), spacer = UIView()
        func setUp() {
          for v in [dot, line, spacer] { addSubview(v); v.translatesAutoresizingMaskIntoConstraints = false }
          dot.topAnchor.constraint(equalTo: topAnchor).isActive = true
          dot.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          dot.widthAnchor.constraint(equalToConstant: 8).isActive = true
          dot.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          line.topAnchor.constraint(equalTo: dot.bottomAnchor).isActive = true
          spacer.topAnchor.constraint(equalTo: topAnchor).isActive = true; place(line)
        }
      }
      """
    ])
    func explained(_ line: Int) -> String {
      runSample(["explain", "/Badge.swift:\(line)"], in: folder).output
    }
    #expect(explained(2).hasSuffix("position or size; there is no finding about it\n"))
    let line = explained(3)
    #expect(line.contains("'line' is not checked") && line.contains("about 'spacer' here"))
    let json = runSample(["explain", "/Badge.swift:2", "--format=json"], in: folder).output
    #expect(json.contains(#""checked": ["dot"]"#))
  }

  @Test("lists the findings of the line, and how to silence them")
  func findings() throws {
    var files = project
    files["Plain.swift"] = "let old = 1\nlet gone = old\n"
    let folder = try TemporaryFolder(files)
    let run = runSample(["explain", "/Plain.swift:2"], in: folder)
    #expect(
      run.output == """
        Plain.swift:2:5: error: found gone (gone-word)
        Plain.swift:2:12: warning: found old (old-word)
        To silence the findings on this line, add this comment above it: // layoutlint:disable:next gone-word, old-word

        """)
    #expect(!runSample(["explain", "/Card.swift:16"], in: folder).output.contains("To silence"))
    let json = runSample(["explain", "/Plain.swift:1", "--format", "json"], in: folder).output
    #expect(
      json.hasSuffix(
        #""findings": [{"rule": "old-word", "severity": "warning", "line": 1, "column": 5, "message": "found old"}]}\#n"#
      ))
  }

  @Test("lists findings with a note on the line")
  func findingsOfNotes() throws {
    let example = checkout.appending(path: "Fixtures/tour/ProfileView.swift")
    let folder = try TemporaryFolder([
      "Package.swift": "", "A.swift": try String(contentsOf: example, encoding: .utf8),
    ])
    let run = runSample(
      ["explain", "/A.swift:17"], in: folder, analyzer: .standard, pages: RulePage.embedded)
    #expect(run.output.contains("(conflicting-constraints)\n"))
    #expect(!run.output.contains("To silence"))
  }

  @Test("solves at given sizes, under given assumptions")
  func frames() throws {
    let folder = try TemporaryFolder(project.filter { $0.key != "Card+More.swift" })
    let run = runSample(
      [
        "explain", "/Card.swift:21:50", "--size", "100x60", "--size=200x60", "--intrinsic", "40x10",
      ],
      in: folder)
    #expect(
      run.output.contains(
        """
        Frames as x,y width×height in 'self', at several sizes:
          (assumed: content 40×10, safe area 20,0,0,0, margins 8,8,8,8, unknown constants 8, left to right)
                  100×60       200×60
          title   44,6 40×10   44,6 40×10
          self    0,0 100×60   0,0 200×60
        """))
  }

  @Test("lists what conflicts")
  func conflict() throws {
    let run = runSample(["explain", "/Card.swift:17"], in: try TemporaryFolder(project))
    #expect(
      run.output.contains(
        """
            Card+More.swift:3:5  icon.width == 30
            Card.swift:17:25  icon.width == 24
            Because of the other constraints, icon.width is 30, but it must be 24.
        """))
  }

  @Test(
    "leaves out what conflicts elsewhere, and what may never be active together",
    arguments: [
      (7, ["  a   0,0 100×?", "other constraints: A.swift:16:7, A.swift:19:7)"], ["–"]),
      (8, ["  a   0,0 50×?"], ["conflict:", "–"]),
      (
        15, ["these constraints conflict:\n    A.swift:15:7  c.width == 10"], ["–", "height == -5"]
      ),
      (17, ["  a      0,0 ?×?"], ["conflict:", "satisfied:", "–"]),
      (19, ["this constraint cannot be satisfied:\n    A.swift:19:7  a.height"], ["c.width", "–"]),
      (24, ["Not solved: 'view' gets its frame from other code."], ["satisfied", "–"]),
    ])
  func unrelated(_ line: Int, _ parts: [String], _ others: [String]) throws {
    let folder = try TemporaryFolder(["Package.swift": "", "A.swift": conflictingPanel])
    let output = runSample(["explain", "/A.swift:\(line)"], in: folder).output
    for part in parts { #expect(output.contains(part), "\(output)") }
    for part in others { #expect(!output.contains(part), "\(output)") }
  }

  @Test("draws the container with the view in it")
  func drawing() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      class Tile: UIView {
        let dot = UIView()
        func setUp() {
          addSubview(dot)
          dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
          dot.widthAnchor.constraint(equalToConstant: 60).isActive = true
          dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
      }
      """
    ])
    let run = runSample(["explain", "/A.swift:5", "--size", "120x20"], in: folder)
    #expect(run.output.contains("  dot    20,? 60×10\n"))
    #expect(run.output.contains("At 120×20; dotted edges are not determined:"))
    #expect(run.output.contains("·dot··"))
  }

  @Test("solves the guides of a scroll view as its frame and its content")
  func scrollGuides() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      class Page: UIView {
        let scroll = UIScrollView()
        let text = UIView()
        func setUp() {
          addSubview(scroll)
          scroll.addSubview(text)
          NSLayoutConstraint.activate([
            scroll.frameLayoutGuide.topAnchor.constraint(equalTo: topAnchor),
            scroll.frameLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor),
            scroll.frameLayoutGuide.bottomAnchor.constraint(equalTo: bottomAnchor),
            scroll.frameLayoutGuide.trailingAnchor.constraint(equalTo: trailingAnchor),
            text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 5),
            text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            text.heightAnchor.constraint(equalToConstant: 900),
          ])
        }
      }
      """
    ])
    func row(_ line: Int) -> String {
      runSample(["explain", "/A.swift:\(line)", "--size", "300x400"], in: folder).output
    }
    #expect(row(8).contains("  scroll.frameLayoutGuide   0,0 300×400\n"))
    #expect(row(12).contains("  scroll.contentLayoutGuide   0,0 ?×905\n"))
  }

  @Test("reads the other files of the project, or those that are named")
  func surroundings() throws {
    let folder = try TemporaryFolder(project)
    let alone = try TemporaryFolder(project.filter { $0.key != "Package.swift" })
    let place = "/Card.swift:26"
    #expect(runSample(["explain", place], in: folder).output.contains("icon.centerY"))
    #expect(!runSample(["explain", place], in: alone).output.contains("icon.centerY"))
    #expect(
      runSample(["explain", place, "/Card+More.swift"], in: alone).output.contains("icon.centerY"))
    let elsewhere = try TemporaryFolder([
      "App/Card.swift": project["Card.swift"] ?? "",
      "More/Card+More.swift": project["Card+More.swift"] ?? "",
    ])
    for (arguments, isRead) in [([], false), (["--project", "/More"], true)] {
      let run = runSample(["explain", "/App/Card.swift:26"] + arguments, in: elsewhere)
      #expect(run.output.contains("icon.centerY") == isRead, "\(run.output)")
    }
  }

  @Test("finds what a run finds on the line", arguments: ["HeaderView.swift", "ProfileView.swift"])
  func sameAsRun(_ name: String) throws {
    let code = try String(
      contentsOf: checkout.appending(path: "Fixtures/tour/" + name), encoding: .utf8)
    let folder = try TemporaryFolder(["Package.swift": "", name: code])
    let run = runSample(
      ["--no-cache", "/" + name], in: folder, analyzer: .standard, pages: RulePage.embedded)
    let lines = run.output.split(separator: "\n").filter { !$0.contains(": note: ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let place = line.split(separator: ":").prefix(2).joined(separator: ":")
      let explained = runSample(
        ["explain", "/" + place], in: folder, analyzer: .standard, pages: RulePage.embedded)
      #expect(explained.output.hasPrefix(line + "\n"), "\(explained.output)")
      #expect(explained.output.contains("To silence the findings"))
    }
  }

  @Test("prints JSON")
  func json() throws {
    let folder = try TemporaryFolder(project)
    let run = runSample(
      ["explain", "/Card.swift:26", "--format", "json", "--size", "50x50"], in: folder)
    #expect(run.output.hasPrefix("{\"version\": 1, \"path\": \"Card.swift\", \"line\": 26"))
    for part in [
      "\"equation\": \"icon.centerY == title.centerY\", \"path\": \"Card.swift\"",
      "\"built\": {\"path\": \"Card+More.swift\", \"line\": 9, \"column\": 5}",
      "\"size\": [50, 50]", "\"others\": [{\"equation\": ",
      "\"nearestLine\": null, \"findings\": []}\n",
    ] {
      #expect(run.output.contains(part), "\(part)")
    }
  }

  @Test(
    "says what is wrong with a place",
    arguments: [
      ("/Card.swift:99", "Card.swift: error: has only 32 lines\n"),
      ("/None.swift:1", "None.swift: error: no such file or folder\n"),
      ("/Out.swift:1", "Out.swift: error: not read: the configuration excludes it\n"),
    ])
  func failures(_ place: String, _ message: String) throws {
    var files = project
    files["Out.swift"] = ""
    files[".layoutlint.json"] = "{ exclude: [\"Out.swift\"] }"
    let folder = try TemporaryFolder(files)
    let run = runSample(["explain", place], in: folder)
    #expect(run.code == .failure && run.output == "")
    #expect(run.errors == message)
  }

  @Test(
    "refuses command lines that make no sense",
    arguments: [
      (["A.swift:0"], "'A.swift:0' does not name a line"), (["A.swift:x"], "does not name a line"),
      (["A.swift:-3"], "does not name a line"), ([":3"], "does not name a line"),
      (["A.swift:1:0"], "does not name a line"),
      (["A.swift:99999999999999999999"], "does not name a line"),
      (["A.swift:1", "--size", "7"], "'--size' needs WIDTHxHEIGHT, not '7'"),
      (["A.swift:1", "--fix"], "has no option '--fix'"),
      (["old-word", "--size", "7x7"], "'--size' does not apply to a rule"),
      (["old-word", "A.swift"], "takes only one rule"), ([], "needs a rule, a line"),
    ])
  func usage(_ arguments: [String], _ message: String) {
    let run = runSample(["explain"] + arguments)
    #expect(run.code == .failure)
    #expect(run.errors.contains(message))
  }
}

/// Its constraints conflict at two places; which of the stored ones are active is decided at run time.
private let conflictingPanel = """
  import UIKit

  final class Panel: UIView {
    private let a = UIView()
    private let c = UIView()

    private lazy var wide = a.widthAnchor.constraint(equalToConstant: 100)
    private lazy var narrow = a.widthAnchor.constraint(equalToConstant: 50)

    func setUp(isWide: Bool) {
      for view in [a, c] { view.translatesAutoresizingMaskIntoConstraints = false }
      addSubview(a)
      addSubview(c)
      NSLayoutConstraint.activate([
        c.widthAnchor.constraint(equalToConstant: 10),
        c.widthAnchor.constraint(equalToConstant: 20),
        a.leftAnchor.constraint(equalTo: leftAnchor),
        a.topAnchor.constraint(equalTo: topAnchor),
        a.heightAnchor.constraint(equalToConstant: -5),
      ])
      if isWide { wide.isActive = true } else { narrow.isActive = true }
    }

    func size(_ view: UIView) { view.widthAnchor.constraint(equalToConstant: 3).isActive = true }
  }
  """
