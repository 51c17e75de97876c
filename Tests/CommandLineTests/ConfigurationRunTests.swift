import Foundation
import LintRules
import RulePages
import TestSupport
import Testing
import layoutlint

private let off = "{ rules: { 'old-word': 'off' } }"

@Suite("A configuration file")
struct ConfigurationRunTests {
  @Test("says how a run judges files", arguments: ConfiguredRun.all)
  func run(_ example: ConfiguredRun) throws {
    let folder = try TemporaryFolder(example.files)
    let run = runSample(example.arguments + ["--quiet"], in: folder)
    #expect(run.output.split(separator: "\n").map(shortened) == example.findings)
    #expect(run.errors == "")
    #expect(run.code == example.code)
  }

  @Test("that is wrong ends the run before it starts", arguments: WrongConfiguration.all)
  func wrong(_ example: WrongConfiguration) throws {
    let folder = try TemporaryFolder(
      ["A.swift": "old", "Sub/B.swift": "old"].merging(example.files) { $1 })
    let run = runSample(example.arguments, in: folder)
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").map(String.init) == example.errors)
  }

  @Test("is valid where a guide shows one")
  func guide() throws {
    let path = ".github/guides/adopting.md"
    let guide = try String(contentsOf: checkout.appending(path: path), encoding: .utf8)
    let example = try #require(guide.split(separator: "```json5\n").dropFirst().first)
    let text = try #require(example.split(separator: "```").first)
    let folder = try TemporaryFolder([
      "app/.layoutlint.json": String(text), "shared/layoutlint.json": "{}", "app/Tests/A.swift": "",
      "app/BPreview.swift": "",
    ])
    let run = runSample(["/app"], in: folder, pages: RulePage.embedded)
    #expect(run.errors == "no findings in 2 files\n")
  }

  @Test("decides what is fixed")
  func fixing() throws {
    let folder = try TemporaryFolder([
      "Sub/.layoutlint.json": off, "Sub/A.swift": "old", "B.swift": "old",
    ])
    #expect(runSample(["--fix", "/"], in: folder).code == .success)
    #expect(try folder.text(of: "Sub/A.swift") == "old")
    #expect(try folder.text(of: "B.swift") == "new")
  }

  @Test("decides what is dumped")
  func dumps() throws {
    let folder = try TemporaryFolder([
      ".layoutlint.json": "{ exclude: ['A.swift'] }", "A.swift": "", "B.swift": "",
    ])
    #expect(runSample(["dump", "tokens", "/"], in: folder).output.contains("B.swift"))
    #expect(runSample(["dump", "tokens", "/A.swift"], in: folder).output == "")
  }

  @Test("is reached through links to folders")
  func links() throws {
    let folder = try TemporaryFolder(["real/.layoutlint.json": off, "real/A.swift": "old"])
    try folder.link("alias", to: "real")
    #expect(runSample(["/alias/A.swift"], in: folder).code == .success)
  }

