import Foundation
import LayoutSets
import Migration
import TestSupport
import Testing

@Suite("The guide to what is not migrated")
struct RefusalGuideTests {
  @Test("explains every reason once, and no other")
  func complete() throws {
    let guide = checkout.appending(path: ".github/guides/migration-reasons.md")
    let explained = try String(contentsOf: guide, encoding: .utf8)
      .matches(of: /(?m)^\| `([a-z-]+)` \|/).map { String($0.1) }
    // A cause names its code where it is made.
    let made = try files(in: "Sources/Migration", endingIn: ".swift")
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .filter { $0.contains("extension Refusal.Cause") }
      .flatMap { $0.matches(of: /Self\(\s*"([a-z-]+)",/).map { String($0.1) } }
    #expect(made.count >= 60)
    #expect(explained.sorted() == Set(made + Doubt.allCases.map(\.code)).sorted())
  }

  @Test("knows every reason that a fixture expects")
  func fixtures() throws {
    let guide = checkout.appending(path: ".github/guides/migration-reasons.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    for fixture in try MigrationFixture.all() {
      for code in fixture.refusals.values.joined() {
        #expect(text.contains("| `\(code)` |"), "\(fixture.path)")
      }
    }
  }
}
