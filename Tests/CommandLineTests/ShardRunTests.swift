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
    for (index, fixture) in try Fixture.all().enumerated() where index.isMultiple(of: 13) {
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
      #expect(shard.errors.hasPrefix("shard \(number)/\(count): linted "))
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

  @Test("write reports and baselines that join to those of one run")
  func reports() throws {
    let folder = try Self.project()
    let path = folder.url.path
    for form in [["--no-baseline"], ["--no-baseline", "--except", "unscaled-constant"]] {
      for kind in ["json", "sarif"] {
        // A shard cannot count what the project has, so its report lists each number.
        let whole = run(
          ["--no-cache", "--numbers", "--min-severity", "info", "--report", kind] + form + ["/"],
          in: folder)
        #expect(whole.output.count > 10_000)
        let names = (1...3).map { number in
          let report = ["--shard", "\(number)/3", "--report", "\(kind)=\(path)/\(number)"]
          let shard = run(report + form + ["/"], in: folder)
          #expect(shard.code == .success && shard.output.isEmpty)
          #expect(shard.errors.hasPrefix("shard \(number)/3: linted "))
          return "/\(number)"
        }
        let joined = run(["merge"] + names.reversed(), in: folder)
        #expect(joined.output == whole.output && joined.code == whole.code)
        let written = run(
          ["merge", "--fail-level", "error", "--report", "\(kind)=\(path)/all"] + names, in: folder)
        #expect(written.code == .findings && written.output.isEmpty)
        #expect(try folder.text(of: "all").replacing(path + "/", with: "") == whole.output)
        #expect(run(["merge", "--exit-zero", "--quiet"] + names, in: folder).code == .success)
      }
    }
    _ = run(["--write-baseline", "/whole", "/"], in: folder)
    let names = (1...3).map { number in
      let shard = ["--shard", "\(number)/3", "--write-baseline", "/\(number).known"]
      #expect(run(shard + ["/"], in: folder).code == .success)
      return "/\(number).known"
    }
    let joined = run(["merge", "--write-baseline", "/all"] + names, in: folder)
    #expect(joined.code == .success && joined.output.isEmpty)
    #expect(try folder.bytes(of: "whole") == folder.bytes(of: "all"))
    #expect(
      run(["--baseline", "/1.known", "/"], in: folder).errors.contains("belongs to a single shard"))
  }

  @Test("whose reports do not go together are refused")
  func reportRefusals() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B.swift": "gone"])
    let path = folder.url.path
    func write(_ shard: String, _ arguments: String...) -> SampleRun {
      runSample(["--shard", shard] + arguments + ["/"], in: folder)
    }
    for number in 1...2 {
      _ = write("\(number)/2", "--report", "json=\(path)/\(number).json")
      _ = write("\(number)/2", "--report", "sarif=\(path)/\(number).sarif")
      _ = write("\(number)/2", "--write-baseline", "/\(number).known")
      _ = write("\(number)/2", "--part", "/\(number).part")
    }
    func errors(_ arguments: String...) -> String {
      let run = runSample(["merge"] + arguments, in: folder)
      #expect(run.code == .failure && run.output.isEmpty)
      return run.errors
    }
    #expect(errors("/1.json") == "layoutlint merge: error: the report for shard 2/2 is missing\n")
    #expect(
      errors("/1.json", "/1.json")
        == "1.json: error: is shard 1/2, but so is 1.json; pass each shard only once\n")
    #expect(
      errors("/1.json", "/2.sarif")
        == "2.sarif: error: is a SARIF report, but 1.json is a JSON report; "
        + "merge only files of the same kind\n")
    #expect(
      errors("/1.known", "/2.part")
        == "1.known: error: is not a shard part, but 2.part is; "
        + "merge only files of the same kind\n")
    #expect(errors("/A.swift").hasPrefix("A.swift: error: is damaged, or is not a part, a JSON "))
    #expect(
      errors("--report", "sarif", "/1.json", "/2.json")
        .contains(
          "accepts only '--report json[=FILE]', '--fail-level', '--exit-zero' and '--quiet' for a JSON"
        )
    )
    #expect(errors("--statistics", "/1.known", "/2.known").contains("'--write-baseline FILE'"))
    _ = runSample(["--no-cache", "--report", "json=\(path)/whole.json", "/"], in: folder)
    #expect(errors("/whole.json").contains("was not written by a run with '--shard'"))
    _ = write("2/2", "--except", "old-word", "--report", "json=\(path)/2.json")
    #expect(
      errors("/1.json", "/2.json")
        .contains("does not match 1.json: the two were made from different files, with")
    )
    _ = runSample(["--write-baseline", "/known", "/"], in: folder)
    try folder.write("{\"baseline\": \"known\"}", to: ".layoutlint.json")
    let known = write("1/2", "--report", "json")
    #expect(
      known.code == .failure
        && known.errors.contains("use '--no-baseline', or write a part with '--part"))
    #expect(write("1/2", "--no-baseline", "--report", "json").code == .success)
  }

  @Test("have each its own part of the work")
  func work() throws {
    let folder = try Self.project()
    var looked = 0
    for number in 1...4 {
      let shard = run(["--shard", "\(number)/4", "--part", "/p", "/"], in: folder)
      let words = shard.errors.split(separator: " ")
      looked += Int(words.first { Int($0) != nil } ?? "") ?? 0
      #expect(
        shard.errors.contains(
          "; use 'layoutlint merge' to combine p with the results of the other shards"))
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
    #expect(errors([parts[0]]) == "layoutlint merge: error: the part for shard 2/2 is missing\n")
    #expect(
      errors([parts[0], parts[0]])
        == "1.part: error: is shard 1/2, but so is 1.part; pass each shard only once\n")
    #expect(
      errors(["--only", "zero-constant"] + parts)
        == "layoutlint merge: error: the parts do not match this run: they were made with "
        + "different rules, a different configuration or a different version of layoutlint; pass "
        + "'merge' the same --config, --only and --except that you passed to the shards, and use "
        + "the same version\n")
    #expect(errors(["/A.swift"]).hasPrefix("A.swift: error: is damaged, or is not a part, a JSON "))
    var bytes = try folder.bytes(of: "1.part")
    bytes[bytes.count / 2] ^= 4
    try folder.write(bytes, to: "damaged.part")
    #expect(errors(["/damaged.part", parts[1]]).hasPrefix("damaged.part: error: is damaged, or "))
    _ = run(["--shard", "1/3", "--part", "/other.part", "/"], in: folder)
    #expect(
      errors([parts[0], "/other.part"])
        == "other.part: error: does not match 1.part: the two were made with different options, or by "
        + "different versions of layoutlint\n"
    )
    try folder.write("let b = 12", to: "B.swift")
    #expect(errors(parts).hasPrefix("B.swift: error: has changed since the shards read it\n"))
    _ = run(["--shard", "2/2", "--part", "/2.part", "/"], in: folder)
    #expect(
      errors(parts) == "B.swift: error: was not the same when 1.part and 2.part were written\n")
  }
}
