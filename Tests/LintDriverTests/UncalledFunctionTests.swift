import Diagnostics
import LintDriver
import LintRules
import TestSupport
import Testing

/// A view of which a function does something wrong; `HEAD` and `REST` stand for what differs.
private let card = """
  import UIKit
  class Card: UIView {
    private let label = UILabel()
    func start() { REST }
    HEAD {
      label.widthAnchor.constraint(equalTo: label.topAnchor).isActive = true
    }
  }

  """
private let main = "@main final class Delegate { func start() { Card(frame: .zero).start() } }\n"

/// The notes of the one error that the code has, and whether that is an error still.
private func judged(
  _ head: String, _ rest: String = "", files: [String: String] = ["Main.swift": main]
) throws -> (isError: Bool, notes: [String]) {
  try judged(code: card.replacing("HEAD", with: head).replacing("REST", with: rest), files: files)
}

/// The same about the whole text of a file.
private func judged(
  code: String, files: [String: String]
) throws -> (isError: Bool, notes: [String]) {
  let folder = try TemporaryFolder(
    files.merging([".git/HEAD": "", "Card.swift": code]) { text, _ in text })
  let selection = try FileSelection([folder.path("")])
  let only = RuleSelection(only: ["mismatched-attributes"])
  let options = AnalysisOptions(rules: only, jobs: 2, settings: selection.settings)
  let findings = Linter(options: options).run(selection).findings
  #expect(findings.count == 1)
  return (
    findings.contains { $0.severity == .error },
    findings.flatMap(\.diagnostic.notes).map(\.message).filter { $0.hasPrefix("nothing") }
  )
}

@Suite("A function that nothing calls")
struct UncalledFunctionTests {
  @Test(
    "has infos for errors, with a note",
    arguments: [
      ("func tie()", ""), ("private func tie(_ other: UIView)", ""), ("fileprivate func tie()", ""),
      ("func tie(to other: UIView, by width: CGFloat)", ""), ("static func tie()", ""),
      ("@discardableResult @MainActor func tie()", ""),
      // It calls itself, as does what nothing calls either.
      ("func outer() { tie() }; func tie()", ""), ("func tie() { tie() }; func tie(_ a: Int)", ""),
      // Comments and other declarations are no calls.
      ("func tie()", "// tie()"), ("func tie()", #"print("cannot tie")"#),
      ("func tie(_ a: Int) {}; func tie()", ""),
    ])
  func uncalled(_ head: String, _ rest: String) throws {
    let judged = try judged(head, rest)
    #expect(!judged.isError)
    #expect(judged.notes.count == 1)
    #expect(judged.notes.allSatisfy { $0.hasPrefix("nothing in the project calls 'tie(") })
  }

  @Test(
    "is not one that something names",
    arguments: [
      ("func tie()", "tie()"), ("func tie()", "self.tie()"), ("private func tie()", "run(tie)"),
      ("func tie()", "perform(#selector(tie))"),
      ("private func tie()", "other { [weak self] in self?.tie() }"),
      ("func tie(_ a: Int)", "tie(1)"), ("func tie()", #"perform(Selector("tie"))"#),
      ("func tie()", "let call = Card.tie"), ("func outer() { tie() }; func tie()", "outer()"),
    ])
  func called(_ head: String, _ rest: String) throws {
    let judged = try judged(head, rest)
    #expect(judged.isError)
    #expect(judged.notes == [])
  }

  @Test(
    "is not one that code which is not read may call",
    arguments: [
      "@objc func tie()", "@IBAction func tie()", "public func tie()", "open func tie()",
      "override func tie()", "override func layoutSubviews()", "init(other: UIView)",
      "func callAsFunction()", "@Traced func tie()", "deinit",
    ])
  func reachable(_ head: String) throws { #expect(try judged(head).isError) }

  @Test("may be one that a protocol requires")
  func required() throws {
    func isError(_ more: String, _ head: String = "func tie(_ a: Int)") throws -> Bool {
      try judged(head, files: ["Main.swift": main, "More.swift": more]).isError
    }
    #expect(try isError("protocol Tying { func tie(_ a: Int) }\nextension Card: Tying {}"))
    #expect(try isError("extension Card: UITextFieldDelegate {}"))
    #expect(try !isError("extension Card: UITextFieldDelegate {}", "private func tie(_ a: Int)"))
    #expect(try !isError("protocol Tying { func bind() }\nextension Card: Tying {}"))
    #expect(try isError("func use(_ card: Card) { card.tie(1) }\nlet used = use"))
  }

  @Test("may be one that a protocol requires of a nested type")
  func nested() throws {
    func isError(_ inherited: String) throws -> Bool {
      let nested = card.replacing("class Card", with: "enum Cards { class Card")
        .replacing("UIView {", with: inherited + " {")
        .replacing("HEAD", with: "func tie(_ a: Int)").replacing("REST", with: "")
      return try judged(code: nested + "}\n", files: ["Main.swift": main]).isError
    }
    #expect(try isError("UIView, UITextFieldDelegate"))
    #expect(try !isError("UIView"))
  }

  @Test("is not one that a selector anywhere names")
  func selectors() throws {
    func isError(_ more: String, _ head: String = "func tie(_ a: Int)") throws -> Bool {
      try judged(head, files: ["Main.swift": main, "More.swift": more]).isError
    }
    #expect(try isError("let selector = Selector(\"tie:\")"))
    #expect(try isError("let selector = \"tie\""))
    #expect(try !isError("let text = \"how to tie\""))
    #expect(try !isError("let selector = Selector(\"tied:\")"))
    #expect(try !isError("let selector = Selector(\"tie:\")", "private func tie(_ a: Int)"))
  }

  @Test(
    "is asked for in its file only if it is private, else where all that may call it is read")
  func libraries() throws {
    #expect(try judged("func tie()", files: [:]).isError)
    #expect(try !judged("private func tie()", files: [:]).isError)
    #expect(try !judged("private func tie()", files: ["A.swift": "let a = tie()"]).isError)
  }
}
