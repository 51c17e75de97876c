import LintDriver
import LintRules
import RulePages
import TestSupport
import Testing
import layoutlint

/// A page of ten lines.
let radiusPage = """
  ```json
  { "id": "bare-radius", "summary": "a radius is a bare number", "severity": "warning" }
  ```

  Cards look alike.

  ```pattern
  $view.layer.cornerRadius = $radius:number
  ```

  """

/// A page with everything.
private let spacingPage = """
  ```json
  {
    "id": "off-grid",
    "summary": "a gap is off the grid",
    "severity": "info",
    "enabled": true,
    "fix": "unsafe",
    "message": "the gap of '$stack' is $n, which is no multiple of 4",
    "where": { "$n": { "notMultipleOf": 4, "atLeast": 2 }, "inside": { "superclass": "UIView" } }
  }
  ```

  Rows do not line up.

  ```pattern
  $stack.gap = $n:number
  ```

  ```pattern
  $stack.setGap($n:number, after: $_)
  ```

  ## Flagged

  ```swift
  class A: UIView { func f() { row.gap = 6 } }
  ```

  ## Accepted

  ```swift
  class A: UIView { func f() { row.gap = 8 } }
  ```

  ## Fix

  ```fix
  $stack.gap = grid($n)
  ```

  ```swift
  class A: UIView { func f() { row.gap = 6 } }
  ```

  ```swift
  class A: UIView { func f() { row.gap = grid(6) } }
  ```

  """

private let code = """
  class Base: UIView {}

  class Card: Base {
    func setUp() {
      layer.cornerRadius = 8
      row.layer.cornerRadius = 8
      row.gap = 6
      row.setGap(7, after: title)
    }
  }

  class Other {
    func setUp() {
      row.gap = 6
    }
  }

  """

private let files = [
  ".layoutlint.json": "{ rulePages: 'pages' }", "pages/bare-radius.md": radiusPage,
  "pages/off-grid.md": spacingPage, "pages/README.md": "# What these are",
  "Card.swift": code,
]

/// Runs the program with all rules over files of which some change.
func runTeam(
  _ arguments: [String], in folder: TemporaryFolder, _ changes: [String: String] = [:]
) throws -> SampleRun {
  for (path, text) in changes { try folder.write(text, to: path) }
  return runSample(arguments, in: folder, analyzer: .standard, pages: RulePage.embedded)
}

@Suite("A team's own rules")
struct TeamRuleRunTests {
  private let found = """
    Card.swift:6:5: warning: a radius is a bare number (bare-radius)
    Card.swift:7:5: info: the gap of 'row' is 6, which is no multiple of 4 (off-grid)
    Card.swift:8:5: info: the gap of 'row' is 7, which is no multiple of 4 (off-grid)

    """

