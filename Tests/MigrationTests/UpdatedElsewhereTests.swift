import LintDriver
import Migration
import SourceText
import Testing

/// What SnapKit's updates in other files mean for constraints of other attributes.
@Suite("Updates of constraints in other files")
struct UpdatedElsewhereTests {
  @Test(
    "matter for their own attributes, and for all where the project has a relation of its own",
    arguments: [
      ("$0.height.equalTo(40)", "", 1),
      ("$0.height.equalTo(40)", "extension CGFloat { func equalToken() {} }", 1),
      (
        "$0.height.equalTo(40)", "enum Status { func equalTo(_ other: Status) -> Bool { true } }", 1
      ),
      (
        "$0.height.equalTo(40)",
        "enum Status {}\nextension Status { func equalTo(_ other: Status) -> Bool { true } }", 1
      ),
      (
        "$0.height.equalTo(40)",
        "protocol Tied {}\nextension Tied { func equalTo(_ size: CGFloat) {} }", 0
      ),
      ("$0.top.equalToSuperview()", "", 0),
      ("$0.size.equalTo(self).priority(9); $0.left.equalTo(4)", "", 0),
      (
        "$0.height.equalTo(40)",
        "extension ConstraintMakerExtendable { func equalTo(_ size: CGFloat) { edges.equalTo(self) } }",
        0
      ),
    ])
  func attributes(_ update: String, _ other: String, _ count: Int) {
    let seal = "class Seal: UIView { func grow() { snp.updateConstraints { \(update) } } }"
    let sources = [("Page.swift", sealPage), ("Seal.swift", seal), ("Other.swift", other)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .anchors))
    #expect(outcome.migrated.count == count)
  }
}
