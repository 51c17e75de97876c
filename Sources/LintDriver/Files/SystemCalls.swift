// The only file of this module that talks to the system's C interface, and so the only one with `unsafe` marks
// beside Parallel.swift.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failed system call.
package struct SystemError: Error, Equatable {
  let code: Int32

  package static let noSuchFile = SystemError(code: ENOENT)

  static var last: SystemError { SystemError(code: errno) }

  /// Whether the other end of the pipe has been closed.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// What went wrong, in lower case.
  package var reason: String {
    switch code {
    case ENOENT: return "no such file or folder"
    case EACCES, EPERM: return "permission denied"
    case ENOTDIR: return "a part of the path is not a folder"
    case ELOOP: return "too many levels of symbolic links"
    case ENAMETOOLONG: return "the name is too long"
    case ENOSPC: return "no space left on the disk"
    case ENXIO, ETIMEDOUT: return "no response for \(patience) seconds"
    case EOPNOTSUPP: return "not a regular file"
    case EROFS: return "the file system is read-only"
    default:
      guard let message = unsafe strerror(code) else { return "system error \(code)" }
      let text = unsafe String(cString: message)
      return text.prefix(1).lowercased() + text.dropFirst()
    }
  }
}

/// What the system says about a file.
struct FileStatus {
  enum Kind { case regular, folder, link, other }

  /// The same file has the same identity by whatever path it is reached.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  /// In bytes.
  let size: Int
  /// The permission bits.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// Differs from an earlier one if the file was written in between, or another one took its place.
  let stamp: FileStamp

  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    stamp = FileStamp(
      size: size, modified: SystemTime(modified), changed: SystemTime(changed), identity: identity)
  }

  /// The status of what stands at `path`; a link's own if `followsLinks` is false.
  init(of path: FilePath, followsLinks: Bool = true) throws(SystemError) {
    var status = stat()
    let result =
      followsLinks
      ? unsafe stat(path.terminated, &status) : unsafe lstat(path.terminated, &status)
    guard result == 0 else { throw .last }
    self.init(status)
  }
}

/// Identifies the content of a file without reading it, as git's index does.
package struct FileStamp: Hashable {
  /// In bytes.
  let size: Int
  let modified: SystemTime
  /// Of the content or of what the system knows of the file: nobody can set it.
  let changed: SystemTime
  let identity: FileStatus.Identity

  /// Whether a file with that stamp, which is read at `time`, would surely have another one if it changed hereafter.
  ///
  /// Some file systems count in steps of two seconds.
  func isSettled(asOf time: SystemTime) -> Bool {
    max(modified, changed).advanced(bySeconds: 2) < time
  }
}

/// A time by the system's clock, in nanoseconds since 1970.
package struct SystemTime: Hashable, Comparable, Sendable {
  let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  fileprivate init(_ time: timespec) {
    self.init(nanoseconds: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
  }

  package static func < (left: SystemTime, right: SystemTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The time that is so many seconds later; a negative number means earlier.
  package func advanced(bySeconds seconds: Int64) -> SystemTime {
    SystemTime(nanoseconds: nanoseconds &+ seconds &* 1_000_000_000)
  }

  /// The present time.
  package static var now: SystemTime {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return SystemTime(time)
  }
}

/// An open file, closed when the value's life ends.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { _ = sysClose(descriptor) }

  /// Closes the file here and not earlier: a value's life may end behind its last use.
  consuming func close() {}

  /// Locks the file until it is closed.
  /// - Returns: whether that worked: another process may have it, or the file system may know no locks.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Opens for reading, without waiting for the other end of a pipe.
  init(reading path: FilePath) throws(SystemError) {
    let descriptor = unsafe open(path.terminated, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      // What Linux says of a socket, and of a terminal that is not there.
      throw errno == ENXIO ? SystemError(code: EOPNOTSUPP) : .last
    }
    self.init(descriptor: descriptor)
  }

  /// Opens what exists for writing. For the reader of a pipe it waits some seconds, and not for ever.
  init(writing path: FilePath) throws(SystemError) {
    let end = ContinuousClock.now + .seconds(patience)
    var descriptor = unsafe open(path.terminated, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    while descriptor < 0, errno == ENXIO {
      var status = stat()
      // Nobody will ever read a socket that way.
      guard unsafe stat(path.terminated, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
        throw SystemError(code: EOPNOTSUPP)
      }
      guard ContinuousClock.now < end else { throw SystemError(code: ETIMEDOUT) }
      usleep(10_000)
      descriptor = unsafe open(path.terminated, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else { throw .last }
    self.init(descriptor: descriptor)
  }

  /// Creates a file that did not exist, readable by its owner only, or by all whom the process's mask allows.
  init(creating path: FilePath, isPrivate: Bool) throws(SystemError) {
    let descriptor = unsafe open(
      path.terminated, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
      mode_t(isPrivate ? 0o600 : 0o666))
    guard descriptor >= 0 else { throw .last }
    self.init(descriptor: descriptor)
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Appends up to `count` bytes to `bytes`; returns how many came, 0 at the end of the file.
  func read(_ count: Int, into bytes: inout [UInt8]) throws(SystemError) -> Int {
    var failure: SystemError?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = unsafe sysRead(descriptor, buffer.baseAddress, count)
      while result < 0, errno == EINTR {
        result = unsafe sysRead(descriptor, buffer.baseAddress, count)
      }
      if result < 0 { failure = .last }
      filled = max(result, 0)
    }
    if let failure { throw failure }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return chunk.count
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: descriptor)
  }

  /// Makes the file's owner and permissions those of `status`. Only the permissions must succeed:
  /// nobody but root may give a file away.
  func copyPermissions(of status: FileStatus) throws(SystemError) {
    _ = fchown(descriptor, status.owner, status.group)
    guard fchmod(descriptor, status.mode) == 0 else { throw .last }
  }

  /// Waits until the content is on the disk.
  func synchronize() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .last }
  }
}

// `read` and `close` are also names of methods above, which would hide them there.
private let sysRead = unsafe read
private let sysClose: @Sendable (Int32) -> Int32 = { close($0) }

/// How many seconds are waited for whoever reads what is written, and for other programs.
let patience = 8

/// Writes all bytes to an open descriptor, however many calls it takes.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var written = 0
  while written < bytes.count {
    let result = unsafe bytes.withUnsafeBytes { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
      return unsafe write(descriptor, rest.baseAddress, rest.count)
    }
    if result >= 0 {
      written += result
    } else if errno == EAGAIN {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard unsafe poll(&waiting, 1, Int32(patience * 1_000)) != 0 else {
        throw SystemError(code: ETIMEDOUT)
      }
    } else if errno != EINTR {
      throw .last
    }
  }
}

