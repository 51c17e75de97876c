/// What all shards of a project wrote, joined.
package enum JoinedShards: Sendable {
  /// What they found; all else is still to be done.
  case part(ShardPart)
  /// A report or a baseline that is finished.
  case report(JoinedReport)

  /// Reads and joins the files of any kind that shards wrote.
  ///
  /// - Throws: ``FileProblem`` if they do not belong together, or one is missing.
  package init(_ paths: [FilePath]) throws(FileProblem) {
    var files: [(path: FilePath, bytes: [UInt8])] = []
    for path in paths { files.append((path, try readBytes(path))) }
    let first = files.first { ShardPart.isPart($0.bytes) }
    guard let first else {
      self = .report(try JoinedReport(files))
      return
    }
    var parts: [(path: FilePath, part: ShardPart)] = []
    for (path, bytes) in files {
      if !ShardPart.isPart(bytes) {
        throw FileProblem(
          path,
          "is not a shard part, but \(first.path.display) is; merge only files of the same kind")
      }
      parts.append((path, try ShardPart(path, bytes)))
    }
    self = .part(try ShardPart.joined(parts))
  }
}
