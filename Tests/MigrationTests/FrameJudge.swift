import Foundation
import Migration
import TestSupport

/// Runs every build of the fixtures before and after migration, and reads what the recording UIKit prints.
struct FrameJudge: Sendable {
  struct Recording: Decodable, Sendable {
    var name: String
    /// What would have ended a real app with an exception.
    var problems: [String]?
    /// By view: x, y, width and height in the container, for each situation.
    var frames: [[String: [Double]]]?
    var problem: Problem?
    /// The views whose masks are on.
    var masked: [String]?
  }

  /// What the active constraints say.
  struct Problem: Decodable, Sendable {
    var constraints: [[Part]]

    /// Each constraint's text, with attributes of margins as those of the margins' guide, sorted.
    var facts: [String] {
      constraints.map { parts in
        var parts = parts
        for index in [0, 3] {
          guard case .name(let item) = parts[index], case .name(let written) = parts[index + 1]
          else {
            continue
          }
          let attribute = ["WithinMargins", "Margin"].reduce(written) { name, suffix in
            name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
          }
          if attribute == written { continue }
          parts[index] = .name(item == "container" ? "margins" : item + ".margins")
          parts[index + 1] = .name(attribute)
        }
        // A constant that is turned around is the same at zero.
        return parts.map(\.description).map { $0 == "-0.0" ? "0.0" : $0 }.joined(separator: " ")
      }.sorted()
    }
  }

  /// A name or a number.
  enum Part: Decodable, Hashable, Sendable, CustomStringConvertible {
    case name(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .name(try container.decode(String.self))
      }
    }

    var description: String {
      switch self {
      case .name(let name): name
      case .number(let number): "\(number)"
      }
    }
  }

  /// The lines with the constraints that the originals make, by build.
  let problems: [String: String]
  /// What the code of the migrated fixtures sets, by build.
  let recordings: [String: Recording]
  /// What the originals and the migrated fixtures constrain, by build.
  let constraints: (before: [String: Recording], after: [String: Recording])

  static let current = Task.detached { try await FrameJudge(MigrationFixture.all()) }

  private init(_ fixtures: [MigrationFixture]) async throws {
    let built = fixtures.filter { !$0.builds.isEmpty }
    let before = try await Self.lines("migrations-before", built, \.source.bytes)
    let after = try await Self.lines("migrations-after", built, \.golden)
    let decoder = JSONDecoder()
    func decoded(_ line: Substring) throws -> Recording {
      try decoder.decode(Recording.self, from: Data(line.utf8))
    }
    var problems: [String: String] = [:]
    for line in before where line.contains("\"problem\":") {
      problems[try decoded(line).name] = String(line)
    }
    self.problems = problems
    let recordings = try after.filter { $0.contains("\"frames\":") }.map(decoded)
    self.recordings = Dictionary(recordings.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    func constraints(_ lines: [Substring]) throws -> [String: Recording] {
      let recordings = try lines.filter { $0.contains("\"problem\":") }.map(decoded)
      return Dictionary(recordings.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    self.constraints = (try constraints(before), try constraints(after))
  }

  /// What running the builds of all fixtures prints.
  private static func lines(
    _ name: String, _ fixtures: [MigrationFixture], _ bytes: (MigrationFixture) -> [UInt8]
  ) async throws -> [Substring] {
    let calls = fixtures.flatMap(\.builds).map { build in
      "recordFrames(\"\(build.name)\") { \(build.expression) }\n"
    }
    var files = ["main.swift": Array(("import UIKit\n\n" + calls.joined()).utf8)]
    for target in MigrationTarget.all {
      guard let support = target.support else { continue }
      // The recording UIKit runs outside of any actor.
      let text = support.text(SupportOptions()).replacing("@MainActor ", with: "")
      files["\(target.name).swift"] = Array(text.utf8)
    }
    for (index, fixture) in fixtures.enumerated() {
      files["fixture\(index).swift"] = bytes(fixture)
    }
    let program = RecordedProgram(
      name,
      importing: [
        "UIKit", "SnapKit", "PinLayout", "NotAutoLayout", "PureLayout", "TinyConstraints",
        "Anchorage", "Cartography", "EasyPeasy", "Stevia",
      ], files)
    return try await program.output().split(separator: "\n").filter { $0.hasPrefix("{") }
  }
}
