import Foundation
import Synchronization

/// What running a program took.
struct Measurement {
  /// In seconds.
  var wall, cpu: Double
  /// The most memory that it had, in bytes.
  var peak: Int
  /// The exit code; `nil` if a signal ended it.
  var code: Int32?
  var output: String

  /// The shortest of several runs: other work on the machine only ever makes a run longer.
  static func best(of count: Int, _ measure: () throws -> Measurement) rethrows -> Measurement {
    var best = try measure()
    for _ in 1..<max(count, 1) {
      let other = try measure()
      best.wall = min(best.wall, other.wall)
      best.cpu = min(best.cpu, other.cpu)
      best.peak = min(best.peak, other.peak)
    }
    return best
  }
}

struct MeasuringError: Error, CustomStringConvertible {
  let description: String
}

/// Runs a program to its end, without a shell.
///
/// - Parameters:
///   - arguments: the program's path or name, and what it is told.
///   - keepsOutput: whether its standard output is wanted; else nothing is kept of it.
func measure(_ arguments: [String], keepsOutput: Bool = false) throws -> Measurement {
  let output = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID())")
  defer { try? FileManager.default.removeItem(at: output) }
  let clock = ContinuousClock()
  let start = clock.now
  let process = try spawn(arguments, output: keepsOutput ? output.path : "/dev/null")
  var status: Int32 = 0
  var usage = rusage()
  while unsafe wait4(process, &status, 0, &usage) < 0 {
    guard errno == EINTR else { throw MeasuringError(description: "cannot wait for a process") }
  }
  let wall = seconds(clock.now - start)
  let hasEnded = status & 0x7F == 0
  return Measurement(
    wall: wall, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), peak: peak(usage),
    code: hasEnded ? status >> 8 & 0xFF : nil,
    output: keepsOutput ? (try? String(contentsOf: output, encoding: .utf8)) ?? "" : "")
}

/// The most memory that this process had, in bytes.
func ownPeak() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
    _ = unsafe getrusage(RUSAGE_SELF, &usage)
  #endif
  return peak(usage)
}

/// In bytes.
private func peak(_ usage: rusage) -> Int {
  #if canImport(Darwin)
    return usage.ru_maxrss
  #else
    return usage.ru_maxrss * 1024
  #endif
}

func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
}

private func spawn(_ arguments: [String], output: String) throws -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
  unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var list = unsafe arguments.map { unsafe strdup($0) } + [nil]
  defer { unsafe list.forEach { unsafe free($0) } }
  var process: pid_t = 0
  let code = unsafe posix_spawnp(&process, arguments[0], &actions, nil, &list, environ)
  guard code == 0 else {
    throw MeasuringError(description: "cannot run \(arguments[0]): error \(code)")
  }
  return process
}

/// Builds the program as it is released, and gives its path.
func builtProgram() throws -> String {
  let options = ["build", "-c", "release", "--product", "layoutlint"]
  let folder = try measure(["swift"] + options + ["--show-bin-path"], keepsOutput: true)
  guard try measure(["swift"] + options).code == 0 else {
    throw MeasuringError(description: "layoutlint cannot be built")
  }
  return folder.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/layoutlint"
}
