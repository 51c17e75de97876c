import LintDriver
import TestSupport
import Testing

/// Numbered lines, with some of them replaced.
private func lines(_ range: Range<Int>, _ changes: [Int: String] = [:]) -> String {
  range.map { changes[$0] ?? "line \($0)\n" }.joined()
}

/// A generator whose numbers are the same in each run.
private struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  // Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014 (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite("Unified diffs")
struct UnifiedDiffTests {
  @Test(
    "are read by git and patch",
    arguments: [
      ("a\n", "b\n"), ("", "a\n"), ("a\n", ""), ("a", "a\n"), ("a\n", "a"), ("a", "b"),
      ("a\r\nb\r\n", "a\r\nc\r\n"), ("\n\n\n", "\n\n"), (lines(0..<40), lines(0..<40, [20: "x\n"])),
      (lines(0..<40), lines(0..<40, [0: "", 39: "y"])),
      (lines(0..<40), lines(0..<40, [10: "x\n", 16: "y\n"])),
      (lines(0..<40), lines(0..<40, [10: "x\n", 17: "y\n", 18: ""])),
      (lines(0..<1500), lines(5000..<6500)), ("a\nb\na\nb\n", "b\na\nb\na\n"),
      (String(repeating: "}\n", count: 90), String(repeating: "}\n", count: 70)),
    ])
  func diffsApply(_ old: String, _ new: String) throws {
    try expectApplies(old, new, with: "git", ["apply", "--whitespace=nowarn", "change.diff"])
    try expectApplies(old, new, with: "patch", ["-s", "-p1", "--binary", "-i", "change.diff"])
  }

  @Test("are right for whatever changed", arguments: 0..<60)
  func randomDiffsApply(_ seed: Int) throws {
    var generator = RepeatableGenerator(state: UInt64(seed))
    func text() -> String {
      (0..<Int.random(in: 0...30, using: &generator))
        .map { _ in "\(Int.random(in: 0...6, using: &generator))\n" }.joined()
    }
    try expectApplies(text(), text(), with: "git", ["apply", "change.diff"])
  }

  @Test("of equal files are empty")
  func equalFilesHaveNoDiff() {
    #expect(unifiedDiff(FilePath("A.swift"), from: [1, 2], to: [1, 2]).isEmpty)
  }

  @Test(
    "name files as git does",
    arguments: [
      ("A.swift", "--- a/A.swift\n"), ("./x/A.swift", "--- a/x/A.swift\n"),
      ("/x/A.swift", "--- a/x/A.swift\n"), ("a b.swift", "--- a/a b.swift\t\n"),
      ("é.swift", "--- a/é.swift\n"), ("a\"b.swift", "--- \"a/a\\\"b.swift\"\n"),
      ("a\nb.swift", "--- \"a/a\\nb.swift\"\n"), ("\u{1}.swift", "--- \"a/\\001.swift\"\n"),
    ])
  func namesFiles(_ path: String, _ header: String) {
    let diff = unifiedDiff(FilePath(path), from: Array("a".utf8), to: Array("b".utf8))
    #expect(String(decoding: diff, as: UTF8.self).hasPrefix(header))
  }

  @Test("stay small for small changes all over a long file of repeated lines")
  func staysSmall() {
    // Each line stands there twice, so that none is an anchor by itself.
    let old = (0..<60_000).map { "line \($0 / 2)\n" }
    var new = old
    for index in stride(from: 0, to: new.count, by: 20) { new[index] = "changed\n" }
    let diff = unifiedDiff(
      FilePath("A.swift"), from: Array(old.joined().utf8), to: Array(new.joined().utf8))
    let lines = diff.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count { $0.first == UInt8(ascii: "-") } == 3000 + 1)
    #expect(lines.count { $0.first == UInt8(ascii: "+") } == 3000 + 1)
  }

  // A time limit of the test would count how long it waits for a thread behind other tests.
  @Test("are soon done with long files that have nothing in common")
  func endsForUnlikeFiles() {
    let old = Array((0..<200_000).map { "old \($0 % 7)\n" }.joined().utf8)
    let new = Array((0..<200_000).map { "new \($0 % 7)\n" }.joined().utf8)
    let time = ContinuousClock().measure {
      #expect(unifiedDiff(FilePath("A.swift"), from: old, to: new).count > old.count + new.count)
    }
    #expect(time < .seconds(60))
  }

  @Test("write names that are no UTF-8 in octal")
  func namesAnyBytes() {
    let diff = unifiedDiff(FilePath(bytes: [0x61, 0xFF]), from: [], to: [0x0A])
    #expect(String(decoding: diff, as: UTF8.self).hasPrefix("--- \"a/a\\377\"\n"))
  }

  @Test("show three lines around a change")
  func showsContext() {
    let diff = unifiedDiff(
      FilePath("A.swift"), from: Array(lines(1..<10).utf8),
      to: Array(lines(1..<10, [5: "five\n"]).utf8))
    #expect(
      String(decoding: diff, as: UTF8.self) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +five
         line 6
         line 7
         line 8

        """)
  }

  private func expectApplies(
    _ old: String, _ new: String, with tool: String, _ arguments: [String]
  ) throws {
    let folder = try TemporaryFolder(["A.swift": old])
    let diff = unifiedDiff(FilePath("A.swift"), from: Array(old.utf8), to: Array(new.utf8))
    if diff.isEmpty {
      #expect(old == new)
      return
    }
    try folder.write(diff, to: "change.diff")
    let (status, output) = try runTool(tool, arguments, in: folder.url)
    #expect(status == 0, "\(output)")
    // Some tools delete a file that a change empties.
    #expect((try? folder.text(of: "A.swift")) ?? "" == new)
  }
}
