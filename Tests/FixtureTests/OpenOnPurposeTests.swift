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
      ("forgotten-tops", ["left", "right"], ["corner", "crossed", "notice", "people"]),
      ("one-sided", ["alert", "button"], ["loose"]), ("least-heights", ["card", "section", "tagView"], ["header", "loose", "low"]),
    ])
  func severity(_ name: String, _ infos: [String], _ warnings: [String]) throws {
    let path = "Fixtures/ambiguous-layout/\(name).swift"
    let fixture = try #require(try Fixture.all().first { $0.path == path })
    let findings = Analyzer.standard.analyze([fixture.source], AnalysisOptions(jobs: 1))
      .filter { $0.rule == "ambiguous-layout" }
    func names(_ severity: Severity) -> [String] {
      findings.filter { $0.severity == severity }.compactMap { $0.diagnostic.subject?.item }
        .sorted()
    }
    #expect(names(.info) == infos)
    #expect(names(.warning) == warnings)
  }
}
