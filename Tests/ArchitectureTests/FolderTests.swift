import Foundation
import SourceText
import SwiftTokens
import TestSupport
import Testing

// Folders of a module are layers, too: one that names another's types is not named by it, however far around.
//
// Only types count, for their names say where they are declared. A file beside the folders may name all of them.

/// Folders that name each other in a circle. These lists only become shorter.
private let circles: [Set<String>] = [
  // The reader asks a table of dialects, and what it records and computes is declared beside the dialects that use it.
  [
    "LayoutDialects/Dialects", "LayoutDialects/Frames", "LayoutDialects/Numbers",
    "LayoutDialects/PinLayout", "LayoutDialects/Project", "LayoutDialects/Reading",
    "LayoutDialects/Stacks", "LayoutDialects/Uses",
  ],
  [
    "LintDriver/Configuration", "LintDriver/Discovery", "LintDriver/Files", "LintDriver/Fixing",
    "LintDriver/Focus", "LintDriver/Git", "LintDriver/Indexing",
  ],
  ["Migration/Frames", "Migration/Proof"],
  ["UIKitFacts/Classes", "UIKitFacts/Guides", "UIKitFacts/Members"],
]

/// For each folder of a module, the folders whose types it names, each with a file and a type.
private let uses: [String: [String: String]] = {
  var sources: [(folder: String, path: String, words: [String], declared: [String])] = []
  let root = checkout.appending(path: "Sources").path + "/"
  for url in files(in: "Sources", endingIn: ".swift") {
    let path = String(url.path.dropFirst(root.count))
    let parts = path.split(separator: "/")
    guard parts.count > 2, let bytes = try? [UInt8](Data(contentsOf: url)) else { continue }
    let source = TokenizedFile(SourceFile(path: path, bytes: bytes))
    sources.append(
      (parts.prefix(2).joined(separator: "/"), path, names(source), declaredTypes(source)))
  }
  var homes: [String: Set<String>] = [:]
  for source in sources {
    for type in source.declared {
      homes["\(module(source.folder)).\(type)", default: []].insert(source.folder)
    }
  }
  var uses: [String: [String: String]] = [:]
  for source in sources {
    for word in source.words {
      guard let home = homes["\(module(source.folder)).\(word)"], home.count == 1,
        let other = home.first, other != source.folder
      else { continue }
      uses[source.folder, default: [:]][other] = "\(source.path) names \(word)"
    }
  }
  return uses
}()

private func module(_ folder: String) -> Substring { folder.prefix { $0 != "/" } }

/// The names in a file that start like those of types.
private func names(_ source: TokenizedFile) -> [String] {
  source.tokens.filter { $0.kind == .identifier }.map { source.text($0) }
    .filter { $0.first?.isUppercase ?? false }
}

/// The types that a file declares, but for those inside others.
private func declaredTypes(_ source: TokenizedFile) -> [String] {
  let lines = LineTable(source.file.bytes)
  let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  let privates: Set<String> = ["private", "fileprivate"]
  return source.tokens.indices.dropLast().compactMap { index in
    guard kinds.contains(source.text(source.tokens[index])),
      source.tokens[index + 1].kind == .identifier
    else { return nil }
    var first = index
    let line = lines.position(at: Int(source.tokens[index].start)).line
    while first > 0, lines.position(at: Int(source.tokens[first - 1].start)).line == line {
      first -= 1
    }
    let isPrivate = source.tokens[first..<index].contains { privates.contains(source.text($0)) }
    // Declarations at the top level start their lines.
    guard !isPrivate, lines.position(at: Int(source.tokens[first].start)).column == 1 else {
      return nil
    }
    return source.text(source.tokens[index + 1])
  }
}

/// All folders that a folder reaches.
private func reachable(from folder: String) -> Set<String> {
  var reached: Set<String> = []
  var open = [folder]
  while let next = open.popLast() {
    for other in (uses[next] ?? [:]).keys where reached.insert(other).inserted {
      open.append(other)
    }
  }
  return reached
}

@Test("the folders of a module name each other's types in one direction")
private func foldersHaveNoCircles() {
  var reached: [String: Set<String>] = [:]
  for folder in uses.keys { reached[folder] = reachable(from: folder) }
  #expect(reached.count > 20)
  var found: Set<Set<String>> = []
  for (folder, others) in reached where others.contains(folder) {
    found.insert(others.filter { reached[$0]?.contains(folder) ?? false })
  }
  for circle in found {
    let links = circle.sorted().flatMap { folder in
      (uses[folder] ?? [:]).filter { circle.contains($0.key) }.map(\.value).sorted()
    }
    #expect(circles.contains(circle), "\(circle.sorted())\n\(links.joined(separator: "\n"))")
  }
  for circle in circles { #expect(found.contains(circle), "take out \(circle.sorted())") }
}
