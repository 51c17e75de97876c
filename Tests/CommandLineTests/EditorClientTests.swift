import Foundation
import TestSupport
import Testing

/// A virtual environment with pytest-lsp, made once beside the tests; `nil` where Python or the network is missing.
private let python: String? = {
  let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  let environment = folder.appending(path: "pytest-lsp").path
  let python = environment + "/bin/python"
  func run(_ name: String, _ arguments: String...) -> Bool {
    (try? runTool(name, arguments, in: folder).status) == 0
  }
  if run(python, "-c", "import pytest_lsp") { return python }
  let isMade =
    run("python3", "-m", "venv", environment)
    && run(
      python, "-m", "pip", "install", "--quiet", "--retries", "1", "--timeout", "10",
      "pytest-lsp==1.0.1")
  return isMade ? python : nil
}()

@Suite("A real client")
struct EditorClientTests {
  @Test(
    "sees what the server finds",
    .enabled(if: python != nil, "needs python3, and PyPI for pytest-lsp"))
  func client() throws {
    let python = try #require(python)
    let card = EditorSession(
      "card",
      try String(
        contentsOf: checkout.appending(path: "Tests/CommandLineTests/Sessions/fixing.session"),
        encoding: .utf8))
    let folder = try TemporaryFolder()
    for case .file(let path, let text) in card.steps { try folder.write(text, to: path) }
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "layoutlint").path
    let tests = checkout.appending(path: "Tests/CommandLineTests/Editor")
    let (status, output) = try runTool(
      "env",
      [
        "LAYOUTLINT=\(program)", "LAYOUTLINT_PROJECT=\(folder.url.path)", "timeout", "120", python,
        "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto",
        tests.path,
      ], in: folder.url)
    #expect(status == 0, "\(output)")
    #expect(output.contains("6 passed"), "\(output)")
  }
}
