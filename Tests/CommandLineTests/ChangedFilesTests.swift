import Foundation
import LintDriver
import RulePages
import SourceText
import TestSupport
import Testing
import layoutlint

@Suite("Of what is staged, a run")
struct StagedFilesTests {
  @Test("reports as the index holds it, whatever the work tree says")
  func index() throws {
    let repository = try SampleRepository([
      "A.swift": "old", "B.swift": "fine", "Sub/C.swift": "fine", "D.swift": "fine",
    ])
    try repository.stage(["B.swift": "\nold", "Sub/C.swift": "gone", "E.swift": "old", "f": "old"])
    // None of this is staged.
    try repository.write(["B.swift": "fine", "D.swift": "gone", "G.swift": "gone"])
    try FileManager.default.removeItem(at: repository.folder.url.appending(path: "Sub"))
    let run = runSample(["--staged", "/"], in: repository.folder)
    #expect(
      run.output == """
        Sub/C.swift:1:1: error: found gone (gone-word)
        B.swift:2:1: warning: found old (old-word)
        E.swift:1:1: warning: found old (old-word)

        """)
    #expect(run.errors.hasPrefix("3 findings (1 error, 2 warnings) in 3 of 3 files"))
    #expect(
      runSample(["--staged", "/B.swift"], in: repository.folder).output.hasPrefix("B.swift:2"))
  }

  @Test("reads the whole index for what it declares, and nothing else")
  func wholeIndex() throws {
    let repository = try SampleRepository(["A.swift": "a", "B.swift": "b", "C.swift": "c"])
    try repository.stage(["B.swift": "staged"])
    try repository.write(["B.swift": "x", "C.swift": "x", "D.swift": "x"])
    let analyzer = Analyzer { files, _ in
      let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
      #expect(texts == ["a", "staged", "c"])
      return []
    }
    let run = runSample(["--staged", "/"], in: repository.folder, analyzer: analyzer)
    #expect(run.errors == "no findings in 1 file\n")
  }

  @Test("says that nothing is")
  func nothing() throws {
    let repository = try SampleRepository(["A.swift": "old"])
    try repository.write(["A.swift": "old old"])
    try repository.stage(["README": "old"])
    try repository.git("reset", "--quiet", "--", "A.swift")
    let run = runSample(["--staged", "/"], in: repository.folder)
    #expect(run.code == .success)
    #expect(run.output == "")
    #expect(run.errors == "no Swift files are staged\n")
  }

  @Test("works before the first commit, in a folder below, and in a linked work tree")
  func unusualPlaces() throws {
    let first = try SampleRepository([:])
    try first.stage(["A.swift": "old"])
    #expect(runSample(["--staged", "/"], in: first.folder).output.hasPrefix("A.swift:1:1:"))

    let second = try SampleRepository(["Sub/A.swift": "fine", "B.swift": "fine"])
    try second.stage(["Sub/A.swift": "old", "B.swift": "old"])
    #expect(
      runSample(["--staged", "/Sub"], in: second.folder).output.hasPrefix("Sub/A.swift:1:1:"))

    try second.git("worktree", "add", "--quiet", "Linked", "HEAD")
    try second.folder.write("gone", to: "Linked/B.swift")
    try second.git("add", "B.swift", in: "Linked")
    let run = runSample(["--staged", "/Linked"], in: second.folder)
    #expect(run.output == "Linked/B.swift:1:1: error: found gone (gone-word)\n")
  }

  @Test("follows lines that changed", arguments: ["--staged", "--changed"])
  func lines(_ option: String) throws {
    let repository = try SampleRepository(["A.swift": "old\nb\nold\nd\n", "B.swift": "old\n"])
    try repository.stage(["A.swift": "new\nold\nb b\nold\nd\nold old", "B.swift": "old\r\n"])
    let run = runSample([option, "--changed-lines", "/"], in: repository.folder)
    #expect(
      run.output == """
        A.swift:6:1: warning: found old (old-word)
        A.swift:6:5: warning: found old (old-word)

        """)
  }

  @Test("fixes what is staged whole, and stages nothing itself")
  func fixes() throws {
    let repository = try SampleRepository(["A.swift": "fine", "B.swift": "old"])
    try repository.stage(["A.swift": "old"])
    let run = runSample(["--staged", "--fix", "/"], in: repository.folder)
    #expect(run.code == .success)
    #expect(run.errors.contains("fixed 1 finding in 1 file\n"))
    #expect(try repository.folder.text(of: "A.swift") == "new")
    #expect(try repository.folder.text(of: "B.swift") == "old")
    #expect(try repository.git("show", ":A.swift") == "old")
  }

  @Test("refuses to fix files that are staged in part, and touches none", arguments: [false, true])
  func partlyStaged(_ isDeleted: Bool) throws {
    let repository = try SampleRepository(["A.swift": "fine", "B.swift": "fine"])
    try repository.stage(["A.swift": "old", "B.swift": "old"])
    let file = repository.folder.url.appending(path: "B.swift")
    if isDeleted {
      try FileManager.default.removeItem(at: file)
    } else {
      try repository.write(["B.swift": "old and more"])
    }
    let run = runSample(["--staged", "--fix", "/"], in: repository.folder)
    #expect(run.code == .failure)
    #expect(
      run.errors.hasPrefix(
        "B.swift: error: has unstaged changes, so nothing was rewritten; "
          + "stage or stash them first\n"))
    #expect(try repository.folder.text(of: "A.swift") == "old")
    if !isDeleted { #expect(try repository.folder.text(of: "B.swift") == "old and more") }
    #expect(try repository.git("show", ":B.swift") == "old")
  }

  @Test("refuses files in conflict")
  func conflict() throws {
    let repository = try SampleRepository(["A.swift": "a"])
    try repository.git("checkout", "--quiet", "-b", "other")
    try repository.write(["A.swift": "b"])
    try repository.commitAll()
    try repository.git("checkout", "--quiet", "main")
    try repository.write(["A.swift": "c"])
    try repository.commitAll()
    _ = try runTool("git", ["merge", "other"], in: repository.folder.url)
    let run = runSample(["--staged", "/"], in: repository.folder)
    #expect(run.code == .failure)
    #expect(run.errors == "A.swift: error: has merge conflicts; resolve them first\n")
  }

  @Test("handles any name that git can hold")
  func names() throws {
    let name = "a\tb\n\"c\" 字\\.swift"
    let repository = try SampleRepository([name: "fine"])
    try repository.folder.write("old", to: name)
    try repository.git("add", "--all")
    let run = runSample(["--staged", "--report", "jsonl", "/"], in: repository.folder)
    #expect(run.output.contains(#""path": ""#) && run.output.contains(#"a\tb\n\"c\" 字\\.swift""#))
  }
}

