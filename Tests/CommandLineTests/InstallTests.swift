import Foundation
import TestSupport
import Testing
import layoutlint

/// The shell code of a step in a workflow or an action: what follows its `run: |`, without the indentation.
private func script(ofStep name: String, in action: String) throws -> String {
  let step = try #require(action.components(separatedBy: "- name: \(name)\n").dropFirst().first)
  let lines = try #require(step.components(separatedBy: "run: |\n").dropFirst().first)
    .components(separatedBy: "\n")
  let depth = lines.first?.prefix { $0 == " " }.count ?? 0
  let code = lines.prefix { line in
    line.isEmpty || line.prefix { $0 == " " }.count >= depth
  }
  return code.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
}

private let mistake = """
  import UIKit
  final class Card: UIView {
    let title = UILabel()
    func setUp() {
      addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      title.leadingAnchor.constraint(equalTo: leftAnchor).isActive = true
    }
  }

  """

@Suite("The GitHub Action")
struct ActionTests {
  /// Runs the step that lints, as GitHub would, with the program that was built.
  private func lint(
    in repository: URL, _ variables: [String: String]
  ) throws -> (status: Int32, output: String) {
    let action = try Document(".github/actions/layoutlint/action.yml").text
    let program = URL(filePath: BuiltProgram.path).deletingLastPathComponent().path
    var values = [
      "PATHS": ".", "CHANGED_ONLY": "false", "ARGUMENTS": "--no-cache",
      "SARIF": "layoutlint.sarif", "BASE": "", "BEFORE": "",
      "PATH": program + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
    ]
    values.merge(variables) { $1 }
    let arguments = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let code = try script(ofStep: "Lint", in: action)
    return try runTool("env", arguments + ["bash", "-c", code], in: repository)
  }

  @Test("is not needed: a workflow can run the command itself")
  func plainRun() throws {
    let origin = try SampleRepository(["Card.swift": mistake])
    try origin.git("checkout", "--quiet", "-b", "feature")
    try origin.write(["Row.swift": mistake.replacing("Card", with: "Row")])
    try origin.commitAll()
    let place = try TemporaryFolder()
    let (cloned, log) = try runTool(
      "git",
      ["clone", "--quiet", "--branch=feature", "file://" + origin.folder.url.path, "clone"],
      in: place.url)
    #expect(cloned == 0, "\(log)")
    let workflow = try Document(".github/examples/github-run.yml").text
    let code = try script(ofStep: "Lint", in: workflow)
    let guide = try Document(".github/guides/continuous-integration.md").text
    #expect(guide.contains(code.trimmingCharacters(in: .whitespacesAndNewlines)))
    let program = URL(filePath: BuiltProgram.path).deletingLastPathComponent().path
    let path = program + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let (status, output) = try runTool(
      "env", ["BASE=main", "PATH=" + path, "bash", "-ec", code],
      in: place.url.appending(path: "clone"))
    #expect(status == 1)
    #expect(output.contains("file=Row.swift") && !output.contains("file=Card.swift"), "\(output)")
  }

  @Test("installs the bundle of a release that has the checksum, and no other")
  func install() throws {
    let folder = try TemporaryFolder(["bin/curl": "#!/bin/sh\ncp \"$RELEASE\" \"$3\"\n"])
    let bundle = """
      set -e
      case "$(uname -s)" in
        Darwin) triple=arm64-apple-macosx+x86_64-apple-macosx ;;
        *) triple=$(uname -m)-unknown-linux-gnu ;;
      esac
      mkdir -p "bundle/$triple/bin" temporary
      mv bundle layoutlint-9.8.7.artifactbundle
      program=layoutlint-9.8.7.artifactbundle/$triple/bin/layoutlint
      printf '#!/bin/sh\\necho it runs\\n' > "$program"
      chmod +x "$program" bin/curl
      zip -qr release.zip layoutlint-9.8.7.artifactbundle
      if command -v sha256sum > /dev/null; then sum=(sha256sum); else sum=(shasum -a 256); fi
      "${sum[@]}" release.zip > release.sha256
      """
    let (made, log) = try runTool("bash", ["-c", bundle], in: folder.url)
    #expect(made == 0, "\(log)")
    let action = try Document(".github/actions/layoutlint/action.yml").text
    let code = try script(ofStep: "Install", in: action)
    let path = folder.url.path
    func install(_ checksum: String) throws -> (status: Int32, output: String) {
      try runTool(
        "env",
        [
          "PATH=\(path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
          "RELEASE=\(path)/release.zip", "RUNNER_TEMP=\(path)/temporary",
          "GITHUB_PATH=\(path)/added", "REPOSITORY=a/b", "VERSION=9.8.7",
          "CHECKSUM=\(checksum)", "bash", "-c", code + "\n\"$(cat \"$GITHUB_PATH\")/layoutlint\"",
        ], in: folder.url)
    }
    let content = try folder.text(of: "release.sha256")
    let wrong = try install(String(repeating: "0", count: 64))
    #expect(wrong.status != 0 && !wrong.output.contains("it runs"), "\(wrong.output)")
    for checksum in [content, String(content.prefix(64))] {
      try? FileManager.default.removeItem(at: folder.url.appending(path: "added"))
      let (status, output) = try install(checksum)
      #expect(status == 0 && output.hasSuffix("it runs\n"), "\(output)")
    }
  }

