import Foundation
import PackagePlugin

/// `swift package layoutlint`: runs layoutlint in the package's folder, with whatever arguments are given.
@main
struct LintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      try context.tool(named: "layoutlint").url, arguments, in: context.package.directoryURL)
  }
}

/// - Throws: ``LintFailure`` if it ends with anything but 0, for the exit code of the command.
private func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
  let process = Process()
  process.executableURL = program
  process.currentDirectoryURL = folder
  process.arguments = arguments
  try process.run()
  process.waitUntilExit()
  guard process.terminationReason == .exit, process.terminationStatus == 0 else {
    throw LintFailure(code: process.terminationStatus)
  }
}

/// How layoutlint ended. What it found stands on its own output.
private struct LintFailure: Error, CustomStringConvertible {
  let code: Int32
  var description: String { "layoutlint ended with status \(code)" }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; layoutlint reads the project as a whole.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        try context.tool(named: "layoutlint").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
