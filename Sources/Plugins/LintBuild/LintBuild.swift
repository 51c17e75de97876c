import Foundation
import PackagePlugin

/// Lints a target whenever it is built after a change: warnings are shown, errors end the build.
///
/// The whole package is read for what it declares; what is found in the target's own files is told. A command may write
/// nowhere but to its work folder, so no cache is kept; and it has no outputs, for SwiftPM would take a report for a
/// resource of the target. A build without changes runs nothing all the same.
@main
struct LintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return lintCommands(
      try context.tool(named: "layoutlint").url, target: target.name,
      sources: module.sourceFiles(withSuffix: ".swift").map(\.url),
      project: context.package.directoryURL)
  }
}

private func lintCommands(
  _ program: URL, target: String, sources: [URL], project: URL
) -> [Command] {
  // What other plugins generate is nobody's to mend.
  let sources = sources.filter { $0.path.hasPrefix(project.path + "/") }
    .sorted { $0.path < $1.path }
  if sources.isEmpty { return [] }
  let configuration = project.appending(path: ".layoutlint.json")
  let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
  return [
    .buildCommand(
      displayName: "Linting the layout code in \(target)", executable: program,
      arguments: [
        "--report", "xcode", "--fail-level", "error",
        "--quiet", "--no-cache", "--project", project.path, "--",
      ] + sources.map(\.path),
      inputFiles: sources + (isConfigured ? [configuration] : []), outputFiles: [])
  ]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      lintCommands(
        try context.tool(named: "layoutlint").url, target: target.displayName,
        sources: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" },
        project: context.xcodeProject.directoryURL)
    }
  }
#endif