  @Test("that is a link to nowhere is wrong, and so is one that others extend, once")
  func deadLink() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    try folder.link(".layoutlint.json", to: "none.json")
    let run = runSample(["/"], in: folder)
    #expect(run.code == .failure)
    #expect(run.errors == ".layoutlint.json: error: no such file or folder\n")
    let base = try TemporaryFolder([
      "base.json": "[]", "a/A.swift": "", "b/A.swift": "",
      "a/.layoutlint.json": "{ extends: '../base.json' }",
      "b/.layoutlint.json": "{ extends: '../base.json' }",
    ])
    #expect(runSample(["/"], in: base).errors.split(separator: "\n").count == 1)
  }

  @Test("need not be there, nor any file be left to lint")
  func nothingLeft() throws {
    let folder = try TemporaryFolder([".layoutlint.json": "{ exclude: ['*'] }", "A.swift": "old"])
    for paths in [["/"], ["/A.swift"], ["/", "/A.swift"]] {
      let run = runSample(paths, in: folder)
      #expect(run.code == .success)
      #expect(run.errors == "no Swift files to lint: the configuration excludes 1 file\n")
    }
  }

  @Test("is printed as it holds for a path")
  func printed() throws {
    let folder = try TemporaryFolder([
      "base.json": off, "App/A.swift": "", "Gen/B.swift": "",
      ".layoutlint.json": "{\n  extends: 'base.json',\n  exclude: ['Gen'],\n}\n",
    ])
    let run = runSample(["config", "/App/A.swift"], in: folder)
    #expect(run.code == .success)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "// Configuration of App/A.swift")
    #expect(lines[1] == "// From .layoutlint.json, which extends base.json")
    #expect(lines.contains(#"    "old-word": "off",       // base.json:1"#))
    #expect(
      runSample(["config", "/Gen"], in: folder).output
        .contains("\n// This path is not linted: 'Gen' excludes it (.layoutlint.json:3).\n"))
    #expect(
      runSample(["config", "/Gen/B.swift", "--config", "/base.json"], in: folder).output
        .contains("\n// From base.json\n"))
    #expect(
      runSample(["config", "/none"], in: folder).errors == "none: error: no such file or folder\n")
    #expect(runSample(["config", "--schema"]).output.contains("draft-07"))
  }

  @Test("is written with the names of helpers, tokens and views with a size")
  func facts() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      func scaled(_ value: CGFloat) -> CGFloat { value * UIScreen.main.bounds.width / 375 }
      func pixel(_ value: CGFloat) -> CGFloat { value / UIScreen.main.scale }
      enum Spacing { static let small = 4.0, medium = 8.0, large = 16.0 }
      enum Colors { static let red = 1, green = 2, blue = 3 }
      extension Double {
        var fitted: CGFloat { UIFontMetrics.default.scaledValue(for: CGFloat(self)) }
        var half: CGFloat { self / 2 }
      }
      extension UIView {
        func pinned() -> Self { translatesAutoresizingMaskIntoConstraints = false; return self }
        static func box() -> UIView { let v = UIView(); v.translatesAutoresizingMaskIntoConstraints = false; return v }
        func hide() { isHidden = true }
      }
      class Tag: UIView { override var intrinsicContentSize: CGSize { .zero } }
      class Box: UIView { var size = 3 }
      enum Padding { static let idle = 4.0, unused = 8.0, forgotten = 16.0 }
      func enlarged(_ value: CGFloat) -> CGFloat { value * UIScreen.main.bounds.width / 320 }
      class Row: UIStackView {
        func setUp() {
          spacing = Spacing.small
          spacing = scaled(8)
          spacing = 8.fitted
        }
      }
      """
    ])
    let run = runSample(["init", "/"], in: folder)
    #expect(run.code == .success)
    // What is only guessed is said where somebody reads it.
    let lines = run.output.split(separator: "\n").map(String.init)
    for line in [
      "guessed scalingFunctions (functions and properties that scale a number to the screen or the text size): "
        + "fitted, scaled; check them in the new configuration",
      "guessed tokens (types whose members give names to spacings and sizes): Spacing; check them in the new configuration",
      "guessed selfSizingViews (view classes with an intrinsic content size): Tag; check them in the new configuration",
    ] { #expect(lines.contains(line), "\(lines)") }
    let text = try folder.text(of: ".layoutlint.json")
    for line in [
      #""scalingFunctions": ["fitted", "scaled"],"#, #""tokens": ["Spacing"],"#,
      #""selfSizingViews": ["Tag"],"#,
    ] { #expect(text.contains(line)) }
    // What a function does is read from its body.
    #expect(!text.contains("optOutFunctions"))
  }

  @Test("gives views that have a size of their own")
  func selfSizingViews() throws {
    let folder = try TemporaryFolder([
      ".layoutlint.json": "{ facts: { selfSizingViews: ['Tag'] } }",
      "A.swift": """
      final class Card: UIView {
        let tag = Tag()
        func setUp() {
          addSubview(tag)
          tag.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
    ])
    let dump = runSample(["dump", "constraints", "/"], in: folder).output
    #expect(dump.contains(#""intrinsic": ["width", "height"]"#))
  }

  @Test("is written once, with what was found")
  func initialized() throws {
    let folder = try TemporaryFolder(["A.swift": "old old gone", "App/Generated/B.swift": ""])
    let run = runSample(["init", "/"], in: folder)
    #expect(run.code == .success)
    #expect(run.output == "wrote .layoutlint.json\n")
    let text = try folder.text(of: ".layoutlint.json")
    #expect(text.contains("    // \"old-word\": \"warning\",   // 2 findings\n"))
    #expect(text.contains("\"Generated\",  // 1 file\n"))
    #expect(runSample(["--quiet", "/"], in: folder).code == .findings)
    let again = runSample(["init", "/"], in: folder)
    #expect(again.code == .failure)
    #expect(again.errors.hasPrefix(".layoutlint.json: error: already exists; not overwritten; "))
    #expect(try folder.text(of: ".layoutlint.json") == text)
    #expect(runSample(["init", "/App"], in: folder).output == "wrote App/.layoutlint.json\n")
    #expect(
      try folder.text(of: "App/.layoutlint.json").contains(
        "\"extends\": \"../.layoutlint.json\",\n"))
    #expect(
      runSample(["init", "/A.swift"], in: folder).errors == "A.swift: error: is not a folder\n")
    #expect(
      runSample(["init", "/none"], in: folder).errors == "none: error: no such file or folder\n")
  }
}

