import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// Which layout libraries files use without importing them: Swift finds a library's members through the import of any
/// file of the same module, so that import must stay.
///
/// A class, because what it looked for once it knows.
final class UnimportedUses: Sendable {
  private let files: [SourceFile]
  private let known = Memo<String, Bool>()

  init(_ files: [SourceFile]) { self.files = files }

  /// Whether a file without an import of the module surely uses the library.
  func contain(_ module: String) -> Bool {
    known.value(for: module) {
      guard let library = LayoutLibrary.all.first(where: { $0.module == module }) else {
        return false
      }
      return files.contains {
        library.isUsedWithoutImport(in: SyntaxFile(TokenizedFile($0), hasBodies: false))
      }
    }
  }
}
