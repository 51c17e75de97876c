import Foundation
import LintDriver
import TestSupport
import Testing

/// Whether the tests run as root, whom no permission stops.
private let isRoot = geteuid() == 0

private func setPermissions(_ path: FilePath, _ mode: Int) throws {
  try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path.display)
}

private func problem(_ body: () throws(FileProblem) -> Void) -> FileProblem? {
  do throws(FileProblem) {
    try body()
    return nil
  } catch {
    return error
  }
}

@Suite("Strange names")
struct StrangeNameTests {
  @Test("are found and shown as they are")
  func findsStrangeNames() throws {
    let names = ["new\nline.swift", "quote\".swift", "a b.swift", "-x.swift", "back\\slash.swift"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let found = FileDiscovery([folder.path()]).files.map { folder.relative($0) }
    #expect(found == names.sorted())
  }

  @Test("may be no UTF-8")
  func findsNamesInOtherEncodings() throws {
    let folder = try TemporaryFolder()
    let path = folder.path().appending([0x61, 0xFF, 0x80] + Array(".swift".utf8))
    let descriptor = unsafe open(path.terminated, O_CREAT | O_WRONLY, mode_t(0o600))
    // Some file systems (APFS) refuse such a name.
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    let found = FileDiscovery([folder.path()]).files
    #expect(found == [path])
    #expect(found.map { folder.relative($0) } == ["a\\xFF\\x80.swift"])
    #expect(try readSource(path) == [])
  }

  @Test("that are shown alike are not taken for each other")
  func namesakes() throws {
    let folder = try TemporaryFolder([#"a\xFF.swift"#: "plain"])
    let path = folder.path().appending([0x61, 0xFF] + Array(".swift".utf8))
    let descriptor = unsafe open(path.terminated, O_CREAT | O_WRONLY, mode_t(0o600))
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    let (files, problems) = loadFiles(FileSelection(FileDiscovery([folder.path()])), jobs: 1)
    #expect(files.map(\.path) == [folder.path(#"a\xFF.swift"#)])
    #expect(
      problems == [FileProblem(path, "skipped: another file is displayed under the same name")])
  }

  @Test("of folders may look like files")
  func descendsIntoFoldersNamedLikeFiles() throws {
    let folder = try TemporaryFolder(["X.swift/A.swift": ""])
    for root in ["", "X.swift"] {
      let found = FileDiscovery([folder.path(root)]).files
      #expect(found == [folder.path("X.swift/A.swift")])
    }
  }
}

@Suite("Files that resist")
struct ResistingFileTests {
  @Test("a NUL far inside is the tokenizer's business")
  func readsLateNul() throws {
    let folder = try TemporaryFolder()
    let bytes = Array(repeating: UInt8(ascii: " "), count: 9000) + [0]
    try folder.write(bytes, to: "A.swift")
    #expect(try readSource(folder.path("A.swift")) == bytes)
  }

  @Test("a device is not read")
  func refusesDevices() {
    let refused = problem { () throws(FileProblem) in _ = try readSource(FilePath("/dev/zero")) }
    #expect(refused?.reason == "not a regular file")
  }

  @Test("a file that may not be read is named", .enabled(if: !isRoot, "root may read every file"))
  func namesUnreadableFiles() throws {
    let folder = try TemporaryFolder(["A.swift": "", "B.swift": ""])
    try setPermissions(folder.path("A.swift"), 0)
    let (files, problems) = loadFiles(FileSelection(FileDiscovery([folder.path()])), jobs: 2)
    #expect(files.map(\.path) == [folder.path("B.swift")])
    #expect(problems == [FileProblem(folder.path("A.swift"), "permission denied")])
  }

  @Test(
    "a folder that may not be read is named", .enabled(if: !isRoot, "root may read every folder"))
  func namesUnreadableFolders() throws {
    let folder = try TemporaryFolder(["locked/A.swift": "", "B.swift": ""])
    try setPermissions(folder.path("locked"), 0)
    defer { try? setPermissions(folder.path("locked"), 0o700) }
    let discovery = FileDiscovery([folder.path()])
    #expect(discovery.files == [folder.path("B.swift")])
    #expect(discovery.problems == [FileProblem(folder.path("locked"), "permission denied")])
  }

  @Test("a file stays as it is where nothing can be written beside it")
  func leavesFilesInFullFolders() throws {
    // The folder's path leaves no room for a temporary file's name: a failure that root meets too.
    let folder = try TemporaryFolder()
    let longest = Int(PATH_MAX) - 26
    var name = "d"
    while case let room = longest - folder.path(name).bytes.count, room > 1 {
      name += "/" + String(repeating: "d", count: min(200, room - 1))
    }
    try folder.write("before", to: "\(name)/A.swift")
    let path = folder.path("\(name)/A.swift")
    let refused = problem { () throws(FileProblem) in
      try replaceContent(of: path, from: Array("before".utf8), to: Array("after".utf8))
    }
    #expect(refused == FileProblem(path, "cannot be written: the name is too long"))
    #expect(try folder.text(of: "\(name)/A.swift") == "before")
  }

  @Test(
    "a read-only file or folder stays as it is", .enabled(if: !isRoot, "root may write anywhere"),
    arguments: [("locked/A.swift", 0o444), ("locked", 0o555)])
  func leavesReadOnlyFiles(_ locked: String, _ mode: Int) throws {
    let folder = try TemporaryFolder(["locked/A.swift": "before"])
    try setPermissions(folder.path(locked), mode)
    defer { try? setPermissions(folder.path(locked), 0o755) }
    let path = folder.path("locked/A.swift")
    let refused = problem { () throws(FileProblem) in
      try replaceContent(of: path, from: Array("before".utf8), to: Array("after".utf8))
    }
    #expect(refused == FileProblem(path, "cannot be written: permission denied"))
    #expect(try folder.text(of: "locked/A.swift") == "before")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("locked").display)
    #expect(names == ["A.swift"])
  }
}

@Suite("Threads")
struct ThreadTests {
  @Test("have a large stack, also a single one", arguments: [1, 2])
  func haveALargeStack(_ jobs: Int) {
    // Each call takes at least 48 bytes of stack: 4.8 MB, far more than macOS gives a thread.
    #expect(parallelMap(count: 2, jobs: jobs) { _ in depth(100_000) } == [100_000, 100_000])
  }

  @Test("are at least one", arguments: [-1, 0])
  func areAtLeastOne(_ jobs: Int) {
    #expect(parallelMap(count: 3, jobs: jobs) { $0 } == [0, 1, 2])
    #expect(activeProcessorCount() >= 1)
  }
}

@inline(never)
private func depth(_ remaining: Int) -> Int {
  remaining == 0 ? 0 : depth(remaining - 1) + 1
}
