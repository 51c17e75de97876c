import Foundation
import TestSupport
import Testing
import layoutlint

@Suite("Completions")
struct CompletionTests {
  @Test(
    "in bash answer for commands, options and values",
    arguments: [
      ("layoutlint ru", ["rules"]), ("layoutlint --sta", ["--staged", "--statistics"]),
      ("layoutlint --format ", ["text", "json"]), ("layoutlint --format j", ["json"]),
      ("layoutlint --format = j", ["json"]), ("layoutlint --format =", ["text", "json"]),
      ("layoutlint preview --format ", ["text", "svg", "html"]),
      ("layoutlint migrate --to a", ["anchors"]),
      ("layoutlint migrate --from sn", ["snapkit"]),
      ("layoutlint migrate --allow l", ["left-to-right"]),
      ("layoutlint --report sa", ["sarif"]), ("layoutlint --only go", ["gone-word"]),
      ("layoutlint explain ol", ["old-word"]), ("layoutlint help expl", ["explain"]),
      ("layoutlint hook ", ["install", "uninstall", "status"]),
      ("layoutlint completions z", ["zsh"]), ("layoutlint rules --f", ["--format"]),
      ("layoutlint rules --fi", []), ("layoutlint dump f", ["frames"]),
      // Files are left to bash.
      ("layoutlint --config ", []), ("layoutlint Sources/ ex", []),
    ])
  func bash(_ line: String, _ expected: [String]) throws {
    let folder = try TemporaryFolder([
      "complete.sh": runSample(["completions", "bash"]).output
        + """
        words=(\(line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")))
        \(line.hasSuffix(" ") ? "words+=('')" : "")
        COMP_WORDS=("${words[@]}")
        COMP_CWORD=$((${#words[@]} - 1))
        _layoutlint
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    ])
    let (status, output) = try runTool("bash", ["-u", "complete.sh"], in: folder.url)
    #expect(status == 0)
    let answers = output.split(separator: "\n").map(String.init)
    #expect(answers == expected, "\(output)")
  }

  @Test("name every option of every command", arguments: ["bash", "zsh", "fish"])
  func complete(_ shell: String) {
    let script = runSample(["completions", shell]).output
    for topic in HelpTopic.allCases {
      for line in topic.text.split(separator: "\n") where line.hasPrefix("  --") {
        let name = line.dropFirst(4).prefix { $0.isLetter || $0 == "-" }
        if name.isEmpty { continue }
        #expect(script.contains(shell == "fish" ? "-l \(name) " : "--\(name)"), "\(name)")
      }
    }
    #expect(script.contains("gone-word"))
  }

  @Test("are scripts that their shells can read", arguments: ["bash", "zsh", "fish"])
  func syntax(_ shell: String) throws {
    // Not every machine has every shell.
    let folder = try TemporaryFolder(["script": runSample(["completions", shell]).output])
    guard try runTool("which", [shell], in: folder.url).status == 0 else { return }
    #expect(try runTool(shell, ["-n", "script"], in: folder.url) == (0, ""))
  }
}
