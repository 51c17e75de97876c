import Foundation
import TestSupport
import Testing

@Suite("A limit")
struct LimitTests {
  /// A file that is too large, what it is given as, and what is said.
  struct Large: Sendable, CustomTestStringConvertible {
    let name: String
    /// In megabytes; no disk holds them, for nothing is written to the file.
    let size: Int
    let arguments: [String]

    var testDescription: String { name }

    static let all = [
      Large(name: "A.swift", size: 256, arguments: ["A.swift"]),
      Large(name: "known.jsonl", size: 128, arguments: ["--baseline", "known.jsonl", "B.swift"]),
      Large(name: ".layoutlint.json", size: 1, arguments: ["B.swift"]),
      Large(name: "rules/own.md", size: 1, arguments: ["rules", "--test", "rules"]),
      Large(name: "log", size: 256, arguments: ["explain", "--log", "log", "B.swift"]),
    ]
  }

  @Test("of a file's size is said", arguments: Large.all)
  func size(_ large: Large) throws {
    let folder = try TemporaryFolder(["B.swift": "", large.name: ""])
    let file = try FileHandle(forWritingTo: folder.url.appending(path: large.name))
    try file.truncate(atOffset: UInt64(large.size << 20) + 1)
    try file.close()
    let run = try BuiltProgram.run(large.arguments, in: folder.url)
    #expect(run.code == 2)
    let said = run.errors + run.output
    #expect(said.contains("\(large.name): error: larger than \(large.size) MB"), "\(said)")
  }

