import Foundation
import LintDriver
import TestSupport
import Testing
import layoutlint

@Suite("A run")
struct RunTests {
  @Test("ends with a code that scripts can use", arguments: ExitCase.all)
  func exitCode(_ example: ExitCase) throws {
    let folder = try TemporaryFolder(["A.swift": example.text])
    #expect(runSample(example.options + ["/A.swift"], in: folder).code == example.code)
  }

  @Test("prints findings on one stream and the summary on the other")
  func streams() throws {
    let folder = try TemporaryFolder(["B.swift": "\n gone", "A.swift": "old", "C.swift": ""])
    let run = runSample(["/"], in: folder)
    #expect(
      run.output == """
        B.swift:2:2: error: found gone (gone-word)
        A.swift:1:1: warning: found old (old-word)

        """)
    #expect(
      runSample(["--order", "path", "/"], in: folder).output.hasPrefix("A.swift:1:1: warning"))
    #expect(
      runSample(["--min-severity", "error", "/"], in: folder).output
        == "B.swift:2:2: error: found gone (gone-word)\n")
    #expect(
      run.errors == "2 findings (1 error, 1 warning) in 2 of 3 files; "
        + "1 can be fixed with --fix, 1 more with --unsafe-fixes\n")
    #expect(runSample(["--quiet", "/"], in: folder).errors == "")
  }

  @Test("prints the same bytes for any number of threads", arguments: [1, 2, 16])
  func jobs(_ jobs: Int) throws {
    let names = (0..<30).map { "\($0).swift" }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "old \($0)") }))
    let run = runSample(["--jobs", String(jobs), "/"], in: folder)
    let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { "\($0):1:1: warning: found old (old-word)\n" }
    #expect(run.output == expected.joined())
  }

  @Test(
    "paints on terminals that take colors, or when told to",
    arguments: [
      (true, [:], [], true, true), (true, ["NO_COLOR": "1"], [], true, false),
      (true, ["NO_COLOR": ""], [], true, true), (true, ["TERM": "dumb"], [], true, false),
      (false, [:], [], false, false), (false, ["NO_COLOR": "1"], ["--color=always"], true, true),
      (true, [:], ["--color", "never"], true, false),
      (false, [:], ["--color", "never"], false, false),
    ] as [(Bool, [String: String], [String], Bool, Bool)])
  func colors(
    _ isTerminal: Bool, _ environment: [String: String], _ options: [String], _ hasExcerpt: Bool,
    _ isColored: Bool
  ) throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample(
      options + ["/A.swift"], in: folder, isTerminal: isTerminal, environment: environment)
    #expect(run.output.contains("^~~") == hasExcerpt)
    #expect(run.output.contains("\u{1B}") == isColored)
  }

  @Test("prints JSON")
  func json() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample(["--format", "json", "/A.swift"], in: folder)
    #expect(
      run.output.hasPrefix("{\"version\": 1, \"diagnostics\": [{\"path\": \"A.swift\", \"line\": 1")
    )
    #expect(
      runSample(["--format=json", "--only=gone-word", "/A.swift"], in: folder).output
        == "{\"version\": 1, \"diagnostics\": []}\n")
  }

  @Test("fixes files and reports what is left")
  func fix() throws {
    let folder = try TemporaryFolder(["A.swift": "old // old\r\ngone", "B.swift": "x"])
    let run = runSample(["--fix", "/"], in: folder)
    #expect(try folder.text(of: "A.swift") == "new // new\r\ngone")
    #expect(run.output == "A.swift:2:1: error: found gone (gone-word)\n")
    #expect(
      run.errors.hasPrefix(
        "rewrote A.swift\nfixed 2 findings in 1 file\n1 finding (1 error) in 1 of 2 files"))
    #expect(try folder.entries() == ["A.swift", "B.swift"])
  }

  @Test(
    "shows what fixing would change, and writes nothing",
    arguments: [["--diff"], ["--fix", "--diff"]])
  func diff(_ options: [String]) throws {
    let folder = try TemporaryFolder(["A.swift": "old\n"])
    let run = runSample(options + ["/A.swift"], in: folder)
    #expect(run.output.hasSuffix("@@ -1 +1 @@\n-old\n+new\n"))
    #expect(run.errors.hasPrefix("would fix 1 finding in 1 file\n"))
    #expect(try folder.text(of: "A.swift") == "old\n")
  }

  @Test(
    "shows a diff as it is, but on a terminal nothing that steers it", arguments: [false, true])
  func terminalDiff(_ isTerminal: Bool) throws {
    let folder = try TemporaryFolder(["A.swift": "old\t// \u{1B}[31m\u{9B}\n"])
    let run = runSample(["--diff", "/A.swift"], in: folder, isTerminal: isTerminal)
    let comment = isTerminal ? "\\u{1B}[31m\\u{9B}" : "\u{1B}[31m\u{9B}"
    #expect(run.output.hasSuffix("-old\t// \(comment)\n+new\t// \(comment)\n"))
  }

  @Test("leaves alone a file that changes while it is fixed, and fixes the others")
  func changedFile() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B.swift": "old"])
    let path = folder.url.appending(path: "A.swift")
    let editing = Analyzer { files, options in
      try? "edited old".write(to: path, atomically: true, encoding: .utf8)
      return sampleAnalyzer.analyze(files, options)
    }
    let run = runSample(["--fix", "--quiet", "/"], in: folder, analyzer: editing)
    #expect(run.code == .failure)
    #expect(
      run.errors == "A.swift: error: the file changed during the run, so it was not rewritten\n")
    #expect(run.output == "A.swift:1:8: warning: found old (old-word)\n")
    #expect(try folder.text(of: "A.swift") == "edited old")
    #expect(try folder.text(of: "B.swift") == "new")
  }

  @Test("names what it cannot read, and lints the rest")
  func badInput() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "folder/B.swift": "old"])
    try folder.write([0, 1, 2], to: "binary.swift")
    try folder.link("folder/loop", to: "..")
    try folder.link("nowhere.swift", to: "missing")
    let run = runSample(["--quiet", "/", "/absent.swift"], in: folder)
    #expect(run.code == .failure)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(
      run.errors == """
        nowhere.swift: note: broken symbolic link
        absent.swift: error: no such file or folder
        binary.swift: error: binary file (it contains NUL bytes)

        """)
  }

  @Test("reads a file of 50 MB")
  func largeFile() throws {
    let folder = try TemporaryFolder()
    let line = Array("let value = [1, 2, 3]\n".utf8)
    var bytes: [UInt8] = []
    while bytes.count < 50 << 20 { bytes += line }
    try folder.write(bytes, to: "A.swift")
    let run = runSample(["/A.swift"], in: folder, analyzer: Analyzer { _, _ in [] })
    #expect(run.code == .success)
    #expect(run.errors == "no findings in 1 file\n")
  }

  @Test(
    "lists, explains and helps",
    arguments: [
      (["rules"], "gone-word  crash    warning  on  no fix    finds a word\n"),
      (["rules", "--format", "json"], "{\"version\": 1, \"rules\": [{\"id\": \"gone-word\""),
      (["explain", "old-word"], "Why words matter."),
      (["explain", "old-word", "--format=json"], "\"id\": \"old-word\""),
      (["--help"], "--unsafe-fixes"), (["help", "dump"], "dump tokens|constraints|frames"),
      (["--version"], "layoutlint \(version)\n"),
    ])
  func information(_ arguments: [String], _ expected: String) {
    let run = runSample(arguments)
    #expect(run.code == .success)
    #expect(run.output.contains(expected))
    #expect(run.errors == "")
  }

  @Test("says on one line what is wrong with the command line")
  func usageError() {
    let run = runSample(["--fixx\n"])
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(
      run.errors == "layoutlint: error: unknown option '--fixx\\u{A}'; did you mean '--fix'?\n")
  }

  @Test(
    "says which rule was perhaps meant",
    arguments: [
      (["--only", "old-wrod", "/"], "unknown rule 'old-wrod'; did you mean 'old-word'?"),
      (
        ["--except=xyz", "/"],
        "unknown rule 'xyz'; 'layoutlint rules' lists them; to use a rule of your own, set \"rulePages\" in the configuration to the folder that contains its page"
      ),
      (["explain", "gone-wrod"], "unknown rule 'gone-wrod'; did you mean 'gone-word'?"),
    ])
  func unknownRule(_ arguments: [String], _ message: String) throws {
    let run = runSample(arguments, in: try TemporaryFolder(["A.swift": "old"]))
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.errors == "layoutlint: error: \(message)\n")
  }

  @Test("dumps a line for each file, and one for each scope")
  func dumpsLines() throws {
    let scope = "class A: UIView { func f() { topAnchor.constraint(equalTo: b.topAnchor) } }"
    let folder = try TemporaryFolder(["A.swift": scope, "B.swift": "let b = 1"])
    let tokens = runSample(["dump", "tokens", "/"], in: folder).output
    #expect(tokens.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
    #expect(tokens.hasSuffix("]}\n"))
    let constraints = runSample(["dump", "constraints", "/"], in: folder).output
    #expect(constraints.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
  }

  @Test("of a dump names what it cannot read")
  func dumpProblems() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let run = runSample(["dump", "tokens", "/A.swift", "/missing"], in: folder)
    #expect(run.code == .failure)
    #expect(run.errors == "missing: error: no such file or folder\n")
  }
}

/// A file's text, options, and how a run over the file ends.
struct ExitCase: Sendable {
  let text: String
  let options: [String]
  let code: ExitCode

  init(_ text: String, _ options: String, _ code: ExitCode) {
    self.text = text
    self.options = options.split(separator: " ").map(String.init)
    self.code = code
  }

  static let all: [ExitCase] = [
    ExitCase("let a = 1", "", .success),
    ExitCase("old", "", .findings),
    ExitCase("old", "--fail-level error", .success),
    ExitCase("gone", "--fail-level error", .findings),
    ExitCase("old", "--fail-level info", .findings),
    ExitCase("old gone", "--except old-word,gone-word", .success),
    ExitCase("old gone", "--only gone-word --fail-level=error", .findings),
    ExitCase("old", "--only gone-word", .success),
    ExitCase("old", "--format json", .findings),
    ExitCase("old", "--fix", .success),
    ExitCase("old gone", "--fix", .findings),
    ExitCase("old gone", "--fix --unsafe-fixes", .success),
    ExitCase("old", "--diff", .findings),
    ExitCase("", "--only nonsense", .failure),
    ExitCase("", "/missing", .failure),
    ExitCase("old", "/missing", .failure),
  ]
}
