import LightSyntax
import SourceText
import SwiftTokens

extension SyntaxFile {
  /// Whether the file's numbers can be about the screen of a phone or a tablet.
  package var isScreenCode: Bool { source.isScreenCode }

  /// Whether the file is a test, a playground or a benchmark.
  package var isTestCode: Bool {
    importedModules.contains { $0 == "XCTest" || $0 == "Testing" }
      || source.file.path.leadsThroughTests
  }

  /// Whether the file is for televisions alone, by its folder: these have one logical screen.
  package var isForTelevision: Bool {
    let path = Array(source.file.path.utf8)[...]
    guard path.holds("tvOS") else { return false }
    return path.split(separator: UInt8(ascii: "/")).dropLast().contains { $0.ends(with: "tvOS") }
  }

  /// The first names behind `import`, as far as they stand before the file's first type or function; each once.
  var importedModules: [String] {
    var modules: [String] = []
    for token in source.importedModuleTokens {
      let name = name(Int32(token))
      if !modules.contains(name) { modules.append(name) }
    }
    return modules
  }
}

extension TokenizedFile {
  /// Whether the file's numbers can be about the screen of a phone or a tablet: it is no test, playground or benchmark,
  /// and not for the Mac alone, where windows have the size that the user gives them.
  var isScreenCode: Bool {
    var isForMac = false
    var isForUIKit = false
    for name in importedModuleTokens {
      let token = tokens[name]
      if text(of: token, is: "XCTest") || text(of: token, is: "Testing") { return false }
      if text(of: token, is: "UIKit") { isForUIKit = true }
      if text(of: token, is: "AppKit") || text(of: token, is: "Cocoa") { isForMac = true }
    }
    return (!isForMac || isForUIKit) && !file.path.leadsThroughTests
  }

  /// How many tokens are searched for imports, which stand at a file's top.
  private static let maximumImportTokens = 4096

  /// The tokens of the first names behind `import`, as far as they stand before the file's first type or function.
  fileprivate var importedModuleTokens: [Int] {
    var names: [Int] = []
    for index in 0..<min(tokens.count, Self.maximumImportTokens) {
      let kind = tokens[index].kind
      if kind == .leftBrace { break }
      if kind != .importKeyword { continue }
      var name = index + 1
      // `import class UIKit.UIView`
      while tokens[name].kind.isKeyword { name += 1 }
      if tokens[name].kind == .identifier { names.append(name) }
    }
    return names
  }
}

extension String {
  /// Whether a folder of the path is one of tests, playgrounds or benchmarks.
  fileprivate var leadsThroughTests: Bool {
    // In bytes, and only where such a word stands at all: splitting a path takes longer than reading its file.
    let path = Array(utf8)[...]
    guard path.holds("Test") || path.holds(".playground") || path.holds("Benchmark") else {
      return false
    }
    return path.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      folder.ends(with: "Tests") || folder.ends(with: "Test") || folder.ends(with: ".playground")
        || folder.starts(with: "Benchmark".utf8)
    }
  }
}
