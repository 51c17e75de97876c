import Foundation
import LintRules
import RulePages
import TestSupport
import Testing
import layoutlint

@Suite("Commands and options that people know from other linters")
struct FamiliarCommandTests {
  @Test("lint by name", arguments: [["lint"], ["check"], []])
  func names(_ command: [String]) throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    #expect(
      runSample(command + ["/"], in: folder).output.contains("A.swift:1:1: warning: found old"))
  }

  @Test("have short and other names")
  func otherNames() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    #expect(runSample(["-q", "/"], in: folder).errors == "")
    #expect(runSample(["-v"]).output == runSample(["--version"]).output)
    #expect(runSample(["-V"]).output.hasPrefix("layoutlint "))
    #expect(runSample(["--reporter", "json", "/"], in: folder).output.hasPrefix("{"))
  }

  @Test(
    "point to what an option is called here",
    arguments: [
      ("--autocorrect", "--fix"), ("--disable", "--except"), ("--lenient", "--exit-zero"),
      ("--json", "--format json"), ("--list-rules", "layoutlint rules"),
      ("--warnings-as-errors", "--strict"),
    ])
  func foreign(_ name: String, _ option: String) {
    let run = runSample([name])
    #expect(run.code == .failure)
    #expect(run.errors == "layoutlint: error: unknown option '\(name)'; use '\(option)'\n")
  }

  @Test("fail on warnings whatever is configured")
  func strict() throws {
    let folder = try TemporaryFolder([
      "A.swift": "old", ".layoutlint.json": "{ failLevel: 'error' }",
    ])
    #expect(runSample(["/"], in: folder).code == .success)
    #expect(runSample(["--strict", "/"], in: folder).code == .findings)
    #expect(runSample(["--strict", "--exit-zero", "/"], in: folder).code == .failure)
  }

  @Test(
    "write to a file in the form that its name asks for", arguments: ["json", "sarif", "txt", "md"])
  func output(_ ending: String) throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample(["-o", "/found.\(ending)", "/A.swift"], in: folder)
    #expect(run.output == "")
    #expect(run.errors.contains("1 finding"))
    let text = try folder.text(of: "found.\(ending)")
    let part = ["txt": "A.swift:1:1: warning: ", "md": "\n| warning | "][ending] ?? "{"
    #expect(text.contains(part) && text.contains("old"), "\(text)")
    let named = runSample(["-o", "/found", "--report", "junit", "/A.swift"], in: folder)
    #expect(named.output == "")
    #expect(try folder.text(of: "found").contains("<testsuites"))
  }

  @Test("ask which report is meant by a file that may have several, and print to '-'")
  func ambiguousOutput() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample(["-o", "a.xml", "/"], in: folder)
    #expect(run.code == .failure && run.errors.contains("'--report junit=a.xml'"))
    #expect(runSample(["-o", "-", "/"], in: folder).output.contains("A.swift:1:1"))
  }

  @Test("list the rules of a group")
  func group() {
    #expect(
      runSample(["rules", "crash"]).output
        == "gone-word  crash  warning  on  no fix  finds a word\n")
    let explained = runSample(["explain", "crash"])
    #expect(explained.code == .success)
    #expect(explained.output.hasPrefix("'crash' is a group of rules: code that crashes"))
    #expect(explained.output.contains("\ngone-word  ") && !explained.output.contains("old-word"))
    #expect(
      runSample(["rules", "conflicts"]).errors
        == "layoutlint: error: unknown group 'conflicts'; did you mean 'conflict'?\n")
    #expect(runSample(["explain", "bare-radius"]).errors.contains("set \"rulePages\" in the"))
  }

  @Test("take groups of rules")
  func groups() throws {
    let folder = try TemporaryFolder(["A.swift": "old gone"])
    #expect(!runSample(["--only", "crash", "/"], in: folder).output.contains("old-word"))
    #expect(runSample(["--only", "crash", "/"], in: folder).output.contains("gone-word"))
    #expect(!runSample(["--except", "crash", "/"], in: folder).output.contains("gone-word"))
    #expect(
      runSample(["--only", "crush", "/"], in: folder).errors.contains("did you mean 'crash'?"))
  }

  @Test("know the group of each rule, and no group is a rule")
  func grouped() {
    let groups = Set(RulePage.embedded.compactMap(\.group))
    #expect(groups == Set(RuleGroup.allCases))
    #expect(RulePage.embedded.filter { RuleGroup(rawValue: $0.id) != nil } == [])
  }

  @Test(
    "read files that a quoted pattern matches",
    arguments: [
      ("/Sources/**/*.swift", "A.swift B.swift"), ("/Sources/*.swift", "A.swift"),
      ("/Sources/*", "A.swift B.swift"), ("/*/Sub/?.swift", "B.swift"),
      ("/Sources/[AB].swift", "A.swift"),
    ])
  func patterns(_ pattern: String, _ expected: String) throws {
    let folder = try TemporaryFolder([
      "Sources/A.swift": "old", "Sources/Sub/B.swift": "old", "Sources/Pods/C.swift": "old",
      "D.swift": "old",
    ])
    let run = runSample([pattern], in: folder)
    let names = run.output.split(separator: "\n").compactMap { line in
      line.split(separator: ":").first?.split(separator: "/").last.map(String.init)
    }
    #expect(names == expected.split(separator: " ").map(String.init), "\(run.errors)")
  }

  @Test("say so if a pattern matches nothing")
  func noMatch() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample(["/B*.swift"], in: folder)
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("B*.swift: error: no such file or folder\n"))
  }

  @Test("skip what is not Swift, and links without a target, with a note")
  func skipped() throws {
    let folder = try TemporaryFolder(["A.swift": "fine", "notes.txt": "old"])
    try folder.link("gone.swift", to: "missing")
    let run = runSample(["/", "/notes.txt"], in: folder)
    #expect(run.code == .success)
    #expect(
      run.errors == """
        gone.swift: note: broken symbolic link
        notes.txt: note: not a Swift file; skipped
        no findings in 1 file

        """)
  }

  @Test("explain a line, and say so where none is given")
  func explainFile() {
    let run = runSample(["explain", "Foo.swift"])
    #expect(run.code == .failure)
    #expect(
      run.errors == """
        layoutlint: error: 'Foo.swift' needs a line number: 'layoutlint explain Foo.swift:12' explains line 12

        """)
  }

  @Test("refuse to draw in a form that is not known")
  func pictureFormat() {
    let run = runSample(["preview", "-o", "x.png"])
    #expect(run.code == .failure)
    #expect(
      run.errors.contains(
        "cannot determine the format of 'x.png': use the extension .html, .svg or .txt"))
  }

  @Test(
    "suggest options of the command alone, wherever it stands",
    arguments: [
      (["--unsafe-fixe"], "did you mean '--unsafe-fixes'?"),
      (["rules", "--unsafe-fixe"], "'layoutlint help rules' lists all options"),
      (["--unsafe-fixe", "rules"], "'layoutlint help rules' lists all options"),
      (["rules", "--autocorrect"], "'layoutlint help rules' lists all options"),
      (["--writ-tokens"], "'layoutlint help' lists all options"),
      (["numbers", "--writ-tokens"], "did you mean '--write-tokens'?"),
      (["--format", "sarif"], "use '--report sarif'"),
      (["numbers", "--format", "sarif"], "expected text, json or html"),
    ])
  func suggestions(_ arguments: [String], _ advice: String) {
    let run = runSample(arguments)
    #expect(run.code == .failure)
    #expect(run.errors.hasSuffix("; \(advice)\n"), "\(run.errors)")
  }

  @Test("print the version, and take no argument")
  func version() {
    #expect(runSample(["version"]).output == runSample(["--version"]).output)
    #expect(runSample(["version", "old"]).code == .failure)
    #expect(runSample(["help", "version"]).output.hasPrefix("Prints the version."))
  }

  @Test(
    "say what was meant by a word that is no file",
    arguments: [
      (["analyze"], "did you mean 'layoutlint lint'?"),
      (["autocorrect", "/"], "did you mean 'layoutlint --fix'?"),
      (["rule"], "did you mean 'layoutlint rules'?"),
      (["draw", "/A.swift"], "did you mean 'layoutlint preview'?"),
      (["suppress"], "did you mean 'layoutlint --add-suppressions'?"),
      (["ignore", "old-word"], "did you mean 'layoutlint --add-suppressions'?"),
      (["help", "draw"], "unknown command 'draw'; did you mean 'preview'?"),
      (["--add-suppressions", "old code"], "pass '--add-suppressions=old code'"),
    ])
  func words(_ arguments: [String], _ advice: String) throws {
    let run = runSample(arguments, in: try TemporaryFolder(["A.swift": "fine"]))
    #expect(run.code == .failure)
    #expect(run.errors.contains(advice), "\(run.errors)")
  }

  @Test("say that a group is no rule, where only a rule will do")
  func groupsAsRules() throws {
    let folder = try TemporaryFolder([
      "A.swift": "// layoutlint:disable:next crash\nlet a = 1\n"
    ])
    let run = runSample(["/"], in: folder, analyzer: .standard, pages: RulePage.embedded)
    #expect(run.output.contains("'crash' is a group of rules; name one of its rules, or 'all'"))
    try folder.write("{ rules: { crash: 'off' } }", to: ".layoutlint.json")
    #expect(runSample(["/"], in: folder).errors.contains("'crash' is a group, and a"))
  }

  @Test(
    "list the comments that silence findings", arguments: ["suppressions", "suppress", "ignore"])
  func suppressions(_ topic: String) {
    let run = runSample(["help", topic])
    #expect(run.code == .success)
    #expect(run.output.contains("// layoutlint:disable:file RULE "))
    #expect(runSample(["help"]).output.contains("layoutlint help suppressions"))
  }

  @Test("say how to silence a finding")
  func silencing() throws {
    #expect(runSample(["help"]).output.contains("\n  // layoutlint:disable:next zero-constant"))
    #expect(
      runSample(["explain", "old-word"]).output.hasSuffix(
        "on the line above it: // layoutlint:disable:next old-word\n"))
  }

  @Test("list targets and groups in help")
  func help() {
    #expect(runSample(["migrate", "--help"]).output.contains("\nTargets:\n  frames "))
    for topic in ["lint", "check", "rules"] {
      #expect(runSample(["help", topic]).output.contains("\n  crash "))
    }
  }
}
