import Foundation
import LintDriver
import TestSupport
import Testing
import layoutlint

@Suite("A run that watches files")
struct WatchRunTests {
  @Test("lints again when a file changes, and ends when it need not wait")
  func again() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B.swift": "fine"])
    // Nothing changes at first; then one file, one more, and the configuration.
    var steps: [() throws -> Void] = [
      {}, { try folder.write("old gone", to: "A.swift") },
      { try folder.write("gone", to: "C.swift") },
      { try folder.write("{ exclude: ['A.swift'] }", to: ".layoutlint.json") },
    ]
    let run = runSample(
      ["lint", "--watch", "/"], in: folder,
      waits: {
        if steps.isEmpty { return false }
        return (try? steps.removeFirst()()) != nil
      })
    #expect(
      run.errors.split(separator: "\n").filter { $0.contains("finding") || $0.contains("watch") }
        == [
          "1 finding (1 warning) in 1 of 2 files; 1 can be fixed with --fix",
          "watching 2 files; press Ctrl-C to stop",
          "2 findings (1 error, 1 warning) in 1 of 2 files; 1 can be fixed with --fix, 1 more with --unsafe-fixes",
          "watching 2 files; press Ctrl-C to stop",
          "3 findings (2 errors, 1 warning) in 2 of 3 files; 1 can be fixed with --fix, 2 more with --unsafe-fixes",
          "watching 3 files; press Ctrl-C to stop",
          "1 finding (1 error) in 1 of 2 files; 1 can be fixed with --fix --unsafe-fixes",
          "watching 3 files; press Ctrl-C to stop",
        ])
    #expect(run.code == .findings)
  }

  @Test(
    "goes with nothing that changes files or reads them elsewhere", arguments: ["--fix", "--diff"])
  func refused(_ option: String) {
    let run = runSample(["--watch", option])
    #expect(run.code == .failure)
    #expect(run.errors == "layoutlint: error: '--watch' cannot be combined with '\(option)'\n")
  }
}
