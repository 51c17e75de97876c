/// Tells by their folders which files belong to one module.
///
/// A Swift package has its modules in the folder `Sources` beside its manifest. A module of any other kind is known by who
/// imports it: if a file imports `Core`, what lies in a folder `Core` is in that module, unless code there imports `Core`
/// itself.
struct ModuleFolders {
  private var names: Set<String> = []
  /// The folders `Sources` of packages.
  private let sources: Set<String>
  /// For the folder of each file, that of its module.
  private var known: [String: String] = [:]

  init(of files: [FileNumbers]) {
    sources = Set(
      files.lazy.filter(\.isManifest).map { $0.folder.isEmpty ? "Sources" : $0.folder + "/Sources" }
    )
    let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    for file in files where !(file.tokens.isEmpty && file.helpers.isEmpty) {
      for folder in file.folder.split(separator: "/").map(String.init)
      where imported.contains(folder) && !file.imports.contains(folder) {
        names.insert(folder)
      }
    }
    for folder in Set(files.lazy.map(\.folder)) { known[folder] = newModule(of: folder) }
  }

  /// The folder of the module that a folder's files belong to; "" for what is in none.
  func module(of folder: String) -> String { known[folder] ?? newModule(of: folder) }

  private func newModule(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    let package =
      parts.indices.last { index in
        parts[index] == "Sources" && sources.contains(parts[...index].joined(separator: "/"))
      }.map { $0 + 2 } ?? 0
    let named = parts.lastIndex { names.contains(String($0)) }.map { $0 + 1 } ?? 0
    return parts.prefix(max(package, named)).joined(separator: "/")
  }
}
