import SourceText

/// The files of a project that are read from an index and not from the disk.
package struct IndexedFiles: Sendable {
  /// Sorted by path.
  private let files: [LoadedFile]
  /// By the path of a file that is read from the disk, as reports print it, the one by which the index knows it.
  private let known: [String: FilePath]

  /// How many files are taken from the index, and how many files in the index are read from the disk instead.
  package let counts: (files: Int, known: Int)

  /// - Parameters:
  ///   - files: all that the index holds, sorted by path.
  ///   - read: those that are read from the disk.
  init(_ files: [LoadedFile], without read: [FilePath]) {
    let folder = currentFolder()
    var known: [String: FilePath] = [:]
    var left: Set<FilePath> = []
    let paths = Set(files.map(\.path))
    // Resolving links of all files would take longer than reading some of them.
    let names = Set(read.map { Array($0.name) })
    let namesakes = Dictionary(
      grouping: files.map(\.path).filter { names.contains(Array($0.name)) }, by: { Array($0.name) })
    for path in read {
      let name = path.counted(from: folder)
      let same = paths.contains(name) ? name : path.named(among: namesakes[Array(path.name)] ?? [])
      guard let same else { continue }
      known[path.display] = same
      left.insert(same)
    }
    // By its path as it is printed a file is told from others.
    let shown = Set(read.map(\.display))
    self.files = files.filter { !left.contains($0.path) && !shown.contains($0.source.path) }
    self.known = known
    counts = (self.files.count, left.count)
  }

  /// All files of the project, in the order in which a run over it reads them.
  ///
  /// - Parameter read: those that were read from the disk.
  func joined(with read: [SourceFile]) -> [SourceFile] {
    var all = files.map { (place: $0.path, source: $0.source) }
    all += read.map { (place: known[$0.path] ?? FilePath($0.path), source: $0) }
    return all.sorted { $0.place < $1.place }.map(\.source)
  }
}

extension FilePath {
  /// The one of some paths that leads to the same file; `nil` if there is no such file.
  fileprivate func named(among paths: [FilePath]) -> FilePath? {
    guard !paths.isEmpty, let real = resolvingLinks(self) else { return nil }
    return paths.first { resolvingLinks($0) == real }
  }
}