  @Test("annotates what it finds, writes a SARIF file, and fails")
  func annotations() throws {
    let repository = try SampleRepository(["Card.swift": mistake, "Row.swift": "import UIKit\n"])
    let (status, output) = try lint(in: repository.folder.url, [:])
    #expect(status == 1)
    #expect(output.contains("::error file=Card.swift,line=7,"), "\(output)")
    #expect(
      try repository.folder.text(of: "layoutlint.sarif").contains("mixed-direction-attributes"))
    let (passed, _) = try lint(
      in: repository.folder.url, ["PATHS": "Row.swift", "ARGUMENTS": "--no-cache --strict"])
    #expect(passed == 0)
  }

  @Test("reports only what a pull request or a push changes, also in a shallow clone")
  func changedOnly() throws {
    let origin = try SampleRepository(["Card.swift": mistake])
    let before = try origin.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    try origin.git("checkout", "--quiet", "-b", "feature")
    try origin.write(["Row.swift": mistake.replacing("Card", with: "Row")])
    try origin.commitAll()
    let place = try TemporaryFolder()
    let (cloned, log) = try runTool(
      "git",
      [
        "clone", "--quiet", "--depth=1", "--branch=feature", "file://" + origin.folder.url.path,
        "clone",
      ],
      in: place.url)
    #expect(cloned == 0, "\(log)")
    for variables in [["BASE": "main"], ["BEFORE": before]] {
      let (status, output) = try lint(
        in: place.url.appending(path: "clone"), variables.merging(["CHANGED_ONLY": "true"]) { $1 })
      #expect(status == 1)
      #expect(output.contains("file=Row.swift") && !output.contains("file=Card.swift"), "\(output)")
    }
    // A new branch has nothing before it.
    let zeros = String(repeating: "0", count: 40)
    let (status, output) = try lint(
      in: place.url.appending(path: "clone"), ["BEFORE": zeros, "CHANGED_ONLY": "true"])
    #expect(status == 1 && output.contains("file=Card.swift"), "\(output)")
  }
}

@Suite("The guide for editors")
struct EditorGuideTests {
  @Test("has a test of the server that can be pasted into a shell")
  func smokeTest() throws {
    let guide = try Document(".github/guides/editors.md").text
    let block = try #require(guide.components(separatedBy: "```sh\n").dropFirst().first)
    let code = try #require(block.components(separatedBy: "```").first)
    let program = URL(filePath: BuiltProgram.path).deletingLastPathComponent().path
    let path = program + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let folder = try TemporaryFolder()
    let (status, output) = try runTool("env", ["PATH=" + path, "bash", "-c", code], in: folder.url)
    #expect(status == 1)
    #expect(output.hasPrefix("Content-Length: "))
    let end = try #require(guide.firstMatch(of: /ends with `([^`]*)`/)).1
    #expect(output.hasSuffix(end), "\(output)")
  }
}

@Suite("What installs layoutlint")
struct InstallTests {
  /// The files that name the repository or a version of it.
  private static let files = [
    ".github/actions/layoutlint/action.yml", ".github/examples/github.yml",
    ".github/examples/github-run.yml", ".github/examples/gitlab.yml",
    ".github/install/layoutlint.rb", ".github/guides/installing.md",
    ".github/guides/changed-code.md", ".github/guides/continuous-integration.md",
  ]

  @Test("names one version, that of the program", arguments: files)
  func versions(_ path: String) throws {
    let text = try Document(path).text
    let named = text.matches(of: /(?:v|-|"| )(\d+\.\d+\.\d+)(?=\.artifactbundle|\.tar|"|\n|`| )/)
    for match in named { #expect(match.1 == version, "\(match.0)") }
    #expect(!text.contains("example.com"))
  }

  @Test("has an address that one script sets everywhere")
  func address() throws {
    var copies: [String: String] = [:]
    for path in Self.files + [".ci/set-repository", ".pre-commit-hooks.yaml", "README.md"] {
      copies[path] = try Document(path).text
    }
    let folder = try TemporaryFolder(copies)
    let (status, output) = try runTool(
      "bash", [".ci/set-repository", "someone/layout-tool"], in: folder.url)
    #expect(status == 0, "\(output)")
    for path in Self.files {
      let text = try folder.text(of: path)
      #expect(!text.contains("OWNER"), "\(path)")
      #expect(text.contains("someone/layout-tool") || !(copies[path] ?? "").contains("OWNER/"))
    }
    #expect(
      try folder.text(of: ".github/install/layoutlint.rb").contains(
        "github.com/someone/layout-tool"))
    // SwiftPM calls a package by the last part of its address.
    #expect(
      try folder.text(of: ".github/guides/installing.md").contains("package: \"layout-tool\""))
    let (again, message) = try runTool(
      "bash", [".ci/set-repository", "other/name"], in: folder.url)
    #expect(again == 1 && message.contains("no placeholder left"))
    let (wrong, _) = try runTool("bash", [".ci/set-repository", "not a name"], in: folder.url)
    #expect(wrong == 2)
  }

  @Test("gets a new version, and its section of the changelog, from one script")
  func newVersion() throws {
    var copies: [String: String] = [:]
    let others = [
      ".ci/set-version", "CHANGELOG.md", "Sources/layoutlint/Help.swift",
      "Tests/CommandLineTests/Sessions/protocol.session",
    ]
    for path in Self.files + others { copies[path] = try Document(path).text }
    let folder = try TemporaryFolder(copies)
    let (status, output) = try runTool("bash", [".ci/set-version", "91.2.3"], in: folder.url)
    #expect(status == 0, "\(output)")
    #expect(
      try folder.text(of: "Sources/layoutlint/Help.swift").contains(
        "package let version = \"91.2.3\""))
    for path in Self.files { #expect(!(try folder.text(of: path).contains(version)), "\(path)") }
    #expect(try folder.text(of: "CHANGELOG.md").contains("## Unreleased\n\n## 91.2.3\n"))
    let (again, _) = try runTool("bash", [".ci/set-version", "91.2.3"], in: folder.url)
    #expect(again == 1)
  }
}
