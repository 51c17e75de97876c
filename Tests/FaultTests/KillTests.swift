import Foundation
import Fuzzing
import TestSupport
import Testing

/// A kind of run that rewrites files.
struct Rewriting: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  /// What stands in the file of that number before.
  let text: @Sendable (Int) -> String

  var testDescription: String { arguments[0] }

  static let all = [
    Rewriting(arguments: ["--fix", "--only", "zero-constant", "."], text: card),
    Rewriting(arguments: ["migrate", "--to", "frames", "."], text: card),
    Rewriting(arguments: ["--add-suppressions", "--min-severity", "info", "."], text: card),
    Rewriting(arguments: ["--write-baseline", "known.jsonl", "."], text: card),
  ]

  @Sendable private static func card(_ index: Int) -> String {
    """
    import UIKit

    final class Card\(index): UIView {
      private let box = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor, constant: 0),
          box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0),
          box.widthAnchor.constraint(equalToConstant: \(index + 20)),
          box.heightAnchor.constraint(equalToConstant: 20),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    """
  }
}

@Suite("A run that is killed")
struct KillTests {
  /// More by `LAYOUTLINT_KILLS=125 LAYOUTLINT_KILLED_FILES=200 swift test --filter KillTests`: of each kind, so often.
  private static let kills = number("LAYOUTLINT_KILLS") ?? 6
  private static let files = number("LAYOUTLINT_KILLED_FILES") ?? 24
  /// Whether somebody wants to know how many kills hit what they are for.
  private static let isTold = number("LAYOUTLINT_KILLS") != nil

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(
    "leaves each file old or new, and the next one nothing beside them", arguments: Rewriting.all)
  func leavesWholeFiles(_ rewriting: Rewriting) throws {
    let (old, new, duration) = try wholeRun(rewriting)
    #expect(old != new)
    var numbers = SeededNumbers(seed: 5)
    var stopped = 0
    for _ in 0..<Self.kills {
      let folder = try TemporaryFolder(old)
      let process = try BuiltProgram.start(rewriting.arguments, in: folder.url)
      // Half of them at any time, half of them while files are written.
      if Bool.random(using: &numbers) {
        Thread.sleep(forTimeInterval: Double.random(in: 0...duration, using: &numbers))
      } else {
        while process.isRunning, try folder.hasTemporaryFile == false, try folder.texts() == old {
          // Who looks all the time keeps a processor from the one who is looked at.
          Thread.sleep(forTimeInterval: 0.001)
        }
        Thread.sleep(forTimeInterval: Double.random(in: 0...0.05, using: &numbers))
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = try folder.texts()
      for (path, text) in left where text != old[path] && text != new[path] {
        Issue.record("\(path) is neither old nor new:\n\(text)")
      }
      #expect(Set(left.keys).isSuperset(of: old.keys))
      if left != old, left != new { stopped += 1 }
      _ = try BuiltProgram.run(rewriting.arguments, in: folder.url)
      #expect(try folder.texts() == new)
      #expect(try folder.hasTemporaryFile == false)
    }
    if Self.isTold {
      print(
        "\(rewriting.testDescription): \(Self.kills) kills, \(stopped) of them between two files")
    }
  }

  @Test("leaves nothing that the next one takes for what was found")
  func leavesUsefulCache() throws {
    let names = (0..<Self.files).map { ("Card\($0).swift", Rewriting.all[0].text($0)) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names))
    let arguments = ["--cache-path", "cache", "--min-severity", "info", "."]
    let start = Date()
    let expected = try BuiltProgram.run(
      ["--no-cache", "--min-severity", "info", "."], in: folder.url)
    let duration = Date().timeIntervalSince(start)
    #expect(expected.output.split(separator: "\n").count > Self.files)
    var numbers = SeededNumbers(seed: 9)
    for round in 0..<Self.kills {
      let process = try BuiltProgram.start(arguments, in: folder.url)
      Thread.sleep(forTimeInterval: Double.random(in: 0...duration, using: &numbers))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(try BuiltProgram.run(arguments, in: folder.url) == expected)
      // Something new to keep, so that the next run writes again.
      try folder.write(Rewriting.all[0].text(0) + "// \(round)\n", to: "Card0.swift")
    }
  }

  /// The texts before and after a run that nobody stops, and how long it takes, in seconds.
  private func wholeRun(
    _ rewriting: Rewriting
  ) throws -> (old: [String: String], new: [String: String], duration: Double) {
    let names = (0..<Self.files).map { ("Part\($0 % 5)/Card\($0).swift", rewriting.text($0)) }
    let old = Dictionary(uniqueKeysWithValues: names)
    let folder = try TemporaryFolder(old)
    let start = Date()
    _ = try BuiltProgram.run(rewriting.arguments, in: folder.url)
    let duration = Date().timeIntervalSince(start)
    // Some runs tell more the second time: what is silenced or known need not be told again.
    return (old, try folder.texts(), duration)
  }
}

extension TemporaryFolder {
  private var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path) }
  }

  /// The text of each file but temporary ones, by path.
  func texts() throws -> [String: String] {
    let files = try names.filter { $0.contains(".") && !$0.hasSuffix(".tmp") }
    return Dictionary(uniqueKeysWithValues: try files.map { ($0, try text(of: $0)) })
  }

  var hasTemporaryFile: Bool {
    get throws { try names.contains { $0.hasSuffix(".tmp") } }
  }
}
