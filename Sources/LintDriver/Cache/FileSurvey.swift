import ByteRecords
import SourceText

/// The files of a run, of which only those were read that may have changed since an earlier one.
struct FileSurvey {
  /// Those that can be read, sorted by path.
  private(set) var files: [FileRecord] = []
  /// Those of them that were read, by their places in ``files``.
  private(set) var read: [Int: SourceFile] = [:]
  /// What is wrong with the others.
  private(set) var problems: [FileProblem] = []
  /// Whether a mark is surer than it was.
  private(set) var hasNewMarks = false

  private enum Found {
    case known(FileRecord)
    case read(SourceFile, FileRecord)
    case problem(FileProblem)
  }

  /// - Parameter known: the files of an earlier run, sorted by path.
  init(
    _ selection: FileSelection, known: [FileRecord] = [], cache: RunCache, jobs: Int
  ) {
    let paths = selection.files
    let places = FileSurvey.places(of: paths, in: known)
    let time = cache.time
    let found = parallelMap(count: paths.count, jobs: jobs) { index -> Found in
      let path = paths[index]
      let old = places[index].map { known[$0] }
      let settings = selection.settings.index(of: path)
      if let old, old.settings == settings, selection.contents[path] == nil,
        case .stamp(let stamp, isSure: true) = old.mark,
        (try? FileStatus(of: path))?.stamp == stamp
      {
        return .known(old)
      }
      do throws(FileProblem) {
        let (bytes, mark) = try FileSurvey.content(of: path, selection, cache, asOf: time)
        let record = FileRecord(
          path: path, mark: mark, content: Digest(of: bytes), settings: settings)
        return .read(SourceFile(path: path.display, bytes: bytes), record)
      } catch {
        return .problem(error)
      }
    }
    for (index, found) in found.enumerated() {
      switch found {
      case .known(let record): files.append(record)
      case .read(let source, let record):
        if let old = places[index], known[old].mark != record.mark { hasNewMarks = true }
        read[files.count] = source
        files.append(record)
      case .problem(let problem): problems.append(problem)
      }
    }
  }

  private static func content(
    of path: FilePath, _ selection: FileSelection, _ cache: RunCache, asOf time: SystemTime
  ) throws(FileProblem) -> (bytes: [UInt8], ContentMark) {
    if let bytes = selection.contents[path] {
      return (try checkedSource(bytes, path), .content)
    }
    let (bytes, stamp) = try readStampedSource(path)
    return (bytes, .stamp(stamp, isSure: cache.settled(stamp, asOf: time)))
  }

  /// For each path, the place of its record; both are sorted.
  private static func places(of paths: [FilePath], in known: [FileRecord]) -> [Int?] {
    var next = 0
    return paths.map { path in
      while next < known.count, known[next].path < path { next += 1 }
      return next < known.count && known[next].path == path ? next : nil
    }
  }

  /// Whether the files are those of an earlier run, with the same content and settings.
  func isSame(as known: [FileRecord]) -> Bool {
    files.elementsEqual(known) { $0.isSame(as: $1) }
  }

  /// Reads what has not been read yet of some of the files.
  ///
  /// - Parameter isWanted: whether a file is one of them.
  /// - Returns: whether all of them are what they are recorded as. What is not is not kept.
  mutating func load(jobs: Int, where isWanted: (FilePath) -> Bool) -> Bool {
    let missing = files.indices.filter { read[$0] == nil && isWanted(files[$0].path) }
    let loaded = parallelMap(count: missing.count, jobs: jobs) { [files] place in
      let record = files[missing[place]]
      let bytes = try? readSource(record.path)
      return bytes.flatMap { bytes in
        Digest(of: bytes) == record.content
          ? SourceFile(path: record.path.display, bytes: bytes) : nil
      }
    }
    for (place, source) in zip(missing, loaded) { read[place] = source }
    return loaded.allSatisfy { $0 != nil }
  }

  /// The files that have been read, sorted by path.
  var sources: [SourceFile] { files.indices.compactMap { read[$0] } }
}