/// `A.swift:1:1: warning: found old (old-word)` as `A.swift warning old-word`.
private func shortened(_ line: Substring) -> String {
  let words = line.split(separator: " ")
  let path = words[0].prefix { $0 != ":" }
  return "\(path) \(words[1].dropLast()) \(words[words.count - 1].dropFirst().dropLast())"
}

/// Files, what is asked, what is found, and how the run ends.
struct ConfiguredRun: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let files: [String: String]
  var arguments = ["/"]
  let findings: [String]
  let code: ExitCode

  private init(
    _ description: String, _ files: [String: String], _ arguments: [String] = ["/"],
    finds findings: [String] = [], _ code: ExitCode = .success
  ) {
    testDescription = description
    self.files = files
    self.arguments = arguments
    self.findings = findings
    self.code = code
  }

  private static let name = ".layoutlint.json"
  private static let oldFound = ["A.swift warning old-word"]

  static let all: [ConfiguredRun] = nested + extended + commandLine + levels

  private static let nested = [
    ConfiguredRun("off", [name: off, "A.swift": "old"]),
    ConfiguredRun(
      "severity", [name: "{ rules: { 'old-word': 'error' } }", "A.swift": "old"],
      finds: ["A.swift error old-word"], .findings),
    ConfiguredRun(
      "nearest wins", [name: off, "Sub/\(name)": "{}", "Sub/A.swift": "old", "B.swift": "old"],
      finds: ["Sub/A.swift warning old-word"], .findings),
    ConfiguredRun(
      "from above", [name: off, "a/b/c/A.swift": "old"], ["/a/b/c"]),
    ConfiguredRun(
      "override",
      [
        name: "{ overrides: [{ files: ['Tests'], rules: { 'old-word': 'info' } }] }",
        "A.swift": "old", "Tests/B.swift": "old",
      ], finds: oldFound + ["Tests/B.swift info old-word"], .findings),
    ConfiguredRun(
      "an excluded folder keeps its configuration to itself",
      [name: "{ exclude: ['Vendor'] }", "Vendor/\(name)": "nonsense", "Vendor/A.swift": "old"],
      ["/Vendor/A.swift", "/"]),
    ConfiguredRun(
      "include", [name: "{ include: ['App'] }", "App/A.swift": "old", "B.swift": "old"],
      ["/", "/B.swift"], finds: ["App/A.swift warning old-word"], .findings),
  ]

  private static let extended = [
    ConfiguredRun(
      "extends", ["base.json": off, name: "{ extends: 'base.json' }", "A.swift": "old"]),
    ConfiguredRun(
      "extends a list, the last wins",
      [
        "a.json": off, "b.json": "{ rules: { 'old-word': 'on' } }",
        name: "{ extends: ['a.json', './b.json'] }", "A.swift": "old",
      ], finds: oldFound, .findings),
    ConfiguredRun(
      "extends the one above",
      [name: off, "Sub/\(name)": "{ extends: '../\(name)' }", "Sub/A.swift": "old"]),
    ConfiguredRun(
      "extends one twice, which counts at its first place",
      [
        "base.json": "{ rules: { 'old-word': 'error' } }",
        "a.json": "{ extends: 'base.json', rules: { 'old-word': 'off' } }",
        "b.json": "{ extends: 'base.json' }",
        name: "{ extends: ['a.json', 'b.json'] }", "A.swift": "old",
      ]),
    ConfiguredRun(
      "names of an extended file hold here, paths there",
      [
        "shared/base.json": "{ exclude: ['B.swift', '/C.swift'] }",
        name: "{ extends: 'shared/base.json' }", "B.swift": "old", "C.swift": "old",
        "shared/C.swift": "old",
      ], finds: ["C.swift warning old-word"], .findings),
  ]

  private static let commandLine = [
    ConfiguredRun(
      "--config wins", [name: "nonsense", "ci/c.json": off, "A.swift": "old"],
      ["/", "--config", "/ci/c.json"]),
    ConfiguredRun(
      "--only wins over off", [name: off, "A.swift": "old gone"], ["/", "--only", "old-word"],
      finds: oldFound, .findings),
    ConfiguredRun(
      "--only keeps the severity",
      [name: "{ rules: { 'old-word': 'info' } }", "A.swift": "old"], ["/", "--only", "old-word"],
      finds: ["A.swift info old-word"]),
    ConfiguredRun(
      "--except wins over on", [name: "{ rules: { 'old-word': 'on' } }", "A.swift": "old"],
      ["/", "--except", "old-word"]),
    ConfiguredRun(
      ".gitignore counts",
      [".gitignore": "A.swift\n", ".git/HEAD": "", "A.swift": "old", "B.swift": ""]),
    ConfiguredRun(
      "--no-ignore looks past .gitignore",
      [".gitignore": "A.swift\n", ".git/HEAD": "", "A.swift": "old"], ["/", "--no-ignore"],
      finds: oldFound, .findings),
    ConfiguredRun(
      "--no-ignore does not look past exclude",
      [name: "{ exclude: ['A.swift'] }", "A.swift": "old"], ["/", "--no-ignore"]),
  ]

  private static let levels = [
    ConfiguredRun(
      "failLevel", [name: "{ failLevel: 'error' }", "A.swift": "old"], finds: oldFound),
    ConfiguredRun(
      "--fail-level wins over failLevel", [name: "{ failLevel: 'error' }", "A.swift": "old"],
      ["/", "--fail-level", "info"], finds: oldFound, .findings),
    ConfiguredRun(
      "failLevel is that of the finding's file",
      [name: "{ failLevel: 'error' }", "Sub/\(name)": "{}", "Sub/A.swift": "", "B.swift": "old"],
      finds: ["B.swift warning old-word"]),
  ]
}

