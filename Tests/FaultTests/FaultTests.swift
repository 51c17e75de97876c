import Foundation
import TestSupport
import Testing

private let before = card(", constant: 0")
private let after = card("")

private func card(_ constant: String) -> String {
  """
  import UIKit
  class Card: UIView {
    func setUp() { title.topAnchor.constraint(equalTo: topAnchor\(constant)).isActive = true }
  }

  """
}

private let fixing = ["--fix", "--quiet", "--only", "zero-constant"]

/// Files, folders and disks that are not as they should be, and the real program.
@Suite("A fixing run")
struct FaultTests {
  @Test("that may write no file leaves all as they were, and says so")
  func noRoom() throws {
    let text = before + String(repeating: "// room\n", count: 4_000)
    let folder = try TemporaryFolder(["A.swift": text, "B.swift": text])
    // The system lets no file grow beyond some blocks, as on a full disk.
    let run = try BuiltProgram.run(
      fixing + ["."], in: folder.url, through: ["/bin/sh", "-c", "ulimit -f 8; exec \"$@\"", "sh"])
    #expect(run.code == 2)
    #expect(try folder.texts() == ["A.swift": text, "B.swift": text])
    #expect(try folder.hasTemporaryFile == false)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains(".swift: error: cannot be written: file too large") })
  }

  @Test(
    "that cannot print says so", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullOutput() throws {
    let folder = try TemporaryFolder(["A.swift": before])
    let run = try BuiltProgram.run(
      ["--min-severity", "info", "A.swift"], in: folder.url,
      through: ["/bin/sh", "-c", "exec \"$@\" >/dev/full", "sh"])
    #expect(run.code == 2)
    #expect(run.errors.contains("cannot write output: no space left on the disk"))
  }

  @Test("passes over what is no file, and does not wait for it")
  func strangeThings() throws {
    let folder = try TemporaryFolder(["A.swift": before, "folder.swift/B.swift": before])
    for name in ["pipe.swift", ".gitignore", ".layoutlint.json"] {
      _ = try runTool("mkfifo", [name], in: folder.url)
    }
    try folder.link("device.swift", to: "/dev/zero")
    try folder.link("self.swift", to: "self.swift")
    try folder.link("loop", to: ".")
    try folder.link("folder.swift/up", to: "..")
    let run = try BuiltProgram.run(fixing + ["."], in: folder.url)
    // A configuration that cannot be read stops the run.
    #expect(run.code == 2)
    #expect(run.errors == ".layoutlint.json: error: not a regular file\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: ".layoutlint.json"))
    let second = try BuiltProgram.run(fixing + ["."], in: folder.url)
    #expect(second.code == 2)
    #expect(
      second.errors == """
        self.swift: note: broken symbolic link
        device.swift: error: not a regular file
        pipe.swift: error: not a regular file

        """)
    #expect(try folder.text(of: "A.swift") == after)
    #expect(try folder.text(of: "folder.swift/B.swift") == after)
  }

