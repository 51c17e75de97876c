import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension SyntaxFile {
  /// Whether the file's numbers can be about the screen of a phone or a tablet.
  package var isScreenCode: Bool { source.isScreenCode(partners) }

  /// Whether the file is a test, a playground or a benchmark.
  package var isTestCode: Bool {
    isUnitTest || source.file.path.leadsThroughTests
  }

  /// Whether the file imports a framework for tests: its views are not in a window, and an exception fails the test
  /// itself.
  package var isUnitTest: Bool { testFramework != nil }

  /// The framework for tests that the file imports.
  package var testFramework: String? { importedModules.first(where: testFrameworks.contains) }

  /// Whether the file only shows how something is used, by its folder: `Demo`, `CardSample`, `sample-chat`, `ChatSampleApp`,
  /// `SampleFeatures`, `CardsDemo-iOS`.
  package var isExample: Bool {
    // In bytes, for most paths hold no such word.
    let path = source.file.path.utf8.map {
      $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0
    }
    guard exampleWords.contains(where: { path[...].holds($0) }) else { return false }
    return source.file.path.split(separator: "/").dropLast()
      .flatMap { $0.split(whereSeparator: { !$0.isLetter }) }.contains(where: isExampleName)
  }

  /// Whether the file declares views or controllers of AppKit, and imports no UIKit: some name AppKit nowhere.
  var isForMac: Bool {
    let isMacType = types.contains { type in
      typeSpans[type.inherited.indices].contains { ViewClass.named(text($0))?.isAppKit ?? false }
    }
    return isMacType && !importedModules.contains("UIKit")
  }

  /// The names of the types inside other types.
  var nestedTypes: Set<String> {
    Set(
      types.flatMap { type in
        members[type.members.indices].compactMap { member in
          if case .type(let id) = member { text(self[id].name) } else { nil }
        }
      })
  }

  /// Whether the file is for televisions alone, by its folder: these all have the same logical screen size.
  package var isForTelevision: Bool {
    let path = Array(source.file.path.utf8)[...]
    guard path.holds("tvOS") else { return false }
    return path.split(separator: UInt8(ascii: "/")).dropLast().contains { $0.ends(with: "tvOS") }
  }

  /// Whether a comment above the file's code says that a program wrote it: what is changed there is lost.
  var isGenerated: Bool {
    let end = source.tokens.first.map { Int($0.start) } ?? source.file.bytes.count
    let header = source.file.bytes.prefix(min(end, Self.maximumHeader)).map {
      $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0
    }
    let firstLine = header.drop { $0 <= UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: "\n") }
    return generatorMarks.contains { header[...].holds($0) }
      || firstLine.holds("swiftlint:disable all")
  }

  /// How many bytes of a file are searched for what programs write above code; licenses are shorter.
  private static let maximumHeader = 4096

  /// The first names after `import`, each once.
  package var importedModules: [String] {
    var modules: [String] = []
    source.forEachImportedModule(partners) { token in
      let name = name(Int32(token))
      if !modules.contains(name) { modules.append(name) }
    }
    return modules
  }
}

extension SyntaxFile {
  /// Of these modules, those that the file hands on to all that import its own: `@_exported import Layout`.
  var exportedModules: [String] {
    var modules: [String] = []
    source.forEachImportedModule(partners) { token in
      var index = token - 1
      while index > 0, source.tokens[index].kind != .importKeyword { index -= 1 }
      guard index > 0, source.text(of: source.tokens[index - 1], is: "_exported") else { return }
      modules.append(name(Int32(token)))
    }
    return modules
  }
}

/// Modules that tests import, and nothing else does.
/// Source: each framework's documentation.
private let testFrameworks: Set<String> = [
  "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "FBSnapshotTestCase",
  "iOSSnapshotTestCase", "KIF", "EarlGrey", "ViewInspector",
]

/// Folders of tests in small letters, in which words end otherwise: `latest`.
private let testFolders = ["test", "tests", "spec", "specs"]

/// Whether a word of a folder's name says that only examples are in it.
private func isExampleName(_ word: some StringProtocol) -> Bool {
  exampleFolders.contains { example in
    word.hasSuffix(example) || word.hasSuffix(example + "App")
      || word.hasPrefix(example) && word.dropFirst(example.count).first?.isUppercase ?? false
  } || exampleWords.contains { [$0, $0 + "s"].contains(word.lowercased()) }
}

private let exampleFolders = ["Demo", "Demos", "Example", "Examples", "Sample", "Samples"]
private let exampleWords = ["demo", "example", "sample"]

/// What programs write above the code that they make.
/// Source: SwiftGen, Sourcery, swift-protobuf, R.swift, Flow and PaintCode, their output.
private let generatorMarks = [
  "do not modify", "do not edit", "generated by", "generated using", "generated with",
  "generated file", "generated code", "autogenerated", "auto-generated", "@generated",
]

extension TokenizedFile {
  /// Whether the file's numbers can be about the screen of a phone or a tablet: it is no test, playground or benchmark,
  /// and not for the Mac alone, where windows have the size that the user gives them.
  ///
  /// - Parameter partners: as for the imports.
  func isScreenCode(_ partners: [Int32] = []) -> Bool {
    var isForMac = false
    var isForUIKit = false
    var isForTests = false
    forEachImportedModule(partners) { name in
      let token = tokens[name]
      if testFrameworks.contains(text(token)) { isForTests = true }
      if text(of: token, is: "UIKit") { isForUIKit = true }
      if text(of: token, is: "AppKit") || text(of: token, is: "Cocoa") { isForMac = true }
    }
    return !isForTests && (!isForMac || isForUIKit) && !file.path.leadsThroughTests
  }

  /// How many tokens are searched for imports, of which most stand at a file's top.
  private static let maximumImportTokens = 4096

  /// The tokens of the first names behind `import`, also where those stand between types.
  ///
  /// - Parameter partners: those of all brackets, if they are known: then what stands in braces is passed over.
  fileprivate func forEachImportedModule(_ partners: [Int32], _ body: (Int) -> Void) {
    var index = 0
    var steps = 0
    while index < tokens.count, steps < Self.maximumImportTokens {
      defer {
        index += 1
        steps += 1
      }
      let kind = tokens[index].kind
      if kind == .leftBrace, index < partners.count {
        index = max(index, Int(partners[index]))
        continue
      }
      if kind != .importKeyword { continue }
      var name = index + 1
      // `import class UIKit.UIView`
      while name < tokens.count, tokens[name].kind.isKeyword { name += 1 }
      if name < tokens.count, tokens[name].kind == .identifier { body(name) }
    }
  }
}

extension String {
  /// Whether a folder of the path is one of tests, playgrounds or benchmarks.
  fileprivate var leadsThroughTests: Bool {
    // In bytes, and only where such a word stands at all: splitting a path takes longer than reading its file.
    let path = Array(utf8)[...]
    guard
      path.holds("Test") || path.holds("test") || path.holds("Spec") || path.holds("spec")
        || path.holds(".playground") || path.holds("Benchmark")
    else { return false }
    return path.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      folder.ends(with: "Tests") || folder.ends(with: "Test") || folder.ends(with: "Specs")
        || testFolders.contains { folder.elementsEqual($0.utf8) }
        || folder.ends(with: ".playground")
        || folder.starts(with: "Benchmark".utf8)
    }
  }
}