  @Test("of standard input's size is said")
  func standardInput() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let run = try BuiltProgram.run(
      ["--stdin", "--stdin-filename", "A.swift"], in: folder.url,
      through: ["/bin/sh", "-c", "exec \"$0\" \"$@\" < /dev/zero"])
    #expect(run.code == 2)
    #expect(run.errors.contains("standard input: error: larger than 256 MB"), "\(run.errors)")
  }

  @Test(
    "of nesting, length and number keeps a run short",
    arguments: [
      "if a {", "(", "[", "f(", "g {", "a.b(", "!", "a ? b : ", "{ \\(", "\"\\(", "case .a(let ",
    ])
  func nesting(_ piece: String) throws {
    let layout = "class A: UIView { func f() { b.topAnchor.constraint(equalTo: topAnchor)\n"
    let folder = try TemporaryFolder([
      "A.swift": layout + String(repeating: piece, count: 20_000)
    ])
    let run = try BuiltProgram.run(["--quiet", "."], in: folder.url)
    #expect(run.code == 0 || run.code == 1)
  }

  @Test("of helpers ends those that call each other")
  func helpers() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      class A: UIView {
        func f(_ a: UIView) -> NSLayoutConstraint { g(f(a).firstItem) }
        func g(_ a: UIView) -> NSLayoutConstraint { f(g(a).firstItem) }
        func h() { for a in [b, c, d] { h(); f(g(f(a))).isActive = true; [a, a].forEach { f($0); h() } } }
      }
      """
    ])
    let run = try BuiltProgram.run(["--quiet", "."], in: folder.url)
    #expect(run.code == 0 || run.code == 1)
  }

  /// Forty lines of which each uses the one before it twice, what the first of them is, and what is done with the last.
  struct Doubling: Sendable, CustomTestStringConvertible {
    let first: String
    /// With `OLD` for the name of the line before.
    let step: String
    /// With `LAST` for the name of the last line.
    let use: String

    var testDescription: String { step }

    var program: String {
      let lines = (1...40).map { index in
        "    let v\(index) = " + step.replacing("OLD", with: "v\(index - 1)")
      }
      return """
        class Panel: UIView {
          let title = UILabel()
          func setUp() {
            let v0 = \(first)
        \(lines.joined(separator: "\n"))
            \(use.replacing("LAST", with: "v40"))
          }
        }
        """
    }

    private static let format =
      "NSLayoutConstraint.constraints(withVisualFormat: LAST, metrics: nil, views: [:])"
    private static let edge = "title.topAnchor.constraint(equalTo: topAnchor)"

    static let all = [
      Doubling(first: "\"H:|-[title]\"", step: "\"\\(OLD)\\(OLD)\"", use: format),
      Doubling(first: "\"H:|-[title]\"", step: "OLD + OLD", use: format),
      Doubling(first: "\"H:|-[title]\"", step: "wide ? OLD : OLD", use: format),
      Doubling(
        first: "[title]", step: "[OLD, OLD]", use: "for a in LAST { for b in a { add(b) } }"),
      Doubling(first: "[title]", step: "OLD + OLD", use: "LAST.forEach { addSubview($0) }"),
      Doubling(
        first: "[\(edge)]", step: "[OLD, OLD].flatMap { $0 }",
        use: "NSLayoutConstraint.activate(LAST)"),
      Doubling(first: "[\(edge)]", step: "OLD + OLD", use: "NSLayoutConstraint.activate(LAST)"),
      Doubling(first: "(title, title)", step: "(OLD, OLD)", use: "add(LAST)"),
      Doubling(first: "[\"a\": [title]]", step: "[\"a\": [OLD, OLD]]", use: "add(LAST)"),
      Doubling(first: "bounds.width", step: "OLD + OLD", use: "title.frame.size.width = LAST"),
      Doubling(first: "bounds", step: "OLD.union(OLD)", use: "title.frame = LAST"),
      Doubling(first: "{ \(edge).isActive = true }", step: "{ OLD(); OLD() }", use: "LAST()"),
    ]
  }

  @Test("of a value's size keeps forty lines from being counted out", arguments: Doubling.all)
  func doubling(_ shape: Doubling) throws {
    let folder = try TemporaryFolder(["A.swift": shape.program])
    // Two thousand million bytes of addresses, of which the program itself takes most.
    let limits = ["/bin/sh", "-c", "ulimit -v 2000000; ulimit -t 20; exec \"$0\" \"$@\""]
    for arguments in [
      ["--quiet", "."], ["dump", "constraints", "."], ["dump", "frames", "--size", "375x667", "."],
      ["migrate", "--to", "frames", "--diff", "."], ["migrate", "--to", "anchors", "--diff", "."],
    ] {
      let run = try BuiltProgram.run(arguments, in: folder.url, through: limits)
      #expect(run.code == 0 || run.code == 1, "\(arguments): \(run.errors)")
    }
  }

  @Test("of namesakes leaves out those that a file cannot call")
  func namesakes() throws {
    let count = 80
    let files = (0..<count).map { index in
      (
        "F\(index).swift",
        """
        import UIKit
        private func fix(_ view: UIView) {
          view.widthAnchor.constraint(equalToConstant: 44).isActive = true
        }
        final class Card\(index): UIView {
          private let title = UIView()
          func setUp() {
            addSubview(title)
            title.translatesAutoresizingMaskIntoConstraints = false
            fix(title)
            title.widthAnchor.constraint(equalToConstant: 0).isActive = true
          }
        }

        """
      )
    }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let run = try BuiltProgram.run(["--only", "conflicting-constraints", "."], in: folder.url)
    #expect(run.output.split(separator: "\n").count { $0.contains(": error:") } == count)
  }

  @Test("of patience ends what waits for a pipe")
  func pipes() throws {
    let folder = try TemporaryFolder(["A.swift": "", "got": ""])
    _ = try runTool("mkfifo", ["pipe"], in: folder.url)
    let run = try BuiltProgram.run(["--report", "html=pipe", "A.swift"], in: folder.url)
    #expect(run.code == 2)
    #expect(run.errors.contains("pipe: error: no response for 8 seconds"), "\(run.errors)")
    let read = try BuiltProgram.run(
      ["--report", "html=pipe", "A.swift"], in: folder.url,
      through: ["/bin/sh", "-c", "cat pipe > got & \"$0\" \"$@\" && wait"])
    #expect(read.code == 0)
    let got = try String(contentsOf: folder.url.appending(path: "got"), encoding: .utf8)
    #expect(got.contains("</html>"))
  }

  @Test(
    "of patience is not waited for where nobody can answer",
    .enabled(
      if: (try? runTool("python3", ["--version"], in: checkout))?.status == 0, "needs python3"),
    arguments: [["sock.swift"], ["--report", "html=sock.swift", "A.swift"]])
  func sockets(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let bind = "import socket; socket.socket(socket.AF_UNIX).bind('sock.swift')"
    _ = try runTool("python3", ["-c", bind], in: folder.url)
    let run = try BuiltProgram.run(arguments, in: folder.url)
    #expect(run.code == 2)
    #expect(run.errors.contains("sock.swift: error: not a regular file"), "\(run.errors)")
  }

  @Test("of patience ends a git whose settings never answer")
  func hostileSettings() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    _ = try runTool("git", ["init", "-q"], in: folder.url)
    _ = try runTool("mkfifo", ["pipe"], in: folder.url)
    let path = folder.url.appending(path: "pipe").path
    _ = try runTool("git", ["config", "include.path", path], in: folder.url)
    let run = try BuiltProgram.run(["--changed"], in: folder.url)
    #expect(run.code == 2)
    #expect(run.errors.contains("no response for 8 seconds"), "\(run.errors)")
  }
}
