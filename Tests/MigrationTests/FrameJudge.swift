import Foundation
import Migration
import TestSupport

/// Compiles the fixtures before and after migration against the recording UIKit, runs them, and keeps what they print.
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
        return parts.map(\.description).joined(separator: " ")
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

  static let current = Result { try FrameJudge(MigrationFixture.all()) }

  private static let modules = ["UIKit", "SnapKit", "PinLayout", "NotAutoLayout"]

  private static let language = ["-swift-version", "5", "-Onone", "-suppress-warnings"]

  private init(_ fixtures: [MigrationFixture]) throws {
    let modules = Self.modules.map { name in
      (name: name, files: files(in: "Tests/RecordingUIKit/\(name)", endingIn: ".swift"))
    }
    let folder = try TemporaryFolder()
    for module in modules {
      try Self.compile(
        Self.language + [
          "-module-name", module.name, "-parse-as-library", "-wmo", "-emit-object", "-emit-module",
          "-emit-module-path", "\(module.name).swiftmodule", "-I", ".", "-o", "\(module.name).o",
        ] + module.files.map(\.path), in: folder)
    }
    let built = fixtures.filter { !$0.builds.isEmpty }
    try Self.write(built, \.source.bytes, to: "before", in: folder)
    try Self.write(built, \.golden, to: "after", in: folder)
    let before = try Self.run("before", built.count, in: folder)
    let after = try Self.run("after", built.count, in: folder)
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

  private static func write(
    _ fixtures: [MigrationFixture], _ bytes: (MigrationFixture) -> [UInt8], to name: String,
    in folder: TemporaryFolder
  ) throws {
    let calls = fixtures.flatMap(\.builds).map { build in
      "recordFrames(\"\(build.name)\") { \(build.expression) }\n"
    }
    try folder.write("import UIKit\n\n" + calls.joined(), to: "\(name)/main.swift")
    for target in MigrationTarget.all {
      guard let support = target.support else { continue }
      // The recording UIKit runs outside of any actor.
      let text = support.text(SupportOptions()).replacing("@MainActor ", with: "")
      try folder.write(text, to: "\(name)/\(target.name).swift")
    }
    for (index, fixture) in fixtures.enumerated() {
      try folder.write(bytes(fixture), to: "\(name)/fixture\(index).swift")
    }
  }

  private static func run(
    _ name: String, _ count: Int, in folder: TemporaryFolder
  ) throws -> [Substring] {
    try compile(
      language + ["-module-name", "Fixtures", "-j", "2", "-I", ".", "-o", "run-\(name)"]
        + ["\(name)/main.swift"]
        + MigrationTarget.all.filter { $0.support != nil }.map { "\(name)/\($0.name).swift" }
        + (0..<count).map { "\(name)/fixture\($0).swift" }
        + modules.map { $0 + ".o" }, in: folder)
    let result = try runTool("./run-\(name)", [], in: folder.url)
    guard result.status == 0 else { throw JudgeError(what: "run", output: result.output) }
    return result.output.split(separator: "\n").filter { $0.hasPrefix("{") }
  }

  private static func compile(_ arguments: [String], in folder: TemporaryFolder) throws {
    let result = try runTool("swiftc", arguments, in: folder.url)
    guard result.status == 0 else { throw JudgeError(what: "compile", output: result.output) }
  }
}

private struct JudgeError: Error, CustomStringConvertible {
  var what: String
  var output: String
  var description: String { "the fixtures do not \(what):\n" + output.suffix(4000) }
}