/// Configurations and what is said about them.
struct WrongConfiguration: Sendable, CustomTestStringConvertible {
  let files: [String: String]
  let arguments: [String]
  let errors: [String]
  var testDescription: String { errors.joined(separator: "; ") }

  private init(_ files: [String: String], _ arguments: [String] = ["/"], _ errors: String...) {
    self.files = files
    self.arguments = arguments
    self.errors = errors
  }

  private static let name = ".layoutlint.json"

  static let all = [
    WrongConfiguration(
      [name: "{\n  rule: {},\n  exclude: 1,\n}"], ["/"],
      "\(name):2:3: error: unknown key 'rule'; did you mean 'rules'?",
      "\(name):3:12: error: expected a list of patterns for 'exclude', found a number"),
    WrongConfiguration(
      ["Sub/\(name)": "{ rules: { 'old-wrd': 'off' } }"], ["/"],
      "Sub/\(name):1:12: error: unknown rule 'old-wrd'; did you mean 'old-word'?"),
    WrongConfiguration(
      [name: "{ extends: 'none.json' }"], ["/"],
      "\(name):1:12: error: cannot extend 'none.json': no such file or folder"),
    WrongConfiguration(
      [name: "{ extends: 'Sub' }"], ["/"], "Sub: error: is a folder"),
    WrongConfiguration(
      [name: "{ extends: 'a.json' }", "a.json": "{\n extends: ['a.json'] }"], ["/"],
      "a.json:2:12: error: the files extend each other in a cycle: a.json → a.json"),
    WrongConfiguration(
      [name: "{ extends: 'a.json' }", "a.json": "{ extends: '\(name)' }"], ["/"],
      "a.json:1:12: error: the files extend each other in a cycle: \(name) → a.json → \(name)"),
    WrongConfiguration(
      [name: "{ extends: 'base.json' }", "base.json": "{ failLevel: 1 }"], ["/"],
      #"base.json:1:14: error: expected "info", "warning", "error" for 'failLevel', found a number"#
    ),
    WrongConfiguration(
      [:], ["/", "--config", "/none.json"], "none.json: error: no such file or folder"),
    WrongConfiguration(
      ["c.json": "{"], ["/A.swift", "--config", "/c.json"],
      "c.json:1:2: error: expected a key, found the end of the text"),
    WrongConfiguration(
      [name: "{ x: 1 }"], ["config", "/A.swift"],
      "\(name):1:3: error: unknown key 'x'; "
        + "expected one of $schema, extends, include, exclude, rulePages, rules, failLevel, suppressions, "
        + "baseline, facts, overrides"),
    WrongConfiguration(
      [name: "\u{0}"], ["/"], "\(name): error: binary file (it contains NUL bytes)"),
  ]
}
