import Baseline
import Diagnostics
import SourceText

/// A baseline's file as it was read.
package struct LoadedBaseline: Sendable {
  package var path: FilePath
  package var bytes: [UInt8]
  package var content: BaselineContent
  /// Whether a later version wrote it in a format that this version knows only in part.
  package var isNewer: Bool
}

/// The largest baseline that is read, in bytes: about a million entries.
private let maximumBaselineSize = 128 << 20

/// Reads a baseline.
///
/// - Throws: ``FileProblem``; its path includes the line and column if the content is not valid.
package func loadBaseline(_ path: FilePath) throws(FileProblem) -> LoadedBaseline {
  let bytes = try readSource(path, maximumSize: maximumBaselineSize)
  let content: BaselineContent
  let isNewer: Bool
  do throws(BaselineError) {
    (content, isNewer) = try BaselineContent.read(bytes)
  } catch {
    let position = LineTable(bytes).position(at: error.offset)
    throw FileProblem(
      path: "\(path.display):\(position.line):\(position.column)", reason: error.message)
  }
  if content.shard != nil {
    throw FileProblem(
      path,
      "belongs to a single shard; use 'layoutlint merge' to combine it with the baselines of the "
        + "other shards")
  }
  return LoadedBaseline(path: path, bytes: bytes, content: content, isNewer: isNewer)
}

/// Writes a baseline, whether its file exists or not.
package func writeBaseline(
  _ content: BaselineContent, to path: FilePath
) throws(FileProblem) {
  try writeContent(of: path, content.bytes)
}

/// The paths as a baseline at `file` records them: relative to its folder, links followed, sorted.
package func recordedPaths(_ paths: [FilePath], in file: FilePath) -> [String] {
  guard let folder = resolvingLinks(file.folder) else { return [] }
  return Set(paths.compactMap { resolvingLinks($0)?.relative(to: folder) }).sorted()
}

/// The paths that a baseline at `file` recorded so far, with those of another run; each path that lies below another one is
/// left out.
package func recordedPaths(
  _ earlier: [String], and paths: [FilePath], in file: FilePath
) -> [String] {
  func isCovered(_ path: String, by others: [FilePath]) -> Bool {
    cover([path], others, from: file)
  }
  let old = earlier.filter { !isCovered($0, by: paths) }
  let places = old.map { file.folder.appending($0) }
  return (old + recordedPaths(paths, in: file).filter { !isCovered($0, by: places) }).sorted()
}

/// The path of a file, which need not exist, as files in `folder` name it.
///
/// - Throws: ``FileProblem`` if there is no folder that could hold it.
func recordedPath(_ file: FilePath, from folder: FilePath) throws(FileProblem) -> String {
  guard let own = resolvingLinks(file.folder), let folder = resolvingLinks(folder) else {
    throw FileProblem(file, "cannot be written: \(SystemError.last.reason)")
  }
  return own.appending(file.name).relative(to: folder)
}

/// Whether linting `paths` covers all files that a baseline at `file` was written for, so that entries without a
/// finding are obsolete.
package func cover(
  _ recorded: [String], _ paths: [FilePath], from file: FilePath
) -> Bool {
  guard let folder = resolvingLinks(file.folder), !recorded.isEmpty else { return false }
  let roots = paths.compactMap { resolvingLinks($0)?.components }
  return recorded.allSatisfy { path in
    let wanted = folder.resolving(path)
    return roots.contains { wanted.starts(with: $0) }
  }
}

extension FilePath {
  /// The names on the way from the root of the file system.
  fileprivate var components: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "/"))
  }

  /// The way from an absolute folder to this absolute path, for example `../Sources`; `.` for the folder itself.
  fileprivate func relative(to folder: FilePath) -> String {
    let (own, other) = (components, folder.components)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: other.count - shared)
    let down = own.dropFirst(shared).map { String(decoding: $0, as: UTF8.self) }
    return up.isEmpty && down.isEmpty ? "." : (up + down).joined(separator: "/")
  }

  /// The names of the place that a relative path leads to from this absolute folder.
  fileprivate func resolving(_ relative: String) -> [ArraySlice<UInt8>] {
    var names = components
    for part in relative.split(separator: "/") where part != "." {
      if part == ".." { _ = names.popLast() } else { names.append(ArraySlice(part.utf8)) }
    }
    return names
  }
}
