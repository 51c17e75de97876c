import Foundation
import TestSupport
import Testing

private let folder = checkout.appending(path: ".github/editors/vscode")

private let hasNode = (try? runTool("node", ["--version"], in: checkout).status) == 0

@Suite("The extension for VS Code", .enabled(if: hasNode, "needs Node"))
struct EditorExtensionTests {
  @Test("shows what the server finds, and says why there is none")
  func server() throws {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "layoutlint").path
    let (status, output) = try runTool(
      "env",
      ["LAYOUTLINT=\(program)", "timeout", "120", "node", "--test", "test/extension.test.js"],
      in: folder)
    #expect(status == 0, "\(output)")
    #expect(output.contains("# pass 4"), "\(output)")
  }

  @Test("packs the files that it loads")
  func package() throws {
    let text = try String(
      contentsOf: folder.appending(path: "package.json"), encoding: .utf8)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let packed = try #require(object["files"] as? [String])
    let main = try #require(object["main"] as? String).replacing("./", with: "")
    #expect(packed.contains(main))
    for name in packed {
      let code = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for match in code.matches(of: /require\("\.\/([a-z]+\.js)"\)/) {
        #expect(packed.contains(String(match.1)))
      }
    }
    #expect(object["dependencies"] == nil)
  }
}
