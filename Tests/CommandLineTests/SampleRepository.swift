import Foundation
import TestSupport
import Testing

/// A git repository for one test.
struct SampleRepository {
  let folder: TemporaryFolder

  /// A repository whose first commit holds `files`; without a commit if there are none.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    try git("init", "--quiet", "--initial-branch=main")
    try git("config", "user.name", "A")
    try git("config", "user.email", "a@b.c")
    try git("config", "commit.gpgsign", "false")
    if !files.isEmpty { try commitAll() }
  }

  @discardableResult
  func git(_ arguments: String..., in place: String = "") throws -> String {
    let (status, output) = try runTool(
      "git", arguments, in: folder.url.appending(path: place))
    #expect(status == 0, "git \(arguments): \(output)")
    return output
  }

  func commitAll() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--no-verify", "-m", "change")
  }

  func write(_ files: [String: String]) throws {
    for (path, text) in files { try folder.write(text, to: path) }
  }

  func stage(_ files: [String: String]) throws {
    try write(files)
    try git("add", "--all")
  }
}
