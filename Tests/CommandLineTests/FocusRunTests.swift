import Foundation
import LintDriver
import SourceText
import TestSupport
import Testing
import layoutlint

@Suite("A run with a focus")
struct FocusRunTests {
  @Test("reports on files, and reads a project for what it declares")
  func project() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "Sub/B.swift": "old", "C.swift": "old"])
    let analyzer = Analyzer { files, options in
      #expect(files.count == 3)
      return sampleAnalyzer.analyze(files, options)
    }
    let run = runSample(
      ["--project", "/", "/Sub", "/C.swift"], in: folder, analyzer: analyzer)
    #expect(
      run.output == """
        C.swift:1:1: warning: found old (old-word)
        Sub/B.swift:1:1: warning: found old (old-word)

        """)
    #expect(run.errors.contains("in 2 of 2 files"))
  }

  @Test("fixes and silences there only")
  func rewriting() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B.swift": "old"])
    _ = runSample(["--fix", "--project", "/", "/A.swift"], in: folder)
    #expect(try folder.text(of: "A.swift") == "new")
    #expect(try folder.text(of: "B.swift") == "old")
    _ = runSample(["--add-suppressions", "--project", "/", "/A.swift"], in: folder)
    #expect(try folder.text(of: "B.swift") == "old")
  }

  @Test(
    "takes names from a list",
    arguments: [
      "%A.swift\n%notes.md\n\n%Sub/B.swift", "%A.swift\r\n%Sub/B.swift\r\n",
      "%A.swift\u{0}%Sub/B.swift\u{0}%notes.md\u{0}",
    ])
  func list(_ text: String) throws {
    let folder = try TemporaryFolder(["A.swift": "old", "Sub/B.swift": "old", "C.swift": "old"])
    let list = text.replacing("%", with: folder.url.path + "/")
    try folder.write(list, to: "list")
    let expected = """
      A.swift:1:1: warning: found old (old-word)
      Sub/B.swift:1:1: warning: found old (old-word)

      """
    let named = runSample(["--files-from", "/list", "/"], in: folder)
    #expect(named.output == expected)
    let piped = runSample(["--files-from=-", "/"], in: folder, input: list)
    #expect(piped.output == expected)
  }

  @Test("says that a list names nothing, or what is not there")
  func emptyList() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let nothing = runSample(["--files-from", "-", "/"], in: folder, input: "notes.md\n")
    #expect(nothing.errors == "the list contains no Swift files\n")
    #expect(nothing.code == .success)
    let gone = runSample(
      ["--files-from", "-", "/"], in: folder, input: folder.url.path + "/B.swift\n")
    #expect(gone.code == .failure)
    #expect(gone.errors.hasPrefix("B.swift: error: no such file or folder\n"))
  }

  @Test("lints standard input as a file, with the configuration of its folder")
  func standardInput() throws {
    let folder = try TemporaryFolder([
      "A.swift": "old", "B.swift": "old", "Sub/.layoutlint.json": "{\"exclude\": [\"X.swift\"]}",
    ])
    func output(_ name: String) -> SampleRun {
      runSample(
        ["--stdin", "--stdin-filename", "/" + name, "/"], in: folder,
        input: "\ngone")
    }
    // A file that is there, one that is not yet, and one that is left out.
    #expect(output("A.swift").output == "A.swift:2:1: error: found gone (gone-word)\n")
    #expect(output("Sub/New.swift").output == "Sub/New.swift:2:1: error: found gone (gone-word)\n")
    #expect(output("Sub/X.swift").output == "")
    #expect(output("Sub/X.swift").code == .success)
  }

  @Test("prints what fixing standard input would change")
  func standardInputDiff() throws {
    let folder = try TemporaryFolder(["A.swift": "text"])
    let run = runSample(
      ["--diff", "--stdin", "--stdin-filename=" + folder.url.path + "/A.swift", "/"], in: folder,
      input: "old\n")
    #expect(run.output.contains("-old\n+new\n"))
    #expect(try folder.text(of: "A.swift") == "text")
  }

  @Test("knows of the whole project what its baseline knows")
  func baseline() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B.swift": "fine"])
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    try folder.write("old", to: "B.swift")
    let run = runSample(["--baseline", "/known", "--project", "/", "/B.swift"], in: folder)
    // The one that is known is that of A.swift.
    #expect(run.output == "B.swift:1:1: warning: found old (old-word)\n")
  }
}
