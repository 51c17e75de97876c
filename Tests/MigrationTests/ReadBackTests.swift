import Foundation
import LintDriver
import Migration
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
    _ bytes: [UInt8], _ fixture: MigrationFixture, _ width: Double, _ height: Double,
    support: String = ""
  ) throws -> [String: [String: Double?]] {
    var request = FrameRequest(width: width, height: height)
    request.safeArea = [47, 13, 34, 13]
    var output: [UInt8] = []
    dumpFrames(
      [
        SourceFile(path: fixture.path, bytes: bytes),
        SourceFile(path: "Scaling.swift", bytes: Array(support.utf8)),
      ], request, facts: .init(), jobs: 1
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
    "scales nothing on the screen of the design, and all of it elsewhere",
    arguments: try MigrationFixture.all(of: .scaled))
  func isIdentity(_ fixture: MigrationFixture) throws {
    let code = try #require(fixture.request.target.support)
    let support = code.text(SupportOptions(scaling: fixture.request.scaling))
    let before = try frames(fixture.source.bytes, fixture, 375, 667)
    let after = try frames(fixture.golden, fixture, 375, 667, support: support)
    let larger = try frames(fixture.golden, fixture, 750, 1334, support: support)
    #expect(after.count == before.count && !after.isEmpty)
    var compared = 0
    for (view, frame) in before {
      for (quantity, old) in frame {
        // What contents ask for is not read back.
        guard let old, let new = after[view]?[quantity] ?? nil else { continue }
        compared += 1
        #expect(abs(new - old) < 0.01, "\(view) \(quantity): \(new), not \(old)")
      }
    }
    #expect(compared >= 20)
    let doubled: [String: (view: String, height: Double)] = [
      "sizes": ("ScaledBanner.banner", 128), "mapping": ("ScaledColumn.bar", 88),
      "signIn": ("ScaledSignInScreen.imageView", 192), "circles": ("Portrait.hairline", 0.5),
    ]
    let name = fixture.path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let expected = try #require(doubled[String(name)])
    #expect(larger[expected.view]?["height"] == expected.height)
  }

  @Test(
    "is read as it is from left to right",
    arguments: try MigrationFixture.all().filter {
      $0.path.hasSuffix("directions.swift")
        || $0.request.target.setsFrames && ![.frames, .scaled].contains($0.request.target)
    })
  func isReadBack(_ fixture: MigrationFixture) async throws {
    let migrated = await fixture.outcome().migrated
    for (width, height) in [(390.0, 844.0), (834, 600)] {
      let before = try frames(fixture.source.bytes, fixture, width, height)
      let after = try frames(fixture.golden, fixture, width, height)
      for view in migrated.flatMap({ set in set.views.map { "\(set.type).\($0)" } }) {
        for (quantity, old) in try #require(before[view]) {
          let new = try #require(after[view]?[quantity] ?? nil, "\(view) \(quantity)")
          #expect(
            abs(new - (old ?? .nan)) < 0.01, "\(view) \(quantity): \(new), not \(old ?? .nan)")
        }
      }
    }
  }
}
