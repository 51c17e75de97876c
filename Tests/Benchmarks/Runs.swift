import Foundation
import LintDriver

/// Whole runs of a program over a folder or a file.
struct RunMeasurement {
  let name: String
  let result: Measurement
  /// The code that it went through, in bytes; 0 where nothing but its start counts.
  let size: Int
}

/// Runs the program as people do, and the programs that they may compare it with.
func measuredRuns(of program: String, over folder: String) throws -> [RunMeasurement] {
  let files = FileDiscovery([FilePath(folder)]).files.map(\.display)
  let sizes = files.map { (try? FileManager.default.attributesOfItem(atPath: $0)[.size]) as? Int }
  let size = sizes.reduce(0) { $0 + ($1 ?? 0) }
  var runs: [RunMeasurement] = []
  func add(_ name: String, _ size: Int, times: Int, _ arguments: [String]) throws {
    let result = try Measurement.best(of: times) { try measure(arguments) }
    runs.append(RunMeasurement(name: name, result: result, size: size))
  }
  let own = [program, "--quiet", "--exit-zero", "--no-cache"]
  if forget(files) {
    let result = try measure(own + [folder])
    runs.append(RunMeasurement(name: "layoutlint, cold", result: result, size: size))
  }
  try add("layoutlint", size, times: 5, own + [folder])
  let cache = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())").path
  defer { try? FileManager.default.removeItem(atPath: cache) }
  let again = [program, "--quiet", "--exit-zero", "--cache-path", cache, folder]
  _ = try measure(again)
  try add("layoutlint, nothing changed since the last run", size, times: 5, again)
  try add("layoutlint --jobs 1", size, times: 5, own + ["--jobs", "1", folder])
  try add("layoutlint --jobs 2", size, times: 5, own + ["--jobs", "2", folder])
  for (name, arguments) in peers(folder) where isInstalled(arguments[0]) {
    try add(name, size, times: 3, arguments)
  }
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift").path
  try Shape.card.write(rows: 13, to: file)
  defer { try? FileManager.default.removeItem(atPath: file) }
  try add("layoutlint, one file of 200 lines", 0, times: 30, own + [file])
  for (name, arguments) in peers(file) where isInstalled(arguments[0]) {
    try add(name + ", the same file", 0, times: 10, arguments)
  }
  return runs
}

/// Programs that look at Swift code, with the least that each can be asked for.
private func peers(_ path: String) -> [(name: String, arguments: [String])] {
  [
    ("swift format lint", ["swift-format", "lint", "--recursive", "--parallel", path]),
    (
      "ast-grep, one pattern", ["ast-grep", "run", "-l", "swift", "-p", "$A.isActive = true", path]
    ),
    ("rg, one word", ["rg", "--count", "isActive", path]),
  ]
}

private func isInstalled(_ program: String) -> Bool {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}

/// Makes the system forget the contents of files, so that they have to come from the disk.
/// - Returns: whether it can be asked to.
private func forget(_ files: [String]) -> Bool {
  #if canImport(Glibc)
    for file in files {
      let descriptor = unsafe open(file, O_RDONLY)
      guard descriptor >= 0 else { continue }
      defer { _ = close(descriptor) }
      guard posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED) == 0 else { return false }
    }
    return true
  #else
    return false
  #endif
}

/// What the measurements were taken on, in one line.
func machineFacts() -> String {
  let process = ProcessInfo.processInfo
  var processor = ""
  if let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) {
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    processor =
      line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }
  let swift = (try? measure(["swift", "--version"], keepsOutput: true))?.output ?? ""
  let version = swift.split(separator: "(").first?.split(separator: "\n").last ?? "Swift"
  let memory = Int((Double(process.physicalMemory) / 1e9).rounded())
  let cores = "\(process.activeProcessorCount) cores"
  return [
    processor, cores, "\(memory) GB of memory", process.operatingSystemVersionString,
    version.trimmingCharacters(in: .whitespaces),
  ].filter { !$0.isEmpty }.joined(separator: ", ")
}
