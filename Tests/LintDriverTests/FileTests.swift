import Foundation
import LintDriver
import TestSupport
import Testing

private func reason(_ body: () throws(FileProblem) -> Void) -> String? {
  do throws(FileProblem) {
    try body()
    return nil
  } catch {
    return error.reason
  }
}

@Suite("Reading files")
struct FileReadingTests {
  @Test(
    "gives the exact bytes",
    arguments: [
      [], Array("let a = 1\r\n".utf8), [0xEF, 0xBB, 0xBF, 0x61], [0xC3, 0x28, 0xFF],
    ])
  func readsBytes(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "A.swift")
    #expect(try readSource(folder.path("A.swift")) == bytes)
  }

  @Test("reads long files whole", arguments: [65_535, 65_536, 65_537, 300_000])
  func readsLongFiles(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8($0 % 255 + 1) }
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "A.swift")
    #expect(try readSource(folder.path("A.swift")) == bytes)
  }

  @Test(
    "refuses what is no source",
    arguments: [
      ([0x61, 0, 0x62], "binary file (it contains NUL bytes)"),
      ([0xFF, 0xFE, 0x61, 0x62], "UTF-16 text; Swift source must be UTF-8"),
      ([0xFE, 0xFF, 0x61, 0x62], "UTF-16 text; Swift source must be UTF-8"),
      ([UInt8](repeating: 0x61, count: 11), "larger than 10 bytes, the limit for source files"),
    ] as [([UInt8], String)])
  func refusesBinaries(_ bytes: [UInt8], _ expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "A.swift")
    #expect(
      reason { () throws(FileProblem) in
        _ = try readSource(folder.path("A.swift"), maximumSize: 10)
      } == expected)
  }

  @Test(
    "refuses what is no file",
    arguments: [
      ("missing.swift", "no such file or folder"), ("folder", "is a folder"),
      ("pipe", "not a regular file"), ("loop", "too many levels of symbolic links"),
      ("A.swift/x", "a part of the path is not a folder"),
    ])
  func refusesOtherThings(_ name: String, _ expected: String) throws {
    let folder = try TemporaryFolder(["folder/a": "", "A.swift": ""])
    try folder.link("loop", to: "loop")
    _ = try runTool("mkfifo", ["pipe"], in: folder.url)
    #expect(reason { () throws(FileProblem) in _ = try readSource(folder.path(name)) } == expected)
  }
}

@Suite("Replacing a file's content")
struct AtomicWriteTests {
  private let before = Array("before\n".utf8)
  private let after = Array("after\n".utf8)

