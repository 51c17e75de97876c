import LayoutDialects
import SourceText
import SwiftTokens

/// Which layout libraries files use without importing them: Swift finds a library's members through the import of any
/// file of the same module, so that import must stay.
final class UnimportedUses: Sendable {
  private let files: [SourceFile]
  private let known = Memo<String, Bool>()

  init(_ files: [SourceFile]) { self.files = files }

  /// Whether a file without an import of the module uses a member that only this library has.
  func contain(_ module: String) -> Bool {
    known.value(for: module) {
      guard let member = LayoutLibrary.all.first(where: { $0.module == module })?.ownMember else {
        return false
      }
      let word = Array(member.utf8)
      return files.contains { file in
        guard file.bytes.holdsWord(word) else { return false }
        let code = TokenizedFile(file)
        let imports = code.tokens.indices.dropFirst().filter {
          code.tokens[$0 - 1].kind == .importKeyword
        }
        return !imports.contains { code.bytes(of: code.tokens[$0]).elementsEqual(module.utf8) }
          && code.tokens.contains {
            $0.kind == .identifier && code.bytes(of: $0).elementsEqual(word)
          }
      }
    }
  }
}