  @Test("find what their patterns say")
  func finds() throws {
    let run = try runTeam(["/"], in: try TemporaryFolder(files))
    #expect(run.output == found)
    #expect(run.code == .findings)
    #expect(
      run.errors
        == "3 findings (1 warning, 2 infos) in 1 of 1 file; 2 can be fixed with --fix --unsafe-fixes\n"
    )
  }

  @Test(
    "are chosen, set and silenced as any other",
    arguments: [
      (["--only", "bare-radius"], "{ rulePages: ['pages'] }", ["warning bare-radius"], .findings),
      (["--except", "bare-radius,off-grid"], "{ rulePages: 'pages' }", [], .success),
      (
        [], "{ rulePages: 'pages', rules: { 'bare-radius': 'off', 'off-grid': 'error' } }",
        ["error off-grid", "error off-grid"], .findings
      ),
      (
        [],
        "{ rulePages: 'pages', overrides: [{ files: ['Card.swift'], rules: { 'off-grid': 'off' } }] }",
        ["warning bare-radius"], .findings
      ),
      (
        [], "{ extends: 'base.json', rules: { 'off-grid': 'off' } }", ["warning bare-radius"],
        .findings
      ),
    ] as [([String], String, [String], ExitCode)])
  func settings(
    _ options: [String], _ configuration: String, _ findings: [String], _ code: ExitCode
  ) throws {
    let folder = try TemporaryFolder(files)
    try folder.write("{ rulePages: 'pages' }", to: "base.json")
    let run = try runTeam(options + ["/"], in: folder, [".layoutlint.json": configuration])
    #expect(
      run.output.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return "\(words[1].dropLast()) \(words.last?.dropFirst().dropLast() ?? "")"
      } == findings)
    #expect(run.code == code)
  }

  @Test("are silenced by comments, which are judged as any other")
  func suppressions() throws {
    let silenced = """
      class A: UIView {
        func f() {
          a.layer.cornerRadius = 1  // layoutlint:disable:this bare-radius
          a.gap = 8  // layoutlint:disable:this off-grid
          a.gap = 8  // layoutlint:disable:this of-grid
        }
      }
      """
    let run = try runTeam(["/"], in: try TemporaryFolder(files), ["Card.swift": silenced])
    let rules = run.output.split(separator: "\n").map { $0.split(separator: "(").last ?? "" }
    #expect(rules == ["unused-suppression)", "invalid-suppression)"])
    #expect(run.output.contains("did you mean 'off-grid'"))
  }

  @Test("are known to baselines, reports, statistics and lists")
  func everywhere() throws {
    let folder = try TemporaryFolder(files)
    #expect(try runTeam(["--statistics", "/"], in: folder).errors.contains("off-grid"))
    let sarif = try runTeam(["--report", "sarif", "/"], in: folder).output
    #expect(sarif.contains("\"id\": \"off-grid\""))
    #expect(sarif.contains("Rows do not line up."))
    let file = "/.layoutlint.json"
    let list = try runTeam(["rules", "--config", file], in: folder)
    #expect(list.output.contains("a gap is off the grid"))
    #expect(list.output.contains("zero-constant"))
    let explained = try runTeam(["explain", "off-grid", "--config", file], in: folder)
    #expect(explained.output.hasPrefix("off-grid: a gap is off the grid\ninfo, on by default"))
    #expect(
      try runTeam(["config", "/"], in: folder).output.contains("\"bare-radius\": \"warning\","))
    let known = "/known"
    #expect(try runTeam(["--write-baseline", known, "/"], in: folder).code == .success)
    let rest = try runTeam(["--baseline", known, "/"], in: folder)
    #expect(rest.output == "")
    #expect(
      rest.errors == "known: note: 3 findings in the baseline, not shown\nno findings in 1 file\n")
  }

  @Test("fix what their pages show")
  func fixes() throws {
    let folder = try TemporaryFolder(files)
    let run = try runTeam(
      ["--fix", "--unsafe-fixes", "--quiet", "--only", "off-grid", "/"], in: folder)
    #expect(run.output == "")
    let fixed = code.replacing(
      "row.setGap(7, after: title)", with: "row.gap = grid(7)"
    )
    .replacing("row.gap = 6\n    row.gap", with: "row.gap = grid(6)\n    row.gap")
    #expect(try folder.text(of: "Card.swift") == fixed)
  }

  @Test(
    "that are wrong are named, and passed over",
    arguments: [
      (
        radiusPage.replacing("$radius:number", with: "$radius:nubmer"),
        "pages/bare-radius.md:8:36: error: unknown kind 'nubmer'; did you mean 'number'?"
      ),
      (
        radiusPage.replacing("\"severity\"", with: "\"severty\""),
        """
        pages/bare-radius.md:2:1: error: missing key 'severity'
        pages/bare-radius.md:2:64: error: unknown key 'severty' (did you mean 'severity'?)
        """
      ),
      (
        "Nothing.\n", "pages/bare-radius.md:1:1: error: the page must start with a json block"
      ),
    ])
  func wrongPage(_ page: String, _ problem: String) throws {
    let folder = try TemporaryFolder(files)
    let run = try runTeam(
      ["--quiet", "/"], in: folder,
      [
        "pages/bare-radius.md": page,
        // What is said of the rule is no mistake of its own.
        ".layoutlint.json": "{ rulePages: 'pages', rules: { 'bare-radius': 'error' } }",
      ])
    #expect(run.code == .failure)
    #expect(run.errors.contains(problem))
    #expect(run.output == found.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined())
  }

  @Test("take no id that is taken")
  func clash() throws {
    let page = radiusPage.replacing("bare-radius", with: "zero-constant")
    let folder = try TemporaryFolder(files)
    let run = try runTeam(
      ["--quiet", "/"], in: folder,
      [
        "pages/zero-constant.md": page, "more/off-grid.md": spacingPage,
        ".layoutlint.json": "{ rulePages: ['pages', 'more'] }",
      ])
    #expect(run.code == .failure)
    #expect(
      run.errors == """
        more/off-grid.md: error: rule 'off-grid' is already defined in pages/off-grid.md
        pages/zero-constant.md:2:9: error: 'zero-constant' is a built-in rule of layoutlint; choose another id

        """)
    #expect(run.output == found)
  }

  @Test("need a folder that is there")
  func missingFolder() throws {
    let folder = try TemporaryFolder(files)
    let run = try runTeam(["/"], in: folder, [".layoutlint.json": "{ rulePages: 'none' }"])
    #expect(run.code == .failure)
    #expect(
      run.errors
        == ".layoutlint.json:1:14: error: cannot read the rule pages in 'none': no such file or folder\n"
    )
  }
}

