import LayoutDialects
import LintConfiguration
import SourceText
import SwiftTokens

/// Finds the modules that files are compiled in: the targets of packages, Xcode projects, pods and projects of Tuist.
struct ModuleFinder {
  private let listings: FolderListings
  /// What describes the modules of a folder, by the folder of the files.
  private var known: [FilePath: Surroundings] = [:]
  /// What manifests and podspecs describe, by the folder that they stand in.
  private var described: [FilePath: ModuleFolders] = [:]

  /// What stands around the files of a folder.
  private struct Surroundings {
    /// The absolute path of the folder.
    var folder: FilePath
    var projects: [FilePath] = []
    /// The nearest description of a package, and that of a pod or the like.
    var package: ModuleFolders?
    var other: ModuleFolders?
  }

  init(_ listings: FolderListings) { self.listings = listings }

  /// - Returns: `nil` where nothing says what a file is compiled in.
  mutating func modules(of file: FilePath) -> Set<CodeModule>? {
    let folder = file.folder
    let around = known[folder] ?? surroundings(of: folder)
    known[folder] = around
    let path = pathComponents(around.folder.appending(file.name).bytes)
    if let target = around.package?.stated(path) { return [target] }
    var found: Set<CodeModule> = []
    for project in around.projects {
      guard let sources = listings.xcodeProject(at: project)?.sources else { continue }
      for target in sources.targets(of: path) {
        found.insert(
          CodeModule(
            place: "\(project.display)#\(target)", name: moduleName(sources.names[target])))
      }
    }
    if !found.isEmpty { return found }
    return (around.package?.any(path) ?? around.other?.any(path)).map { [$0] }
  }

  private mutating func surroundings(of folder: FilePath) -> Surroundings {
    let chain = listings.folders(from: folder)
    var around = Surroundings(folder: chain.first?.path ?? folder)
    for listing in chain {
      for file in listing.projectFiles + listings.projectFiles(below: listing)
      where file.kind == .xcodeProject && !around.projects.contains(file.path) {
        around.projects.append(file.path)
      }
    }
    for listing in chain where around.package == nil {
      let files = listing.projectFiles
      if let manifest = files.first(where: { $0.path.name.elementsEqual("Package.swift".utf8) }) {
        around.package = folders(at: listing.path) { ModuleFolders(package: manifest.path) }
      } else if let manifest = files.first(where: { $0.kind == .manifest }) {
        around.other = folders(at: listing.path) { ModuleFolders(project: manifest.path) }
      } else if files.contains(where: { $0.kind == .podspec }) {
        around.other = folders(at: listing.path) {
          ModuleFolders(pods: files.filter { $0.kind == .podspec }.map(\.path))
        }
      } else if !files.contains(where: { $0.kind == .xcodeProject || $0.kind == .generator }) {
        continue
      }
      break
    }
    return around
  }

  private mutating func folders(at folder: FilePath, _ read: () -> ModuleFolders) -> ModuleFolders {
    let folders = described[folder] ?? read()
    described[folder] = folders
    return folders
  }
}

/// The name by which code imports a target: `My_App` for `My App`.
private func moduleName(_ target: String) -> String {
  String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
}

/// The folders of modules below a file that describes them.
private struct ModuleFolders {
  private let root: FilePath
  private let rootPath: PathComponents
  /// Their paths from there, and their names.
  private var folders: [(path: PathComponents, name: String)] = []
  /// What the module is called that has all the rest; empty if that is not known.
  private let name: String
  /// Whether each folder with a folder `Sources` is a module, unless it is known better.
  private let hasSources: Bool

  private init(root: FilePath, name: String, hasSources: Bool) {
    self.root = root
    self.name = name
    self.hasSources = hasSources
    rootPath = pathComponents(root.bytes)
  }

  /// - Parameter manifest: the path of a `Package.swift`.
  init(package manifest: FilePath) {
    self.init(root: manifest.folder, name: "", hasSources: false)
    for target in statedTargets(in: manifest, pathLabel: { $0 == "path" }) {
      let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
      for path in target.paths.isEmpty ? usual : target.paths { add(path, target.name) }
    }
  }

