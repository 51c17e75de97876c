import Foundation
import LintDriver
import TestSupport
import Testing

/// The program, which is built beside the tests.
private let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "layoutlint").path

extension SampleRepository {
  /// Runs the program in the repository.
  fileprivate func layoutlint(
    _ arguments: String..., in place: String = ""
  ) throws -> (status: Int32, output: String) {
    try runTool(program, arguments, in: folder.url.appending(path: place))
  }

  /// Commits what is staged, hooks included.
  fileprivate func commit(
    _ arguments: String..., in place: String = ""
  ) throws -> (status: Int32, output: String) {
    try runTool(
      "git", ["commit", "--quiet", "-m", "change"] + arguments,
      in: folder.url.appending(path: place)
    )
  }

  fileprivate func writeHook(_ text: String, to path: String) throws {
    try folder.write("#!/bin/sh\n" + text + "\n", to: path)
    _ = try runTool("chmod", ["+x", path], in: folder.url)
  }
}

private let good = "let a = 1\n"
private let bad = "import UIKit\nlet a = view.topAnchor.constraint(equalTo: view.centreYAnchor)\n"

private let page = """
  ```json
  { "id": "bare-radius", "summary": "a radius is a bare number", "severity": "warning" }
  ```

  Cards look alike.

  ```pattern
  $view.layer.cornerRadius = $radius:number
  ```

  """

