import Foundation
import PackagePlugin

/// Makes `RulePage.embedded` from the pages in `rules/`.
///
/// SwiftPM asks a plugin for its commands only when it plans a build anew, and a new page alone is
/// no reason for that. So the command is given the folder, lists the pages itself, and has the
/// folder as an input beside them: it runs when a page is edited, comes or goes.
@main
struct EmbedRulePages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "rules")
    let pages = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedRulePages.swift")
    return [
      .buildCommand(
        displayName: "Embedding rule pages",
        executable: try context.tool(named: "RulePageEmbedder").url,
        arguments: [folder.path, output.path],
        inputFiles: [folder] + pages,
        outputFiles: [output])
    ]
  }
}
