/// Tells which files no target of an Xcode project compiles.
///
/// A file is left out if an Xcode project lies in a folder above it and no project in the folders from there upwards, or in
/// folders beside these, builds a file of its name. Where a package, a pod or the input of a generator lies above the file,
/// or a project takes in whole folders or cannot be read, it is not known what is compiled, and no file is left out.
struct CompiledFiles {
  private let listings: FolderListings
  /// What projects build, by the folder that has the nearest one; `nil` inside if that is not known.
  private var known: [FilePath: Set<UInt64>?] = [:]
  private var projects: [FilePath: Set<UInt64>?] = [:]
  /// What was found for the last file's folder: the next file mostly lies there too.
  private var last: (folder: FilePath, names: Set<UInt64>?)?

  init(_ listings: FolderListings) { self.listings = listings }

  /// Whether no target compiles a file.
  mutating func leavesOut(_ file: FilePath) -> Bool {
    let folder = file.folder
    let names = last?.folder == folder ? last?.names : names(above: folder)
    last = (folder, names)
    return names.map { !$0.contains(XcodeProject.key(file.name)) } ?? false
  }

  /// What the projects above a folder build, by ``XcodeProject/key(_:)``; `nil` if that is not known.
  private mutating func names(above folder: FilePath) -> Set<UInt64>? {
    let folders = listings.folders(from: folder)
    guard !folders.contains(where: \.isBuiltOtherwise),
      let nearest = folders.firstIndex(where: \.hasXcodeProject)
    else { return nil }
    if let names = known[folders[nearest].path] { return names }
    let names = built(by: folders[nearest...])
    known[folders[nearest].path] = .some(names)
    return names
  }

  private mutating func built(by folders: ArraySlice<FolderListing>) -> Set<UInt64>? {
    var built: Set<UInt64> = []
    for folder in folders {
      for file in folder.projectFiles + listings.projectFiles(below: folder)
      where file.kind == .xcodeProject {
        guard let names = names(in: file.path) else { return nil }
        built.formUnion(names)
      }
    }
    return built
  }

  private mutating func names(in project: FilePath) -> Set<UInt64>? {
    if let names = projects[project] { return names }
    let bytes = try? readBytes(project, maximumSize: ProjectFile.maximumSize)
    let names = bytes.flatMap { XcodeProject($0)?.builtFiles }
    projects[project] = .some(names)
    return names
  }
}
