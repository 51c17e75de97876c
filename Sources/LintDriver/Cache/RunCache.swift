import ByteRecords
import SourceText

/// A folder in which runs store their findings for later runs.
package struct RunCache: Sendable {
  /// It need not exist.
  package let folder: FilePath
  /// What another version of the program differs in.
  private let tool: [UInt8]
  /// The clock by which files get their times.
  private let now: @Sendable () -> SystemTime

  /// The most that is left in the folder, in bytes: some hundred large projects.
  private static let maximumSize = 256 << 20
  /// What nobody has used for that long is taken away, in seconds.
  private static let maximumAge: Int64 = 30 * 24 * 60 * 60
  /// What is used counts as new if it is older, in seconds.
  private static let touchAge: Int64 = 24 * 60 * 60
  /// The largest file that is read, in bytes.
  private static let maximumFileSize = 128 << 20

  private init(
    folder: FilePath, tool: [UInt8], now: @escaping @Sendable () -> SystemTime
  ) {
    self.folder = folder
    self.tool = tool
    self.now = now
  }

  /// - Parameters:
  ///   - program: the path of the running program: a new build may differ although its version is the same.
  ///   - version: the program's.
  package init(
    folder: FilePath, program: FilePath?, version: String,
    now: @escaping @Sendable () -> SystemTime
  ) {
    var writer = RecordWriter()
    writer.write(version)
    if let program, let stamp = try? FileStatus(of: program).stamp {
      writer.write(stamp.size)
      writer.write(Int(stamp.modified.nanoseconds))
      writer.write(stamp.identity.inode)
    }
    self.init(folder: folder, tool: writer.bytes, now: now)
  }

  /// The folder in which the user's programs store data that they can create again.
  ///
  /// Source: freedesktop.org, *XDG Base Directory Specification*; Apple, *File System Programming Guide*.
  /// - Parameter environment: environment variables.
  /// - Returns: `nil` if the user has no home folder.
  package static func usualFolder(_ environment: [String: String]) -> FilePath? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return FilePath(folder).appending("layoutlint")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return FilePath(home).appending("Library/Caches/layoutlint")
    #else
      return FilePath(home).appending(".cache/layoutlint")
    #endif
  }

  var time: SystemTime { now() }

  /// What the findings of a run depend on beside its files.
  func key(_ selection: FileSelection, _ options: AnalysisOptions) -> Digest {
    var writer = RecordWriter()
    writer.write(bytes: tool)
    writer.write(bytes: currentFolder().bytes)
    writer.write(selection.isStaged)
    writer.write(list: selection.roots) { $0.write(bytes: $1.bytes) }
    writer.write(options)
    return Digest(of: writer.bytes)
  }

  private static let fileSuffix = ".findings"

  private func place(_ key: Digest) -> FilePath { folder.appending(key.text + Self.fileSuffix) }

  /// What the last run under a key found; `nil` if there was none, or what it left makes no sense.
  func record(_ key: Digest) -> RunRecord? {
    let path = place(key)
    guard let bytes = try? readBytes(path, maximumSize: Self.maximumFileSize),
      let record = RunRecord(bytes, key: key)
    else { return nil }
    if let status = try? FileStatus(of: path),
      status.stamp.modified.advanced(bySeconds: Self.touchAge) < now()
    {
      touch(path)
    }
    return record
  }

  /// Leaves what a run found for the next one.
  func keep(_ record: RunRecord, _ key: Digest) throws(FileProblem) {
    let bytes = record.bytes(key: key)
    guard bytes.count <= Self.maximumFileSize else { return }
    try prepareFolder()
    try writeOwnContent(of: place(key), bytes)
    prune()
  }

  private func prepareFolder() throws(FileProblem) {
    if (try? FileStatus(of: folder))?.kind == .folder { return }
    var missing: [FilePath] = []
    var current = folder
    while (try? FileStatus(of: current)) == nil, current.folder != current {
      missing.append(current)
      current = current.folder
    }
    for folder in missing.reversed() {
      try naming(folder) { () throws(SystemError) in try createFolder(folder, isPrivate: true) }
    }
    // So that neither backups nor repositories take along what can be made again.
    try? writeOwnContent(of: folder.appending("CACHEDIR.TAG"), Self.tag)
    try? writeOwnContent(of: folder.appending(".gitignore"), Array("*\n".utf8))
  }

  /// Source: Bryan Ford, *Cache Directory Tagging Specification*, https://bford.info/cachedir/.
  private static let tag = Array(
    "Signature: 8a477f597d28d172789f06886806bc55\n# Created by layoutlint. This folder can be deleted at any time.\n"
      .utf8)

  /// Takes away what is old, and the oldest of what is too much.
  private func prune() {
    let entries = (try? LintDriver.entries(of: folder)) ?? []
    var kept: [(path: FilePath, stamp: FileStamp)] = []
    let time = now()
    for entry in entries {
      let isOwn = entry.name.suffix(Self.fileSuffix.utf8.count)
        .elementsEqual(Self.fileSuffix.utf8)
      let path = folder.appending(entry.name)
      guard isOwn || isTemporary(entry.name), let status = try? FileStatus(of: path) else {
        continue
      }
      let age = isOwn ? Self.maximumAge : Self.touchAge
      if status.stamp.modified.advanced(bySeconds: age) < time {
        remove(path)
      } else if isOwn {
        kept.append((path, status.stamp))
      }
    }
    var size = kept.reduce(0) { $0 + $1.stamp.size }
    for (path, stamp) in kept.sorted(by: { $0.stamp.modified < $1.stamp.modified }) {
      if size <= Self.maximumSize { break }
      remove(path)
      size -= stamp.size
    }
  }
}