  /// - Parameter manifest: the path of a `Project.swift`.
  init(project manifest: FilePath) {
    let folder = manifest.folder
    self.init(
      root: folder, name: moduleName(String(decoding: folder.name, as: UTF8.self)), hasSources: true
    )
    for target in statedTargets(in: manifest, pathLabel: { $0.hasPrefix("sources") }) {
      for path in target.paths { add(path, target.name) }
    }
  }

  /// - Parameter files: the paths of the podspecs of one folder.
  init(pods files: [FilePath]) {
    let only = files.count == 1 ? files.first.map { Self.podName($0) } : nil
    self.init(root: files.first?.folder ?? FilePath("."), name: only ?? "", hasSources: false)
    for file in files {
      for path in podSources(in: file) { add(path, Self.podName(file)) }
    }
  }

  private static func podName(_ file: FilePath) -> String {
    moduleName(String(decoding: file.name.dropLast(".podspec".utf8.count), as: UTF8.self))
  }

  /// - Parameter pattern: a path that may end in wildcards.
  private mutating func add(_ pattern: String, _ name: String) {
    var parts: PathComponents = []
    for part in pattern.split(separator: "/") where part != "." {
      if part.contains(where: { "*{[?#".contains($0) }) || part.hasSuffix(".swift") { break }
      parts.append(Array(part.utf8)[...])
    }
    folders.append((parts, moduleName(name)))
  }

  /// The module that is stated to have a file, the innermost of several.
  ///
  /// - Parameter path: absolute.
  func stated(_ path: PathComponents) -> CodeModule? {
    let rest = path.dropFirst(rootPath.count)
    let found = folders.filter { rest.starts(with: $0.path) }.max { $0.path.count < $1.path.count }
    return found.map { CodeModule(place: place(of: $0.path) + "#" + $0.name, name: $0.name) }
  }

  /// The module that has a file, by the folders.
  func any(_ path: PathComponents) -> CodeModule {
    if let stated = stated(path) { return stated }
    let rest = Array(path.dropFirst(rootPath.count).dropLast())
    if hasSources, let sources = rest.lastIndex(where: { $0.elementsEqual("Sources".utf8) }) {
      let folder = Array(rest[..<sources])
      let name = folder.last.map { moduleName(String(decoding: $0, as: UTF8.self)) } ?? name
      return CodeModule(place: place(of: folder), name: name)
    }
    // What no target names beside those that have folders is another one, such as an example.
    return CodeModule(place: place(of: []), name: folders.isEmpty ? name : "")
  }

  private func place(of folder: PathComponents) -> String {
    folder.reduce(root) { $0.appending($1) }.display
  }
}

/// The names of the targets that a manifest writes out, and the paths that stand beside them.
private func statedTargets(
  in manifest: FilePath, pathLabel isPath: (String) -> Bool
) -> [(name: String, paths: [String])] {
  guard let bytes = try? readBytes(manifest, maximumSize: ProjectFile.maximumSize) else {
    return []
  }
  let file = TokenizedFile(SourceFile(path: "", bytes: bytes))
  var open: [(name: String?, paths: [String], label: String)] = []
  var found: [(name: String, paths: [String])] = []
  for (index, token) in file.tokens.enumerated() {
    switch token.kind {
    case .leftParen: open.append((nil, [], ""))
    case .rightParen:
      guard let call = open.popLast(), let name = call.name else { break }
      found.append((name, call.paths))
    case .colon:
      if index > 0, !open.isEmpty {
        open[open.count - 1].label = file.text(file.tokens[index - 1])
      }
    case .stringSegment:
      guard let call = open.last else { break }
      if call.label == "name" {
        open[open.count - 1].name = file.text(token)
      } else if isPath(call.label) {
        open[open.count - 1].paths.append(file.text(token))
      }
    default: break
    }
  }
  return found
}

/// The patterns behind `source_files` in a podspec.
private func podSources(in file: FilePath) -> [String] {
  guard let bytes = try? readBytes(file, maximumSize: ProjectFile.maximumSize) else { return [] }
  var found: [String] = []
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    let line = String(decoding: line, as: UTF8.self)
    guard let start = line.firstRange(of: ".source_files")?.upperBound,
      !(line.first { $0 != " " && $0 != "\t" } == "#")
    else { continue }
    let parts = line[start...].split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    for index in stride(from: 1, to: parts.count, by: 2) { found.append(String(parts[index])) }
  }
  return found
}
