import Foundation
import LintDriver
import Synchronization
import TestSupport
import Testing
import layoutlint

/// Counts the runs that analyze anything. A class, because the analyzer shares it with the test.
private final class Count: Sendable {
  private let analyses = Atomic<Int>(0)
  var value: Int { analyses.load(ordering: .relaxed) }

  var analyzer: Analyzer {
    Analyzer { files, options in
      self.analyses.add(1, ordering: .relaxed)
      return sampleAnalyzer.analyze(files, options)
    }
  }
}

/// By this clock, all files have been as they are for long.
private let later: @Sendable () -> SystemTime = { .now.advanced(bySeconds: 3600) }

private let present: @Sendable () -> SystemTime = { .now }

@Suite("A run with a cache")
struct CacheRunTests {
  private static let files = ["A.swift": "old", "Sub/B.swift": "let gone = old", "C.swift": "fine"]

  @Test("draws the pictures of a report from the whole project each time")
  func pictures() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      import UIKit
      final class Panel: UIViewController {
        private let old = UIView()
        override func viewDidLoad() {
          view.addSubview(old)
          old.pin(to: view)
        }
      }

      """,
      "B.swift": """
      import UIKit
      extension UIView {
        func pin(to other: UIView) {
          topAnchor.constraint(equalTo: other.topAnchor, constant: 5).isActive = true
          leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
        }
      }

