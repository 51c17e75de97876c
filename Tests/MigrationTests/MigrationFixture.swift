import Foundation
import LintDriver
import Migration
import SourceText
import TestSupport

/// A file `Fixtures/migrate/<target>/<name>.swift` with what migrating it must give.
///
/// `// expect: code` marks a line at which a set is refused; all other sets must be migrated. `// build: expression`
/// above a type says how to make one for the run. `// allow: …` on the first line names allowances, and `// inline: …`
/// the helpers in the place of whose calls their constraints are written.
struct MigrationFixture: Sendable, CustomStringConvertible {
  struct Build: Sendable {
    /// `path:line` of the comment.
    var name: String
    var expression: String
  }

  let path: String
  /// The file without its expectations.
  let source: SourceFile
  /// The codes expected on each line, sorted.
  let refusals: [Int: [String]]
  /// What must come out; the file itself if nothing can be migrated.
  let golden: [UInt8]
  let request: MigrationRequest
  let builds: [Build]

  var description: String { path }

  /// All fixtures of all targets, sorted by path.
  static func all(of target: MigrationTarget? = nil) throws -> [MigrationFixture] {
    try everything.get().filter { target == nil || $0.request.target == target }
  }

  /// Read once, for many tests ask.
  private static let everything = Result {
    try files(in: "Fixtures/migrate", endingIn: ".swift")
      .filter { !$0.lastPathComponent.hasSuffix(".migrated.swift") }
      .map { try MigrationFixture($0) }
  }

  /// Those that put frames in place of constraints.
  static func ofFrames() throws -> [MigrationFixture] {
    try MigrationTarget.all.filter(\.setsFrames).flatMap { try all(of: $0) }
  }

  private init(_ file: URL) throws {
    let marked = MarkedSource(Array(try Data(contentsOf: file)))
    let target = file.deletingLastPathComponent().lastPathComponent
    path = "Fixtures/migrate/\(target)/\(file.lastPathComponent)"
    source = SourceFile(path: path, bytes: marked.bytes)
    refusals = marked.expectations
    let golden = file.deletingPathExtension().appendingPathExtension("migrated.swift")
    self.golden = (try? Data(contentsOf: golden)).map(Array.init) ?? marked.bytes
    var request = MigrationRequest(to: MigrationTarget(rawValue: target) ?? .frames)
    var builds: [Build] = []
    let lines = String(decoding: marked.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let names = MigrationFixture.mark("allow", in: line) {
        request.allowances = Set(
          names.split(separator: ",").compactMap { Allowance(rawValue: String($0)) })
      }
      if let names = MigrationFixture.mark("inline", in: line) {
        request.inlined = InlinedHelpers(Set(names.split(separator: ",").map(String.init)))
        request.dialects = []
      }
      if let expression = MigrationFixture.mark("build", in: line) {
        builds.append(Build(name: "\(path):\(index + 1)", expression: expression))
      }
    }
    self.request = request
    self.builds = builds
  }

  private static func mark(_ word: String, in line: Substring) -> String? {
    let prefix = "// \(word): "
    return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
  }

  /// What the product makes of the file.
  func outcome() async -> MigrationOutcome {
    await Self.outcomes.value(path) { migrate(source) }
  }

  private static let outcomes = SharedValues<String, MigrationOutcome>()

  /// What the product makes of another file in its place.
  func migrate(_ source: SourceFile) -> MigrationOutcome { LintDriver.migrate([source], request) }
}
