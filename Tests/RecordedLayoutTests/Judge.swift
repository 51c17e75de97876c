import Foundation
import LintDriver
import TestSupport

/// Compiles the recording UIKit and all fixtures, runs every build, and keeps what they print.
///
/// It is compiled here, not by the package, because a target named `UIKit` would make `canImport(UIKit)` true
/// in the product.
struct Judge: Sendable {
  let recordings: [String: Recording]

  /// The result for the fixtures as they are; compiled once, however many tests ask.
  static let current = Result { try Judge(RecordedFixture.all()) }

  private static let modules = ["UIKit", "SnapKit"]
  private static let language = ["-swift-version", "5", "-Onone", "-suppress-warnings"]

  private init(_ fixtures: [RecordedFixture]) throws {
    let main = Judge.main(fixtures)
    let modules = Judge.modules.map { name in
      (name: name, files: files(in: "Tests/RecordingUIKit/\(name)", endingIn: ".swift"))
    }
    let key = try Judge.key(modules.flatMap(\.files), fixtures, main)
    // Only the last result is kept: `.build` is what everyone deletes to start anew.
    let cache = checkout.appending(path: ".build/recorded-layouts-\(key).jsonl")
    let output: String
    if let kept = try? String(contentsOf: cache, encoding: .utf8) {
      output = kept
    } else {
      output = try Judge.run(modules, fixtures, main)
      Judge.forget(in: cache.deletingLastPathComponent())
      try? output.write(to: cache, atomically: true, encoding: .utf8)
    }
    let decoder = JSONDecoder()
    let all = try output.split(separator: "\n").filter { $0.hasPrefix("{") }.map {
      try decoder.decode(Recording.self, from: Data($0.utf8))
    }
    recordings = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// One call of `record` for each build.
  private static func main(_ fixtures: [RecordedFixture]) -> String {
    let calls = fixtures.flatMap(\.builds).map { build in
      "record(\"\(build.name)\") { \(build.expression) }\n"
    }
    let sizes = screenSizes.map { "CGSize(width: \($0.width), height: \($0.height))" }
    let frames = fixtures.flatMap(\.frames).map { build in
      "recordFrames(\"\(build.name)\", sizes) { \(build.expression) }\n"
    }
    return "import UIKit\n\nlet sizes = [\(sizes.joined(separator: ", "))]\n" + calls.joined()
      + frames.joined()
  }

  private static func run(
    _ modules: [(name: String, files: [URL])], _ fixtures: [RecordedFixture], _ main: String
  ) throws -> String {
    let folder = try TemporaryFolder()
    for module in modules {
      try compile(
        language + [
          "-module-name", module.name, "-parse-as-library", "-wmo", "-emit-object", "-emit-module",
          "-emit-module-path", "\(module.name).swiftmodule", "-I", ".", "-o", "\(module.name).o",
        ] + module.files.map(\.path), in: folder)
    }
    try folder.write(main, to: "main.swift")
    let sources = fixtures.flatMap(\.sources).map { checkout.appending(path: $0.path).path }
    try compile(
      language + ["-module-name", "Fixtures", "-j", "2", "-I", ".", "-o", "run", "main.swift"]
        + sources + modules.map { "\($0.name).o" }, in: folder)
    let result = try runTool("./run", [], in: folder.url)
    guard result.status == 0 else { throw JudgeError(what: "run", output: result.output) }
    return result.output
  }

  private static func compile(_ arguments: [String], in folder: TemporaryFolder) throws {
    let result = try runTool("swiftc", arguments, in: folder.url)
    guard result.status == 0 else { throw JudgeError(what: "compile", output: result.output) }
  }

  // MARK: Keeping the result

  /// A number that changes with all that the result depends on.
  private static func key(
    _ modules: [URL], _ fixtures: [RecordedFixture], _ main: String
  ) throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    add(try runTool("swiftc", ["-version"], in: checkout).output.utf8)
    for file in modules { add(try Data(contentsOf: file)) }
    for source in fixtures.flatMap(\.sources) { add(source.bytes) }
    add(main.utf8)
    return String(hash, radix: 16)
  }

  private static func forget(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix("recorded-layouts-") {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}

private struct JudgeError: Error, CustomStringConvertible {
  var what: String
  var output: String
  var description: String { "the fixtures do not \(what):\n" + output.suffix(4000) }
}
