import LintRules

/// Finds the systems on which the project of each file runs.
///
/// A file belongs to the nearest folder above it that holds a project file; the lowest target that the files of that
/// folder state counts, and its apps fill the screen if each Xcode project there says so. Folders are listed here again, although the search for source files lists most of them: what is
/// found must not depend on which paths the user names.
struct ProjectTargets {
  /// The largest file that is read, in bytes: the projects of large apps have a tenth of that.
  private static let maximumSize = 20 << 20
  /// How many folders above a file are looked at.
  private static let maximumHeight = 64

  private let currentFolder = LintDriver.currentFolder()
  /// What was found for each folder, by its absolute path.
  private var known: [FilePath: DeploymentTargets] = [:]

  /// The targets of the project that the files in a folder belong to; what is not stated is not known.
  mutating func targets(of folder: FilePath) -> DeploymentTargets {
    var current = absolute(folder)
    var passed: [FilePath] = []
    var found = DeploymentTargets()
    while passed.count < Self.maximumHeight {
      if let targets = known[current] {
        found = targets
        break
      }
      passed.append(current)
      let entries = (try? LintDriver.entries(of: current)) ?? []
      let files = entries.flatMap { ProjectFile.files(at: $0, in: current) }
      if files.contains(where: { $0.kind != .settings }) {
        found = Self.stated(by: files + Self.settings(below: current, entries), in: current)
        break
      }
      // What lies above the top of a repository is another project.
      if current.folder == current || entries.contains(where: { $0.name == Self.repository }) {
        break
      }
      current = current.folder
    }
    for folder in passed { known[folder] = found }
    return found
  }

  private static let repository = Array(".git".utf8)

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

  /// The settings of an Xcode project that lie in folders beside it.
  private static func settings(below folder: FilePath, _ entries: [FolderEntry]) -> [ProjectFile] {
    entries.flatMap { entry -> [ProjectFile] in
      let path = folder.appending(entry.name)
      guard entry.name.first != UInt8(ascii: "."), entry.kind(in: folder) == .folder,
        !skippedFolders.contains(String(decoding: entry.name, as: UTF8.self))
      else { return [] }
      return ((try? LintDriver.entries(of: path)) ?? []).flatMap {
        ProjectFile.files(at: $0, in: path)
      }.filter { $0.kind == .settings }
    }
  }

  private static func stated(by files: [ProjectFile], in folder: FilePath) -> DeploymentTargets {
    func read(_ path: FilePath) -> [UInt8]? { try? readBytes(path, maximumSize: maximumSize) }
    var projects: [AppSettings] = []
    func lowest(_ files: [ProjectFile]) -> DeploymentTargets {
      files.reduce(DeploymentTargets()) { lowest, file in
        guard let bytes = read(file.path) else { return lowest }
        if file.kind == .xcodeProject { projects.append(AppSettings(project: bytes)) }
        return lowest.joined(with: DeploymentTargets(stated: bytes, in: file.kind))
      }
    }
    var found = lowest(files.filter { $0.kind != .podfile })
    if found == DeploymentTargets() { found = lowest(files.filter { $0.kind == .podfile }) }
    let screens = projects.map { $0.screens { read(folder.appending($0)) } }
    found.fillsScreen = screens.contains(.filled) && !screens.contains(.shared)
    return found
  }
}

/// A file that states on which systems a project runs.
struct ProjectFile {
  enum Kind {
    /// `Package.swift`, or the `Project.swift` of Tuist.
    case manifest
    /// `project.pbxproj` in the folder of an Xcode project.
    case xcodeProject
    /// Settings of an Xcode project in a file of their own.
    case settings
    case podspec
    /// The settings from which a generator writes an Xcode project.
    case generator
    /// What it states counts where nothing else states anything.
    case podfile
  }

  let path: FilePath
  let kind: Kind

  /// The project file that an entry of a folder is or holds, if there is one; links are not followed.
  fileprivate static func files(at entry: FolderEntry, in folder: FilePath) -> [ProjectFile] {
    if entry.name.ends(with: ".xcodeproj") {
      let project = folder.appending(entry.name).appending("project.pbxproj")
      guard entry.kind(in: folder) == .folder,
        (try? FileStatus(of: project, followsLinks: false))?.kind == .regular
      else { return [] }
      return [ProjectFile(path: project, kind: .xcodeProject)]
    }
    guard let kind = kind(of: entry.name), entry.kind(in: folder) == .regular else { return [] }
    return [ProjectFile(path: folder.appending(entry.name), kind: kind)]
  }

  private static func kind(of name: [UInt8]) -> Kind? {
    switch String(decoding: name, as: UTF8.self) {
    case "Package.swift", "Project.swift": return .manifest
    case "project.yml", "project.yaml": return .generator
    case "Podfile": return .podfile
    case _ where name.ends(with: ".podspec"): return .podspec
    case _ where name.ends(with: ".xcconfig"): return .settings
    default: return nil
    }
  }
}

extension FolderEntry {
  fileprivate func kind(in folder: FilePath) -> FileStatus.Kind? {
    kind ?? (try? FileStatus(of: folder.appending(name), followsLinks: false))?.kind
  }
}

extension [UInt8] {
  fileprivate func ends(with ending: StaticString) -> Bool {
    let ending = "\(ending)".utf8
    return count > ending.count && suffix(ending.count).elementsEqual(ending)
  }
}
