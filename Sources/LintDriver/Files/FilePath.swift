import SourceText

/// A path as the file system stores it: bytes, which need not be valid UTF-8.
package struct FilePath: Hashable, Sendable {
  /// The path's bytes, without a terminating NUL.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Hashes all bytes at once; an array hashes them one by one, which takes ten times as long.
  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }

  /// The path as reports print it: bytes that are not valid UTF-8 appear as `\xNN`, so that different files have
  /// different names.
  package var display: String {
    // Validating takes five times as long.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var decoder = UTF8()
    var rest = bytes[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      let before = rest
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      case .error, .emptyInput:
        let byte = before[before.startIndex]
        text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
      decoder = UTF8()
    }
    return text
  }

  /// The last component: the part after the last slash.
  package var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The folder that contains the last component; `.` for a bare name.
  package var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: Array(bytes[..<slash]))
  }

  /// Whether `folder` is the one that holds the last component.
  func isEntry(of folder: FilePath) -> Bool {
    let count = folder.bytes.count
    return count < bytes.count && bytes[count] == UInt8(ascii: "/")
      && !bytes[(count + 1)...].contains(UInt8(ascii: "/"))
      && bytes[..<count] == folder.bytes[...]
  }

  /// The path of an entry of this folder. An empty path means the current folder and adds no prefix.
  package func appending(_ name: some Sequence<UInt8>) -> FilePath {
    if bytes.isEmpty { return FilePath(bytes: Array(name)) }
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + 1 + name.underestimatedCount)
    path += bytes
    if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path += name
    return FilePath(bytes: path)
  }

  package func appending(_ name: String) -> FilePath { appending(name.utf8) }

  /// The path for the system: an empty one means the current folder.
  package var terminated: [CChar] {
    if bytes.isEmpty { return [CChar(bitPattern: UInt8(ascii: ".")), 0] }
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe [CChar](unsafeUninitializedCapacity: bytes.count + 1) { text, count in
        unsafe UnsafeMutableRawBufferPointer(text).copyMemory(from: bytes)
        unsafe text[bytes.count] = 0
        count = bytes.count + 1
      }
    }
  }
}

extension FilePath: Comparable {
  /// Orders by bytes, independent of locale.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    precedes(left.bytes, right.bytes)
  }
}

/// The place of a file among `paths`, by whatever path it is named; `nil` if it is none of them.
func index(of path: FilePath, among paths: [FilePath]) -> Int? {
  if let same = paths.firstIndex(of: path) { return same }
  guard let real = resolvingLinks(path) else { return nil }
  return paths.firstIndex { $0.name == path.name && resolvingLinks($0) == real }
}

/// Why a file or folder could not be read or written: one line for the user.
package struct FileProblem: Error, Hashable, Sendable {
  /// The path as reports print it.
  package let path: String
  /// `nil` where the whole file is meant.
  package let position: SourcePosition?
  /// What is wrong, in lower case, without a full stop.
  package let reason: String

  package init(path: String, position: SourcePosition? = nil, reason: String) {
    self.path = path
    self.position = position
    self.reason = reason
  }

  package init(_ path: FilePath, _ reason: String) {
    self.init(path: path.display, reason: reason)
  }
}

extension FilePath {
  /// Whether it leads to a file, a folder or anything else.
  package var exists: Bool { (try? FileStatus(of: self)) != nil }

  /// Whether it leads to a folder.
  package var isFolder: Bool { (try? FileStatus(of: self))?.kind == .folder }
}

/// Runs system calls on `path`, whose name goes into the problem if they fail.
func naming<Value: ~Copyable>(
  _ path: FilePath, _ calls: () throws(SystemError) -> Value
) throws(FileProblem) -> Value {
  do throws(SystemError) {
    return try calls()
  } catch {
    throw FileProblem(path, error.reason)
  }
}
