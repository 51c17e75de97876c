import LintConfiguration

/// Tells which files no target of an Xcode project compiles, and which only targets do that run on no phone
/// or tablet.
///
/// A file is left out if an Xcode project lies in a folder above it and no project in the folders from there upwards, or in
/// folders beside these, builds a file of its name, or those that do build another one that is there. Where a package, a pod or the input of a generator lies above the file,
/// or a project takes in whole folders or cannot be read, it is not known what is compiled, and no file is left out.
struct CompiledFiles {
  private let listings: FolderListings

  /// What the projects around some files are.
  private struct Projects {
    var all: [XcodeProject] = []
    /// The names of the files that they build, by ``XcodeProject/key(_:)``.
    var built: Set<UInt64> = []
  }

  /// The projects, by the folder that has the nearest one; `nil` inside if one of them cannot be read.
  private var known: [FilePath: Projects?] = [:]
  /// What was found for the last file's folder: the next file mostly lies there too.
  private var last: (folder: FilePath, projects: Projects?)?

  init(_ listings: FolderListings) { self.listings = listings }

  /// Whether no target compiles a file.
  mutating func leavesOut(_ file: FilePath) -> Bool {
    guard let projects = projects(around: file), !projects.all.contains(where: \.takesInFolders)
    else { return false }
    let name = XcodeProject.key(file.name)
    guard projects.built.contains(name) else { return true }
    let path = absolute(file)
    return projects.all.allSatisfy {
      !$0.builtFiles.contains(name) || $0.sources.buildsOnlyNamesakes(of: path)
    }
  }

  /// Whether only targets for Macs, televisions and watches compile a file.
  mutating func isWithoutPhones(_ file: FilePath) -> Bool {
    guard let projects = projects(around: file)?.all,
      projects.contains(where: \.hasTargetsWithoutPhones)
    else { return false }
    let path = absolute(file)
    let answers = projects.compactMap { $0.isForPhones(path) }
    return !answers.isEmpty && !answers.contains(true)
  }

  private func absolute(_ file: FilePath) -> TargetSources.Path {
    let folder = listings.folders(from: file.folder).first?.path ?? file.folder
    return pathComponents(folder.appending(file.name).bytes)
  }

  private mutating func projects(around file: FilePath) -> Projects? {
    let folder = file.folder
    let projects = last?.folder == folder ? last?.projects : projects(above: folder)
    last = (folder, projects)
    return projects
  }

  /// The projects above a folder; `nil` if something else may say what is compiled there.
  private mutating func projects(above folder: FilePath) -> Projects? {
    let folders = listings.folders(from: folder)
    guard !folders.contains(where: \.isBuiltOtherwise),
      let nearest = folders.firstIndex(where: \.hasXcodeProject)
    else { return nil }
    if let projects = known[folders[nearest].path] { return projects }
    let projects = projects(in: folders[nearest...])
    known[folders[nearest].path] = .some(projects)
    return projects
  }

  private mutating func projects(in folders: ArraySlice<FolderListing>) -> Projects? {
    var projects = Projects()
    for folder in folders {
      for file in folder.projectFiles + listings.projectFiles(below: folder)
      where file.kind == .xcodeProject {
        guard let project = listings.xcodeProject(at: file.path) else { return nil }
        projects.all.append(project)
        projects.built.formUnion(project.builtFiles)
      }
    }
    return projects
  }
}
