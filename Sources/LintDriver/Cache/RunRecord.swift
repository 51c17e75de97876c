import ByteRecords
import Diagnostics

/// What tells a file's content from other ones.
enum ContentMark: Hashable {
  /// What the system said of the file before it was read.
  /// - Parameter isSure: whether a later content would surely have another stamp. One that is written within the clock's
  ///   step has the same: git calls such an entry of its index racy.
  case stamp(FileStamp, isSure: Bool)
  /// Git's name of the content.
  case object([UInt8])
  /// Only the content itself does.
  case content
}

/// A file as a run found it.
struct FileRecord {
  let path: FilePath
  var mark: ContentMark
  let content: Digest
  /// Which of the run's settings, targets and modules are the file's: ``SettingsTable/mark(of:)``.
  let settings: Int

  /// Whether nothing tells the file from another record of it but its mark.
  func isSame(as other: FileRecord) -> Bool {
    content == other.content && settings == other.settings && path == other.path
  }
}

/// What a run found, and in which files.
package struct RunRecord {
  /// All files that were read, sorted by path.
  var files: [FileRecord]
  /// All findings, known ones included, sorted.
  var findings: [Finding]
}

extension RunRecord {
  /// The record as a file.
  /// - Parameter key: what else the findings depend on.
  func bytes(key: Digest) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(key)
    writer.write(self)
    return sealed(writer, as: RunRecord.mark)
  }

  /// Reads what ``bytes(key:)`` made; `nil` for anything else, and for what was made under another key.
  init?(_ bytes: [UInt8], key: Digest) {
    guard var reader = unsealed(bytes, as: RunRecord.mark), (try? reader.readDigest()) == key,
      let record = try? reader.readRecord(), reader.isAtEnd
    else { return nil }
    self = record
  }

  private static let mark = "layoutlint findings 1\n"
}

extension RecordWriter {
  package mutating func write(_ record: RunRecord) {
    write(list: record.files) { writer, file in
      writer.write(bytes: file.path.bytes)
      writer.write(file.content)
      writer.write(file.mark)
      writer.write(file.settings)
    }
    write(list: record.findings) { $0.write($1) }
  }
}

extension RecordReader {
  package mutating func readRecord() throws(RecordError) -> RunRecord {
    let files = try readList { reader throws(RecordError) in
      let path = FilePath(bytes: Array(try reader.readBytes()))
      let content = try reader.readDigest()
      let mark = try reader.readMark()
      return FileRecord(
        path: path, mark: mark, content: content, settings: try reader.readInt())
    }
    let findings = try readList { reader throws(RecordError) in try reader.readFinding() }
    return RunRecord(files: files, findings: findings)
  }
}

extension RecordWriter {
  fileprivate mutating func write(_ mark: ContentMark) {
    switch mark {
    case .content: write(UInt64(0))
    case .object(let name):
      write(UInt64(3))
      write(bytes: name)
    case .stamp(let stamp, let isSure):
      write(UInt64(isSure ? 2 : 1))
      write(stamp.size)
      write(Int(stamp.modified.nanoseconds))
      write(Int(stamp.changed.nanoseconds))
      write(stamp.identity.device)
      write(stamp.identity.inode)
    }
  }
}

extension RecordReader {
  fileprivate mutating func readMark() throws(RecordError) -> ContentMark {
    let form = try readUnsigned()
    if form == 0 { return .content }
    if form == 3 { return .object(Array(try readBytes())) }
    guard form <= 2 else { throw RecordError() }
    let size = try readInt()
    let modified = SystemTime(nanoseconds: Int64(try readInt()))
    let changed = SystemTime(nanoseconds: Int64(try readInt()))
    let device = try readUnsigned()
    let stamp = FileStamp(
      size: size, modified: modified, changed: changed,
      identity: FileStatus.Identity(device: device, inode: try readUnsigned()))
    return .stamp(stamp, isSure: form == 2)
  }
}
