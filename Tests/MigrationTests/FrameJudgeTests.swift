import Foundation
import TestSupport
import Testing

// A package that builds on macOS may meet the real UIKit; the recording one is compiled on Linux only.
#if os(Linux)

  /// What was solved elsewhere: a line of `Judge/frames.jsonl`.
  private struct Solution: Decodable {
    var name: String
    /// By view, for each situation; `nil` where the constraints cannot hold.
    var frames: [[String: [Double]]?]
  }

  @Suite("Migrated fixtures")
  struct FrameJudgeTests {
    private static let table = "Tests/MigrationTests/Judge/frames.jsonl"

    private static let solutions = Result {
      let text = try String(contentsOf: checkout.appending(path: table), encoding: .utf8)
      let solutions = try text.split(separator: "\n").map {
        try JSONDecoder().decode(Solution.self, from: Data($0.utf8))
      }
      return Dictionary(solutions.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    @Test("are of at least 80 types")
    func areMany() throws {
      #expect(try MigrationFixture.all().flatMap(\.builds).count >= 80)
    }

    @Test("made the constraints that the table was solved for")
    func tableIsCurrent() async throws {
      let judge = try await FrameJudge.current.value
      let text = try String(contentsOf: checkout.appending(path: Self.table), encoding: .utf8)
      let known = Set(try text.split(separator: "\n").map { try problem($0) })
      let names = Set(try MigrationFixture.ofFrames().flatMap(\.builds).map(\.name))
      let problems = judge.problems.filter { names.contains($0.key) }
      let recorded = try problems.values.map { try problem($0[...]) }
      if !Set(recorded).isSubset(of: known) {
        let path = FileManager.default.temporaryDirectory.appending(path: "recorded-problems.jsonl")
        let lines = problems.sorted { $0.key < $1.key }.map(\.value)
        try lines.joined(separator: "\n").write(to: path, atomically: true, encoding: .utf8)
        Issue.record(
          "run 'python3 Tests/MigrationTests/Judge/judge.py < \(path.path) > \(Self.table)'")
      }
    }

    @Test(
      "make the constraints that the originals made",
      arguments: try MigrationFixture.all(of: .anchors))
    func constraintsAgree(_ fixture: MigrationFixture) async throws {
      let judge = try await FrameJudge.current.value
      for build in fixture.builds {
        let before = try #require(judge.constraints.before[build.name])
        let after = try #require(judge.constraints.after[build.name])
        let old = try #require(before.problem).facts
        let new = try #require(after.problem).facts
        #expect(!old.isEmpty)
        #expect(new == old, "\(build.expression)")
        #expect(after.masked == before.masked, "\(build.expression)")
        #expect(judge.recordings[build.name]?.problems == [])
      }
    }

    /// A line's name and problem, spelt always the same.
    private func problem(_ line: Substring) throws -> Data {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      return try JSONSerialization.data(
        withJSONObject: ["name": value["name"] ?? "", "problem": value["problem"] ?? ""],
        options: [.sortedKeys])
    }

    @Test(
      "set the frames that the constraints gave", arguments: try MigrationFixture.ofFrames())
    func framesAgree(_ fixture: MigrationFixture) async throws {
      let judge = try await FrameJudge.current.value
      let solutions = try Self.solutions.get()
      // What rounds to whole pixels rounds to half points on the screen of the run.
      let tolerance =
        !fixture.request.target.allowances.contains(.wholePixels)
        ? 0.01 : fixture.request.allowances.contains(.wholePixels) ? 1 : 0.5
      for build in fixture.builds {
        let recording = try #require(judge.recordings[build.name])
        let solution = try #require(solutions[build.name])
        #expect(recording.problems == [])
        let frames = try #require(recording.frames)
        #expect(frames.count == solution.frames.count)
        #expect(solution.frames.count { $0 != nil } >= 5, "\(build.name) conflicts too often")
        for (index, expected) in solution.frames.enumerated() {
          for (name, old) in expected ?? [:] {
            let new = try #require(frames[index][name])
            let isEqual = zip(new, old).allSatisfy { abs($0 - $1) <= tolerance }
            #expect(isEqual, "\(build.expression) \(name), situation \(index): \(new), not \(old)")
          }
        }
      }
    }
  }

#endif
