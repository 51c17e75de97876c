import Foundation
import SourceText
import SwiftTokens
import TestSupport
import Testing
import UIKitFacts

// What UIKit and AppKit do stands in UIKitFacts, and so do their names: who compares with a name asks the table.
//
// A literal is looked at as a whole, so messages and code that is written may mention what they like. Names of one plain
// word are left out, for `frame`, `view` and `text` have other meanings, too.

/// Ways of writing layout: each spells its own words, of which some are UIKit's.
private let dialectFolders = [
  "LayoutDialects/Anchors", "LayoutDialects/ItemConstructors", "LayoutDialects/VisualFormat",
  "LayoutDialects/SnapKit", "LayoutDialects/Stacks", "LayoutDialects/Frames",
  "LayoutDialects/PinLayout", "LayoutDialects/NotAutoLayout", "LayoutDialects/SimpleLayout",
  "LayoutDialects/PureLayout", "LayoutDialects/TinyConstraints", "LayoutDialects/EasyPeasy",
  "LayoutDialects/Anchorage", "LayoutDialects/Stevia", "LayoutDialects/Cartography",
]

/// Migration targets that write and run words of a library, which gives some of them UIKit's names.
private let targetFolders = ["Migration/Targets/PinLayout", "Migration/Targets/NotAutoLayout"]

/// Files and folders that still have to ask the table. What does is taken out; nothing may come in.
private let stillToFollow = [
  "ConsoleLog/LoggedConstraint.swift",
  "LayoutDialects",
  "LintDriver/Configuration/ProjectSurvey+Code.swift",
  "LintDriver/Explaining/LogMatch.swift",
]

private let tableNames: Set<String> = {
  let classes = ViewClass.all.map(\.name) + SystemSymbol.all.map(\.name)
  let geometry = GeometryMaker.all.map(\.name).filter { !$0.hasPrefix("CG") }
  let members = Member.all.map(\.name) + SystemMethod.all.flatMap { [$0.name, $0.signature] }
  let snapKit = SnapKitCall.allCases.flatMap(\.spellings) + SnapKitCall.contentPriorities
  return Set(classes + geometry + members + snapKit).filter(\.hasInnerCapital)
}()

extension String {
  /// Whether it is put together from words: `contentView`, `UILabel`.
  fileprivate var hasInnerCapital: Bool { dropFirst().contains(where: \.isUppercase) }
}

/// The plain string literals of a text with their lines, each as a whole.
private func wholeLiterals(_ file: SourceFile) -> [(text: String, line: Int)] {
  let source = TokenizedFile(file)
  let lines = LineTable(file.bytes)
  return source.tokens.indices.dropLast(2).compactMap { index in
    guard source.tokens[index].kind == .stringOpen,
      source.tokens[index + 1].kind == .stringSegment,
      source.tokens[index + 2].kind == .stringClose
    else { return nil }
    let segment = source.tokens[index + 1]
    return (source.text(segment), lines.position(at: Int(segment.start)).line)
  }
}

/// The names of the table that a file of Sources spells, each with its place.
private func spelledNames(_ path: String) throws -> [String] {
  let url = checkout.appending(path: "Sources/\(path)")
  let file = SourceFile(path: path, bytes: try [UInt8](Data(contentsOf: url)))
  return wholeLiterals(file).filter { tableNames.contains($0.text) }.map {
    "\(path):\($0.line): \($0.text)"
  }
}

private func isIn(_ path: String, _ places: [String]) -> Bool {
  places.contains { path == $0 || path.hasPrefix($0 + "/") }
}

/// The paths of all source files below Sources that are read by nobody but the compiler.
private let sourcePaths: [String] = {
  let root = checkout.appending(path: "Sources").path + "/"
  return files(in: "Sources", endingIn: ".swift").map { String($0.path.dropFirst(root.count)) }
    .filter { !$0.hasSuffix("EmbeddedRulePages.swift") }
}()

@Test("only the table spells names of UIKit and AppKit")
private func namesAreSpeltOnce() throws {
  let others = sourcePaths.filter { path in
    !isIn(path, ["UIKitFacts"] + dialectFolders + targetFolders + stillToFollow)
  }
  #expect(others.count > 300)
  for path in others {
    for name in try spelledNames(path) { Issue.record("ask UIKitFacts instead: \(name)") }
  }
}

@Test("each exception is needed", arguments: stillToFollow + targetFolders)
private func exceptionsAreNeeded(_ place: String) throws {
  let paths = sourcePaths.filter { isIn($0, [place]) }
  #expect(try paths.contains { try !spelledNames($0).isEmpty }, "take out \(place)")
}

@Test(
  "tells names from messages",
  arguments: [
    (#"let a = "contentView""#, ["contentView"]),
    (#"case "UILabel", "UIView": true"#, ["UILabel", "UIView"]),
    (#"["contentView.", "use contentView", "frame", "view"]"#, []), (#"// "UILabel""#, []),
    (#""\(name).layoutSubviews()""#, []), (#""layoutSubviews()""#, ["layoutSubviews()"]),
  ])
private func readsLiterals(_ code: String, _ names: [String]) {
  let file = SourceFile(path: "a.swift", bytes: Array(code.utf8))
  #expect(wholeLiterals(file).map(\.text).filter(tableNames.contains) == names)
}

/// The libraries whose dialects name everything that sets them apart. SnapKit is part of older code, too.
private let libraryModules = [
  "PureLayout", "TinyConstraints", "EasyPeasy", "Anchorage", "Stevia", "Cartography",
]

@Test("outside of its folder, a layout library is named in the list of dialects only")
private func librariesAreNamedOnce() throws {
  var places: [String: [String]] = [:]
  for path in sourcePaths {
    let url = checkout.appending(path: "Sources/\(path)")
    let source = TokenizedFile(SourceFile(path: path, bytes: try [UInt8](Data(contentsOf: url))))
    let words = source.tokens.map { source.text($0) }
    for module in libraryModules where !isIn(path, ["LayoutDialects/\(module)"]) {
      let name = module.prefix(1).lowercased() + module.dropFirst()
      for word in words where word == name || word.contains(module) {
        places[module, default: []].append(path)
      }
    }
  }
  for module in libraryModules {
    #expect(places[module] == ["LayoutDialects/Dialects/Dialect.swift"], "\(module)")
  }
}
