import ByteRecords
import Foundation

/// Files that take long to make, kept in a folder from one run of the tests to the next.
///
/// Those that belong together are one file there, which takes its place in one step, however many runs share the folder.
/// It is sealed with its digest: what was damaged, or made under another key, counts as missing. Where nothing can be
/// written, each run makes its own.
package struct KeptFiles: Sendable {
  private let folder: URL

  /// Beside what SwiftPM builds, for that is what everyone deletes to start anew.
  package static let besideTheBuild = KeptFiles(
    in: BuiltProgram.folder.appending(path: "kept-by-tests"))

  private static let mark = "kept by the tests of layoutlint, format 1\n"

  /// - Parameter folder: it need not exist.
  package init(in folder: URL) { self.folder = folder }

  /// The files that `make` gives, by name: those of an earlier call, if it had the same key.
  ///
  /// - Parameters:
  ///   - name: what they are called together. Of one name, the last ones are kept.
  ///   - key: of all that they depend on.
  package func files(
    _ name: String, key: Digest, makingThem make: () async throws -> [String: [UInt8]]
  ) async rethrows -> [String: [UInt8]] {
    let place = folder.appending(path: name)
    if let data = try? Data(contentsOf: place), let kept = Self.read(Array(data), key) {
      return kept
    }
    let made = try await make()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(Self.written(made, key)).write(to: place, options: .atomic)
    return made
  }

  private static func written(_ files: [String: [UInt8]], _ key: Digest) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(key)
    writer.write(list: files.sorted { $0.key < $1.key }) { writer, file in
      writer.write(file.key)
      writer.write(bytes: file.value)
    }
    return sealed(writer, as: mark)
  }

  /// `nil` for what another key's files are, or none at all.
  private static func read(_ bytes: [UInt8], _ key: Digest) -> [String: [UInt8]]? {
    guard var reader = unsealed(bytes, as: mark), (try? reader.readDigest()) == key else {
      return nil
    }
    let files = try? reader.readList { reader throws(RecordError) in
      (try reader.readText(), Array(try reader.readBytes()))
    }
    return files.map { Dictionary($0, uniquingKeysWith: { $1 }) }
  }
}
