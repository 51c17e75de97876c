import Foundation
import LintDriver
import RulePages
import TestSupport
import Testing
import layoutlint

@Suite("Shards")
struct ShardRunTests {
  /// A project of all fixtures, and of files that lean on each other.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, variants) in sampleProjectFiles { try folder.write(variants[0], to: path) }
    try folder.write(sampleProjectFiles["Card.swift"]?[1] ?? "", to: "Sub/Card2.swift")
    for (index, fixture) in try Fixture.all().enumerated() where index.isMultiple(of: 3) {
      try folder.write(fixture.source.bytes, to: fixture.path)
    }
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) -> SampleRun {
    runSample(arguments, in: folder, analyzer: .standard, pages: RulePage.embedded)
  }

  private func parts(
    _ count: Int, in folder: TemporaryFolder, named prefix: String = ""
  ) -> [String] {
    (1...count).map { number in
      let name = "/\(prefix)\(number).part"
      let shard = run(["--shard", "\(number)/\(count)", "--part", name, "/"], in: folder)
      #expect(shard.code == .success && shard.output.isEmpty)
      #expect(shard.errors.hasPrefix("shard \(number)/\(count): looked at "))
      return name
    }
  }

  @Test("joined give what one run gives")
  func same() throws {
    let folder = try Self.project()
    let divisions = [1, 2, 5].map { parts($0, in: folder, named: "\($0)-") }
    let forms: [[String]] = [
      [], ["--report", "json"], ["--report", "sarif"], ["--report", "gitlab"], ["--statistics"],
      ["--fail-level", "error", "--max-findings", "7"],
    ]
    for form in forms {
      let whole = run(["--no-cache"] + form + ["/"], in: folder)
      #expect(whole.output.count > 1000)
      for parts in divisions {
        let joined = run(["merge"] + form + parts, in: folder)
        #expect(whole.output == joined.output && whole.code == joined.code, "\(form)")
        #expect(whole.errors == joined.errors)
      }
    }
    for known in ["zero-constant", "unscaled-constant,unused-suppression"] {
      _ = run(["--only", known, "--write-baseline", "/known.json", "/"], in: folder)
      let whole = run(["--no-cache", "--baseline", "/known.json", "/"], in: folder)
      for parts in divisions {
        let joined = run(["merge", "--baseline", "/known.json"] + parts, in: folder)
        #expect(whole.output == joined.output && whole.errors == joined.errors)
      }
    }
    _ = run(["--write-baseline", "/whole.json", "/"], in: folder)
    for (number, parts) in divisions.enumerated() {
      _ = run(["merge", "--write-baseline", "/\(number).json"] + parts, in: folder)
      #expect(try folder.bytes(of: "whole.json") == folder.bytes(of: "\(number).json"))
    }
  }

  @Test("have each its own part of the work")
  func work() throws {
    let folder = try Self.project()
    var looked = 0
    for number in 1...4 {
      let shard = run(["--shard", "\(number)/4", "--part", "/p", "/"], in: folder)
      let words = shard.errors.split(separator: " ")
      looked += Int(words.first { Int($0) != nil } ?? "") ?? 0
      #expect(shard.errors.contains("; 'layoutlint merge' joins p with the others"))
    }
    let whole = run(["--no-cache", "--report", "json", "--exit-zero", "/"], in: folder)
    #expect(whole.errors.contains(" of \(looked) files"), "\(whole.errors.suffix(200))")
  }

  @Test("that do not go together are refused")
  func refusals() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1", "B.swift": "let b = 1"])
    let parts = parts(2, in: folder)
    let errors = { (arguments: [String]) in
      let run = self.run(["merge"] + arguments, in: folder)
      #expect(run.code == .failure && run.output.isEmpty)
      return run.errors
    }
    #expect(errors([parts[0]]) == "layoutlint merge: error: the part of shard 2/2 is missing\n")
    #expect(
      errors([parts[0], parts[0]]) == "1.part: error: is shard 1/2, and so is 1.part\n")
    #expect(
      errors(["--only", "zero-constant"] + parts)
        == "layoutlint merge: error: the parts were made with other rules, another configuration "
        + "or another version; give the same --config, --only and --except here\n")
    #expect(errors(["/A.swift"]).hasPrefix("A.swift: error: is no part, or damaged; "))
    var bytes = try folder.bytes(of: "1.part")
    bytes[bytes.count / 2] ^= 4
    try folder.write(bytes, to: "damaged.part")
    #expect(errors(["/damaged.part", parts[1]]).hasPrefix("damaged.part: error: is no part"))
    _ = run(["--shard", "1/3", "--part", "/other.part", "/"], in: folder)
    #expect(
      errors([parts[0], "/other.part"])
        == "other.part: error: was made with other options or another version than 1.part\n")
    try folder.write("let b = 12", to: "B.swift")
    #expect(errors(parts).hasPrefix("B.swift: error: is not what the shards read\n"))
    _ = run(["--shard", "2/2", "--part", "/2.part", "/"], in: folder)
    #expect(errors(parts) == "B.swift: error: is not the same in 1.part and 2.part\n")
  }
}
