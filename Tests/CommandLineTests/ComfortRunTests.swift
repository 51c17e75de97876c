import Foundation
import LintDriver
import LintRules
import RulePages
import SourceText
import TestSupport
import Testing
import layoutlint

@Suite("A run for people")
struct ComfortRunTests {
  @Test(
    "ends well if it is told to, but not where files cannot be read",
    arguments: [("old gone", "A.swift", ExitCode.success), ("old", "none.swift", .failure)])
  func exitZero(_ text: String, _ name: String, _ code: ExitCode) throws {
    let folder = try TemporaryFolder(["A.swift": text])
    let run = runSample(["--exit-zero", "/" + name], in: folder)
    #expect(run.code == code)
    #expect(name != "A.swift" || run.output.contains("found gone"))
  }

  @Test("prints a part of many findings, and judges and reports all")
  func maximum() throws {
    let folder = try TemporaryFolder(["A.swift": "old old old gone"])
    let report = folder.url.path + "/all.jsonl"
    let run = runSample(
      ["--max-findings", "2", "--report=jsonl=\(report)", "/A.swift"], in: folder)
    #expect(run.code == .findings)
    #expect(run.output.split(separator: "\n").count == 2)
    // The error is the last of them in the file.
    #expect(run.output.hasPrefix("A.swift:1:13: error: "))
    #expect(
      run.errors.hasPrefix(
        "2 more findings (2 warnings) hidden by --max-findings\n4 findings (1 error, "))
    #expect(try folder.text(of: "all.jsonl").split(separator: "\n").count == 4)
    let enough = runSample(["--max-findings=4", "/A.swift"], in: folder)
    #expect(!enough.errors.contains("hidden by"))
  }

  @Test("counts by rule and folder")
  func statistics() throws {
    let folder = try TemporaryFolder(["A.swift": "old gone old", "Sub/B.swift": "gone gone gone"])
    let run = runSample(["--statistics", "/"], in: folder)
    #expect(
      run.errors == """

        findings  rule       severity  fixable
               4  gone-word  error
               2  old-word   warning   2 with --fix

        findings  files  folder
               3  1      \(folder.url.path)
               3  1      Sub

        errors in Sub/B.swift ×3, A.swift
        6 findings (4 errors, 2 warnings) in 2 of 2 files; \
        2 can be fixed with --fix, 4 more with --unsafe-fixes

        """)
  }

  @Test("says how many findings comments silence, from a cache too")
  func silenced() throws {
    let box = "UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))"
    let folder = try TemporaryFolder([
      "A.swift": """
      import UIKit
      // layoutlint:disable:next hard-coded-frame - known
      let a = \(box)
      let b = \(box)

      """,
      "B.swift": "import UIKit\n// layoutlint:disable:file all\nlet c = \(box)\n",
      ".layoutlint.json": "{ rules: { 'hard-coded-frame': 'on' } }",
    ])
    func last(_ arguments: String...) throws -> String {
      let run = runSample(
        arguments + ["--only", "hard-coded-frame"], in: folder, analyzer: .standard,
        pages: RulePage.embedded)
      return String(run.errors.split(separator: "\n").last ?? "")
    }
    let all = "1 finding (1 info) in 1 of 2 files; 2 silenced by comments"
    #expect(try last("/") == all)
    for _ in 1...2 { #expect(try last("--cache-path", "/cache", "/") == all) }
    #expect(
      try last("/A.swift") == "1 finding (1 info) in 1 of 1 file; 1 silenced by a comment")
    #expect(
      try last("--project", "/", "/A.swift")
        == "1 finding (1 info) in 1 of 1 file; 1 silenced by a comment")
    #expect(try last("--min-severity", "warning", "/") == "no findings in 2 files")
    #expect(try last("--fix", "/") == all)
    // What a comment silences is no concern of a baseline.
    #expect(try last("--write-baseline", "/known", "/").contains("known"))
    #expect(
      try last("--baseline", "/known", "/") == "no findings in 2 files; 2 silenced by comments")
  }

  @Test(
    "counts infos, and lists them where somebody asks for them",
    arguments: [
      ([], "", false), (["--min-severity", "info"], "", true),
      (["--fail-level", "info"], "", true),
      (["--only", "zero-constant"], "", true), (["--min-severity", "warning"], "", false),
      (["--numbers"], "", false),
      ([], "rules: { 'zero-constant': 'info' }", true), ([], "failLevel: 'info'", true),
      ([], "rules: { 'self-constraint': 'info' }", false),
    ])
  func infos(_ arguments: [String], _ settings: String, _ areListed: Bool) throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      import UIKit
      final class Card: UIView {
        func setUp(_ icon: UIView) {
          icon.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true
        }
      }
      let card = Card()

      """, ".layoutlint.json": "{ \(settings) }",
    ])
    func run(_ more: String...) -> SampleRun {
      runSample(
        ["--no-cache"] + arguments + more + ["/"], in: folder, analyzer: .standard,
        pages: RulePage.embedded)
    }
    #expect(run().output.contains("(zero-constant)") == areListed)
    #expect(run("--format", "json").output.contains("zero-constant") == areListed)
    let isCounted = !areListed && !arguments.contains("warning")
    #expect(run().errors.contains("1 info finding is not listed: zero-constant") == isCounted)
  }

  @Test("lists findings and counted numbers apart in statistics")
  func numberStatistics() throws {
    let code = """
      import UIKit
      final class Card: UIView {
        private let title = UILabel()
        func setUp() {
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          title.topAnchor.constraint(equalTo: topAnchor, constant: 7).isActive = true
          title.leftAnchor.constraint(equalTo: leadingAnchor, constant: 9).isActive = true
        }
      }
      let card = Card()

      """
    let folder = try TemporaryFolder(["A.swift": code])
    let run = runSample(
      ["--statistics", "/"], in: folder, analyzer: .standard, pages: RulePage.embedded)
    let parts = run.errors.components(
      separatedBy: "hard-coded numbers, which are counted but not listed:")
    try #require(parts.count == 2, "\(run.errors)")
    #expect(parts[0].contains("1  mixed-direction-attributes"))
    #expect(!parts[0].contains("unscaled-constant"))
    #expect(parts[1].contains("2  unscaled-constant"))
    let headline = "1 finding (1 error) in 1 of 1 file; 2 hard-coded numbers in 1 file\n"
    #expect(run.errors.hasSuffix(headline))
    let report = runSample(
      ["--report", "summary", "/"], in: folder, analyzer: .standard, pages: RulePage.embedded)
    // The tables are the same.
    #expect(report.output.hasPrefix(headline + "\nfindings  rule"))
    let tables = report.output.dropFirst(headline.count)
    #expect(run.errors.hasPrefix(tables), "\(report.output)")
  }

  @Test("times stages and rules")
  func timing() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import UIKit\nlet a = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))\n",
      ".layoutlint.json": "{ rules: { 'hard-coded-frame': 'on' } }",
    ])
    let run = runSample(
      ["--timing", "/"], in: folder, analyzer: .standard, pages: RulePage.embedded)
    for name in ["find", "read", "parse", "layout", "total", "hard-coded-frame"] {
      #expect(
        run.errors.split(separator: "\n").contains { $0.hasSuffix("  " + name) }, "\(run.errors)")
    }
    #expect(!runSample(["/"], in: folder).errors.contains("total"))
  }

  @Test("looks past the baseline that a configuration names")
  func noBaseline() throws {
    let folder = try TemporaryFolder([
      "A.swift": "old", ".layoutlint.json": "{\"baseline\": \"known\"}",
    ])
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    #expect(runSample(["/"], in: folder).output == "")
    #expect(runSample(["--no-baseline", "/"], in: folder).output.contains("found old"))
  }

  @Test("tells a newcomer what to do next, once, on a terminal")
  func hint() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let hint = "next: 'layoutlint explain RULE' explains a rule, and 'layoutlint init' writes"
    #expect(runSample(["/"], in: folder, isTerminal: true).errors.contains(hint))
    #expect(!runSample(["/"], in: folder).errors.contains("next:"))
    #expect(!runSample(["--quiet", "/"], in: folder, isTerminal: true).errors.contains("next:"))
    try folder.write("{}", to: ".layoutlint.json")
    #expect(!runSample(["/"], in: folder, isTerminal: true).errors.contains("next:"))
  }

  @Test(
    "tells which command was meant by a name that no file has",
    arguments: [
      ("lintt", "did you mean 'layoutlint lint'?\n"),
      ("expalin", "did you mean 'layoutlint explain'?\n"), ("nothing-such", ""),
      ("watch", "did you mean 'layoutlint --watch'?\n"),
    ])
  func meantCommand(_ word: String, _ hint: String) {
    let run = runSample([word])
    #expect(run.code == .failure)
    #expect(
      run.errors == "\(word): error: no such file or folder\nno Swift files found\n" + hint)
  }

  @Test("fails where folders contain no Swift file, but not for files of other kinds")
  func noSwiftFiles() throws {
    let folder = try TemporaryFolder(["empty/a.txt": "", "A.swift": "fine"])
    for options in [[], ["--exit-zero"], ["--quiet"]] {
      let run = runSample(options + ["/empty"], in: folder)
      #expect(run.code == .failure)
      #expect(
        run.errors.hasPrefix("empty: error: contains no Swift files to lint\n"), "\(run.errors)")
    }
    for paths in [["/empty/a.txt"], ["/empty", "/A.swift"], ["/empty/a.txt", "/A.swift"]] {
      #expect(runSample(paths, in: folder).code == .success)
    }
    #expect(
      runSample(["/empty/a.txt"], in: folder).errors.contains("no Swift files found\n"))
    #expect(runSample(["--files-from", "/empty/a.txt", "/"], in: folder).code == .success)
  }

  @Test("says of what cannot be read no more than is known")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.link("nowhere.swift", to: "missing")
    let run = runSample(["/nowhere.swift"], in: folder)
    #expect(run.code == .failure)
    #expect(
      run.errors == """
        nowhere.swift: error: broken symbolic link
        no Swift files could be read

        """)
  }

  @Test("prints statistics that are asked for, and no summary, with --quiet")
  func quietStatistics() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let errors = runSample(["--quiet", "--statistics", "/"], in: folder).errors
    #expect(errors.contains("findings  files  folder"))
    #expect(!errors.contains("1 finding ("))
  }

  @Test("names the files that it rewrote")
  func rewritten() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B.swift": "old", "C.swift": "fine"])
    let run = runSample(["--fix", "/"], in: folder)
    #expect(
      run.errors.hasPrefix("rewrote A.swift\nrewrote B.swift\nfixed 2 findings in 2 files\n"))
  }
}

@Suite("Fixing with questions")
struct InteractiveFixTests {
  @Test(
    "applies what is wanted",
    arguments: [
      ("y n y", "new old new"), ("n n n", "old old old"), ("n a", "old new new"),
      ("y q", "new old old"), ("yes", "new old old"), ("what? Y N n", "new old old"),
      ("", "old old old"),
    ])
  func answers(_ answers: String, _ expected: String) throws {
    let folder = try TemporaryFolder(["A.swift": "old old old"])
    let run = runSample(
      ["--fix", "--interactive", "/"], in: folder, isTerminal: true,
      answers: answers.split(separator: " ").map(String.init))
    #expect(try folder.text(of: "A.swift") == expected)
    #expect(run.code == (expected.contains("old") ? .findings : .success))
  }

  @Test("shows each fix with its change")
  func shows() throws {
    let folder = try TemporaryFolder(["A.swift": "a\nold gone\n"])
    let run = runSample(
      ["--fix", "--unsafe-fixes", "--interactive", "--color=never", "/"], in: folder,
      isTerminal: true, answers: ["y", "y"])
    #expect(run.output.contains("A.swift:2:1: warning: found old (old-word)\n2 | old gone\n"))
    #expect(run.output.contains("-old gone\n+new gone\napply this fix (safe)? [y]es, [n]o, [a]ll"))
    #expect(run.output.contains("-old gone\n+old here\napply this fix (unsafe)? "))
    #expect(try folder.text(of: "A.swift") == "a\nnew here\n")
  }

  @Test("needs a terminal")
  func noTerminal() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample(["--fix", "--interactive", "/"], in: folder)
    #expect(run.code == .failure)
    #expect(run.errors == "layoutlint: error: '--interactive' needs a terminal\n")
  }
}
