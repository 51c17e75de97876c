import Foundation
import TestSupport
import Testing

/// Which modules each module may import: the table of `Sources/ARCHITECTURE.md`.
///
/// A new arrow is a design decision: its own commit, with its reason.
private let allowedImports: [String: Set<String>] = {
  let page = (try? String(contentsOf: architecture, encoding: .utf8)) ?? ""
  let rows = page.split(separator: "\n").drop { $0 != "## What each module may import" }
    .dropFirst().prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }
  var table: [String: Set<String>] = [:]
  for row in rows.dropFirst(2) {
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 2 else { continue }
    let all = "all of the above but "
    if cells[1].hasPrefix(all) {
      table[cells[0]] = Set(table.keys).subtracting([String(cells[1].dropFirst(all.count))])
    } else {
      table[cells[0]] = Set(cells[1].split(separator: ", ").map(String.init)).subtracting(["–"])
    }
  }
  table["Plugins"] = []
  return table
}()

private let architecture = checkout.appending(path: "Sources/ARCHITECTURE.md")

@Test("the map of the code is short enough to be read")
private func architectureIsShort() throws {
  let lines = try String(contentsOf: architecture, encoding: .utf8).split(
    separator: "\n", omittingEmptySubsequences: false)
  #expect(lines.count <= 250)
  #expect(allowedImports.count > 20)
}

/// Modules of the system, and who may use them: Foundation stays at the edge.
private let systemModules: [String: Set<String>] = [
  "Foundation": ["LintDriver", "layoutlint", "RulePageEmbedder", "Plugins"],
  "PackagePlugin": ["Plugins"],
  "XcodeProjectPlugin": ["Plugins"],
  // Threads share the runs and texts, the jobs that are done, and a syntax file's brackets, found when first asked for.
  "Synchronization": ["LintDriver", "LanguageServer", "LayoutDialects", "LightSyntax"],
  "Darwin": ["LintDriver", "layoutlint"],
  "Glibc": ["LintDriver", "layoutlint"],
  "Musl": ["LintDriver", "layoutlint"],
]

/// What may stand in the checkout's top folder, hidden names apart.
private let allowedTopLevelNames: Set<String> = [
  "CHANGELOG.md", "Fixtures", "LICENSE", "Package.swift", "README.md", "Sources", "Tests",
  "rules",
]

private struct SourceModule: Sendable, CustomStringConvertible {
  let name: String
  var description: String { name }

  static func all() throws -> [SourceModule] {
    try FileManager.default.contentsOfDirectory(atPath: checkout.appending(path: "Sources").path)
      .filter { !$0.contains(".") }.sorted().map { SourceModule(name: $0) }
  }

  /// The modules that the module's files import, each with a file that does.
  func imports() throws -> [(module: String, file: String)] {
    try files(in: "Sources/\(name)", endingIn: ".swift").flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
        importedModule(line).map { ($0, file.lastPathComponent) }
      }
    }
  }
}

/// The `Module` of a line `import Module`, with whatever attributes and access stand before it.
private func importedModule(_ line: Substring) -> String? {
  let words = line.split(separator: " ")
  guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
    words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
  else { return nil }
  let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
  let name = words[kinds.contains(words[keyword + 1]) ? keyword + 2 : keyword + 1]
  return name.split(separator: ".").first.map(String.init)
}

private let accessLevels: Set<Substring> = [
  "public", "package", "internal", "private", "fileprivate",
]

@Test("a module imports only what the table allows", arguments: try SourceModule.all())
private func importsAreAllowed(_ module: SourceModule) throws {
  let allowed = try #require(
    allowedImports[module.name], "the table has no line for \(module.name)")
  for (imported, file) in try module.imports() {
    let isAllowed =
      allowed.contains(imported) || systemModules[imported]?.contains(module.name) == true
    #expect(isAllowed, "\(module.name)/\(file) imports \(imported)")
  }
}

@Test("the table has no cycle")
private func tableHasNoCycle() {
  var remaining = allowedImports
  while let leaf = remaining.first(where: { line in
    line.value.allSatisfy { remaining[$0] == nil }
  }) {
    remaining[leaf.key] = nil
  }
  #expect(remaining.isEmpty, "\(remaining.keys.sorted())")
}

@Test(
  "reads the module of an import",
  arguments: [
    ("import SourceText", "SourceText"), ("@testable import A", "A"), ("package import B", "B"),
    ("  import struct Foundation.URL", "Foundation"), ("// import C", nil), ("let x = 1", nil),
  ])
private func readsImports(_ line: String, _ module: String?) {
  #expect(importedModule(Substring(line)) == module)
}

@Test("the package has no dependencies")
private func packageHasNoDependencies() throws {
  let manifest = try String(
    contentsOf: checkout.appending(path: "Package.swift"), encoding: .utf8)
  #expect(!manifest.contains(".package("))
}

@Test("the top folder holds nothing else")
private func topLevelNamesAreAllowed() throws {
  let names = try FileManager.default.contentsOfDirectory(atPath: checkout.path)
  let others = Set(names.filter { !$0.hasPrefix(".") }).subtracting(allowedTopLevelNames)
    .subtracting(["Package.resolved"])
  #expect(others.isEmpty)
}

@Test("no folder is named for a lack of ideas")
private func folderNamesSaySomething() {
  let empty: Set<String> = ["Utils", "Utilities", "Common", "Misc", "Extensions", "Helpers"]
  for file in files(in: "Sources", endingIn: ".swift") {
    #expect(empty.isDisjoint(with: file.pathComponents), "\(file.path)")
  }
}

@Test("no file has more than 400 lines")
private func filesAreShort() throws {
  for file in files(in: "Sources", endingIn: ".swift") + files(in: "Tests", endingIn: ".swift")
  where file.lastPathComponent != "EmbeddedRulePages.swift" {
    let text = try String(contentsOf: file, encoding: .utf8)
    let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect(count <= 400, "\(file.path)")
  }
}
