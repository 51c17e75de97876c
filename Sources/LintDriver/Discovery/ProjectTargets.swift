import LintRules

/// Finds the systems on which the project of each file runs.
///
/// A file belongs to the nearest folder above it that has a project file; the lowest target that the files of that folder
/// state counts, and its apps fill the screen if each Xcode project there says so. The code of a library that a podspec
/// describes is for other apps, too, so its own example tells nothing of screens.
struct ProjectTargets {
  private let listings: FolderListings
  /// What was found for each folder that has a project file, by its absolute path.
  private var known: [FilePath: DeploymentTargets] = [:]

  init(_ listings: FolderListings) { self.listings = listings }

  /// The targets of the project that the files in a folder belong to; what is not stated is not known.
  mutating func targets(of folder: FilePath) -> DeploymentTargets {
    guard let nearest = listings.folders(from: folder).first(where: \.hasProject) else {
      return DeploymentTargets()
    }
    if let targets = known[nearest.path] { return targets }
    // The settings of an Xcode project may lie in folders beside it.
    let settings = listings.projectFiles(below: nearest).filter { $0.kind == .settings }
    let targets = Self.stated(by: nearest.projectFiles + settings, in: nearest.path)
    known[nearest.path] = targets
    return targets
  }

  private static func stated(by files: [ProjectFile], in folder: FilePath) -> DeploymentTargets {
    func read(_ path: FilePath) -> [UInt8]? {
      try? readBytes(path, maximumSize: ProjectFile.maximumSize)
    }
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
    found.fillsScreen =
      screens.contains(.filled) && !screens.contains(.shared)
      && !files.contains { $0.kind == .podspec }
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

  /// The largest file that is read, in bytes: the projects of large apps have a tenth of that.
  static let maximumSize = 20 << 20

  let path: FilePath
  let kind: Kind

  /// The project file that an entry of a folder is or has, if there is one; links are not followed.
  static func files(at entry: FolderEntry, in folder: FilePath) -> [ProjectFile] {
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
  func kind(in folder: FilePath) -> FileStatus.Kind? {
    kind ?? (try? FileStatus(of: folder.appending(name), followsLinks: false))?.kind
  }
}

extension [UInt8] {
  fileprivate func ends(with ending: StaticString) -> Bool {
    let ending = "\(ending)".utf8
    return count > ending.count && suffix(ending.count).elementsEqual(ending)
  }
}
