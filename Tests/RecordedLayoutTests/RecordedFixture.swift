import Foundation
import SourceText
import TestSupport

/// A file of `Fixtures/recorded`, or a folder of `Fixtures/recorded/projects` whose files are read together.
///
/// Comments say how the types in it are built:
/// ```swift
/// // build: ProfileCard(style: .compact)
/// // unread: why the reader does not know all of it yet
/// final class ProfileCard: UIView {
/// ```
/// `frames` in place of `build` records the frames that the views have on screens of several sizes, and nothing else.
///
/// Several `build` lines above one type are its variants, which together take every branch; `unreached` says why
/// they do not. `differs` in place of `unread` marks what the reader gets wrong. A mark that is no longer true fails.
struct RecordedFixture: Sendable, CustomStringConvertible {
  /// How far the reader is known to be behind.
  enum Gap: Equatable, Sendable {
    case none
    case unread(reason: String)
    case differs(reason: String)
  }

  /// A type and the ways in which it is built.
  struct Subject: Sendable {
    struct Build: Sendable {
      /// `path:line` of the comment.
      var name: String
      var expression: String
    }

    var builds: [Build]
    /// What is built to compare frames.
    var frames: [Build] = []
    var gap = Gap.none
    /// Why no build takes some of the alternatives that the reader names.
    var unreached: String?
  }

  let path: String
  let sources: [SourceFile]
  let subjects: [Subject]

  var description: String { path }
  var builds: [Subject.Build] { subjects.flatMap(\.builds) }
  var frames: [Subject.Build] { subjects.flatMap(\.frames) }

  /// All fixtures, sorted by path.
  static func all() throws -> [RecordedFixture] {
    let root = "Fixtures/recorded"
    let rootCount = checkout.appending(path: root).pathComponents.count
    let byFixture = Dictionary(grouping: files(in: root, endingIn: ".swift")) { file in
      let parts = file.pathComponents.dropFirst(rootCount)
      return parts.first == "projects"
        ? parts.prefix(2).joined(separator: "/") : parts.joined(separator: "/")
    }
    return try byFixture.keys.sorted().map { name in
      try RecordedFixture(root + "/" + name, byFixture[name] ?? [])
    }
  }

  private init(_ path: String, _ files: [URL]) throws {
    self.path = path
    sources = try files.map { file in
      let isFile = path.hasSuffix(".swift")
      return SourceFile(
        path: isFile ? path : path + "/" + file.lastPathComponent,
        bytes: Array(try Data(contentsOf: file)))
    }
    subjects = sources.flatMap(RecordedFixture.subjects)
  }

  private static func subjects(in file: SourceFile) -> [Subject] {
    var subjects: [Subject] = []
    var isInside = false
    let lines = String(decoding: file.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let expression = mark("build", in: line) {
        if !isInside { subjects.append(Subject(builds: [])) }
        isInside = true
        let build = Subject.Build(name: "\(file.path):\(index + 1)", expression: expression)
        subjects[subjects.count - 1].builds.append(build)
      } else if let expression = mark("frames", in: line) {
        if !isInside { subjects.append(Subject(builds: [])) }
        isInside = true
        subjects[subjects.count - 1].frames.append(
          Subject.Build(name: "\(file.path):\(index + 1)", expression: expression))
      } else if isInside, let reason = mark("unread", in: line) {
        subjects[subjects.count - 1].gap = .unread(reason: reason)
      } else if isInside, let reason = mark("differs", in: line) {
        subjects[subjects.count - 1].gap = .differs(reason: reason)
      } else if isInside, let reason = mark("unreached", in: line) {
        subjects[subjects.count - 1].unreached = reason
      } else {
        isInside = false
      }
    }
    return subjects
  }

  private static func mark(_ word: String, in line: Substring) -> String? {
    let prefix = "// \(word): "
    let text = line.drop { $0 == " " }
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }
}
