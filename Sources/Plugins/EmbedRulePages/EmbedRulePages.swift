import Foundation
import PackagePlugin

/// Makes `RulePage.embedded` from the pages in `rules/`.
///
/// SwiftPM asks a plugin for its commands only when it plans a build anew, which a page that comes or
/// goes must cause: the link `rules` beside this file makes the pages part of a target's folder, whose
/// listing SwiftPM watches. The command lists the pages itself and has their folder as an input.
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