  @Test("keeps permissions and leaves nothing behind", arguments: [0o644, 0o600, 0o755])
  func keepsPermissions(_ mode: Int) throws {
    let folder = try TemporaryFolder(["A.swift": "before\n"])
    let path = folder.url.appending(path: "A.swift").path
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try replaceContent(of: folder.path("A.swift"), from: before, to: after)
    #expect(try folder.bytes(of: "A.swift") == after)
    #expect(try folder.entries() == ["A.swift"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  @Test("makes a file that is not there, readable as files of its maker are")
  func makesFile() throws {
    let folder = try TemporaryFolder(["model": ""])
    for text in ["before\n", "after\n", "after\n"] {
      try writeContent(of: folder.path("A"), Array(text.utf8))
      #expect(try folder.text(of: "A") == text)
    }
    let modes = try ["A", "model"].map { name in
      let path = folder.url.appending(path: name).path
      return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(modes[0] == modes[1])
    #expect(try folder.entries() == ["A", "model"])
  }

  @Test("rewrites the target of a link and keeps the link")
  func keepsLinks() throws {
    let folder = try TemporaryFolder(["real/A.swift": "before\n"])
    try folder.link("A.swift", to: "real/A.swift")
    try replaceContent(of: folder.path("A.swift"), from: before, to: after)
    #expect(try folder.bytes(of: "real/A.swift") == after)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.url.appending(path: "A.swift").path)
    #expect(target == "real/A.swift")
  }

  @Test("leaves alone a file that changed meanwhile")
  func respectsChanges() throws {
    let folder = try TemporaryFolder(["A.swift": "edited\n"])
    let expected = "the file changed during the run, so it was not rewritten"
    #expect(
      reason { () throws(FileProblem) in
        try replaceContent(of: folder.path("A.swift"), from: before, to: after)
      } == expected)
    #expect(try folder.text(of: "A.swift") == "edited\n")
    #expect(try folder.entries() == ["A.swift"])
  }

  @Test("names the file that is gone")
  func missingFile() throws {
    let folder = try TemporaryFolder()
    let problems = FileSelection(FileDiscovery([folder.path()])).write([
      FileChange(path: folder.path("A.swift"), before: before, after: after)
    ])
    #expect(problems == [FileProblem(folder.path("A.swift"), "no such file or folder")])
  }

  @Test("follows no link out of what was asked for", arguments: ["project", "project/A.swift"])
  func staysInside(_ root: String) throws {
    let folder = try TemporaryFolder(["elsewhere/B.swift": "before\n"])
    try folder.link("project/A.swift", to: "../elsewhere/B.swift")
    try folder.link("project/folder", to: "../elsewhere")
    let selection = FileSelection(FileDiscovery([folder.path(root)]))
    #expect(selection.files == [folder.path("project/A.swift")])
    let problems = selection.write(
      selection.files.map { FileChange(path: $0, before: before, after: after) })
    let isNamed = root != "project"
    #expect(problems.count == (isNamed ? 0 : 1))
    #expect(problems.allSatisfy { $0.reason.contains("a symbolic link to") })
    #expect(try folder.bytes(of: "elsewhere/B.swift") == (isNamed ? after : before))
  }

  @Test("removes what a killed run left, but not what another run is writing")
  func leftovers() throws {
    let left = [".layoutlint-3w5e11264sgsf.tmp", ".layoutlint-0.tmp"]
    let others = [
      ".layoutlint-.tmp", ".layoutlint-a b.tmp", ".layoutlint-3w5e11264sgsg.tmp",
      ".layoutlint.json",
      "layoutlint-0.tmp",
    ]
    let folder = try TemporaryFolder(["A.swift": "before\n"])
    for name in left + others { try folder.write("x", to: name) }
    try folder.link(".layoutlint-1.tmp", to: "A.swift")
    let used = FileHandle(forReadingAtPath: folder.path(others[2]).display)
    let descriptor = try #require(used).fileDescriptor
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(FileSelection(FileDiscovery([folder.path()])).write([]) == [])
    #expect(try folder.entries() == (others + ["A.swift", ".layoutlint-1.tmp"]).sorted())
    try used?.close()
  }
}

@Suite("Work on several threads")
struct ParallelTests {
  @Test("comes back in order", arguments: [0, 1, 2, 7, 1000], [1, 2, 8])
  func keepsOrder(_ count: Int, _ jobs: Int) {
    #expect(parallelMap(count: count, jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }
}

@Suite("Names of files")
struct FilePathTests {
  @Test(
    "show every byte",
    arguments: [
      (Array("é.swift".utf8), "é.swift"), ([0x61, 0xFF, 0x62], "a\\xFFb"),
      ([0x05, 0xC3], "\u{5}\\xC3"),
    ] as [([UInt8], String)])
  func showsBytes(_ bytes: [UInt8], _ expected: String) {
    #expect(FilePath(bytes: bytes).display == expected)
  }

  @Test(
    "have a folder and a last component",
    arguments: [
      ("a/b", "a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b/c", "a/b", "c"),
    ])
  func splits(_ path: String, _ folder: String, _ name: String) {
    #expect(FilePath(path).folder == FilePath(folder))
    #expect(String(decoding: FilePath(path).name, as: UTF8.self) == name)
  }
}