@Suite("Testing a team's rule pages")
struct RulePageTestTests {
  @Test("runs their examples")
  func holds() throws {
    let run = try runTeam(["rules", "--test", "/pages"], in: try TemporaryFolder(files))
    #expect(run.code == .success)
    #expect(
      run.output == """
        pages/bare-radius.md: note: the page has no flagged example
        pages/bare-radius.md: note: the page has no accepted example

        """)
    #expect(run.errors == "2 rules, 3 examples: all passed\n")
  }

  @Test("says which examples do not hold")
  func fails() throws {
    let page = spacingPage.replacing("row.gap = 8", with: "row.gap = 9")
      .replacing("row.gap = 6", with: "row.gap = 12", maxReplacements: 1)
      .replacing("grid(6)", with: "grid(6.0)")
    let run = try runTeam(
      ["rules", "--test", "/pages"], in: try TemporaryFolder(files), ["pages/off-grid.md": page])
    #expect(run.code == .findings)
    #expect(
      run.output.split(separator: "\n").filter { $0.contains("off-grid") }.map(String.init) == [
        "pages/off-grid.md:26:1: error: this flagged example has no finding",
        "pages/off-grid.md:32:1: error: this accepted example has a finding",
        "pages/off-grid.md:42:1: error: the fixed code differs from the next code block on the page",
      ])
    #expect(run.output.contains("  at 1:30: the gap of 'row' is 9"))
    #expect(run.output.contains("+class A: UIView { func f() { row.gap = grid(6) } }"))
    #expect(run.errors == "2 rules, 3 examples: 3 failed\n")
  }

  @Test("runs those of one page only")
  func onePage() throws {
    let folder = try TemporaryFolder(files)
    let changes = ["pages/wrong.md": "?\n"]
    let run = try runTeam(["rules", "--test", "/pages/off-grid.md"], in: folder, changes)
    #expect(run.code == .success)
    #expect(run.errors == "1 rule, 3 examples: all passed\n")
    let wrong = try runTeam(["rules", "--test", "/pages/wrong.md"], in: folder, changes)
    #expect(wrong.code == .failure)
    #expect(wrong.errors.hasSuffix("\n0 rules, 0 examples: 1 page has errors\n"))
    let other = try TemporaryFolder(["notes.txt": "?"])
    #expect(
      try runTeam(["rules", "--test", "/notes.txt"], in: other).errors
        == "notes.txt: error: is not a rule page: its name must end in '.md'\n")
  }

  @Test("notes a fix without an example, or without its receiver, and pages that are not used")
  func notes() throws {
    let page =
      radiusPage.replacing("\"warning\"", with: "\"warning\", \"fix\": \"unsafe\"")
      + "```fix\nlayer.cornerRadius = Radius.card\n```\n"
    let run = try runTeam(
      ["rules", "--test", "/pages/bare-radius.md"], in: try TemporaryFolder(files),
      [".layoutlint.json": "{}", "pages/bare-radius.md": page])
    let notes = run.output.split(separator: "\n").map { $0.drop { $0 != ":" }.dropFirst(8) }
    #expect(
      notes == [
        "\"rulePages\" in the configuration does not name this folder, so runs do not use its rules",
        "the page has no flagged example", "the page has no accepted example",
        "the page has no example under '## Fix', so its fix was not tested",
        "the fix does not use '$view', so the new code may act on a different object",
      ], "\(run.output)\(run.errors)")
  }

  @Test("says that there was nothing to run")
  func nothing() throws {
    let run = try runTeam(
      ["rules", "--test", "/pages/bare-radius.md"], in: try TemporaryFolder(files))
    #expect(run.code == .success)
    #expect(run.errors == "1 rule, 0 examples: nothing to run\n")
  }

  @Test("names pages that are wrong")
  func wrongPage() throws {
    let run = try runTeam(
      ["rules", "--test", "/pages"], in: try TemporaryFolder(files), ["pages/off-grid.md": "?\n"])
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("pages/off-grid.md:1:1: error: expected a paragraph that"))
    #expect(run.errors.hasSuffix("\n1 rule, 0 examples: 1 page has errors\n"))
    #expect(
      try runTeam(["rules", "--test", "/none"], in: try TemporaryFolder(files)).errors
        == "none: error: no such file or folder\n")
    let empty = try TemporaryFolder(["empty/README.md": "# Nothing"])
    #expect(
      try runTeam(["rules", "--test", "/empty"], in: empty).errors
        == "empty: error: contains no rule pages (files whose names end in '.md')\n")
  }
}

@Suite("The rule pages to start with")
struct SamplePageTests {
  @Test("include the one in the guide")
  func guide() throws {
    let guide = try Document(".github/guides/own-rules.md").text
    let pages = guide.split(separator: "````md\n").dropFirst().compactMap {
      $0.split(separator: "````").first
    }
    let page = String(try #require(pages.first { $0.contains("## Flagged") }))
    let folder = try TemporaryFolder([
      ".layoutlint.json": "{ rulePages: 'pages' }", "pages/label-corner-radius.md": page,
    ])
    let run = runSample(
      ["rules", "--test", "/pages"], in: folder, analyzer: .standard, pages: RulePage.embedded)
    #expect(run.output == "")
    #expect(run.errors == "1 rule, 2 examples: all passed\n")
  }

  @Test("hold what they show")
  func holds() {
    let run = runSample(
      ["rules", "--test", checkout.appending(path: "Fixtures/rule-pages").path],
      in: nil, analyzer: .standard, pages: RulePage.embedded)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.count == 1 && lines[0].contains("\"rulePages\" in the configuration does not name"),
      "\(run.output)")
    #expect(run.code == .success)
  }
}
