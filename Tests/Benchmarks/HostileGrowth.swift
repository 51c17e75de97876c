import Foundation
import Fuzzing

/// A command that reads code, with what its time and memory may be on code that a stranger sends.
private struct BoundedCommand {
  let name: String
  let arguments: [String]
  /// Whether there may be nothing to draw.
  var mayHaveNothing = false

  static let all = [
    BoundedCommand(name: "lint", arguments: ["--quiet", "--exit-zero", "--no-cache"]),
    BoundedCommand(name: "dump constraints", arguments: ["dump", "constraints"]),
    BoundedCommand(name: "dump frames", arguments: ["dump", "frames", "--size", "375x667"]),
    BoundedCommand(
      name: "migrate --to frames",
      arguments: ["migrate", "--to", "frames", "--diff", "--quiet"]),
    BoundedCommand(
      name: "migrate --to anchors",
      arguments: ["migrate", "--to", "anchors", "--diff", "--quiet"]),
    BoundedCommand(
      name: "preview", arguments: ["preview", "--size", "375x667", "--format", "svg"],
      mayHaveNothing: true),
    BoundedCommand(name: "numbers", arguments: ["numbers"]),
  ]
}

/// What one command took for one hostile shape.
struct HostileGrowth {
  let shape: String
  let command: String
  /// In seconds, for each size.
  let times: [Double]
  /// In bytes, for the largest size.
  let peak: Int
  /// The power of the size with which time grew at last; `nil` while the times are too short to tell.
  let exponent: Double?

  /// Whether it takes at most two seconds and 300 MB, and time grows with the size.
  var isBounded: Bool {
    (times.last ?? 0) <= 2 && peak <= 300 << 20 && exponent.map { $0 <= 1.3 } ?? true
  }

  /// Below that, in seconds, the noise of a machine is as large as what grows.
  fileprivate static let shortestTime = 0.3
}

/// Runs each command that reads code over each hostile shape, with growing sizes.
///
/// - Parameter shapes: the names of those that are wanted; all if it is empty.
func measuredHostileGrowth(of program: String, shapes: [String]) throws -> [HostileGrowth] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appending(path: "Sample.swift").path
  var found: [HostileGrowth] = []
  for shape in Shape.hostile where shapes.isEmpty || shapes.contains(shape.name) {
    for command in BoundedCommand.all {
      var results: [Measurement] = []
      for size in shape.sizes {
        try shape.write(rows: size, to: file)
        let result = try Measurement.best(of: 3) {
          try measure([program] + command.arguments + ["--jobs", "1", folder.path])
        }
        guard result.code == 0 || command.mayHaveNothing && result.code == 2 else {
          throw MeasuringError(description: "'\(command.name)' failed on \(size) \(shape.name)")
        }
        results.append(result)
        if result.cpu > 10 { break }
      }
      found.append(HostileGrowth(shape, command.name, results))
    }
  }
  return found
}

/// What one command took for one random program.
struct HostileProgram {
  let seed: UInt64
  let command: String
  let result: Measurement

  /// Whether it takes at most a second and 200 MB.
  var isBounded: Bool { result.cpu <= 1 && result.peak <= 200 << 20 }

  /// How many programs are read by each command.
  static let count: UInt64 = 1_000
}

/// Runs each command that reads code over random programs of statements that double what they hold.
func measuredHostilePrograms(of program: String) throws -> [HostileProgram] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appending(path: "Sample.swift")
  var found: [HostileProgram] = []
  for seed in 1...HostileProgram.count {
    try Data(DoublingProgram(seed: seed).text.utf8).write(to: file)
    for command in BoundedCommand.all {
      let result = try measure([program] + command.arguments + ["--jobs", "1", folder.path])
      guard result.code == 0 || command.mayHaveNothing && result.code == 2 else {
        throw MeasuringError(description: "'\(command.name)' failed on the program of seed \(seed)")
      }
      found.append(HostileProgram(seed: seed, command: command.name, result: result))
    }
  }
  return found
}

extension HostileProgram {
  /// A line for each that is not bounded, and how many there are of how many.
  static func summary(of all: [HostileProgram]) -> String {
    let lines = all.filter { !$0.isBounded }.map { run in
      let time = String(format: "%.2f s", run.result.cpu)
      return "\(run.command): program of seed \(run.seed): \(time), \(run.result.peak >> 20) MB"
    }
    let longest = String(format: "%.2f s", all.map(\.result.cpu).max() ?? 0)
    let largest = (all.map(\.result.peak).max() ?? 0) >> 20
    return
      (lines + [
        "\(lines.count) of \(all.count) runs over random programs are not bounded; the longest took "
          + "\(longest), the largest \(largest) MB"
      ]).joined(separator: "\n")
  }
}

extension HostileGrowth {
  fileprivate init(_ shape: Shape, _ command: String, _ results: [Measurement]) {
    self.shape = shape.name
    self.command = command
    times = results.map(\.cpu)
    peak = results.last?.peak ?? 0
    let (last, before) = (times.last ?? 0, times.dropLast().last ?? 0)
    exponent =
      last < Self.shortestTime || before <= 0 || times.count < 2
      ? nil
      : log(last / before)
        / log(Double(shape.sizes[times.count - 1]) / Double(shape.sizes[times.count - 2]))
  }

  /// A line for each that is not bounded, and how many there are of how many.
  static func summary(of all: [HostileGrowth]) -> String {
    let lines = all.filter { !$0.isBounded }.map { growth in
      let times = growth.times.map { String(format: "%.2f", $0) }.joined(separator: ", ")
      let power = growth.exponent.map { String(format: ", ^%.2f", $0) } ?? ""
      return "\(growth.command): \(growth.shape): \(times) s\(power), \(growth.peak >> 20) MB"
    }
    let longest = all.map { $0.times.last ?? 0 }.max() ?? 0
    let largest = (all.map(\.peak).max() ?? 0) >> 20
    return
      (lines + [
        "\(lines.count) of \(all.count) are not bounded; the longest took "
          + String(format: "%.2f s", longest) + ", the largest \(largest) MB"
      ]).joined(separator: "\n")
  }
}
