import ByteRecords
import Diagnostics

/// The findings of one shard, before comments silence any of them.
///
/// Reports cannot be joined without loss: a baseline counts equal findings in all files, a comment may silence what
/// another shard found, and fingerprints number equal findings. So the findings themselves are joined, and everything
/// else is done once.
package struct ShardPart {
  let shard: Shard
  /// The paths that the shards were given.
  package let roots: [FilePath]
  /// What the findings depend on beside the files.
  let key: Digest
  var record: RunRecord

  /// The record as a file.
  package var bytes: [UInt8] {
    var writer = RecordWriter()
    writer.write(shard.number)
    writer.write(shard.count)
    writer.write(list: roots) { $0.write(bytes: $1.bytes) }
    writer.write(key)
    writer.write(record)
    return sealed(writer, as: ShardPart.mark)
  }

  /// How many of all files belong to the shard.
  package var fileCounts: (own: Int, all: Int) {
    (record.files.count { shard.holds($0.path.display) }, record.files.count)
  }

  private static let mark = "layoutlint part 1\n"

  init(_ shard: Shard, roots: [FilePath], key: Digest, record: RunRecord) {
    self.shard = shard
    self.roots = roots
    self.key = key
    self.record = record
  }

  private init?(_ bytes: [UInt8]) throws(RecordError) {
    guard var reader = unsealed(bytes, as: ShardPart.mark) else { return nil }
    let number = try reader.readInt()
    guard let shard = Shard(number, of: try reader.readInt()) else { return nil }
    self.shard = shard
    roots = try reader.readList { reader throws(RecordError) in
      FilePath(bytes: Array(try reader.readBytes()))
    }
    key = try reader.readDigest()
    record = try reader.readRecord()
    guard reader.isAtEnd else { return nil }
  }

  /// Whether bytes claim to be a part.
  static func isPart(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "layoutlint part ".utf8) }

  /// Reads what a shard left.
  init(_ path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
    guard let part = try? ShardPart(bytes) else {
      throw FileProblem(
        path, "is damaged, or is not a part that 'layoutlint --shard I/N --part FILE' wrote")
    }
    self = part
  }

  /// Joins what all shards of a project found.
  /// - Throws: ``FileProblem`` if one is missing, or they are not of the same project.
  static func joined(
    _ parts: [(path: FilePath, part: ShardPart)]
  ) throws(FileProblem) -> ShardPart {
    guard let (path, first) = parts.first else {
      throw FileProblem(path: "layoutlint merge", reason: "no parts")
    }
    for (other, part) in parts {
      guard part.shard.count == first.shard.count, part.key == first.key,
        part.roots == first.roots
      else {
        throw FileProblem(
          other,
          "does not match \(path.display): the two were made with different options, or by different "
            + "versions of layoutlint")
      }
      if let changed = first.record.firstDifference(from: part.record.files) {
        throw FileProblem(
          changed, "was not the same when \(path.display) and \(other.display) were written")
      }
    }
    try requireAll(parts.map { ($0.path, $0.part.shard) }, "part")
    var joined = first
    joined.record.findings = parts.flatMap(\.part.record.findings).sorted(by: Finding.precedes)
    return joined
  }
}

extension RunRecord {
  /// The first file that other records do not hold as it is here; `nil` if all are the same.
  func firstDifference(from others: [FileRecord]) -> FilePath? {
    for (file, other) in zip(files, others) where !file.isSame(as: other) {
      return min(file.path, other.path)
    }
    if files.count == others.count { return nil }
    return (files.count > others.count ? files : others)[min(files.count, others.count)].path
  }
}

extension Linter {
  /// What the findings of a shard depend on beside the files.
  func partKey(_ selection: FileSelection, version: String) -> Digest {
    var writer = RecordWriter()
    writer.write(version)
    writer.write(options)
    return Digest(of: writer.bytes)
  }

  /// Finds what a shard has to find.
  package func part(
    _ shard: Shard, _ selection: FileSelection, version: String
  ) -> (part: ShardPart, problems: [FileProblem]) {
    var linter = self
    linter.options.describesPlaces = true
    linter.options.goal = .shard(shard)
    let (files, problems) = linter.load(selection)
    let findings = linter.analyzed(files.map(\.source))
    let part = ShardPart(
      shard, roots: selection.roots, key: linter.partKey(selection, version: version),
      record: RunRecord(files: Linter.records(of: files, selection), findings: findings))
    return (part, problems)
  }

  /// Uses the findings of shards as the findings of this run.
  ///
  /// - Throws: ``FileProblem`` if they were found with other options.
  package mutating func take(
    _ part: ShardPart, _ selection: FileSelection, version: String
  ) throws(FileProblem) {
    options.describesPlaces = true
    guard part.key == partKey(selection, version: version) else {
      throw FileProblem(
        path: "layoutlint merge",
        reason: "the parts do not match this run: they were made with different rules, a different "
          + "configuration or a different version of layoutlint; pass 'merge' the same --config, "
          + "--only and --except that you passed to the shards, and use the same version")
    }
    mode = .joined(part.record)
  }

  static func records(of files: [LoadedFile], _ selection: FileSelection) -> [FileRecord] {
    files.map { file in
      FileRecord(
        path: file.path, mark: .content, content: Digest(of: file.source.bytes),
        settings: selection.settings.variant(of: file.path))
    }
  }
}