@Suite("git's hook")
struct CommitHookTests {
  @Test("refuses a commit without a file that the staged configuration mentions")
  func forgottenPage() throws {
    let repository = try SampleRepository(["A.swift": good])
    _ = try repository.layoutlint("hook", "install")
    try repository.stage([
      "A.swift": good + good, ".layoutlint.json": "{ \"rulePages\": \"team\" }",
    ])
    try repository.write(["team/bare-radius.md": page])
    let refused = try repository.commit()
    #expect(refused.status != 0)
    #expect(
      refused.output.hasPrefix(
        "team/bare-radius.md: error: the configuration uses this file, but git does not track it; "
          + "add it with 'git add'\n"), "\(refused.output)")
    try repository.git("add", "team")
    #expect(try repository.commit() == (0, "no findings in 1 file\n"))
    // Another page of the folder breaks nothing, unless the configuration names its rule.
    try repository.stage(["A.swift": good])
    try repository.write(["team/wide-radius.md": page.replacing("bare-", with: "wide-")])
    #expect(
      try repository.commit()
        == (
          0,
          "team/wide-radius.md: note: git does not track this file, so it has no effect in other clones of the repository\n"
            + "no findings in 1 file\n"
        ))
    let rules = "{ \"rulePages\": \"team\", \"rules\": { \"wide-radius\": \"error\" } }"
    try repository.write(["A.swift": good + good, ".layoutlint.json": rules])
    try repository.git("add", "A.swift", ".layoutlint.json")
    #expect(try repository.commit().status != 0)
    // A page that git ignores is not forgotten.
    try repository.write([".gitignore": "wide-radius.md\n"])
    #expect(try repository.commit() == (0, "no findings in 1 file\n"))
  }

  @Test("says which settings are not those of the commit")
  func otherSettings() throws {
    let repository = try SampleRepository(["A.swift": good])
    _ = try repository.layoutlint("hook", "install")
    try repository.stage(["A.swift": good + good])
    try repository.write([".layoutlint.json": "{}"])
    #expect(
      try repository.commit()
        == (
          0,
          ".layoutlint.json: note: git does not track this file, so it has no effect in other clones of the repository\n"
            + "no findings in 1 file\n"
        ))
    try repository.commitAll()
    try repository.stage(["A.swift": good])
    try repository.write([".layoutlint.json": "{ }"])
    #expect(
      try repository.commit()
        == (
          0,
          ".layoutlint.json: note: has unstaged changes, which this run uses\n"
            + "no findings in 1 file\n"
        ))
  }

  @Test("lets good commits pass and refuses bad ones")
  func commits() throws {
    let repository = try SampleRepository(["A.swift": good])
    #expect(try repository.layoutlint("hook", "status").status == 1)
    let install = try repository.layoutlint("hook", "install")
    #expect(install == (0, "installed .git/hooks/pre-commit, which lints staged files\n"))
    #expect(
      try repository.layoutlint("hook", "status")
        == (0, ".git/hooks/pre-commit lints staged files\n"))
    try repository.stage(["B.swift": good])
    #expect(try repository.commit().status == 0)
    try repository.stage(["Sub/C.swift": bad])
    // What is refused is what is staged, not what stands in the work tree.
    try repository.write(["Sub/C.swift": good])
    let refused = try repository.commit(in: "Sub")
    #expect(refused.status != 0)
    #expect(refused.output.contains("Sub/C.swift:2:"), "\(refused.output)")
    #expect(refused.output.contains("\nlayoutlint stopped this commit; "), "\(refused.output)")
    #expect(try repository.commit("--no-verify").status == 0)
  }

  @Test("sees what 'git commit -a' and 'git commit FILE' are about to commit")
  func otherIndices() throws {
    let repository = try SampleRepository(["A.swift": good, "B.swift": good])
    _ = try repository.layoutlint("hook", "install")
    try repository.write(["A.swift": bad])
    #expect(try repository.commit("-a").status != 0)
    try repository.write(["B.swift": good + good])
    #expect(try repository.commit("B.swift").status == 0)
    #expect(try repository.commit("A.swift").status != 0)
  }

  @Test("chains to the hook that was there, and puts it back")
  func chain() throws {
    let repository = try SampleRepository(["A.swift": good])
    try repository.writeHook("echo earlier; test ! -e stop", to: ".git/hooks/pre-commit")
    let install = try repository.layoutlint("hook", "install")
    #expect(
      install.output.contains(
        "runs the existing hook first: .git/hooks/pre-commit.before-layoutlint"))
    // Installing again changes nothing.
    #expect(try repository.layoutlint("hook", "install").status == 0)
    try repository.stage(["B.swift": good])
    #expect(try repository.commit() == (0, "earlier\nno findings in 1 file\n"))
    try repository.stage(["C.swift": bad])
    let refused = try repository.commit()
    #expect(refused.status != 0 && refused.output.hasPrefix("earlier\nC.swift:2:"))
    try repository.stage(["C.swift": good, "stop": ""])
    #expect(try repository.commit() == (1, "earlier\n"))
    #expect(try repository.layoutlint("hook", "uninstall").status == 0)
    #expect(try repository.folder.text(of: ".git/hooks/pre-commit").contains("echo earlier"))
    #expect(
      try repository.layoutlint("hook", "status").output
        == ".git/hooks/pre-commit was not installed by layoutlint; if you run 'layoutlint hook install', the new hook runs it first\n"
    )
  }

  @Test("does not choose between two hooks of others")
  func twoOthers() throws {
    let repository = try SampleRepository(["A.swift": good])
    try repository.writeHook("echo first", to: ".git/hooks/pre-commit")
    _ = try repository.layoutlint("hook", "install")
    try repository.writeHook("echo second", to: ".git/hooks/pre-commit")
    let install = try repository.layoutlint("hook", "install")
    #expect(install.status == 2)
    #expect(install.output.contains("another hook has replaced layoutlint's"))
    #expect(try repository.folder.text(of: ".git/hooks/pre-commit").contains("second"))
    // What others wrote is not removed either.
    _ = try repository.layoutlint("hook", "uninstall")
    #expect(try repository.folder.text(of: ".git/hooks/pre-commit").contains("second"))
  }

  @Test("stands where core.hooksPath says, from every folder")
  func hooksPath() throws {
    let repository = try SampleRepository(["Sub/A.swift": good])
    try repository.git("config", "core.hooksPath", "my hooks")
    #expect(try repository.layoutlint("hook", "install", in: "Sub").status == 0)
    #expect(try repository.folder.text(of: "my hooks/pre-commit").contains("--staged"))
    try repository.stage(["Sub/B.swift": bad])
    #expect(try repository.commit().status != 0)
    #expect(try repository.layoutlint("hook", "uninstall").status == 0)
    #expect(try repository.commit().status == 0)
  }

  @Test("is not put where other repositories share it")
  func sharedHooks() throws {
    let shared = try TemporaryFolder([:])
    let repository = try SampleRepository(["A.swift": good])
    try repository.git("config", "core.hooksPath", shared.url.path)
    let install = try repository.layoutlint("hook", "install")
    #expect(install.status == 2)
    #expect(install.output.contains("other repositories may share these hooks"))
    #expect(try shared.entries() == [])
  }

  @Test("works in linked work trees")
  func linkedWorkTree() throws {
    let repository = try SampleRepository(["A.swift": good])
    try repository.git("worktree", "add", "--quiet", "Linked")
    #expect(try repository.layoutlint("hook", "install", in: "Linked").status == 0)
    try repository.folder.write(bad, to: "Linked/B.swift")
    try repository.git("add", "B.swift", in: "Linked")
    let refused = try repository.commit(in: "Linked")
    #expect(refused.status != 0 && refused.output.contains("B.swift:2:"), "\(refused.output)")
  }

  @Test("says where there is no repository")
  func noRepository() throws {
    let folder = try TemporaryFolder([:])
    let (status, output) = try runTool(program, ["hook", "install"], in: folder.url)
    #expect(status == 2)
    #expect(output.hasPrefix("git: error: not a git repository"))
  }
}
