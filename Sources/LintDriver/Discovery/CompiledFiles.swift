/// Tells which files no target of an Xcode project compiles, and which only targets do that run on no phone
/// or tablet.
///
/// A file is left out if an Xcode project lies in a folder above it and no project in the folders from there upwards, or in
/// folders beside these, builds a file of its name. Where a package, a pod or the input of a generator lies above the file,
/// or a project takes in whole folders or cannot be read, it is not known what is compiled, and no file is left out.
struct CompiledFiles {
  private let listings: FolderListings
  /// The names of files that projects build, by ``XcodeProject/key(_:)``.
  private struct Names {
    var built: Set<UInt64> = []
    var withoutPhones: Set<UInt64> = []
  }

  /// What projects build, by the folder that has the nearest one; `nil` inside if that is not known.
  private var known: [FilePath: Names?] = [:]
  /// What was found for the last file's folder: the next file mostly lies there too.
  private var last: (folder: FilePath, names: Names?)?

  init(_ listings: FolderListings) { self.listings = listings }

  /// Whether no target compiles a file.
  mutating func leavesOut(_ file: FilePath) -> Bool {
    names(around: file).map { !$0.built.contains(XcodeProject.key(file.name)) } ?? false
  }

  /// Whether only targets for Macs, televisions and watches compile a file.
  mutating func isWithoutPhones(_ file: FilePath) -> Bool {
    guard let names = names(around: file), !names.withoutPhones.isEmpty else { return false }
    return names.withoutPhones.contains(XcodeProject.key(file.name))
  }

  private mutating func names(around file: FilePath) -> Names? {
    let folder = file.folder
    let names = last?.folder == folder ? last?.names : names(above: folder)
    last = (folder, names)
    return names
  }

  /// What the projects above a folder build; `nil` if that is not known.
  private mutating func names(above folder: FilePath) -> Names? {
    let folders = listings.folders(from: folder)
    guard !folders.contains(where: \.isBuiltOtherwise),
      let nearest = folders.firstIndex(where: \.hasXcodeProject)
    else { return nil }
    if let names = known[folders[nearest].path] { return names }
    let names = built(by: folders[nearest...])
    known[folders[nearest].path] = .some(names)
    return names
  }

  private mutating func built(by folders: ArraySlice<FolderListing>) -> Names? {
    var built = Names()
    var elsewhere: Set<UInt64> = []
    for folder in folders {
      for file in folder.projectFiles + listings.projectFiles(below: folder)
      where file.kind == .xcodeProject {
        guard let names = names(in: file.path) else { return nil }
        built.built.formUnion(names.built)
        built.withoutPhones.formUnion(names.withoutPhones)
        elsewhere.formUnion(names.built.subtracting(names.withoutPhones))
      }
    }
    built.withoutPhones.subtract(elsewhere)
    return built
  }

  private func names(in project: FilePath) -> Names? {
    guard let project = listings.xcodeProject(at: project), !project.takesInFolders else {
      return nil
    }
    return Names(built: project.builtFiles, withoutPhones: project.filesWithoutPhones)
  }
}
