import RulePages
import TestSupport
import Testing
import layoutlint

/// A view that crashes, which nothing creates yet, and the start of the app.
private let project = [
  ".git/HEAD": "", "Main.swift": "@main final class Delegate {}\n",
  "Card.swift": """
  import UIKit

  final class Card: UIView {
    private let title = UILabel()

    override func didMoveToSuperview() {
      title.widthAnchor.constraint(equalTo: title.topAnchor).isActive = true
    }
  }

  """,
]

@Suite("Code that nothing runs yet")
struct UnusedCodeRunTests {
  private func run(_ arguments: [String], in folder: TemporaryFolder) -> SampleRun {
    runSample(
      ["--no-cache", "--only", "mismatched-attributes"] + arguments, in: folder,
      analyzer: .standard, pages: RulePage.embedded)
  }

  @Test("is counted, so that nobody takes it for free of mistakes")
  func counted() throws {
    let run = run(["/"], in: try TemporaryFolder(project))
    #expect(run.code == .success && run.output == "")
    #expect(
      run.errors.contains("not reported: 1 error in code that is never run (Card.swift)"))
  }

  @Test("is reported where its file is named, as a hook does, with the reason")
  func named() throws {
    let run = run(["--project", "/", "/Card.swift"], in: try TemporaryFolder(project))
    #expect(run.code == .findings)
    #expect(run.output.contains("Card.swift:7:5: error: "))
    #expect(run.output.contains("note: no reachable code creates an instance of 'Card'"))
  }

  @Test("is listed as an info where infos are")
  func listed() throws {
    let run = run(["--min-severity", "info", "/"], in: try TemporaryFolder(project))
    #expect(run.code == .success)
    #expect(run.output.contains("Card.swift:7:5: info: "))
    #expect(!run.errors.contains("not reported"))
  }
}

@Suite("Some files of a project")
struct PartOfProjectTests {
  private func run(_ arguments: [String], in folder: TemporaryFolder) -> SampleRun {
    runSample(
      ["--no-cache"] + arguments, in: folder, analyzer: .standard, pages: RulePage.embedded)
  }

  @Test("are said to be all that was read, and comments in them may be needed")
  func comments() throws {
    let code = """
      import UIKit

      // layoutlint:disable:next mismatched-attributes - what the rest of the project defines
      final class Card: UIView {}

      """
    let folder = try TemporaryFolder([".git/HEAD": "", "Card.swift": code])
    let part = run(["/Card.swift"], in: folder)
    #expect(part.output == "")
    #expect(part.errors.contains("only this file was read; with '--project .', "))
    let whole = run(["--project", "/", "/Card.swift"], in: folder)
    #expect(whole.output.contains("unused-suppression"))
    #expect(!whole.errors.contains("only this file was read"))
    let alone = run(["/Card.swift"], in: try TemporaryFolder(["Card.swift": code]))
    #expect(alone.output.contains("unused-suppression"))
  }
}
