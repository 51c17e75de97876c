import LayoutDialects
import LightSyntax
import Migration
import SourceText
import SwiftTokens

/// Which layout libraries files use without importing them: Swift finds a library's members through the import of any
/// file of the same module, so one such import must stay.
///
/// A class, because what it looked for once it knows.
final class UnimportedUses: Sendable {
  /// A file that uses a library without an import of its own.
  private struct Use {
    let path: [Substring]
    /// How near the nearest file is whose import surely stays.
    let nearest: Int
  }

  private let files: [SourceFile]
  private let losing: [Int: Set<String>]
  private let known = Memo<String, [Use]>()

  /// - Parameter edits: of the files that are rewritten, by index. What these lose the last use of, they do not import for
  ///   others.
  init(_ files: [SourceFile], after edits: [Int: [TextEdit]]) {
    self.files = files
    losing = edits.reduce(into: [:]) { losing, file in
      let syntax = SyntaxFile(TokenizedFile(files[file.key]), hasBodies: false)
      losing[file.key] = Set(leftoverImports(in: syntax, after: file.value).map(\.module))
    }
  }

  /// Whether a file without an import of the module surely uses the library, and may do so through the import of a
  /// rewritten file: no import that stays is as near to it. A module lies in a folder of its own, as a rule.
  func need(_ module: String, of file: Int) -> Bool {
    let path = folders(of: files[file])
    return uses(of: module).contains { $0.nearest < nearness($0.path, path) }
  }

  private func uses(of module: String) -> [Use] {
    known.value(for: module) {
      guard let library = LayoutLibrary.all.first(where: { $0.module == module }) else { return [] }
      var importing: [[Substring]] = []
      var using: [[Substring]] = []
      for (index, source) in files.enumerated() {
        let file = SyntaxFile(TokenizedFile(source), hasBodies: false)
        if file.importedModules.contains(module) {
          if losing[index]?.contains(module) != true { importing.append(folders(of: source)) }
        } else if library.isUsedWithoutImport(in: file) {
          using.append(folders(of: source))
        }
      }
      return using.map { path in
        Use(path: path, nearest: importing.map { nearness($0, path) }.max() ?? -1)
      }
    }
  }

  private func folders(of file: SourceFile) -> [Substring] {
    file.path.split(separator: "/").dropLast()
  }

  /// How many folders two files share; most of all, if they lie in one.
  private func nearness(_ path: [Substring], _ other: [Substring]) -> Int {
    2 * zip(path, other).prefix { $0 == $1 }.count + (path == other ? 1 : 0)
  }
}
