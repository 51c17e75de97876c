import Diagnostics
import Foundation
import LintRules
import RulePages
import SourceText
import TestSupport
import Testing

@Suite("The embedded pages")
struct EmbeddedPagesTests {
  @Test("are those of rules/")
  func areCurrent() throws {
    let pages = try files(in: "rules", endingIn: ".md").map { file in
      try RulePage(
        parsing: SourceFile(path: file.lastPathComponent, bytes: Array(Data(contentsOf: file))))
    }
    let written = Dictionary(uniqueKeysWithValues: pages.map { ($0.id, $0) })
    let embedded = Dictionary(uniqueKeysWithValues: RulePage.embedded.map { ($0.id, $0) })
    let stale = Set(written.keys).union(embedded.keys).filter { written[$0] != embedded[$0] }
    #expect(stale.sorted() == [], "'swift run RulePageEmbedder' embeds them anew")
  }

  @Test("are there, by id, each once")
  func ids() {
    let ids = RulePage.embedded.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(
      Set(ids).isSuperset(of: [
        "hard-coded-frame", "hard-coded-inset", "inactive-constraint",
        "missing-autoresizing-opt-out", "mixed-direction-attributes", "self-constraint",
        "unknown-anchor", "unscaled-constant", "zero-constant",
      ]))
  }

  @Test(
    "state what each rule promises",
    arguments: [
      ("hard-coded-frame", .info, .unsafe),
      ("hard-coded-inset", .info, .unsafe),
      ("inactive-constraint", .warning, nil),
      ("missing-autoresizing-opt-out", .warning, .safe),
      ("mixed-direction-attributes", .error, nil),
      ("self-constraint", .warning, nil),
      ("unknown-anchor", .error, nil),
      ("unscaled-constant", .info, .unsafe),
      ("zero-constant", .info, .safe),
    ] as [(String, Severity, Applicability?)])
  func promises(id: String, severity: Severity, applicability: Applicability?) throws {
    let page = try #require(RulePage.embedded.first { $0.id == id })
    #expect(page.severity == severity)
    #expect(page.applicability == applicability)
    #expect(page.enabled == (id != "hard-coded-frame"))
  }

  @Test(
    "give the rules about numbers the same options",
    arguments: ["hard-coded-frame", "hard-coded-inset", "unscaled-constant"])
  func numberOptions(id: String) throws {
    let page = try #require(RulePage.embedded.first { $0.id == id })
    let defaults = Dictionary(
      uniqueKeysWithValues: page.options.map { ($0.name, $0.defaultValue) })
    #expect(defaults["allowed"] == .numbers([0, 1, -1, 0.5, -0.5]))
    #expect(defaults["grid"] == .number(0))
    #expect(defaults["minimum"] == .number(3))
    #expect(defaults["named"] == .boolean(true))
    #expect(defaults["width-helper"] == .string("calculateWidth"))
    #expect(defaults["height-helper"] == .string("calculateHeight"))
  }

  @Test("show whole classes, flagged and accepted", arguments: RulePage.embedded)
  func examples(page: RulePage) {
    #expect(page.examples.contains { $0.kind == .flagged })
    #expect(page.examples.contains { $0.kind == .accepted })
    for example in page.examples {
      let code = page.code(of: example)
      #expect(code.hasPrefix("final class "))
      #expect(code.hasSuffix("\n}\n"))
      let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[example.line - 1] == code.prefix { $0 != "\n" })
    }
  }

  @Test("can be read again and come out the same", arguments: RulePage.embedded)
  func readAgain(page: RulePage) throws {
    #expect(try read(page.text, id: page.id) == page)
  }
}

/// Names a page in a test's output by its id, not by its whole text.
extension RulePage: CustomTestStringConvertible {
  public var testDescription: String { id }
}
