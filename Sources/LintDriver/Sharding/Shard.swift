import ByteRecords

/// One of several parts of a project, which different machines can lint at the same time.
///
/// The path of a file alone determines its shard: added or deleted files do not move others.
package struct Shard: Hashable, Sendable {
  /// From 1.
  package let number: Int
  package let count: Int

  /// More machines than anybody has.
  package static let maximumCount = 1000

  /// - Returns: `nil` if there is no such part.
  package init?(_ number: Int, of count: Int) {
    guard count <= Shard.maximumCount, number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a file belongs to the shard.
  /// - Parameter path: as reports print it.
  package func holds(_ path: String) -> Bool {
    Int(Digest(of: path.utf8).low % UInt64(count)) == number - 1
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}

/// - Parameters:
///   - shards: what was given, which is of one project.
///   - what: what each of them is.
/// - Throws: ``FileProblem`` if a shard is missing, or comes twice.
func requireAll(
  _ shards: [(path: FilePath, shard: Shard)], _ what: String
) throws(FileProblem) {
  var known: [Int: FilePath] = [:]
  for (path, shard) in shards {
    if let other = known.updateValue(path, forKey: shard.number) {
      throw FileProblem(
        path, "is shard \(shard), but so is \(other.display); pass each shard only once")
    }
  }
  let count = shards.first?.shard.count ?? 0
  for number in 0..<count where known[number + 1] == nil {
    throw FileProblem(
      path: "layoutlint merge", reason: "the \(what) for shard \(number + 1)/\(count) is missing")
  }
}