@Suite("Of what changed, a run")
struct ChangedFilesTests {
  @Test("reports since a branch parted from the main one, untracked files included")
  func mergeBase() throws {
    let repository = try SampleRepository([
      "A.swift": "old", "B.swift": "fine", "C.swift": "fine", ".gitignore": "I.swift\n",
    ])
    try repository.git("checkout", "--quiet", "-b", "feature")
    try repository.write(["B.swift": "old"])
    try repository.commitAll()
    try repository.git("checkout", "--quiet", "main")
    // What happens on the main branch is none of the feature's business.
    try repository.write(["C.swift": "fine too"])
    try repository.commitAll()
    try repository.git("checkout", "--quiet", "feature")
    try repository.write(["D.swift": "gone", "I.swift": "gone"])
    for arguments in [["--changed"], ["--changed=main"], ["--changed=main~0"]] {
      let run = runSample(arguments + ["/"], in: repository.folder)
      #expect(
        run.output == """
          D.swift:1:1: error: found gone (gone-word)
          B.swift:1:1: warning: found old (old-word)

          """)
    }
    let run = runSample(["--changed=HEAD", "/"], in: repository.folder)
    #expect(run.output == "D.swift:1:1: error: found gone (gone-word)\n")
    try FileManager.default.removeItem(at: repository.folder.url.appending(path: "D.swift"))
    #expect(
      runSample(["--changed=HEAD", "/"], in: repository.folder).errors
        == "no Swift files have changed\n")
  }

  @Test("says that commits may be missing in a shallow clone")
  func shallow() throws {
    let repository = try SampleRepository(["A.swift": "old"])
    try repository.write(["A.swift": "gone"])
    try repository.commitAll()
    let clones = try TemporaryFolder()
    let source = "file://" + repository.folder.url.path
    let (status, output) = try runTool(
      "git", ["clone", "--quiet", "--depth", "1", source, "clone"], in: clones.url)
    #expect(status == 0, "\(output)")
    let run = runSample(["--changed=origin/feature", "/clone"], in: clones)
    #expect(run.code == .failure)
    #expect(
      run.errors
        == "git: error: there is no commit or branch 'origin/feature'; this clone is shallow: set 'fetch-depth: 0' for actions/checkout, or run 'git fetch --unshallow'\n"
    )
    #expect(
      runSample(["--changed=feature", "/"], in: repository.folder).errors
        == "git: error: there is no commit or branch 'feature'\n")
    for command in [["remote", "remove", "origin"], ["branch", "-m", "other"]] {
      let (status, output) = try runTool(
        "git", command, in: clones.url.appending(path: "clone"))
      #expect(status == 0, "\(output)")
    }
    #expect(
      runSample(["--changed", "/clone"], in: clones).errors
        == "git: error: there is no 'main' or 'master' branch to compare with; use '--changed=REF'; this clone is shallow: set 'fetch-depth: 0' for actions/checkout, or run 'git fetch --unshallow'\n"
    )
  }

  @Test(
    "lists the numbers and infos in new files, and on new lines of others",
    arguments: [["--staged"], ["--changed"], ["--staged", "--changed-lines"]])
  func numbers(_ options: [String]) throws {
    func view(_ name: String, _ numbers: Int...) -> String {
      let lines = numbers.map { "icon.heightAnchor.constraint(equalToConstant: \($0))," }
      return """
        import UIKit
        final class \(name): UIView {
          func setUp(_ icon: UIView) {
            NSLayoutConstraint.activate([
              \(lines.joined(separator: "\n      "))
            ])
          }
        }
        """
    }
    let repository = try SampleRepository(["A.swift": view("First", 13), "Package.swift": ""])
    try repository.stage(["A.swift": view("First", 13, 15), "B.swift": view("Second", 17)])
    let run = runSample(
      options + ["/"], in: repository.folder, analyzer: .standard,
      pages: RulePage.embedded)
    #expect(run.output.contains("15") && run.output.contains("17"), "\(run.output)")
    #expect(!run.output.contains("is 13 points"))
  }

  @Test("lists infos on new lines alone", arguments: [["--staged"], ["--changed"]])
  func infos(_ options: [String]) throws {
    func view(_ anchors: String...) -> String {
      let lines = anchors.map {
        "icon.\($0)Anchor.constraint(equalTo: \($0)Anchor, constant: 0).isActive = true"
      }
      return """
        import UIKit
        final class Card: UIView {
          func setUp(_ icon: UIView) {
            \(lines.joined(separator: "\n    "))
          }
        }
        """
    }
    let repository = try SampleRepository(["A.swift": view("top"), "Package.swift": ""])
    try repository.stage(["A.swift": view("top", "bottom")])
    let run = runSample(
      options + ["/"], in: repository.folder, analyzer: .standard, pages: RulePage.embedded)
    #expect(run.output.contains("A.swift:5:"), "\(run.output)")
    #expect(!run.output.contains("A.swift:4:"))
    #expect(
      run.errors.hasSuffix(
        "1 finding (1 info) in 1 of 1 file; 1 info finding; 2 can be fixed with --fix\n"),
      "\(run.errors)")
  }

  @Test("says how to name a commit")
  func commitAsPath() throws {
    let repository = try SampleRepository(["A.swift": "old"])
    let run = runSample(["--changed", "HEAD~1"], in: repository.folder)
    #expect(run.code == .failure)
    #expect(run.errors.contains("use '--changed=HEAD~1'\n"), "\(run.errors)")
  }

  @Test("fixes lines that changed, and no others")
  func fixes() throws {
    let repository = try SampleRepository(["A.swift": "old\nb\n", "B.swift": "old"])
    try repository.write(["A.swift": "old\nold b\nold\n"])
    _ = runSample(["--changed-lines", "--fix", "/"], in: repository.folder)
    #expect(try repository.folder.text(of: "A.swift") == "old\nnew b\nnew\n")
    #expect(try repository.folder.text(of: "B.swift") == "old")
  }

  @Test(
    "says what is wrong",
    arguments: [
      (["--changed=none"], "git: error: there is no commit or branch 'none'\n"),
      (["--changed=--output=x"], "git: error: there is no commit or branch '--output=x'\n"),
      (["--changed"], "git: error: there is no 'main' or 'master' branch to compare with; "),
    ])
  func problems(_ arguments: [String], _ message: String) throws {
    let repository = try SampleRepository(["A.swift": "old"])
    try repository.git("branch", "--quiet", "-m", "trunk")
    let run = runSample(arguments + ["/"], in: repository.folder)
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test("needs a repository, and paths in it", arguments: ["--staged", "--changed"])
  func outside(_ option: String) throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample([option, "/"], in: folder)
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("git: error: not a git repository"))
    let repository = try SampleRepository(["A.swift": "old"])
    let other = "/../" + repository.folder.url.lastPathComponent
    let both = runSample([option, other, "/"], in: folder)
    #expect(both.errors.contains("is outside the repository"))
  }

  @Test(
    "runs no program that the repository's configuration names",
    arguments: ["--staged", "--changed"])
  func hostileConfiguration(_ option: String) throws {
    let repository = try SampleRepository(["A.swift": "old", "B.swift": "fine"])
    let trap = repository.folder.url.path + "/trap"
    try repository.folder.write("#!/bin/sh\ntouch '\(trap).sprung'\ncat\n", to: "trap")
    _ = try runTool("chmod", ["+x", trap], in: repository.folder.url)
    try repository.stage([
      "A.swift": "old old", ".gitattributes": "*.swift diff=trap filter=trap merge=trap\n",
    ])
    for key in [
      "core.fsmonitor", "core.hooksPath", "core.pager", "core.editor", "core.sshCommand",
      "diff.external", "diff.trap.command", "diff.trap.textconv", "filter.trap.clean",
      "filter.trap.smudge", "filter.trap.process", "credential.helper", "gpg.program",
      "merge.trap.driver", "alias.ls-files", "alias.cat-file", "pager.ls-files", "pager.cat-file",
    ] {
      try repository.git("config", key, (key.hasPrefix("alias") ? "!" : "") + trap)
    }
    try repository.write(["B.swift": "old"])
    let run = runSample([option, "/"], in: repository.folder)
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("A.swift:1:1:"))
    #expect(!FileManager.default.fileExists(atPath: trap + ".sprung"))
  }

  @Test("leaves submodules to their own repository")
  func submodules() throws {
    let inner = try SampleRepository(["C.swift": "old"])
    let repository = try SampleRepository(["A.swift": "fine"])
    try repository.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.folder.url.path,
      "Inner")
    try repository.commitAll()
    try repository.write(["A.swift": "old", "Inner/D.swift": "old"])
    #expect(
      runSample(["--changed", "/"], in: repository.folder).output.split(separator: "\n").count == 1)
    try repository.git("add", "A.swift")
    let analyzer = Analyzer { files, _ in
      // What the submodule declares is read all the same.
      #expect(files.map(\.path).contains { $0.hasSuffix("Inner/C.swift") })
      return []
    }
    let run = runSample(["--staged", "/"], in: repository.folder, analyzer: analyzer)
    #expect(run.errors == "no findings in 1 file\n")
  }
}
