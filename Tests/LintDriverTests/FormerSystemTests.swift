import LintDriver
import LintRules
import Migration
import TestSupport
import Testing

private let code = """
  import SnapKit
  import UIKit
  final class BadgeView: UIView {
    private let badge = UIView()
    func setUp() {
      addSubview(badge)
      badge.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
  }

  """

@Suite("Anchors in a project that runs on old systems")
struct FormerSystemTests {
  private func folder(_ version: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      ".git/HEAD": "", "Badge.podspec": "s.ios.deployment_target = '\(version)'",
      "Sources/Badge.swift": code,
    ])
  }

  @Test(
    "are written only where each system has them",
    arguments: [("8.0", ["former-system"]), ("9.0", []), ("13.4", [])])
  func migrate(_ version: String, _ refused: [String]) throws {
    let folder = try folder(version)
    let outcome = LintDriver.migrate(
      try FileSelection([folder.path("")]), MigrationRequest(to: .anchors), jobs: 1)
    #expect(outcome.refused.map(\.code) == refused)
    #expect(outcome.migrated.isEmpty != refused.isEmpty)
  }

  @Test(
    "are written in code for the Mac only where its systems have them",
    arguments: [
      ("10.10", "Cocoa", ["former-system"]), ("10.11", "Cocoa", []), ("10.10", "UIKit", []),
    ])
  func mac(_ version: String, _ module: String, _ refused: [String]) throws {
    let kind = module == "UIKit" ? "UIView" : "NSView"
    let folder = try TemporaryFolder([
      ".git/HEAD": "",
      "Badge.podspec": "s.ios.deployment_target = '9.0'\ns.osx.deployment_target = '\(version)'",
      "Sources/Badge.swift": code.replacing("UIKit", with: module).replacing("UIView", with: kind),
    ])
    let outcome = LintDriver.migrate(
      try FileSelection([folder.path("")]), MigrationRequest(to: .anchors), jobs: 1)
    #expect(outcome.refused.map(\.code) == refused)
    #expect(outcome.migrated.isEmpty != refused.isEmpty)
  }

  @Test("are offered by the rule under the same condition", arguments: [("8.0", 0), ("9.0", 1)])
  func rule(_ version: String, _ count: Int) throws {
    let folder = try folder(version)
    let rules = RuleSelection(only: ["migrate-to-anchors"])
    var selection = try FileSelection([folder.path("")])
    selection.readTargets(for: rules)
    let linter = Linter(options: AnalysisOptions(rules: rules, settings: selection.settings))
    #expect(linter.run(selection).findings.count == count)
  }
}
