import Foundation
import LintDriver
import SourceText
import TestSupport
import Testing

@Suite("Code that mirrors frames")
struct ReadBackTests {
  private struct Scope: Decodable {
    var scope: String
    var frames: [String: [String: Double?]]
  }

  /// The frames by type and view, from left to right.
  private func frames(
    _ bytes: [UInt8], _ fixture: MigrationFixture, _ width: Double, _ height: Double
  ) throws -> [String: [String: Double?]] {
    var request = FrameRequest(width: width, height: height)
    request.safeArea = [47, 13, 34, 13]
    var output: [UInt8] = []
    dumpFrames(
      [SourceFile(path: fixture.path, bytes: bytes)], request, facts: .init(), jobs: 1
    ) { output += $0 }
    var frames: [String: [String: Double?]] = [:]
    for line in output.split(separator: UInt8(ascii: "\n")) {
      let scope = try JSONDecoder().decode(Scope.self, from: Data(line))
      let type = scope.scope.split(separator: ".").first ?? ""
      for (view, frame) in scope.frames where !view.contains(".") {
        frames["\(type).\(view)"] = frame
      }
    }
    return frames
  }

  @Test(
    "is read as it is from left to right",
    arguments: try MigrationFixture.all().filter { $0.path.hasSuffix("directions.swift") })
  func isReadBack(_ fixture: MigrationFixture) throws {
    for (width, height) in [(390.0, 844.0), (834, 600)] {
      let before = try frames(fixture.source.bytes, fixture, width, height)
      let after = try frames(fixture.golden, fixture, width, height)
      for view in fixture.migrate().migrated.flatMap({ set in set.views.map { "\(set.type).\($0)" }
      }) {
        for (quantity, old) in try #require(before[view]) {
          let new = try #require(after[view]?[quantity] ?? nil, "\(view) \(quantity)")
          #expect(
            abs(new - (old ?? .nan)) < 0.01, "\(view) \(quantity): \(new), not \(old ?? .nan)")
        }
      }
    }
  }
}
