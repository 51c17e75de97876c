import ByteRecords
import Diagnostics

/// What tells a file's content from other ones.
enum ContentMark: Hashable {
  /// What the system said of the file before it was read.
  /// - Parameter isSure: whether a later content would surely have another stamp. One that is written within the clock's
  ///   step has the same: git calls such an entry of its index racy.
  case stamp(FileStamp, isSure: Bool)
  /// Only the content itself does.
  case content
}

/// A file as a run found it.
struct FileRecord {
  let path: FilePath
  var mark: ContentMark
  let content: Digest
  /// The place of the file's settings among those of the run.
  let settings: Int

  /// Whether nothing tells the file from another record of it but its mark.
  func isSame(as other: FileRecord) -> Bool {
    content == other.content && settings == other.settings && path == other.path
  }
}

/// What a run found, and in which files.
struct RunRecord {
  /// All files that were read, sorted by path.
  var files: [FileRecord]
  /// All findings, known ones included, sorted.
  var findings: [Finding]
}

extension RunRecord {
  /// The record as bytes, after the mark of their form and before their digest.
  /// - Parameter key: what else the findings depend on.
  func bytes(key: Digest) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(key)
    writer.write(list: files) { writer, file in
      writer.write(bytes: file.path.bytes)
      writer.write(file.content)
      writer.write(file.mark)
      writer.write(file.settings)
    }
    writer.write(list: findings) { $0.write($1) }
    let digest = Digest(of: writer.bytes)
    var tail = RecordWriter()
    tail.write(digest)
    return RunRecord.mark + writer.bytes + tail.bytes
  }

  /// Reads what ``bytes(key:)`` made; `nil` for anything else, and for what was made under another key.
  init?(_ bytes: [UInt8], key: Digest) {
    let digestLength = 16
    guard bytes.starts(with: RunRecord.mark), bytes.count >= RunRecord.mark.count + digestLength
    else { return nil }
    let content = bytes[RunRecord.mark.count..<(bytes.count - digestLength)]
    do throws(RecordError) {
      var tail = RecordReader(bytes.suffix(digestLength))
      guard try tail.readDigest() == Digest(of: content) else { return nil }
      var reader = RecordReader(content)
      guard try reader.readDigest() == key else { return nil }
      files = try reader.readList { reader throws(RecordError) in
        let path = FilePath(bytes: Array(try reader.readBytes()))
        let content = try reader.readDigest()
        let mark = try reader.readMark()
        return FileRecord(
          path: path, mark: mark, content: content, settings: try reader.readInt())
      }
      findings = try reader.readList { reader throws(RecordError) in try reader.readFinding() }
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  private static let mark = Array("layoutlint findings 1\n".utf8)
}

extension RecordWriter {
  fileprivate mutating func write(_ mark: ContentMark) {
    switch mark {
    case .content: write(UInt64(0))
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
