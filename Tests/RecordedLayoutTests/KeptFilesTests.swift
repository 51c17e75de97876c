import ByteRecords
import Foundation
import TestSupport
import Testing

@Suite("Files that are kept")
struct KeptFilesTests {
  private static let made: [String: [UInt8]] = ["one": [1, 2, 3], "none": [], "two": [0xFF]]

  private let key = Digest(of: Array("these sources".utf8))
  private let folder: TemporaryFolder
  /// It does not exist at first.
  private let cache: URL
  private var place: URL { cache.appending(path: "kept") }

  init() throws {
    folder = try TemporaryFolder()
    cache = folder.url.appending(path: "cache")
  }

  private func areMade(_ key: Digest) async -> Bool { await Self.areMade(key, in: cache) }

  /// Whether the files, which are right either way, had to be made.
  private static func areMade(_ key: Digest, in cache: URL) async -> Bool {
    var isMade = false
    let files = await KeptFiles(in: cache).files("kept", key: key) {
      isMade = true
      return made
    }
    #expect(files == made)
    return isMade
  }

  @Test("are made once for each key")
  func keys() async {
    let other = Digest(of: Array("other sources".utf8))
    #expect(await areMade(key))
    #expect(await !areMade(key))
    #expect(await areMade(other))
    #expect(await !areMade(other))
    #expect(await areMade(key))
  }

  @Test("are made anew when a bit of them changed, or some are missing")
  func damage() async throws {
    #expect(await areMade(key))
    let whole = try Data(contentsOf: place)
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 1 << (index % 8)
      try damaged.write(to: place)
      #expect(await areMade(key))
      try whole.prefix(index).write(to: place)
      #expect(await areMade(key))
    }
    #expect(try Data(contentsOf: place) == whole)
    #expect(await !areMade(key))
  }

  @Test("are made each time where they cannot be written")
  func noFolder() async throws {
    try folder.write("", to: "file")
    for _ in 0..<2 {
      #expect(await Self.areMade(key, in: folder.url.appending(path: "file/below")))
    }
  }

  @Test("are right for all who make them at once")
  func together() async throws {
    await withTaskGroup { [cache] group in
      for number in 0..<40 {
        group.addTask {
          _ = await Self.areMade(Digest(high: 1, low: UInt64(number % 3)), in: cache)
        }
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path) == ["kept"])
  }

  @Test("stay away when making them fails")
  func failure() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await KeptFiles(in: cache).files("kept", key: key) { throw Failure() }
    }
    #expect(await areMade(key))
  }
}
