import Diagnostics
import LintDriver
import LintRules
import RulePages
import SourceText
import TestSupport
import Testing

@Suite("Listings of tutorials")
struct ListingTests {
  @Test("are linted as their expectations say, each line of each file")
  func findings() throws {
    let listings = try Fixture.listings()
    #expect(listings.contains { $0.count == 1 } && listings.contains { $0.count > 1 })
    for listing in listings {
      let rules = RuleSelection(only: Fixture.rules(RulePage.embedded.map(\.id)))
      let findings = Analyzer.standard.analyze(
        listing.map(\.source), AnalysisOptions(rules: rules, jobs: 1))
      for fixture in listing {
        let lines = LineTable(fixture.source.bytes)
        let found = Dictionary(grouping: findings.filter { $0.path == fixture.path }) {
          lines.position(at: $0.diagnostic.range.start).line
        }.mapValues { $0.map(\.rule).sorted() }
        #expect(found == fixture.expectations, "\(fixture)")
      }
    }
  }
}
