import Foundation

/// The program as it was built for the tests, run in a process of its own.
package enum BuiltProgram {
  /// Among all that SwiftPM builds; `LAYOUTLINT_PROGRAM` names another one.
  package static let path =
    ProcessInfo.processInfo.environment["LAYOUTLINT_PROGRAM"]
    ?? folder.appending(path: "layoutlint").path

  /// Where SwiftPM puts all that it builds: the folder of the tests' bundle.
  package static let folder: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    var folder = bundle.bundleURL
    if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
    return folder
  }()

  /// How a run ended, and what it printed.
  package struct Outcome: Equatable {
    /// The exit code; `nil` if a signal ended it.
    package let code: Int32?
    package let output, errors: String
  }

  /// Starts the program; whoever does waits for its end.
  ///
  /// - Parameters:
  ///   - environment: in place of the tests' own, as far as it goes.
  ///   - launcher: a program that runs it, with its arguments.
  package static func start(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    through launcher: [String] = [], output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice
  ) throws -> Process {
    let process = Process()
    let command = launcher + [path] + arguments
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    // What it finds is kept nowhere unless a test says so.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": "/dev/null"]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  /// Runs the program to its end.
  package static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    through launcher: [String] = []
  ) throws -> Outcome {
    // Files do not fill up as pipes do, whichever is read first.
    let texts = try TemporaryFolder(["output": "", "errors": ""])
    let process = try start(
      arguments, in: folder, environment: environment, through: launcher,
      output: try FileHandle(forWritingTo: texts.url.appending(path: "output")),
      errors: try FileHandle(forWritingTo: texts.url.appending(path: "errors")))
    process.waitUntilExit()
    return Outcome(
      code: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: try texts.text(of: "output"), errors: try texts.text(of: "errors"))
  }
}
