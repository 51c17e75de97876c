import Foundation
import LintDriver
import RulePages
import TestSupport
import Testing
import layoutlint

@Suite("An index")
struct IndexRunTests {
  /// A project of fixtures, and of files that lean on each other, with its index.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, variants) in sampleProjectFiles { try folder.write(variants[0], to: path) }
    for (index, fixture) in try Fixture.all().enumerated()
    where index.isMultiple(of: 9) || fixture.rule == "migrate-to-anchors" {
      try folder.write(fixture.source.bytes, to: fixture.path)
    }
    let written = run(["index", "--output", "/project.index", "/"], in: folder)
    #expect(written.code == .success && written.output.isEmpty)
    #expect(written.errors.hasSuffix(" files to project.index\n"))
    return folder
  }

  private static func run(_ arguments: [String], in folder: TemporaryFolder) -> SampleRun {
    runSample(arguments, in: folder, analyzer: .standard, pages: RulePage.embedded)
  }

  private static func files(of folder: TemporaryFolder) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap {
      $0 as? String
    }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "/" + $0 }
  }

  private func expectSame(
    _ form: [String], _ files: [String], in folder: TemporaryFolder
  ) -> String {
    let whole = Self.run(["--no-cache", "--project", "/"] + form + files, in: folder)
    let indexed = Self.run(["--index", "/project.index"] + form + files, in: folder)
    #expect(whole.output == indexed.output && whole.code == indexed.code, "\(form) \(files)")
    #expect(whole.errors == indexed.errors)
    return indexed.output
  }

  @Test("gives each file what a run over all of them finds there")
  func same() throws {
    let folder = try Self.project()
    let files = Self.files(of: folder)
    #expect(files.count > 30)
    let whole = findings(in: Self.run(["--no-cache", "/"], in: folder).output)
    for file in files {
      let indexed = Self.run(["--index", "/project.index", file], in: folder)
      #expect(indexed.output == whole[String(file.dropFirst()), default: ""], "\(file)")
    }
    let some = files.enumerated().filter { index, file in
      index % 4 == 1 || file.contains("/migrate-to-anchors/")
    }.map(\.element)
    for form in [
      ["--report", "json"], ["--report", "sarif"], ["--report", "gitlab"], ["--color", "always"],
      ["--only", "migrate-to-anchors,unused-suppression"], ["--no-baseline"],
    ] {
      #expect(expectSame(form, some, in: folder).count > 100)
    }
    #expect(expectSame(["--report", "html"], ["/Card.swift"], in: folder).count > 1000)
  }

  /// By file, what a report in lines says of it.
  private func findings(in text: String) -> [String: String] {
    var findings: [String: String] = [:]
    var file = ""
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4)
      if parts.count > 3, parts[3] != " note" { file = String(parts[0]) }
      findings[file, default: ""] += line + "\n"
    }
    return findings
  }

  @Test("gives what is wrong in code that nothing runs the same severity")
  func unusedCode() throws {
    let folder = try TemporaryFolder([
      "Card.swift": """
      import UIKit

      final class Card: UIView {
        private let title = UILabel()

        private func tie() {
          title.widthAnchor.constraint(equalTo: title.topAnchor).isActive = true
        }
      }
      """
    ])
    _ = Self.run(["index", "--output", "/project.index", "/"], in: folder)
    let found = expectSame(["--min-severity", "info"], ["/Card.swift"], in: folder)
    #expect(found.contains("error: ") && !found.contains("info: "))
    #expect(found.contains("note: nothing in the project calls 'tie()'"))
  }

  @Test("stands for files that are not there")
  func partial() throws {
    let folder = try TemporaryFolder([
      "Card.swift": """
      import UIKit

      final class Card: UIView {
        let title = UILabel()

        func setUp() {
          addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.makeSmall()
          title.heightAnchor.constraint(equalToConstant: Metrics.height).isActive = true
        }
      }
      """,
      "Sub/Helpers.swift": """
      import UIKit

      enum Metrics { static let height = 20.0 }

      extension UIView {
        func makeSmall() {
          heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
      }
      """,
    ])
    _ = Self.run(["index", "--output", "/project.index", "/"], in: folder)
    let found = expectSame([], ["/Card.swift"], in: folder)
    #expect(found.contains("Card.swift:9:5: error: these constraints conflict"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sub"))
    let indexed = Self.run(["--index", "/project.index", "/./Card.swift"], in: folder)
    #expect(indexed.output.replacing("./", with: "") == found)
    #expect(Self.run(["--no-cache", "/Card.swift"], in: folder).output.isEmpty)
  }

  @Test("knows of the whole project what a baseline knows")
  func baseline() throws {
    let folder = try Self.project()
    _ = Self.run(["--write-baseline", "/known.json", "/"], in: folder)
    try folder.write(try folder.text(of: "Card.swift"), to: "Card2.swift")
    _ = Self.run(["index", "--output", "/project.index", "/"], in: folder)
    for file in ["/Card.swift", "/Card2.swift"] {
      _ = expectSame(["--baseline", "/known.json"], [file], in: folder)
    }
  }

  @Test("is of no matter for what the files themselves say, or where they are new")
  func edited() throws {
    let folder = try Self.project()
    for variants in [1, 2] {
      for (path, texts) in sampleProjectFiles where path.hasSuffix(".swift") {
        guard texts.count > variants else { continue }
        try folder.write(texts[variants], to: path)
        _ = expectSame([], ["/" + path], in: folder)
        try folder.write(texts[0], to: path)
      }
    }
    try folder.write(sampleProjectFiles["Card.swift"]?[0] ?? "", to: "New.swift")
    _ = expectSame([], ["/New.swift"], in: folder)
    let text = try folder.text(of: "Card.swift")
    let input = ["--min-severity", "info", "--stdin", "--stdin-filename", "/New.swift"]
    let piped = runSample(
      input + ["/"], in: folder, analyzer: .standard, pages: RulePage.embedded, input: text)
    let indexed = runSample(
      ["--index", "/project.index"] + input, in: folder, analyzer: .standard,
      pages: RulePage.embedded, input: text)
    #expect(piped.output == indexed.output && !piped.output.isEmpty)
  }

  @Test("lets nothing but the files be fixed")
  func fixing() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B.swift": "old", "Sub/C.swift": "old"])
    _ = runSample(["index", "--output", "/i", "/"], in: folder)
    let run = runSample(["--index", "/i", "--fix", "/A.swift"], in: folder)
    #expect(run.code == .success && run.errors.hasPrefix("rewrote A.swift\n"))
    #expect(try folder.text(of: "A.swift") == "new")
    #expect(try folder.text(of: "B.swift") == "old")
    let list = runSample(
      ["--index", "/i", "--statistics", "--files-from", "-", "/"], in: folder,
      input: folder.url.path + "/Sub/C.swift\n")
    #expect(list.output == "Sub/C.swift:1:1: warning: found old (old-word)\n")
    #expect(
      list.errors.contains(
        "read 2 files from the index; 1 file in the index was read from disk instead\n"))
  }

  @Test("is passed over where git knows that a file is gone")
  func gone() throws {
    let repository = try SampleRepository(["A.swift": "a", "B.swift": "old", "Old/C.swift": "c"])
    let folder = repository.folder
    _ = runSample(["index", "--output", "/.git/i", "/"], in: folder)
    try repository.git("mv", "Old", "New")
    try repository.stage(["New/C.swift": "old"])
    for option in ["--staged", "--changed"] {
      let analyzer = Analyzer { files, options in
        let names = files.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") }
        #expect(names.map { $0.hasSuffix("C.swift") } == [false, false, true], "\(names)")
        #expect(names.last == "New/C.swift")
        return sampleAnalyzer.analyze(files, options)
      }
      let run = runSample([option, "--index", "/.git/i", "/"], in: folder, analyzer: analyzer)
      #expect(run.output == "New/C.swift:1:1: warning: found old (old-word)\n")
    }
  }

  @Test("needs the configurations that it depends on")
  func missingConfiguration() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "Sub/.layoutlint.json": "{}", "Sub/B.swift": "",
    ])
    let made = ProjectIndex([], of: try FileSelection([folder.path()]), in: folder.path())
    try folder.write(made.bytes, to: "i")
    #expect(throws: Never.self) { try ProjectIndex(at: folder.path("i"), in: folder.path()) }
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sub"))
    #expect(
      throws: FileProblem(
        folder.path("i"),
        "depends on Sub/.layoutlint.json, which is missing here; an index does not contain "
          + "configurations, so copy them, too")
    ) { try ProjectIndex(at: folder.path("i"), in: folder.path()) }
  }

  @Test("leaves out what configurations exclude")
  func configurations() throws {
    let folder = try TemporaryFolder([
      ".layoutlint.json": "{}", "A.swift": "old", "Sub/B.swift": "old", "Sub/C.swift": "old",
    ])
    _ = runSample(["index", "--output", "/i", "/"], in: folder)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sub"))
    try folder.write("{\"exclude\": [\"Sub/B.swift\"]}", to: ".layoutlint.json")
    let analyzer = Analyzer { files, options in
      let names = files.map { $0.path.split(separator: "/").last }
      #expect(names.prefix(2) == ["A.swift", "C.swift"])
      guard case .about(let paths) = options.goal else {
        Issue.record("all files matter")
        return []
      }
      #expect(files.count == (paths.first?.hasSuffix("New/C.swift") ?? false ? 3 : 2))
      return sampleAnalyzer.analyze(files, options)
    }
    let run = runSample(["--index", "/i", "/A.swift"], in: folder, analyzer: analyzer)
    #expect(run.output == "A.swift:1:1: warning: found old (old-word)\n")
    // A new file is not one of the same name that is not there.
    let new = runSample(
      ["--index", "/i", "--stdin", "--stdin-filename", "/New/C.swift"],
      in: folder, analyzer: analyzer, input: "old")
    #expect(new.output == "New/C.swift:1:1: warning: found old (old-word)\n")
  }

  @Test("is used in the folder of the repository in which it was made")
  func place() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Sub/A.swift": ""])
    let made = ProjectIndex([], of: FileSelection(FileDiscovery([])), in: folder.path("Sub"))
    try folder.write(made.bytes, to: "i")
    #expect(
      throws: FileProblem(
        folder.path("i"),
        "was made in the repository's folder 'Sub', and its paths are relative to that folder; run layoutlint there"
      )
    ) { try ProjectIndex(at: folder.path("i"), in: folder.path()) }
    for place in [folder.path("Sub"), FilePath("/")] {
      #expect(throws: Never.self) { try ProjectIndex(at: folder.path("i"), in: place) }
    }
  }

  @Test("that makes no sense ends the run")
  func refusals() throws {
    let folder = try TemporaryFolder(["A.swift": "old", "B.swift": "old"])
    _ = runSample(["index", "--output", "/i", "/"], in: folder)
    let errors = { (index: String) in
      let run = runSample(["--index", index, "/A.swift"], in: folder)
      #expect(run.code == .failure && run.output.isEmpty)
      return run.errors
    }
    #expect(errors("/none").hasPrefix("none: error: no such file or folder\n"))
    #expect(
      errors("/A.swift").hasPrefix("A.swift: error: is not an index, or is damaged; 'layoutlint "))
    let good = try folder.bytes(of: "i")
    try folder.write(Array("layoutlint index 9\n".utf8) + good.dropFirst(19), to: "other")
    #expect(
      errors("/other")
        == "other: error: was written by another version of layoutlint; create it again with "
        + "'layoutlint index --output other'\n")
    for place in good.indices {
      var bytes = good
      bytes[place] ^= 1
      try folder.write(bytes, to: "damaged")
      #expect(errors("/damaged").hasPrefix("damaged: error: "), "\(place)")
      try folder.write(Array(good[..<place]), to: "damaged")
      #expect(errors("/damaged").hasPrefix("damaged: error: "), "\(place)")
    }
    let unwritten = runSample(["index", "--output", "/no/i", "/"], in: folder)
    #expect(unwritten.code == .failure && unwritten.errors.contains("error: "))
  }
}
