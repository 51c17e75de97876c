import Diagnostics
import LintDriver
import TestSupport
import Testing

@Suite("A view whose open size nobody misses")
struct OpenOnPurposeTests {
  @Test(
    "is an info",
    arguments: [
      ("points-for-layers", ["dot", "ring", "wave"], ["clipped", "colored", "masked"]),
      (
        "forgotten-edges", ["corner", "face", "left", "right", "tagLabel"],
        ["crossed", "heading", "lost", "notice", "people", "picture", "portrait"]
      ),
      ("one-sided", ["alert", "button", "loose"], ["card", "strip"]),
      ("unseen-properties", ["group"], ["group", "painted", "tapped"]),
      ("least-heights", ["card", "section", "tagView"], ["header", "loose", "low"]),
    ])
  func severity(_ name: String, _ infos: [String], _ warnings: [String]) throws {
    let findings = try findings("ambiguous-layout", name)
    func names(_ severity: Severity) -> [String] {
      findings.filter { $0.severity == severity }.compactMap { $0.diagnostic.subject?.item }
        .sorted()
    }
    #expect(names(.info) == infos)
    #expect(names(.warning) == warnings)
  }

  @Test(
    "is an info below a view, too",
    arguments: [("lower-edges", Severity.info), ("mirrored", .info), ("loop", .warning)])
  func outside(_ name: String, _ severity: Severity) throws {
    let found = try findings("outward-constant", name)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity == severity })
  }

  @Test("is an info where only a long text is drawn over its neighbor")
  func text() throws {
    let found = try findings("overlapping-siblings", "texts")
    func names(_ severity: Severity) -> [String] {
      found.filter { $0.severity == severity }.compactMap { $0.diagnostic.subject?.item }.sorted()
    }
    #expect(names(.info) == ["anchored", "inset", "pinned"])
    #expect(names(.warning) == ["column", "field", "growing"])
  }

  private func findings(_ rule: String, _ name: String) throws -> [Finding] {
    let path = "Fixtures/\(rule)/\(name).swift"
    let fixture = try #require(try Fixture.all().first { $0.path == path })
    return Analyzer.standard.analyze([fixture.source], AnalysisOptions(jobs: 1))
      .filter { $0.rule == rule }
  }
}