      """,
    ])
    let pages = try (0..<2).map { _ in
      _ = runSample(
        [
          "/A.swift", "/B.swift", "--cache-path", "\(folder.url.path)/kept", "--report",
          "html=\(folder.url.path)/r.html",
        ], in: folder)
      return String(decoding: try folder.bytes(of: "r.html"), as: UTF8.self)
    }
    #expect(pages[0].contains("class=\"show\"") && pages[0] == pages[1])
  }

  @Test("analyzes nothing that is as it was, and prints the same")
  func unchanged() throws {
    let folder = try TemporaryFolder(Self.files)
    let count = Count()
    let arguments = ["--cache-path", "/cache", "--statistics", "/"]
    let cold = runSample(arguments, in: folder, analyzer: count.analyzer, clock: later)
    let warm = runSample(arguments, in: folder, analyzer: count.analyzer, clock: later)
    #expect(count.value == 1)
    #expect(cold.output == warm.output && cold.code == warm.code)
    #expect(cold.errors.contains("cache: 0 of 3 files unchanged; all files linted again\n"))
    #expect(warm.errors.contains("cache: 3 of 3 files unchanged; all findings from the cache\n"))
    #expect(try folder.entries().contains("cache"))
  }

  @Test("reads what may have changed within the clock's step, and trusts its content only")
  func racy() throws {
    let folder = try TemporaryFolder(Self.files)
    let count = Count()
    let arguments = ["--cache-path", "/cache", "--statistics", "/"]
    let first = runSample(arguments, in: folder, analyzer: count.analyzer)
    let second = runSample(arguments, in: folder, analyzer: count.analyzer)
    #expect(count.value == 1 && first.output == second.output)
    #expect(second.errors.contains("cache: 3 of 3 files unchanged; all findings from the cache\n"))
    try folder.write("odd", to: "A.swift")
    let third = runSample(arguments, in: folder, analyzer: count.analyzer)
    #expect(count.value == 2 && !third.output.contains("A.swift"))
    #expect(third.errors.contains("cache: 2 of 3 files unchanged; all files linted again\n"))
  }

  @Test("keeps findings where the user's programs keep such things, unless that is not wanted")
  func place() throws {
    let folder = try TemporaryFolder(Self.files)
    let count = Count()
    let home = ["HOME": folder.url.path + "/home", "XDG_CACHE_HOME": folder.url.path + "/xdg"]
    for _ in 1...2 {
      _ = runSample(["--no-cache", "/"], in: folder, environment: home, analyzer: count.analyzer)
    }
    #expect(count.value == 2)
    #expect(try folder.entries() == ["A.swift", "C.swift", "Sub"])
    for _ in 1...2 {
      _ = runSample(["/"], in: folder, environment: home, analyzer: count.analyzer)
    }
    #expect(count.value == 3)
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.path + "/xdg/layoutlint")
    #expect(Set(kept).isSuperset(of: [".gitignore", "CACHEDIR.TAG"]))
    #expect(kept.count { $0.hasSuffix(".findings") } == 1)
  }

  @Test(
    "tells what changes the findings",
    arguments: [
      ["--only", "old-word"], ["--except", "old-word"], ["--config", "/other.json"],
    ])
  func options(_ options: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(#"{"rules": {"old-word": "off"}}"#, to: "other.json")
    for arguments in [[], options, [], options] {
      let cached = runSample(["--cache-path", "/cache", "/"] + arguments, in: folder)
      let plain = runSample(["--no-cache", "/"] + arguments, in: folder)
      #expect(cached.output == plain.output && cached.errors == plain.errors)
    }
  }

  @Test("is not misled by damage to what was kept")
  func damage() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "Sub/B.swift": "let gone = old"])
    let arguments = ["--cache-path", "/cache", "/A.swift", "/Sub"]
    let plain = runSample(arguments, in: folder, clock: later)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/cache")
    let name = try #require(names.first { $0.hasSuffix(".findings") })
    let bytes = try folder.bytes(of: "cache/" + name)
    let count = Count()
    var damages = 0
    for place in bytes.indices {
      var flipped = bytes
      flipped[place] ^= UInt8(1 << (place % 8))
      let damaged = place.isMultiple(of: 2) ? flipped : Array(bytes[..<place])
      damages += 1
      try folder.write(damaged, to: "cache/" + name)
      let run = runSample(arguments, in: folder, analyzer: count.analyzer, clock: later)
      #expect(run.output == plain.output && run.code == plain.code, "at \(place)")
      #expect(try folder.bytes(of: "cache/" + name) == bytes, "rebuilt at \(place)")
    }
    #expect(count.value == damages)
  }

  @Test("knows what is staged by git's names, whatever the work tree holds")
  func staged() throws {
    let repository = try SampleRepository(["A.swift": "fine", "Sub/B.swift": "gone"])
    try repository.stage(["A.swift": "old"])
    try repository.write(["A.swift": "odd", "Sub/B.swift": "odd"])
    let count = Count()
    func staged() -> SampleRun {
      runSample(
        ["--staged", "--cache-path", "/.git/cache", "--statistics", "/"], in: repository.folder,
        analyzer: count.analyzer)
    }
    let (first, second) = (staged(), staged())
    #expect(first.output == "A.swift:1:1: warning: found old (old-word)\n")
    #expect(second.output == first.output && second.code == first.code && count.value == 1)
    #expect(second.errors.contains("cache: 2 of 2 files unchanged; all findings from the cache\n"))
    try repository.stage(["A.swift": "old gone"])
    let third = staged()
    #expect(third.output.split(separator: "\n").count == 2 && count.value == 2)
    #expect(third.errors.contains("cache: 0 of 2 files unchanged; all files linted again\n"))
  }

  @Test("warns where nothing can be kept, and fails for nothing")
  func unwritable() throws {
    let folder = try TemporaryFolder(Self.files)
    let plain = runSample(["--no-cache", "/"], in: folder)
    let run = runSample(["--cache-path", "/A.swift/cache", "/"], in: folder)
    #expect(run.output == plain.output && run.code == plain.code)
    #expect(
      run.errors.hasPrefix(
        "A.swift/cache: warning: cannot write the cache: "
          + "a part of the path is not a folder; "
          + "the next run cannot reuse the results of this one\n"))
    let unasked = runSample(
      ["/"], in: folder, environment: ["XDG_CACHE_HOME": folder.url.path + "/A.swift"])
    #expect(unasked.errors == plain.errors && unasked.code == plain.code)
  }

  @Test("leaves the folder whole when several run at once")
  func together() async throws {
    let folder = try TemporaryFolder(Self.files)
    let path = folder.url.path
    let expected = runSample(["--no-cache", path], in: nil).output
    let outputs = await withTaskGroup(of: String.self, returning: [String].self) { group in
      for round in 0..<24 {
        // Half of them trust no stamp, and write again what the others read.
        let clock = round.isMultiple(of: 2) ? later : present
        group.addTask {
          runSample(["--cache-path", path + "/cache", path], in: nil, clock: clock).output
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outputs == Array(repeating: expected, count: 24))
    let kept = try FileManager.default.contentsOfDirectory(atPath: path + "/cache").sorted()
    #expect(kept.count == 3 && kept.allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test("takes away what nobody has used for a month")
  func old() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("?", to: "cache/1-1.findings")
    try folder.write("?", to: "cache/.layoutlint-1.tmp")
    try folder.write("?", to: "cache/mine.txt")
    _ = runSample(["--cache-path", "/cache", "/"], in: folder)
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/cache/1-1.findings"))
    let nextMonth: @Sendable () -> SystemTime = { .now.advanced(bySeconds: 31 * 24 * 3600) }
    _ = runSample(["--cache-path", "/cache", "/Sub"], in: folder, clock: nextMonth)
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/cache")
    #expect(kept.filter { !$0.hasSuffix(".findings") } == ["mine.txt"])
  }
}
