import Foundation
import LintDriver

/// A folder for one test, deleted when the test is done with it.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = temporary.appending(path: "layoutlint-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder with these files, by path.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  package func write(_ bytes: [UInt8], to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func link(_ path: String, to target: String) throws {
    let link = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  package func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: path)))
  }

  package func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// The names of all entries, hidden ones included, sorted.
  package func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  package func path(_ name: String = "") -> FilePath {
    FilePath(name.isEmpty ? url.path : url.path + "/" + name)
  }

  /// A path below the folder without the folder's own.
  package func relative(_ path: FilePath) -> String {
    String(path.display.dropFirst(url.path.count + 1))
  }
}
