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
    /// The modules that the file is compiled in; `nil` if they are not known.
    let modules: Set<CodeModule>?
    /// Whether an import stays in each of these.
    let isServed: Bool
  }

  /// What files do with one library.
  private struct Uses {
    var all: [Use] = []
    /// The modules of the files that lose their imports, as far as they are known.
    var modules: [Int: Set<CodeModule>] = [:]
  }

  private let files: [SourceFile]
  private let losing: [Int: Set<String>]
  private let known = Memo<String, Uses>()

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
  /// rewritten file: no import stays in the modules that both are compiled in. Where these are not known, no import that
  /// stays is as near to it; a module lies in a folder of its own, as a rule.
  func need(_ module: String, of file: Int) -> Bool {
    let path = folders(of: files[file])
    let uses = uses(of: module)
    return uses.all.contains { use in
      if let modules = use.modules, let own = uses.modules[file] {
        return !use.isServed && !modules.isDisjoint(with: own)
      }
      return use.nearest < nearness(use.path, path)
    }
  }

  private func uses(of module: String) -> Uses {
    known.value(for: module) {
      guard let library = LayoutLibrary.all.first(where: { $0.module == module }) else {
        return Uses()
      }
      var uses = Uses()
      var finder = ModuleFinder(FolderListings())
      var importing: [[Substring]] = []
      var served: Set<CodeModule> = []
      var using: [SourceFile] = []
      for (index, source) in files.enumerated() {
        let file = SyntaxFile(TokenizedFile(source), hasBodies: false)
        if file.importedModules.contains(module) {
          let modules = finder.modules(of: FilePath(source.path))
          if losing[index]?.contains(module) == true {
            uses.modules[index] = modules
          } else {
            importing.append(folders(of: source))
            served.formUnion(modules ?? [])
          }
        } else if library.isUsedWithoutImport(in: file) {
          using.append(source)
        }
      }
      uses.all = using.map { source in
        let path = folders(of: source)
        let modules = finder.modules(of: FilePath(source.path))
        return Use(
          path: path, nearest: importing.map { nearness($0, path) }.max() ?? -1, modules: modules,
          isServed: modules?.isSubset(of: served) ?? false)
      }
      return uses
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
