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
}
