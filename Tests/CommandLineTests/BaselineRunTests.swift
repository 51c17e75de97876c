import LintDriver
import TestSupport
import Testing
import layoutlint

private func heading(_ version: String = version, form: Int = 1) -> String {
  #"{"baseline": \#(form), "layoutlint": "\#(version)", "paths": ["."]}"# + "\n"
}

@Suite("A run with a baseline")
struct BaselineRunTests {
  @Test("reports what is new only")
  func new() throws {
    let folder = try TemporaryFolder(["A.swift": "old\ngone"])
    let made = runSample(["--write-baseline", "/known", "/"], in: folder)
    #expect(made.code == .success)
    #expect(made.output == "")
    #expect(
      made.errors == """
        wrote 2 findings to known
        known: note: no configuration uses it yet; set "baseline" in .layoutlint.json, \
        or pass '--baseline' to each run

        """)
    let green = runSample(["--baseline", "/known", "/"], in: folder)
    #expect(green.code == .success)
    #expect(green.output == "")
    #expect(
      green.errors == "known: note: 2 findings in the baseline, not shown\nno findings in 1 file\n")
    try folder.write("old\ngone", to: "Moved/B.swift")
    try folder.write("old = 1", to: "A.swift")
    let run = runSample(["--baseline", "/known", "--quiet", "/"], in: folder)
    #expect(run.code == .findings)
    #expect(run.output == "Moved/B.swift:1:1: warning: found old (old-word)\n")
    #expect(run.errors == "")
  }

  @Test("counts what is gone, and takes it out when told to")
  func prune() throws {
    let folder = try TemporaryFolder(["A.swift": "old\ngone", "B.swift": "old"])
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    let full = try folder.text(of: "known")
    try folder.write("new", to: "A.swift")
    let stale = runSample(["--baseline", "/known", "/"], in: folder)
    #expect(stale.code == .success)
    #expect(
      stale.errors.contains(
        "known: note: 2 stale entries, whose findings no longer occur; --prune-baseline removes "
          + "them\n"))
    #expect(try folder.text(of: "known") == full)
    let pruned = runSample(["--baseline", "/known", "--prune-baseline", "/"], in: folder)
    #expect(
      pruned.errors.contains(
        "known: note: removed 2 stale entries, whose findings no longer occur\n"))
    #expect(try folder.text(of: "known").split(separator: "\n").count == 2)
    try folder.write("gone", to: "A.swift")
    #expect(runSample(["--baseline", "/known", "/"], in: folder).code == .findings)
    #expect(
      runSample(["--baseline", "/known", "--prune-baseline", "/"], in: folder).code == .findings)
    #expect(try folder.text(of: "known").split(separator: "\n").count == 2)
  }

  @Test("does not take for gone what it does not look at")
  func partial() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B/B.swift": "gone"])
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    let full = try folder.text(of: "known")
    let part = runSample(["--baseline", "/known", "/B"], in: folder)
    #expect(
      part.errors == "known: note: 1 finding in the baseline, not shown\nno findings in 1 file\n")
    let refused = runSample(["--baseline", "/known", "--prune-baseline", "/B"], in: folder)
    #expect(refused.code == .failure)
    #expect(
      refused.errors.contains(
        "known: error: not pruned: the baseline was written for '.', but this run did not lint all files there\n"
      )
    )
    _ = runSample(
      ["--baseline", "/known", "--prune-baseline", "--only", "old-word", "/"], in: folder)
    #expect(try folder.text(of: "known") == full)
    let unreadable = runSample(
      ["--baseline", "/known", "--prune-baseline", "/", "/missing"], in: folder)
    #expect(unreadable.code == .failure)
    #expect(unreadable.errors.contains("known: error: not pruned: some files could not be read\n"))
    #expect(try folder.text(of: "known") == full)
  }

  @Test("keeps what another run does not look at")
  func keeps() throws {
    let folder = try TemporaryFolder(["A.swift": "old\ngone", "B/B.swift": "x.old\nx.gone"])
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    let full = try folder.text(of: "known")
    func write(_ arguments: String...) -> String {
      let run = runSample(["--write-baseline", "/known"] + arguments, in: folder)
      #expect(run.code == .success)
      return run.errors
    }
    let rule = write("--only", "old-word", "/")
    #expect(rule.hasPrefix("wrote 2 findings to known\n"))
    let kept = "known: note: kept 2 findings for rules or files that this run did not cover\n"
    #expect(rule.contains(kept))
    #expect(try folder.text(of: "known") == full)
    let path = write("/B")
    #expect(path.contains(kept))
    #expect(try folder.text(of: "known") == full)

    // What the rule does not find any more goes, if all files are looked at.
    try folder.write("gone", to: "A.swift")
    #expect(write("--only", "old-word", "/B").contains("kept 3 findings"))
    #expect(try folder.text(of: "known") == full)
    #expect(write("--only", "old-word", "/").contains("kept 2 findings"))
    #expect(try folder.text(of: "known").split(separator: "\n").count == 3)
    try folder.write("", to: "B/B.swift")
    #expect(!write("/").contains("kept"))
    #expect(try folder.text(of: "known").split(separator: "\n").count == 2)
    #expect(try folder.text(of: "known").contains(#""paths": ["."]"#))

    // A baseline for one folder is extended.
    try folder.write("old", to: "B/B.swift")
    _ = runSample(["--write-baseline", "/part", "/A.swift"], in: folder)
    let more = runSample(["--write-baseline", "/part", "/B"], in: folder)
    #expect(more.errors.contains("kept 1 finding for rules or files that this run did not cover\n"))
    #expect(try folder.text(of: "part").contains(#""paths": ["A.swift", "B"]"#))
    #expect(runSample(["--baseline", "/part", "/"], in: folder).code == .success)
  }

  @Test("is not replaced by a part if it cannot be read")
  func damaged() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "known": "no baseline"])
    let part = runSample(["--write-baseline", "/known", "--only", "old-word", "/"], in: folder)
    #expect(part.code == .failure)
    #expect(try folder.text(of: "known") == "no baseline")
    #expect(runSample(["--write-baseline", "/known", "/"], in: folder).code == .success)
  }

  @Test(
    "is told what is odd about it",
    arguments: [
      (
        heading("9.9"),
        "written by layoutlint 9.9, whose findings may differ from those of \(version)"
      ),
      (
        heading(form: 2),
        "written by a later version of layoutlint; entries that this version does not recognize are ignored"
      ),
      (
        heading() + #"{"rule": "new-rule"}"#, "entries for unknown rules are kept: new-rule"
      ),
    ])
  func notes(_ text: String, _ note: String) throws {
    let folder = try TemporaryFolder(["A.swift": "", "known": text])
    let run = runSample(["--baseline", "/known", "--prune-baseline", "/"], in: folder)
    #expect(run.code == .success)
    #expect(run.errors == "known: note: \(note)\nno findings in 1 file\n")
    #expect(try folder.text(of: "known") == text)
  }

  @Test(
    "that cannot be read is refused",
    arguments: [
      (heading() + "{\"rule\": 3}", "known:2:10: error: expected a string, found a number\n"),
      ("", "known:1:1: error: expected a baseline, found an empty file\n"),
      (nil, "known: error: no such file or folder\n"),
    ] as [(String?, String)])
  func errors(_ text: String?, _ message: String) throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    if let text { try folder.write(text, to: "known") }
    let run = runSample(["--baseline", "/known", "/A.swift"], in: folder)
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.errors == message)
  }

  @Test("does not fix what is known")
  func fix() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    try folder.write("old\nold", to: "A.swift")
    let run = runSample(["--baseline", "/known", "--fix", "/"], in: folder)
    #expect(run.code == .success)
    #expect(try folder.text(of: "A.swift") == "old\nnew")
  }

  @Test("needs one to prune, and a place to write one")
  func misuse() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let prune = runSample(["--prune-baseline", "/"], in: folder)
    #expect(prune.code == .failure)
    #expect(
      prune.errors
        == "layoutlint: error: '--prune-baseline' needs '--baseline FILE' or a configuration with a baseline\n"
    )
    let write = runSample(["--write-baseline", "/none/known", "/"], in: folder)
    #expect(write.code == .failure)
    #expect(write.errors == "none/known: error: cannot be written: no such file or folder\n")
    #expect(try folder.entries() == ["A.swift"])
  }
}