func rename(_ source: FilePath, to target: FilePath) throws(SystemError) {
  guard unsafe rename(source.terminated, target.terminated) == 0 else { throw .last }
}

func remove(_ path: FilePath) {
  _ = unsafe unlink(path.terminated)
}

/// Lets all run a file who may read it.
func makeExecutable(_ path: FilePath) throws(SystemError) {
  guard unsafe chmod(path.terminated, 0o755) == 0 else { throw .last }
}

/// Creates a folder, if it is not there, in one that is.
/// - Parameter isPrivate: whether nobody but its owner may look into it.
func createFolder(_ path: FilePath, isPrivate: Bool = false) throws(SystemError) {
  guard unsafe mkdir(path.terminated, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else {
    throw .last
  }
}

/// Makes the present time that at which a file was last written.
func touch(_ path: FilePath) {
  _ = unsafe utimensat(AT_FDCWD, path.terminated, nil, 0)
}

/// The absolute path of a program by the name with which it was started; `nil` if it cannot be found.
///
/// Links are not resolved, because a link may always lead to the newest version.
/// - Parameter searchPath: the folders in which a name without a slash is looked up, separated by colons.
package func executable(_ name: FilePath, searchPath: String) -> FilePath? {
  if name.bytes.contains(UInt8(ascii: "/")) {
    return resolvingLinks(name.folder)?.appending(name.name)
  }
  return searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
    .map { FilePath(String($0)).appending(name.bytes) }
    .first { unsafe access($0.terminated, X_OK) == 0 }
}

func isWritable(_ path: FilePath) -> Bool {
  unsafe access(path.terminated, W_OK) == 0
}

/// The absolute path without links, or `nil` if the file does not exist.
func resolvingLinks(_ path: FilePath) -> FilePath? {
  guard let resolved = unsafe realpath(path.terminated, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe FilePath(bytes: bytes(of: resolved))
}

/// One entry of a folder, as the folder itself lists it.
struct FolderEntry {
  let name: [UInt8]
  /// `nil` where the file system does not say.
  let kind: FileStatus.Kind?
}

/// The entries of a folder but `.` and `..`, in no particular order.
func entries(of folder: FilePath) throws(SystemError) -> [FolderEntry] {
  guard let stream = unsafe opendir(folder.terminated) else { throw .last }
  defer { unsafe _ = closedir(stream) }
  guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
  var entries: [FolderEntry] = []
  errno = 0
  while let entry = unsafe readdir(stream) {
    let start = unsafe UnsafeRawPointer(entry) + nameOffset
    let name = unsafe bytes(of: start.assumingMemoryBound(to: CChar.self))
    let kind: FileStatus.Kind? =
      switch unsafe Int(entry.pointee.d_type) {
      case Int(DT_REG): .regular
      case Int(DT_DIR): .folder
      case Int(DT_LNK): .link
      case Int(DT_UNKNOWN): nil
      default: .other
      }
    if name != [0x2E], name != [0x2E, 0x2E] { entries.append(FolderEntry(name: name, kind: kind)) }
    errno = 0
  }
  guard errno == 0 else { throw .last }
  return entries
}

private func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
  let count = unsafe strlen(text)
  return unsafe UnsafeRawBufferPointer(start: text, count: count).map { $0 }
}

/// The number of processors this process may use; at least 1.
package func activeProcessorCount() -> Int {
  return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// Whether one of the bytes is 0. Byte by byte it took as long as reading the file.
func holdsNUL(_ bytes: ArraySlice<UInt8>) -> Bool {
  unsafe bytes.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress else { return false }
    return unsafe memchr(start, 0, buffer.count) != nil
  }
}

/// The absolute path of the folder in which the program runs, without links.
package func currentFolder() -> FilePath { resolvingLinks(FilePath("")) ?? FilePath("/") }

/// Whether `left` stands before `right` in the order of their bytes. Paths share long beginnings: byte by byte, sorting
/// the files of a project took a hundredth of a run.
func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  let order = unsafe left.withUnsafeBytes { first in
    unsafe right.withUnsafeBytes { second in
      guard let one = first.baseAddress, let other = second.baseAddress else { return Int32(0) }
      return unsafe memcmp(one, other, min(first.count, second.count))
    }
  }
  return order == 0 ? left.count < right.count : order < 0
}
