import LintDriver
import RulePages
import TestSupport
import Testing
import layoutlint

private let name = ".layoutlint.json"

@Suite("A baseline that the configuration names")
struct ConfiguredBaselineTests {
  @Test("is written, used and pruned as one on the command line")
  func isUsed() throws {
    let folder = try TemporaryFolder([
      name: "{ baseline: 'known' }", "A.swift": "old\ngone", "Sub/B.swift": "old",
    ])
    #expect(
      runSample(["--write-baseline", "/known", "/"], in: folder).errors
        == "wrote 3 findings to known\n")
    let green = runSample(["/"], in: folder)
    #expect(green.code == .success)
    #expect(
      green.errors == "known: note: 3 findings in the baseline, not shown\nno findings in 2 files\n"
    )
    try folder.write("old old", to: "Sub/B.swift")
    let new = runSample(["/", "--quiet"], in: folder)
    #expect(new.code == .findings)
    #expect(new.output == "Sub/B.swift:1:5: warning: found old (old-word)\n")
    #expect(new.errors == "")
    try folder.write("", to: "Sub/B.swift")
    #expect(
      runSample(["/"], in: folder).errors.contains(
        "known: note: 1 stale entry, whose finding no longer occurs; --prune-baseline removes it\n")
    )
    let pruned = runSample(["--prune-baseline", "/"], in: folder)
    #expect(pruned.code == .success)
    #expect(
      pruned.errors.contains("known: note: removed 1 stale entry, whose finding no longer occurs\n")
    )
    try folder.write("old", to: "Sub/B.swift")
    #expect(runSample(["/"], in: folder).code == .findings)
  }

  @Test(
    "is made with the configuration that names it",
    arguments: [
      ("/", "/known", "known"), ("/Sub", "/Sub/known", "known"), ("/Sub", "/known", "../known"),
    ])
  func initial(_ folder: String, _ file: String, _ stated: String) throws {
    let project = try TemporaryFolder([
      "A.swift": "old\ngone", "Sub/B.swift": "old old", "Sub/Generated/C.swift": "gone",
    ])
    let prefix = folder == "/" ? "" : "Sub/"
    let made = runSample(["init", folder, "--write-baseline", file], in: project)
    #expect(made.code == .success)
    #expect(made.output == "wrote \(prefix)\(name)\n")
    // What the configuration excludes is not among what is known.
    #expect(
      made.errors == "wrote \(folder == "/" ? 4 : 2) findings to \(file.dropFirst())\n")
    #expect(try project.text(of: prefix + name).contains("\n  \"baseline\": \"\(stated)\",\n"))
    let green = runSample([folder], in: project)
    #expect(green.code == .success)
    #expect(green.output == "")
    try project.write("gone", to: "Sub/B.swift")
    #expect(
      runSample([folder], in: project).output.hasPrefix("Sub/B.swift:1:1: error: found gone"))
  }

  @Test("is not made where its folder is missing or a configuration is there")
  func notInitial() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let lost = runSample(["init", "/", "--write-baseline", "/none/known"], in: folder)
    #expect(lost.code == .failure)
    #expect(lost.errors == "none/known: error: cannot be written: no such file or folder\n")
    #expect(try folder.entries() == ["A.swift"])
    try folder.write("{}", to: name)
    let late = runSample(["init", "/", "--write-baseline", "/known"], in: folder)
    #expect(late.code == .failure)
    #expect(
      late.errors == "\(name): error: already exists; not overwritten; to use a baseline, run "
        + "'layoutlint --write-baseline known' and set \"baseline\" in this file\n")
    #expect(try folder.entries() == [name, "A.swift"])
  }

  @Test("does not hide another conflict of a view, unless an earlier version wrote it")
  func otherConflict() throws {
    func panel(_ pairs: String...) -> String {
      """
      import UIKit
      public final class Panel: UIView {
        let line = UIView()
        func setUp() {
          addSubview(line)
          line.translatesAutoresizingMaskIntoConstraints = false
          [line].forEach {
      \(pairs.map { "      $0.\($0).isActive = true" }.joined(separator: "\n"))
          }
        }
      }
      """
    }
    func sizes(_ attribute: String) -> [String] {
      [3, 5].map { "\(attribute)Anchor.constraint(equalToConstant: \($0))" }
    }
    func run(_ arguments: [String]) -> SampleRun {
      runSample(
        arguments + ["--only", "conflicting-constraints", "/"], in: folder, analyzer: .standard,
        pages: RulePage.embedded)
    }
    let (width, height) = (sizes("width"), sizes("height"))
    let folder = try TemporaryFolder([
      "Package.swift": "", name: "{ baseline: 'known' }", "A.swift": panel(width[0], width[1]),
    ])
    _ = run(["--write-baseline", "/known"])
    #expect(
      try folder.text(of: "known").hasSuffix(
        #""attribute": "width, width", "relation": "==, ==", "value": "3, 5"}"# + "\n"))
    try folder.write(panel(width[1], width[0]), to: "A.swift")
    #expect(run([]).code == .success)
    try folder.write(panel(height[0], height[1]), to: "A.swift")
    let other = run([])
    #expect(other.code == .findings)
    #expect(other.output.contains(": note: `$0` is 'line' here\n"), "\(other.output)")
    #expect(other.output.contains("line.height == 5 (`$0` is 'line')\n"), "\(other.output)")
    let text = try folder.text(of: "known")
    let start = try #require(text.firstRange(of: #", "attribute""#))
    try folder.write(text[..<start.lowerBound] + "}\n", to: "known")
    #expect(run([]).code == .success)
  }

  @Test("gives way to one on the command line")
  func commandLine() throws {
    let folder = try TemporaryFolder([name: "{ baseline: 'none' }", "A.swift": "old"])
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    let run = runSample(["--baseline", "/known", "/"], in: folder)
    #expect(run.code == .success)
    #expect(run.errors.hasPrefix("known: note: 1 finding in the baseline"))
  }

  @Test("counts from the file that names it, and reaches a run from anywhere")
  func extended() throws {
    let folder = try TemporaryFolder([
      "shared/base.json": "{ baseline: '../lists/known' }", "lists/empty": "",
      "App/\(name)": "{ extends: '../shared/base.json' }", "App/A.swift": "old",
    ])
    _ = runSample(["--write-baseline", "/lists/known", "/App"], in: folder)
    let run = runSample(["/App/A.swift"], in: folder)
    #expect(run.code == .success)
    #expect(run.errors.hasPrefix("lists/known: note: 1 finding in the baseline, not shown\n"))
  }

  @Test("is for the files of that configuration only")
  func several() throws {
    let folder = try TemporaryFolder([
      name: "{ baseline: 'known' }", "A.swift": "old", "Sub/\(name)": "{ baseline: 'known' }",
      "Sub/B.swift": "gone", "Free/\(name)": "{}", "Free/C.swift": "old",
    ])
    let written = runSample(["--write-baseline", "/known", "/"], in: folder)
    #expect(
      written.errors
        == "wrote 1 finding to known\nknown: note: 2 findings not written, because the configuration of their files does not use this baseline\n"
    )
    #expect(runSample(["--write-baseline", "/Sub/known", "/Sub"], in: folder).code == .success)
    let run = runSample(["/"], in: folder)
    #expect(run.code == .findings)
    #expect(run.output == "Free/C.swift:1:1: warning: found old (old-word)\n")
    #expect(run.errors.contains("known: note: 1 finding in the baseline, not shown\n"))
    #expect(run.errors.contains("Sub/known: note: 1 finding in the baseline, not shown\n"))
    // What the other baseline knows is new here.
    try folder.write("gone", to: "A.swift")
    try folder.write("", to: "Sub/B.swift")
    let swapped = runSample(["--prune-baseline", "/"], in: folder)
    #expect(swapped.output.contains("A.swift:1:1: error: found gone (gone-word)\n"))
    for baseline in ["known", "Sub/known"] {
      #expect(
        ("\n" + swapped.errors).contains(
          "\n\(baseline): note: removed 1 stale entry, whose finding no longer occurs\n"))
      #expect(try folder.text(of: baseline).split(separator: "\n").count == 1)
    }
    let named = runSample(["--write-baseline", "/all", "/"], in: folder)
    #expect(named.errors.hasPrefix("wrote 2 findings to all\nall: note: no configuration uses it"))
  }

  @Test("keeps what rules know that do not run, and takes out what they leave where they do")
  func rulesThatRun() throws {
    let folder = try TemporaryFolder([
      name: "{ baseline: 'known' }", "A.swift": "old gone", "Tests/B.swift": "old",
    ])
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    let full = try folder.text(of: "known")
    for configuration in [
      "{ baseline: 'known', rules: { 'old-word': 'off', 'gone-word': 'off' } }",
      "{ baseline: 'known', exclude: ['A.swift', 'Tests'] }",
    ] {
      try folder.write(configuration, to: name)
      #expect(runSample(["--prune-baseline", "/"], in: folder).code == .success)
      #expect(try folder.text(of: "known") == full)
    }
    try folder.write(
      "{ baseline: 'known', overrides: [{ files: ['Tests'], rules: { 'old-word': 'off' } }] }",
      to: name)
    let run = runSample(["--prune-baseline", "/"], in: folder)
    #expect(
      run.errors.hasPrefix(
        """
        known: note: 2 findings in the baseline, not shown
        known: note: removed 1 stale entry, whose finding no longer occurs

        """))
    #expect(try folder.text(of: "known") != full)
  }

  @Test("that is not there is an error with the place that names it, and the way out")
  func missing() throws {
    let folder = try TemporaryFolder([
      name: "{\n  baseline: './known',\n}\n", "A.swift": "old",
    ])
    let run = runSample(["/"], in: folder)
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(
      run.errors == """
        .layoutlint.json:2:13: error: cannot read the baseline './known': no such file or folder; \
        'layoutlint --write-baseline known' creates it

        """)
    try folder.write("{", to: "known")
    #expect(runSample(["/"], in: folder).errors.hasPrefix("known:1:2: error: "))
  }
}

@Suite("A configuration that requires reasons")
struct RequiredReasonTests {
  @Test("is obeyed by the comments that are written", arguments: [nil, "as drawn"])
  func isObeyed(_ reason: String?) throws {
    let folder = try TemporaryFolder([
      "A.swift": "old", "Sub/B.swift": "old",
      "Sub/\(name)": "{\n  suppressions: { requireReason: true } }",
    ])
    let option = "--add-suppressions" + (reason.map { "=" + $0 } ?? "")
    let run = runSample([option, "/"], in: folder)
    let text = try folder.text(of: "Sub/B.swift")
    guard let reason else {
      #expect(run.code == .failure)
      #expect(
        run.errors == """
          layoutlint: error: suppressions need a reason (Sub/.layoutlint.json:2); \
          use '--add-suppressions=REASON'

          """)
      #expect(text == "old")
      #expect(runSample([option, "/A.swift"], in: folder).code != .failure)
      return
    }
    #expect(text == "// layoutlint:disable:next old-word - \(reason)\nold")
  }
}
