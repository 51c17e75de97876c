import LintDriver
import TestSupport
import Testing

/// The files found below `folder`, without the folder's own path.
private func found(in folder: TemporaryFolder, _ roots: [String] = [""]) -> [String] {
  FileDiscovery(roots.map { folder.path($0) }).files.map { folder.relative($0) }
}

@Suite("Discovery")
struct DiscoveryTests {
  @Test("takes Swift files, sorted, and passes over other people's folders")
  func takesSwiftFiles() throws {
    let folder = try TemporaryFolder([
      "b.swift": "", "a/z.swift": "", "a/note.txt": "", "A.swift": "", ".hidden.swift": "",
      ".build/x.swift": "", "Pods/x.swift": "", "Carthage/x.swift": "", "a/DerivedData/x.swift": "",
      "swift": "", ".swift": "", "x.swift.txt": "",
    ])
    #expect(found(in: folder) == ["A.swift", "a/z.swift", "b.swift"])
  }

  @Test("takes the Swift files that are named, whatever ignores them")
  func takesNamedFiles() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "*.swift\n", ".git/HEAD": "", "Pods/a.swift": "", "b.swift": "", "c.txt": "",
    ])
    #expect(found(in: folder, ["b.swift", "c.txt"]) == ["b.swift"])
    #expect(found(in: folder, ["Pods"]) == [])
  }

  @Test(
    "takes each file once, by its shortest way",
    arguments: [
      ["", "a"], ["a", ""], ["a/x.swift", "a"], ["a/", "a", "a/x.swift"],
    ])
  func takesFilesOnce(_ roots: [String]) throws {
    let folder = try TemporaryFolder(["a/x.swift": ""])
    #expect(found(in: folder, roots).count == 1)
  }

  @Test("a loop of links ends, and a file goes by its real path")
  func endsLoops() throws {
    let folder = try TemporaryFolder(["z/a.swift": ""])
    try folder.link("z/loop", to: "..")
    try folder.link("alias", to: "z")
    try folder.link("alias.swift", to: "z/a.swift")
    #expect(found(in: folder) == ["z/a.swift"])
  }

  @Test("a link leads out of the folder")
  func followsLinks() throws {
    let outside = try TemporaryFolder(["a.swift": ""])
    let folder = try TemporaryFolder(["b.swift": ""])
    try folder.link("out", to: outside.url.path)
    #expect(found(in: folder) == ["b.swift", "out/a.swift"])
  }

  @Test("missing paths are problems, broken links are notes, and the rest is found")
  func reportsProblems() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    try folder.link("gone.swift", to: "nowhere")
    try folder.link("self.swift", to: "self.swift")
    try folder.link("gone", to: "nowhere")
    let discovery = FileDiscovery([folder.path(), folder.path("missing"), folder.path("a.swift/x")])
    #expect(discovery.files.map { folder.relative($0) } == ["a.swift"])
    #expect(
      discovery.problems == [
        FileProblem(folder.path("a.swift/x"), "a part of the path is not a folder"),
        FileProblem(folder.path("missing"), "no such file or folder"),
      ])
    #expect(
      discovery.notes == [
        FileProblem(folder.path("gone.swift"), "broken symbolic link"),
        FileProblem(folder.path("self.swift"), "broken symbolic link"),
      ])
  }

  @Test("folders may nest deeply")
  func nestsDeeply() throws {
    let path = String(repeating: "d/", count: 300) + "a.swift"
    let folder = try TemporaryFolder([path: ""])
    #expect(found(in: folder) == [path])
  }
}

/// Files of which a `.gitignore` takes some away.
private let tree = [
  "a.swift", "b.swift", "ab.swift", "Generated.swift", "x/a.swift", "x/b.swift", "x/y/a.swift",
  "build/a.swift", "x/build/a.swift", "x/build.swift", "a-1.swift", "a[1].swift", "c d.swift",
  "#hash.swift", "!bang.swift", "x/y/z/Generated.swift", "B.swift", "é.swift",
]

@Suite("Git's ignore files")
struct IgnoreTests {
  @Test(
    "pass over what git passes over",
    arguments: [
      "a.swift", "/a.swift", "x/", "/x", "build", "build/", "*.swift", "*.swift\n!a.swift",
      "x/*\n!x/y", "x/**", "**/a.swift", "x/**/a.swift", "**/y/**", "?.swift", "[ab].swift",
      "[!a].swift", "[^a].swift", "[a-c]*.swift", "a[[]1].swift", "a\\[1\\].swift", "\\#hash.swift",
      "#hash.swift", "\\!bang.swift", "!bang.swift", "c d.swift", "a.swift   ", "a.swift\r", "[a",
      "a\\", "x/build", "y/a.swift", "*/a.swift", "*/*/a.swift", "Generated*", "x\n!x/a.swift",
      "[[:upper:]].swift", "[[:alpha:][:digit:]].swift", "[]a].swift", "[a\\]].swift",
      "[b-a].swift",
      "**", "/**", "*", "/*\n!/x", "é.swift", "[é].swift", "\u{FEFF}a.swift", "\n\n  \n", "/", "//",
      "x//a.swift", "**a.swift", "a**", "x/y/**/Generated.swift", "/x/y/\n!x/y/a.swift",
    ])
  func agreesWithGit(_ patterns: String) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: tree.map { ($0, "") }))
    try folder.write(patterns, to: ".gitignore")
    try expectAgreement(folder)
  }

  @Test("count in every folder, the innermost first")
  func nestedFiles() throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: tree.map { ($0, "") }))
    try folder.write("a.swift\n/x/b.swift\n", to: ".gitignore")
    try folder.write("!a.swift\n/y/z\n", to: "x/.gitignore")
    try expectAgreement(folder)
    try #expect(gitFiles(folder).contains("x/a.swift"))
    #expect(found(in: folder, ["x/y"]) == ["x/y/a.swift"])
  }

  private func expectAgreement(_ folder: TemporaryFolder) throws {
    let (status, output) = try runTool("git", ["init", "-q", "."], in: folder.url)
    try #require(status == 0, "\(output)")
    #expect(found(in: folder) == (try gitFiles(folder)))
  }

  private func gitFiles(_ folder: TemporaryFolder) throws -> [String] {
    let arguments = [
      "-c", "core.excludesFile=/dev/null", "ls-files", "-z", "--others", "--exclude-standard",
    ]
    let output = try runTool("git", arguments, in: folder.url).output
    return output.split(separator: "\0").map(String.init).filter { $0.hasSuffix(".swift") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
