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
    let old = FileSurvey.records(of: selection, in: known)
    let objects = selection.staged?.objects ?? [:]
    let given: [FilePath: [UInt8]]
    do throws(FileProblem) {
      let changed = paths.indices.filter { index in
        objects[paths[index]].map { old[index]?.mark != .object($0) } ?? false
      }
      given = try selection.givenContents(of: changed.map { paths[$0] })
    } catch {
      problems.append(error)
      return
    }
    let time = cache.time
    let found = parallelMap(count: paths.count, jobs: jobs) { index -> Found in
      let path = paths[index]
      if let old = old[index], old.isUnchanged(object: objects[path]) { return .known(old) }
      do throws(FileProblem) {
        let bytes: [UInt8]
        let mark: ContentMark
        if let object = objects[path] {
          (bytes, mark) = (try checkedSource(given[path] ?? [], path), .object(object))
        } else {
          let (read, stamp) = try readStampedSource(path)
          (bytes, mark) = (read, .stamp(stamp, isSure: stamp.isSettled(asOf: time)))
        }
        let record = FileRecord(
          path: path, mark: mark, content: Digest(of: bytes),
          settings: selection.settings.mark(of: path))
        return .read(SourceFile(path: path.display, bytes: bytes), record)
      } catch {
        return .problem(error)
      }
    }
    for (index, found) in found.enumerated() {
      switch found {
      case .known(let record): files.append(record)
      case .read(let source, let record):
        if let old = old[index], old.mark != record.mark { hasNewMarks = true }
        read[files.count] = source
        files.append(record)
      case .problem(let problem): problems.append(problem)
      }
    }
  }

  /// For each file of a selection, its record under the same settings; both are sorted.
  private static func records(
    of selection: FileSelection, in known: [FileRecord]
  ) -> [FileRecord?] {
    var next = 0
    return selection.files.map { path in
      while next < known.count, known[next].path < path { next += 1 }
      guard next < known.count, known[next].path == path,
        known[next].settings == selection.settings.mark(of: path)
      else { return nil }
      return known[next]
    }
  }

  /// Whether the files are those of an earlier run, with the same content and settings.
  func isSame(as known: [FileRecord]) -> Bool {
    files.elementsEqual(known) { $0.isSame(as: $1) }
  }

  /// How many of the files are those of an earlier run, which are sorted by path, with the same content and settings.
  func countSame(as known: [FileRecord]) -> Int {
    var next = 0
    return files.count { file in
      while next < known.count, known[next].path < file.path { next += 1 }
      return next < known.count && file.isSame(as: known[next])
    }
  }

  /// The places of the files that have a name.
  func places(named names: Set<String>) -> [Int] {
    names.compactMap { name in
      let path = FilePath(name)
      let place = files.partitionIndex { !($0.path < path) }
      if place < files.count, files[place].path == path { return place }
      // A name that is no UTF-8 is printed in another way.
      return files.firstIndex { $0.path.display == name }
    }
  }

  /// Reads what has not been read yet of some of the files.
  ///
  /// - Parameter places: those of the files in ``files``; `nil` for all of them.
  /// - Returns: whether all of them are what they are recorded as. What is not is not kept.
  mutating func load(_ places: [Int]? = nil, of selection: FileSelection, jobs: Int) -> Bool {
    let missing = (places ?? Array(files.indices)).filter { read[$0] == nil }
    let loaded = parallelMap(count: missing.count, jobs: jobs) { [files] place in
      let record = files[missing[place]]
      return (try? readSource(record.path)).flatMap { record.source($0) }
    }
    for (place, source) in zip(missing, loaded) { read[place] = source }
    let changed = missing.filter { read[$0] == nil }
    if changed.isEmpty { return true }
    // What is staged mostly stands in the work tree, too, from where it is read in a fifth of the time.
    let given = try? selection.givenContents(of: changed.map { files[$0].path })
    for place in changed {
      read[place] = given?[files[place].path].flatMap { files[place].source($0) }
    }
    return changed.allSatisfy { read[$0] != nil }
  }

  /// The files that have been read, sorted by path.
  var sources: [SourceFile] { files.indices.compactMap { read[$0] } }
}

extension FileRecord {
  /// The file with that content; `nil` if it is not what is recorded.
  fileprivate func source(_ bytes: [UInt8]) -> SourceFile? {
    Digest(of: bytes) == content ? SourceFile(path: path.display, bytes: bytes) : nil
  }

  /// Whether the file is surely as it was, so that it need not be read.
  /// - Parameter object: git's name of what is staged of it, if that is what counts.
  fileprivate func isUnchanged(object: [UInt8]?) -> Bool {
    switch mark {
    case .object(let name): name == object
    case .stamp(let stamp, isSure: true):
      object == nil && (try? FileStatus(of: path))?.stamp == stamp
    case .stamp, .content: false
    }
  }
}
