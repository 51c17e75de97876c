import Foundation
import LintRules
import Migration
import RulePages
import TestSupport
import Testing

@Suite("A migration target")
struct MigrationTargetTests {
  private static let folder = "Sources/Migration/Targets"

  /// The text of each Swift file in a folder, by its path from there.
  private func texts(in folder: String) throws -> [String: String] {
    let root = checkout.appending(path: folder).path + "/"
    return try files(in: folder, endingIn: ".swift").reduce(into: [:]) { texts, file in
      texts[file.path.replacing(root, with: "")] = try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test("is stated in a folder of its own, and in the list")
  func hasFolder() throws {
    let texts = try texts(in: Self.folder)
    let folders = Set(
      texts.keys.compactMap { $0.contains("/") ? $0.split(separator: "/")[0] : nil })
    for folder in folders {
      let statements = texts.filter { $0.key.hasPrefix(folder + "/") }.values.filter {
        $0.contains("= MigrationTarget(")
      }
      #expect(statements.count == 1, "\(folder)")
    }
    #expect(folders.count == MigrationTarget.all.count)
    #expect(Set(MigrationTarget.all.map(\.name)).count == MigrationTarget.all.count)
  }

  @Test("is known by its name to no code outside of its folder", arguments: MigrationTarget.all)
  func isNamedOnce(_ target: MigrationTarget) throws {
    let texts = try texts(in: "Sources/Migration").merging(
      try texts(in: "Sources/layoutlint")
    ) { $1 }.merging(try texts(in: "Sources/LintRules")) { $1 }
    let places = texts.filter { path, text in
      path != "EmbeddedRulePages.swift"
        && ["\"\(target.name)\"", "migrate-to-\(target.name)", "--to \(target.name)"].contains(
          where: text.contains)
    }
    let folders = Set(
      places.keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    #expect(folders.count == 1 && folders.first?.hasPrefix("Targets/") == true, "\(folders)")
  }

  @Test("has a rule whose page lists its allowances, all off", arguments: MigrationTarget.all)
  func hasPage(_ target: MigrationTarget) throws {
    let page = try #require(RulePage.embedded.first { $0.id == "migrate-to-\(target.name)" })
    let allowances = page.options.filter { $0.defaultValue == .boolean(false) }.map(\.name)
    #expect(Set(allowances) == Set(target.allowances.map(\.name)))
    #expect(!page.enabled)
  }

  @Test("is what each page about migrating is about")
  func pagesHaveTargets() {
    let ids = RulePage.embedded.map(\.id).filter { $0.hasPrefix("migrate-to-") }
    #expect(Set(ids) == Set(MigrationTarget.all.map { "migrate-to-\($0.name)" }))
  }
}
