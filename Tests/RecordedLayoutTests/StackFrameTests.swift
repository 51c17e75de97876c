import Foundation
import LintDriver
import TestSupport
import Testing

#if os(Linux)

  /// The frames that a judge outside of the product gives to what the recording UIKit recorded, stack views' own
  /// constraints included; see `Judge/frames.py`.
  private struct JudgedFrames: CustomTestStringConvertible {
    let path: String
    let type: String
    /// x, y, width and height by view; `nil` where it is free.
    let frames: [String: [Double?]]

    var testDescription: String { type }

    static func all() throws -> [JudgedFrames] {
      let file = checkout.appending(path: "Tests/RecordedLayoutTests/Judge/frames.txt")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        let parts = line.split(separator: "|")
        let views = parts[2].split(separator: ";").map { view in
          let sides = view.split(separator: "=")
          return (String(sides[0]), sides[1].split(separator: ",").map { Double($0) })
        }
        return JudgedFrames(
          path: String(parts[0].prefix { $0 != ":" }), type: String(parts[1]),
          frames: Dictionary(uniqueKeysWithValues: views))
      }
    }
  }

  private struct DumpedFrames: Decodable {
    struct Frame: Decodable { var x, y, width, height: Double? }

    var scope: String
    var frames: [String: Frame]
  }

  @Suite("Frames of what stack views arrange, and of contents that code ranks")
  struct StackFrameTests {
    @Test("are those of an independent judge", arguments: try JudgedFrames.all())
    fileprivate func agree(_ judged: JudgedFrames) throws {
      let fixture = try #require(
        try RecordedFixture.all().first { $0.sources.map(\.path).contains(judged.path) })
      var bytes: [UInt8] = []
      dumpFrames(
        fixture.sources, FrameRequest(width: 375, height: 667), jobs: 1
      ) { bytes += $0 }
      let scopes = try bytes.split(separator: UInt8(ascii: "\n")).map {
        try JSONDecoder().decode(DumpedFrames.self, from: Data($0))
      }.filter { $0.scope.split(separator: ".").first.map(String.init) == judged.type }
      for (name, expected) in judged.frames.sorted(by: { $0.key < $1.key }) {
        let frame = try #require(scopes.lazy.compactMap { $0.frames[name] }.first, "\(name)")
        let actual = [frame.x, frame.y, frame.width, frame.height]
        #expect(actual.count == expected.count)
        for (actual, expected) in zip(actual, expected) {
          let isSame =
            if let actual, let expected { abs(actual - expected) < 0.01 } else {
              actual == nil && expected == nil
            }
          #expect(isSame, "\(name) of \(judged.type): \(frame), not \(expected ?? .nan)")
        }
      }
    }
  }

#endif
