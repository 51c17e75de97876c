/// Tells which files no target of an Xcode project compiles.
///
/// A file is left out if an Xcode project lies in a folder above it and no project in the folders above it, or in folders
/// beside these, builds a file of its name. Where a package, a pod or the input of a generator lies above the file, or a
/// project takes in whole folders or cannot be read, it is not known what is compiled, and no file is left out.
struct CompiledFiles {
  private let listings: FolderListings
  /// The names of the files that the projects above a folder build; `nil` inside if that is not known.
  private var known: [FilePath: Set<[UInt8]>?] = [:]
  private var projects: [FilePath: Set<[UInt8]>?] = [:]

  init(_ listings: FolderListings) { self.listings = listings }

  /// Files of these names tell other tools what to build.
  private static let otherTools = ["BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt"]
    .map { Array($0.utf8) }

  /// Whether no target compiles a file.
  mutating func leavesOut(_ file: FilePath) -> Bool {
    let folder = file.folder
    let names = known[folder] ?? names(above: folder)
    known[folder] = .some(names)
    return names.map { !$0.contains(Array(file.name)) } ?? false
  }

  private mutating func names(above folder: FilePath) -> Set<[UInt8]>? {
    let folders = listings.folders(from: folder)
    let files = folders.flatMap(\.projectFiles)
    guard files.contains(where: { $0.kind == .xcodeProject }),
      !files.contains(where: { [.manifest, .podspec, .generator].contains($0.kind) }),
      !folders.contains(where: { $0.entries.contains { Self.otherTools.contains($0.name) } })
    else { return nil }
    var built: Set<[UInt8]> = []
    for file in files + folders.flatMap(listings.projectFiles) where file.kind == .xcodeProject {
      guard let names = names(in: file.path) else { return nil }
      built.formUnion(names)
    }
    return built
  }

  private mutating func names(in project: FilePath) -> Set<[UInt8]>? {
    if let names = projects[project] { return names }
    let bytes = try? readBytes(project, maximumSize: ProjectFile.maximumSize)
    let names = bytes.flatMap { XcodeProject($0)?.builtFiles }
    projects[project] = .some(names)
    return names
  }
}
