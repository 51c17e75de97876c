import Foundation
import LintDriver
import TestSupport
import Testing
import layoutlint

@Suite("A run with reports")
struct ReportRunTests {
  @Test("prints one and writes the others")
  func several() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let path = folder.url.path
    let run = runSample(
      [
        "--report", "gitlab=\(path)/a.json", "--report=junit=\(path)/b.xml", "--report=summary",
        "/",
      ], in: folder)
    #expect(run.code == .findings)
    #expect(run.output.contains("old-word  warning   1 with --fix"))
    // The printed summary stands for the one on the error stream.
    #expect(run.errors == "")
    #expect(try folder.text(of: "a.json").contains("\"check_name\": \"old-word\""))
    #expect(try folder.text(of: "b.xml").contains("found old (old-word)"))
    #expect(try folder.entries() == ["A.swift", "a.json", "b.xml"])
  }

  @Test("writes beside the usual text, and of what fixing left")
  func besideText() throws {
    let folder = try TemporaryFolder(["A.swift": "old gone"])
    let path = folder.url.path
    let run = runSample(["--fix", "--report", "jsonl=\(path)/a.jsonl", "/A.swift"], in: folder)
    #expect(run.output == "A.swift:1:5: error: found gone (gone-word)\n")
    let lines = try folder.text(of: "a.jsonl").split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains("\"rule\": \"gone-word\""))
  }

  @Test("names files that cannot be read in each")
  func problems() throws {
    let folder = try TemporaryFolder([:])
    for kind in ["sarif", "xcode", "github", "checkstyle", "junit", "markdown"] {
      let run = runSample(["--report", kind, "/missing.swift"], in: folder)
      #expect(run.code == .failure)
      #expect(run.output.contains("no such file or folder"), "\(kind)")
    }
  }

  @Test("says when one cannot be written, and prints all the same")
  func unwritten() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample(
      ["--report", "json=\(folder.url.path)/none/a.json", "/A.swift"], in: folder)
    #expect(run.code == .failure)
    #expect(run.output == "A.swift:1:1: warning: found old (old-word)\n")
    #expect(run.errors.hasPrefix("none/a.json: error: cannot be written: no such file or folder\n"))
  }

  @Test("replaces a report of an earlier run")
  func replaces() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "a.txt": "before"])
    _ = runSample(["--report", "text=\(folder.url.path)/a.txt", "/A.swift"], in: folder)
    #expect(try folder.text(of: "a.txt").hasSuffix("A.swift:1:1: warning: found old (old-word)\n"))
  }

  @Test("writes to what is no regular file as a shell would")
  func device() throws {
    let folder = try TemporaryFolder(["A.swift": "old"])
    let run = runSample(["--report", "text=" + "/dev/null", "/A.swift"], in: folder)
    #expect(run.code == .findings)
  }
}
