/// One of the parts in which a project is compiled: a target of an app, a pod, a target of a package.
package struct CodeModule: Hashable, Sendable {
  /// What tells it from others of its name, such as the path of the project.
  package var place: String
  /// What code imports to use it; empty where that is not known.
  package var name: String

  package init(place: String, name: String) {
    self.place = place
    self.name = name
  }
}

/// The modules that each file is compiled in, as far as the project's own files say so.
package struct ModuleTable: Sendable, Equatable {
  package private(set) var distinct: [Set<CodeModule>] = []
  private var indexOfPath: [String: Int] = [:]
  private var indices: [Set<CodeModule>: Int] = [:]

  package init() {}

  package var isEmpty: Bool { indexOfPath.isEmpty }

  /// - Parameter path: as reports print it.
  package mutating func set(_ modules: Set<CodeModule>, of path: String) {
    let index = indices[modules] ?? distinct.count
    if index == distinct.count {
      distinct.append(modules)
      indices[modules] = index
    }
    indexOfPath[path] = index
  }

  /// The place of a file's modules in ``distinct``; `nil` where these are not known.
  package func index(of path: String) -> Int? { indexOfPath[path] }

  package subscript(path: String) -> Set<CodeModule>? { index(of: path).map { distinct[$0] } }
}

/// Finds out which files can name each other's declarations.
///
/// A file of which no project says anything, such as a new one, counts to the modules of most files beside it, or else of
/// those around. Where nothing at all is known, a Swift package has its modules in the folder `Sources` beside its manifest,
/// and a module of any other kind is known by who imports it: if a file imports `Core`, what lies in a folder `Core` is in
/// that module, unless code there imports `Core` itself.
struct CodeModules {
  private let table: ModuleTable
  /// For folders with files that are known, and those around them: the modules of most of these.
  private let usual: [Substring: Int]
  private var names: Set<String> = []
  /// The folders `Sources` of packages.
  private let sources: Set<String>
  /// For the folder of each file of which nothing is known, that of its module.
  private var folders: [String: String] = [:]

  init(of files: [FileNumbers], _ table: ModuleTable) {
    self.table = table
    let unknown = files.filter { table.index(of: $0.path) == nil }
    usual = table.isEmpty || unknown.isEmpty ? [:] : Self.usual(files, table)
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
    for folder in Set(unknown.lazy.map(\.folder)) { folders[folder] = newModule(of: folder) }
  }

  private static func usual(_ files: [FileNumbers], _ table: ModuleTable) -> [Substring: Int] {
    var own: [Substring: [Int: Int]] = [:]
    var below: [Substring: [Int: Int]] = [:]
    for file in files {
      guard let index = table.index(of: file.path) else { continue }
      own[file.folder[...], default: [:]][index, default: 0] += 1
      for folder in foldersAround(file.folder) {
        below[folder, default: [:]][index, default: 0] += 1
      }
    }
    return below.merging(own) { $1 }.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  /// A folder and those around it, the innermost first, and "".
  private static func foldersAround(_ folder: String) -> [Substring] {
    var folders = [folder[...]]
    while let last = folders.last, let slash = last.lastIndex(of: "/") {
      folders.append(last[..<slash])
    }
    return folder.isEmpty ? folders : folders + [""]
  }

  /// The modules that a file is compiled in.
  func modules(of file: FileNumbers) -> Set<CodeModule> {
    if let known = table[file.path] { return known }
    let nearest = Self.foldersAround(file.folder).lazy.compactMap { usual[$0] }.first
    if let nearest { return table.distinct[nearest] }
    let folder = folders[file.folder] ?? newModule(of: file.folder)
    return [
      CodeModule(place: folder, name: folder.split(separator: "/").last.map(String.init) ?? "")
    ]
  }

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

extension FileNumbers {
  /// Whether the file can name what some modules declare: each of its own is among them, or it imports one of them, of
  /// which other modules may name it.
  func canName(
    _ declaration: Declaration, of own: Set<CodeModule>
  ) -> Bool {
    own.isSubset(of: declaration.modules)
      || !imports.isDisjoint(with: declaration.shownModules)
  }
}

/// Where something is declared that other files may name.
struct Declaration {
  /// The modules that have it.
  var modules: Set<CodeModule> = []
  /// The names of those outside of which it can be named.
  var shownModules: Set<String> = []

  mutating func add(_ modules: Set<CodeModule>, isPublic: Bool) {
    self.modules.formUnion(modules)
    if isPublic { shownModules.formUnion(modules.lazy.map(\.name)) }
  }
}
