import Foundation
import TestSupport
import Testing

/// The same files, told in another order, elsewhere, on other threads, to people of other places.
@Suite("What is printed")
struct DeterminismTests {
  /// What differs between two machines.
  struct Surrounding: Sendable, CustomTestStringConvertible {
    var jobs = 1
    var paths = ["."]
    var environment: [String: String] = [:]

    var testDescription: String { "--jobs \(jobs) \(paths) \(environment)" }

    private static let cache = FileManager.default.temporaryDirectory
      .appending(path: "layoutlint-tests-cache-\(UUID())").path

    static let all = [
      Surrounding(jobs: 2), Surrounding(jobs: 16), Surrounding(paths: ["One", "Two"]),
      Surrounding(paths: ["Two", "One"]), Surrounding(paths: ["Two/", "./One", "Two", "One/"]),
      Surrounding(environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]),
      Surrounding(environment: ["LC_ALL": "C"]), Surrounding(environment: ["TZ": "Asia/Kolkata"]),
      // What was kept of an earlier run says the same.
      Surrounding(environment: ["XDG_CACHE_HOME": cache]),
      Surrounding(environment: ["XDG_CACHE_HOME": cache]),
      Surrounding(environment: ["HOME": "/nowhere", "TMPDIR": "/", "USER": "ş"]),
    ]
  }

  private static let reports = [
    "text", "xcode", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit",
    "markdown", "html", "summary",
  ]

  /// Fixtures of many rules, in two folders.
  private static func sampleFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (index, fixture) in try Fixture.all().enumerated() where index % 17 == 0 {
      let name = "\(index % 2 == 0 ? "One" : "Two")/File\(index).swift"
      try folder.write(fixture.source.bytes, to: name)
    }
    return folder
  }

  private static func print(_ surrounding: Surrounding) throws -> [String] {
    // Each in a folder of its own: another machine has another path.
    let folder = try sampleFolder()
    let options = ["--jobs", String(surrounding.jobs)] + reports.map { "--report=\($0)=\($0).out" }
    let run = try BuiltProgram.run(
      options + surrounding.paths, in: folder.url, environment: surrounding.environment)
    #expect(run.code == 1)
    let texts = try reports.map { report in
      // Xcode wants whole paths.
      try folder.text(of: "\(report).out")
        .replacing(report == "xcode" ? folder.url.path + "/" : "\0", with: "")
    }
    #expect(!(texts + [run.output]).contains { $0.contains(folder.url.path) })
    // The order in which names are said apart, `./One/A.swift` is `One/A.swift`.
    return (texts + [run.output, run.errors]).map { $0.replacing("./One", with: "One") }
  }

  private static let expected = Result { try print(Surrounding()) }

  @Test("is the same", arguments: Surrounding.all)
  func isSame(_ surrounding: Surrounding) throws {
    let expected = try Self.expected.get()
    let printed = try Self.print(surrounding)
    for (name, pair) in zip(Self.reports + ["output", "errors"], zip(expected, printed)) {
      #expect(pair.0 == pair.1, "\(name)")
      #expect(!pair.0.isEmpty, "\(name)")
    }
  }
}
