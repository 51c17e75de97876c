import Foundation
import TestSupport

/// Runs every build of all fixtures, and reads what the recording UIKit prints.
struct Judge: Sendable {
  let recordings: [String: Recording]

  /// The result for the fixtures as they are; made once, however many tests ask.
  static let current = Task.detached { try await Judge(RecordedFixture.all()) }

  private init(_ fixtures: [RecordedFixture]) async throws {
    let files = fixtures.flatMap(\.sources).map { ($0.path, $0.bytes) }
    let program = RecordedProgram(
      "recorded-layouts", importing: ["UIKit", "SnapKit"],
      Dictionary(
        uniqueKeysWithValues: files + [("main.swift", Array(Judge.main(fixtures).utf8))]))
    let decoder = JSONDecoder()
    let all = try await program.output().split(separator: "\n").filter { $0.hasPrefix("{") }.map {
      try decoder.decode(Recording.self, from: Data($0.utf8))
    }
    recordings = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// One call of `record` for each build.
  private static func main(_ fixtures: [RecordedFixture]) -> String {
    let calls = fixtures.flatMap(\.builds).map { build in
      "record(\"\(build.name)\") { \(build.expression) }\n"
    }
    let sizes = screenSizes.map { "CGSize(width: \($0.width), height: \($0.height))" }
    let frames = fixtures.flatMap(\.frames).map { build in
      "recordFrames(\"\(build.name)\", sizes) { \(build.expression) }\n"
    }
    return "import UIKit\n\nlet sizes = [\(sizes.joined(separator: ", "))]\n" + calls.joined()
      + frames.joined()
  }
}
