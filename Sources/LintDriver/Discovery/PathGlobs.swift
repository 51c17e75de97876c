import LintConfiguration

/// The paths that the words of a command line mean.
///
/// Where a shell left a pattern as it is (`'Sources/**/*.swift'`), it is replaced with the Swift files that it matches,
/// except those that a run over the folder would not read. A name that exists is not a pattern, and a pattern that
/// matches nothing stays.
package func foundPaths(_ words: [String]) -> [FilePath] {
  words.flatMap { word in
    let path = FilePath(word)
    guard word.utf8.contains(where: isWildcard), (try? FileStatus(of: path)) == nil else {
      return [path]
    }
    let found = files(matching: path.bytes)
    return found.isEmpty ? [path] : found
  }
}

private func isWildcard(_ byte: UInt8) -> Bool { "*?[".utf8.contains(byte) }

private func files(matching pattern: [UInt8]) -> [FilePath] {
  let slash = UInt8(ascii: "/")
  // What stands before the first wildcard is a folder.
  let plain = pattern.prefix { !isWildcard($0) }
  let split = plain.lastIndex(of: slash).map { $0 + 1 } ?? 0
  let folder = FilePath(bytes: split == 0 ? [UInt8(ascii: ".")] : Array(pattern[..<split]))
  guard let rest = PathPattern([slash] + pattern[split...]), !rest.isBroken else { return [] }
  return FileDiscovery([folder]).files.filter { file in
    let names = file.bytes[min(split, file.bytes.count)...].split(separator: slash)
    return names.indices.contains { last in
      rest.matches(Array(names[...last]), isFolder: last < names.count - 1)
    }
  }
}
