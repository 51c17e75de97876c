import Foundation
import TestSupport
import Testing

private let folder = checkout.appending(path: ".github/editors/vscode")

private let hasNode = (try? runTool("node", ["--version"], in: checkout).status) == 0
private let hasNPM = (try? runTool("npm", ["--version"], in: checkout).status) == 0

@Suite("The extension for VS Code", .enabled(if: hasNode, "needs Node"))
struct EditorExtensionTests {
  @Test("shows what the server finds, and says why there is none")
  func server() throws { try test(at: folder) }

  /// npm packs by the same list of files as VS Code's own tool, which is not part of Node.
  @Test("does so from its packed files alone", .enabled(if: hasNPM, "needs npm"))
  func packed() throws {
    let scratch = try TemporaryFolder([:])
    let (status, output) = try runTool(
      "npm", ["pack", "--offline", "--silent", "--pack-destination", scratch.url.path], in: folder)
    try #require(status == 0, "\(output)")
    let archive = try #require(
      FileManager.default.contentsOfDirectory(atPath: scratch.url.path).first)
    try #require(try runTool("tar", ["-xzf", archive], in: scratch.url).status == 0)
    let unpacked = scratch.url.appending(path: "package")
    let names = try FileManager.default.contentsOfDirectory(atPath: unpacked.path)
    #expect(!names.contains("test"))
    try test(at: unpacked)
  }

  private func test(at extensionFolder: URL) throws {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "layoutlint").path
    let (status, output) = try runTool(
      "env",
      [
        "LAYOUTLINT=\(program)", "EXTENSION=\(extensionFolder.path)", "timeout", "120",
        "node", "--test", "test/extension.test.js",
      ],
      in: folder)
    #expect(status == 0, "\(output)")
    #expect(output.contains("# pass 4"), "\(output)")
  }

  @Test("has no dependencies")
  func dependencies() throws {
    let text = try String(
      contentsOf: folder.appending(path: "package.json"), encoding: .utf8)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["dependencies"] == nil)
  }
}
