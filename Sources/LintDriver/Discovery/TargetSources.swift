/// Which targets of an Xcode project compile which files, by their absolute paths.
struct TargetSources {
  typealias Path = [ArraySlice<UInt8>]

  /// The names of the targets.
  let names: [String]
  /// By ``key(_:)``.
  private var targetsOfFile: [UInt64: Set<Int>] = [:]
  /// Where the files lie that are built, by the keys of their names; `nil` inside if one depends on the machine.
  private var places: [UInt64: [FilePath]?] = [:]
  /// Folders that targets take in whole.
  private var folders: [Folder] = []
  /// How many groups lie in one another; more are a circle.
  private static let maximumNesting = 64

  private struct Folder {
    var path: Path
    var targets: Set<Int> = []
    /// What some targets take in or leave out although others do not, by the key of its path.
    var exceptions: [UInt64: Set<Int>] = [:]
  }

  /// - Parameter folder: the one of the project.
  init(_ objects: ProjectObjects, in folder: Path) {
    names = objects.targets.map { String(decoding: $0.name, as: UTF8.self) }
    var parents: [UInt64: UInt64] = [:]
    for (id, item) in objects.items {
      for child in item.children { parents[child] = id }
    }
    /// Where an item lies; `nil` if that depends on the machine.
    func path(of id: UInt64) -> Path? {
      var parts: [[UInt8]] = []
      var current: UInt64? = id
      for _ in 0..<Self.maximumNesting {
        guard let key = current, let item = objects.items[key] else {
          return Self.joined(folder, parts.reversed())
        }
        if let path = item.path {
          if path.first == UInt8(ascii: "/") { return nil }
          parts.append(path)
        }
        if item.tree == Self.projectTree { return Self.joined(folder, parts.reversed()) }
        guard item.tree == Self.groupTree || item.tree.isEmpty else { return nil }
        current = parents[key]
      }
      return nil
    }
    for file in objects.builds.values {
      guard let name = objects.names[file] else { continue }
      if let path = path(of: file), let known = places[name, default: []] {
        places[name] = known + [Self.filePath(path)]
      } else {
        places[name] = .some(nil)
      }
    }
    let numbers = Dictionary(
      objects.targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var folderOfID: [UInt64: Int] = [:]
    for (number, target) in objects.targets.enumerated() {
      for entry in target.phases.flatMap({ objects.phases[$0] ?? [] }) {
        guard let path = objects.builds[entry].flatMap(path) else { continue }
        targetsOfFile[Self.key(path), default: []].insert(number)
      }
      for id in target.folders {
        if folderOfID[id] == nil, let path = path(of: id) {
          folderOfID[id] = folders.count
          folders.append(Folder(path: path))
        }
        if let index = folderOfID[id] { folders[index].targets.insert(number) }
      }
    }
    for (id, index) in folderOfID {
      for exception in (objects.items[id]?.exceptions ?? []).compactMap({ objects.exceptions[$0] })
      {
        guard let number = numbers[exception.target] else { continue }
        for path in exception.paths {
          let key = Self.key(Self.joined(folders[index].path, [path]))
          folders[index].exceptions[key, default: []].insert(number)
        }
      }
    }
  }

  private static let groupTree = Array("<group>".utf8)
  private static let projectTree = Array("SOURCE_ROOT".utf8)

  /// The path of what lies in a folder, without dots.
  private static func joined(_ folder: Path, _ parts: some Sequence<[UInt8]>) -> Path {
    var path = folder
    for part in parts.lazy.flatMap({ $0.split(separator: UInt8(ascii: "/")) }) {
      if part.elementsEqual("..".utf8) {
        path = path.dropLast()
      } else if !part.elementsEqual(".".utf8) {
        path.append(part)
      }
    }
    return path
  }

  private static func key(_ path: some Sequence<ArraySlice<UInt8>>) -> UInt64 {
    XcodeProject.key(path.joined(separator: CollectionOfOne(UInt8(ascii: "/"))))
  }

  private static func filePath(_ path: Path) -> FilePath {
    FilePath(bytes: path.reduce(into: []) { $0 += [UInt8(ascii: "/")] + $1 })
  }

  /// Whether only other files of the same name are built, which are there.
  ///
  /// - Parameter path: the absolute one.
  func buildsOnlyNamesakes(of path: Path) -> Bool {
    guard let name = path.last.map(XcodeProject.key), let known = places[name], let known else {
      return false
    }
    let own = Self.filePath(path)
    if known.contains(own) { return false }
    // A link, or letters that are not told apart, may lead to the file by another path.
    let identity = (try? FileStatus(of: own, followsLinks: true))?.identity
    let others = known.compactMap { try? FileStatus(of: $0, followsLinks: true) }
    return others.contains { $0.kind == .regular } && !others.contains { $0.identity == identity }
  }

  /// The targets that compile a file, as places in ``names``.
  func targets(of path: Path) -> Set<Int> {
    var found = targetsOfFile[Self.key(path)] ?? []
    for folder in folders where path.count > folder.path.count && path.starts(with: folder.path) {
      found.formUnion(folder.targets.symmetricDifference(exceptions(to: folder, for: path)))
    }
    return found
  }

  /// The targets for which the file, or a folder with it, is one of the exceptions.
  private func exceptions(to folder: Folder, for path: Path) -> Set<Int> {
    if folder.exceptions.isEmpty { return [] }
    return (folder.path.count + 1...path.count).reduce(into: []) { found, count in
      found.formUnion(folder.exceptions[Self.key(path.prefix(count))] ?? [])
    }
  }
}