  @Test("fixes files of any name")
  func names() throws {
    var names = ["new\nline.swift", "quote\".swift", "it's.swift", "\u{1B}[31m.swift", "-x.swift"]
    names += [
      "A.swift", "a.swift", "$(touch x).swift", "`id`.swift",
      String(repeating: "n", count: 240) + ".swift",
    ]
    let folder = try TemporaryFolder()
    for name in names { try folder.write(before, to: name) }
    // Where case does not count, two of the names are one file.
    let count = try folder.entries().count
    let run = try BuiltProgram.run(["--fix", "--only", "zero-constant", "."], in: folder.url)
    #expect(run.code == 0)
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.contains("fixed \(count) findings in \(count) files"))
    #expect(try folder.texts().values.allSatisfy { $0 == after })
    #expect(try folder.entries().count == count)
  }

  @Test(
    "and every other one print nothing from source that steers a terminal",
    arguments: [
      "A.swift", "--format=json A.swift", "--statistics A.swift",
      "dump tokens A.swift", "dump constraints A.swift", "dump frames --size 300x300 A.swift",
      "numbers A.swift", "explain A.swift:7", "explain --format=json A.swift:7",
      "explain --log A.swift A.swift", "migrate --to frames --check A.swift", "preview A.swift",
      "preview --format=html A.swift",
      "preview --format=svg A.swift", "--report=html A.swift", "--report=markdown A.swift",
      "--report=github A.swift", "--report=sarif A.swift", "--report=junit A.swift",
    ])
  func escapes(_ command: String) throws {
    let hostile = "a\u{1B}[31m\u{9B}31m\u{7}\u{202E}"
    let folder = try TemporaryFolder([
      "A.swift": """
      import UIKit
      class Panel: UIView {  // \(hostile)
        func setUp() {
          let box = UIView(), `\(hostile)` = UIView()  // \(hostile)
          addSubview(box); addSubview(`\(hostile)`)
          NSLayoutConstraint.activate(constraints(withVisualFormat: "|[\(hostile)]\(hostile)", views: views))
          NSLayoutConstraint.activate([`\(hostile)`.topAnchor.constraint(equalTo: topAnchor, constant: 0), `\(hostile)`.topAnchor.constraint(equalTo: topAnchor, constant: 12.3)])
        }
      }
      """
    ])
    let words = command.split(separator: " ").map(String.init)
    let run = try BuiltProgram.run(words, in: folder.url)
    #expect(!(run.output + run.errors).isEmpty)
    for steering in ["\u{1B}", "\u{9B}", "\u{7}"] {
      #expect(!(run.output + run.errors).contains(steering))
    }
  }

  @Test("names the folder that is too deep, and fixes the others")
  func longPaths() throws {
    let folder = try TemporaryFolder(["A.swift": before])
    // No call can make a path longer than the system's limit, but a folder can be moved to the end of another one.
    let names = Array(repeating: String(repeating: "d", count: 200), count: 12)
    let (outer, inner) = ("outer/" + names.joined(separator: "/"), names.joined(separator: "/"))
    try folder.write(before, to: "\(outer)/B.swift")
    try folder.write(before, to: "inner/\(inner)/C.swift")
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "inner"), to: folder.url.appending(path: "\(outer)/inner"))
    let run = try BuiltProgram.run(fixing + ["."], in: folder.url)
    #expect(run.code == 2)
    #expect(run.errors.hasSuffix("error: the name is too long\n"))
    #expect(try folder.text(of: "A.swift") == after)
    #expect(try folder.text(of: "\(outer)/B.swift") == after)
    _ = try runTool("rm", ["-rf", "outer"], in: folder.url)
  }

  @Test("leaves alone what may not be written, and fixes the others")
  func permissions() throws {
    let folder = try TemporaryFolder([
      "A.swift": before, "locked/B.swift": before, "C.swift": before,
    ])
    let paths = [("locked/B.swift", 0o644), ("locked", 0o555), ("C.swift", 0o444)]
    for (path, mode) in paths { try folder.permit(mode, path) }
    defer { try? folder.permit(0o755, "locked") }
    // root may write anywhere, and so takes the place of somebody who may not.
    let isRoot = geteuid() == 0
    if isRoot { _ = try runTool("chown", ["-R", "65534:65534", "."], in: folder.url) }
    let run = try BuiltProgram.run(
      fixing + ["."], in: folder.url,
      through: isRoot
        ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [])
    #expect(run.code == 2)
    #expect(
      run.errors == """
        C.swift: error: cannot be written: permission denied
        locked/B.swift: error: cannot be written: permission denied

        """)
    #expect(try folder.texts() == ["A.swift": after, "locked/B.swift": before, "C.swift": before])
  }
}

extension TemporaryFolder {
  fileprivate func permit(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: url.appending(path: path).path)
  }
}
