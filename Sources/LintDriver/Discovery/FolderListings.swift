import Foundation

/// What lies in the folders above files, listed once each.
///
/// Folders are listed here again, although the search for source files lists most of them: what is found must not depend
/// on which paths the user names.
final class FolderListings {
  /// How many folders above a file are looked at.
  private static let maximumHeight = 64
  private static let repository = Array(".git".utf8)

  private let currentFolder = LintDriver.currentFolder()
  /// The user's own folder, the one for temporary files, and the top of the file system.
  private static let sharedFolders: Set<FilePath> = Set(
    [
      FileManager.default.homeDirectoryForCurrentUser, FileManager.default.temporaryDirectory,
      URL(filePath: "/"),
    ].flatMap { [$0, $0.resolvingSymlinksInPath()] }.map { FilePath($0.path) })
  private var known: [FilePath: FolderListing] = [:]
  private var chains: [FilePath: [FolderListing]] = [:]
  private var projects: [FilePath: XcodeProject?] = [:]

  /// A folder and those above it, nearest first, up to the top of the repository: what lies above that is another
  /// project. Without a repository, the nearest that has a project file is the last, and folders in which many unrelated
  /// things lie are left out.
  func folders(from folder: FilePath) -> [FolderListing] {
    if let chain = chains[folder] { return chain }
    var found: [FolderListing] = []
    var current = absolute(folder)
    var hasTop = false
    while found.count < Self.maximumHeight {
      let listing = listing(of: current)
      found.append(listing)
      hasTop = listing.entries.contains { $0.name == Self.repository }
      if hasTop || current.folder == current { break }
      current = current.folder
    }
    if !hasTop, let nearest = found.firstIndex(where: \.hasProject) {
      found.removeSubrange((nearest + 1)...)
    } else if !hasTop,
      let shared = found.firstIndex(where: { Self.sharedFolders.contains($0.path) })
    {
      found.removeSubrange(max(shared, 1)...)
    }
    chains[folder] = found
    return found
  }

  /// The project files in the folders that lie in a folder.
  func projectFiles(below folder: FolderListing) -> [ProjectFile] {
    folder.entries.flatMap { entry -> [ProjectFile] in
      guard entry.name.first != UInt8(ascii: "."), entry.kind(in: folder.path) == .folder,
        !skippedFolders.contains(String(decoding: entry.name, as: UTF8.self))
      else { return [] }
      return listing(of: folder.path.appending(entry.name)).projectFiles
    }
  }

  /// What the project in a `project.pbxproj` builds; `nil` if that cannot be read.
  func xcodeProject(at path: FilePath) -> XcodeProject? {
    if let known = projects[path] { return known }
    let bytes = try? readBytes(path, maximumSize: ProjectFile.maximumSize)
    let project = bytes.flatMap { XcodeProject($0, in: path.folder.folder) }
    projects[path] = .some(project)
    return project
  }

  private func listing(of folder: FilePath) -> FolderListing {
    if let listing = known[folder] { return listing }
    let listing = FolderListing(folder)
    known[folder] = listing
    return listing
  }

  private func absolute(_ folder: FilePath) -> FilePath {
    if folder.bytes.isEmpty || folder.bytes == [UInt8(ascii: ".")] { return currentFolder }
    if pathHoldsDots(folder), let real = resolvingLinks(folder) { return real }
    return folder.bytes.first == UInt8(ascii: "/") ? folder : currentFolder.appending(folder.bytes)
  }

  private func pathHoldsDots(_ path: FilePath) -> Bool {
    path.bytes.split(separator: UInt8(ascii: "/")).contains {
      $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8)
    }
  }
}

/// What lies in a folder.
struct FolderListing {
  /// An absolute path.
  let path: FilePath
  /// In no particular order; none if the folder cannot be listed.
  let entries: [FolderEntry]
  let projectFiles: [ProjectFile]

  fileprivate init(_ path: FilePath) {
    self.path = path
    entries = (try? LintDriver.entries(of: path)) ?? []
    projectFiles = entries.flatMap { ProjectFile.files(at: $0, in: path) }
    hasProject = projectFiles.contains { $0.kind != .settings }
    hasXcodeProject = projectFiles.contains { $0.kind == .xcodeProject }
    isBuiltOtherwise =
      projectFiles.contains { [.manifest, .podspec, .generator].contains($0.kind) }
      || entries.contains { Self.otherTools.contains($0.name) }
  }

  /// Whether a project has its top here; settings alone may lie anywhere.
  let hasProject: Bool
  let hasXcodeProject: Bool
  /// Whether something else than an Xcode project says here what is compiled.
  let isBuiltOtherwise: Bool

  /// Files of these names tell other tools what to build.
  private static let otherTools = Set(
    ["BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt"].map { Array($0.utf8) })
}
