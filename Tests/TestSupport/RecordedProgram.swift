import ByteRecords
import Foundation

/// A program of fixtures, compiled with the stand-ins of UIKit and of layout libraries in `Tests/RecordingUIKit`, which
/// record what is done to them.
///
/// It is compiled here, not by the package, because a target named `UIKit` would make `canImport(UIKit)` true in the
/// product. The stand-ins and what each program prints are kept from one run of the tests to the next.
package struct RecordedProgram: Sendable {
  private let name: String
  private let modules: [String]
  private let sources: [String: [UInt8]]

  /// - Parameters:
  ///   - name: what is kept of it is called so.
  ///   - modules: the stand-ins that it may import.
  ///   - sources: the code of each file, by path.
  package init(_ name: String, importing modules: [String], _ sources: [String: [UInt8]]) {
    self.name = name
    self.modules = modules
    self.sources = sources
  }

  /// What the program prints.
  package func output() async throws -> String {
    let kept = try await KeptFiles.besideTheBuild.files(name, key: try key()) {
      ["output": Array(try await run().utf8)]
    }
    return String(decoding: kept["output"] ?? [], as: UTF8.self)
  }

  /// Of all that the output depends on.
  private func key() throws -> Digest {
    var writer = RecordWriter()
    writer.write(try StandIns.key.get())
    writer.write(list: arguments) { $0.write($1) }
    writer.write(list: sources.sorted { $0.key < $1.key }) { writer, source in
      writer.write(source.key)
      writer.write(bytes: source.value)
    }
    return Digest(of: writer.bytes)
  }

  private func run() async throws -> String {
    let standIns = try await StandIns.compiled.value
    let folder = try TemporaryFolder()
    for (path, bytes) in sources { try folder.write(bytes, to: path) }
    for name in modules.flatMap(StandIns.files) {
      try folder.write(standIns[name] ?? [], to: name)
    }
    try compile(arguments, in: folder)
    let result = try runTool("./run", [], in: folder.url)
    guard result.status == 0 else { throw ProgramError(what: "run", output: result.output) }
    return result.output
  }

  private var arguments: [String] {
    language + ["-module-name", "Fixtures", "-wmo", "-I", ".", "-o", "run"] + sources.keys.sorted()
      + modules.map { $0 + ".o" }
  }
}

/// The modules of `Tests/RecordingUIKit`.
private enum StandIns {
  /// Each may import those before it.
  private static let names = [
    "UIKit", "SnapKit", "PinLayout", "NotAutoLayout", "PureLayout", "TinyConstraints", "Anchorage",
    "Cartography", "EasyPeasy", "Stevia",
  ]

  /// What importing a module and linking it takes.
  static func files(_ module: String) -> [String] { [module + ".swiftmodule", module + ".o"] }

  /// A folder named like the module takes the place of the stand-in; see `Tests/RealCode/library_sources.py`.
  private static func sources(_ module: String) -> [URL] {
    let real = ProcessInfo.processInfo.environment["LAYOUT_LIBRARY_SOURCES"].map {
      TestSupport.files(in: $0 + "/" + module, endingIn: ".swift")
    }
    if let real, !real.isEmpty { return real }
    return TestSupport.files(in: "Tests/RecordingUIKit/\(module)", endingIn: ".swift")
  }

  /// Of the compiler, how it is called, and the code.
  static let key = Result {
    var writer = RecordWriter()
    writer.write(try runTool("swiftc", ["-version"], in: checkout).output)
    for name in names {
      writer.write(list: arguments(name)) { $0.write($1) }
      for file in sources(name) { writer.write(bytes: Array(try Data(contentsOf: file))) }
    }
    return Digest(of: writer.bytes)
  }

  /// What ``files(_:)`` names, of all modules. Made once, however many programs ask.
  static let compiled = Task.detached {
    try await KeptFiles.besideTheBuild.files("stand-ins", key: try key.get()) {
      let folder = try TemporaryFolder()
      for name in names { try compile(arguments(name), in: folder) }
      let made = try names.flatMap(files).map { ($0, try folder.bytes(of: $0)) }
      return Dictionary(uniqueKeysWithValues: made)
    }
  }

  private static func arguments(_ module: String) -> [String] {
    language + [
      "-module-name", module, "-parse-as-library", "-wmo", "-emit-object", "-emit-module",
      "-emit-module-path", "\(module).swiftmodule", "-I", ".", "-o", "\(module).o",
    ] + sources(module).map(\.path)
  }
}

/// Members are those of the modules that a file imports: two libraries may call theirs the same.
private let language = [
  "-swift-version", "5", "-Onone", "-suppress-warnings", "-enable-upcoming-feature",
  "MemberImportVisibility",
]

private func compile(_ arguments: [String], in folder: TemporaryFolder) throws {
  let result = try runTool("swiftc", arguments, in: folder.url)
  guard result.status == 0 else { throw ProgramError(what: "compile", output: result.output) }
}

private struct ProgramError: Error, CustomStringConvertible {
  var what: String
  var output: String
  var description: String { "the fixtures do not \(what):\n" + output.suffix(4000) }
}
