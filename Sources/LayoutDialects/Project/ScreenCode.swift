import LightSyntax
import SourceText
import SwiftTokens

extension SyntaxFile {
  /// Whether the file's numbers can be about the screen of a phone or a tablet: it is no test, playground or benchmark,
  /// and not for the Mac alone, where windows have the size that the user gives them.
  package var isScreenCode: Bool {
    let modules = importedModules
    if modules.contains("XCTest") || modules.contains("Testing") { return false }
    let isForMac = modules.contains("AppKit") || modules.contains("Cocoa")
    if isForMac && !modules.contains("UIKit") { return false }
    // In bytes: splitting a path between characters takes longer than reading its file.
    let folders = source.file.path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    return !folders.contains { folder in
      ["Tests", "Test", ".playground"].contains {
        folder.reversed().starts(with: $0.utf8.reversed())
      }
        || folder.starts(with: "Benchmark".utf8)
    }
  }

  /// How many tokens are searched for imports, which stand at a file's top.
  private static let maximumImportTokens = 4096

  /// The first names behind `import`, as far as they stand before the file's first type or function.
  var importedModules: Set<String> {
    var modules: Set<String> = []
    let tokens = source.tokens
    for index in tokens.indices.prefix(Self.maximumImportTokens) {
      switch tokens[index].kind {
      case .importKeyword: break
      case .leftBrace: return modules
      default: continue
      }
      var name = index + 1
      // `import class UIKit.UIView`
      while tokens[name].kind.isKeyword { name += 1 }
      if tokens[name].kind == .identifier { modules.insert(self.name(Int32(name))) }
    }
    return modules
  }
}
