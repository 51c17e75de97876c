/// git's `pre-commit` hook of a repository, which lints what is staged.
package struct CommitHook {
  /// The state of the repository's hook.
  package enum State: Equatable, Sendable {
    case absent
    /// The hook that ``install(running:)`` writes.
    case installed
    /// Somebody else's.
    case foreign
  }

  /// The hook's file.
  package let path: FilePath
  /// The file in which an earlier hook is kept; the installed one runs it first.
  package let earlier: FilePath

  /// By this line, the second of the file, the hook is known again.
  private static let mark =
    "# Written by 'layoutlint hook install'; 'layoutlint hook uninstall' removes it."

  /// Finds the place of the hook, as git looks for it: `core.hooksPath` and linked work trees included.
  ///
  /// - Throws: ``FileProblem`` if there is no repository, or if others share its hooks.
  package init() throws(FileProblem) {
    let repository = try GitRepository(around: [currentFolder()])
    let folder = try repository.hooksFolder()
    let commonFolder = try repository.commonFolder()
    guard isBelow(folder, repository.topFolder) || isBelow(folder, commonFolder)
    else {
      throw FileProblem(
        folder,
        "core.hooksPath points outside the repository, so other repositories may share these hooks; "
          + "add 'layoutlint --staged' to the pre-commit hook there by hand")
    }
    path = folder.appending("pre-commit").relative(to: currentFolder())
    earlier = folder.appending("pre-commit.before-layoutlint").relative(to: currentFolder())
  }

  package var state: State {
    guard exists(path) else { return .absent }
    let lines = (try? readBytes(path))?.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard let lines, lines.count > 1, lines[1].elementsEqual(CommitHook.mark.utf8) else {
      return .foreign
    }
    return .installed
  }

  /// Whether a hook that was there before runs, too.
  package var isChained: Bool { exists(earlier) }

  /// Writes the hook; an existing hook is kept and runs first.
  ///
  /// - Parameter program: the absolute path of the program; `nil` to look it up in `PATH` only.
  /// - Throws: ``FileProblem`` if it cannot be written; an existing hook is then unchanged.
  package func install(running program: FilePath?) throws(FileProblem) {
    let wasForeign = state == .foreign
    if wasForeign, isChained {
      throw FileProblem(
        path,
        "another hook has replaced layoutlint's, and the hook that layoutlint's had replaced "
          + "is still in \(earlier.display); merge it into the current hook, "
          + "then remove \(earlier.display)")
    }
    try naming(path) { () throws(SystemError) in try createFolder(path.folder) }
    if wasForeign {
      try naming(path) { () throws(SystemError) in try rename(path, to: earlier) }
    }
    do throws(FileProblem) {
      try writeContent(of: path, CommitHook.script(running: program))
      try naming(path) { () throws(SystemError) in try makeExecutable(path) }
    } catch {
      if wasForeign { try? rename(earlier, to: path) }
      throw error
    }
  }

  /// Removes the hook, and restores the earlier one.
  package func uninstall() throws(FileProblem) {
    if isChained {
      try naming(path) { () throws(SystemError) in try rename(earlier, to: path) }
    } else {
      remove(path)
    }
  }

  private func exists(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path, followsLinks: false)) != nil
  }

  private static func script(running program: FilePath?) -> [UInt8] {
    Array(
      """
      #!/bin/sh
      \(mark)
      earlier="$(dirname "$0")/pre-commit.before-layoutlint"
      if [ -x "$earlier" ]; then
        "$earlier" "$@" || exit $?
      fi

      """.utf8) + assignment(program)
      + Array(
        """
        if [ ! -x "$program" ]; then program=layoutlint; fi
        if ! command -v "$program" >/dev/null 2>&1; then
          echo "layoutlint: not found, so nothing was linted; install it, or run 'layoutlint hook install' again" >&2
          echo "if it was moved, or commit with --no-verify" >&2
          exit 1
        fi
        "$program" --staged && exit 0
        status=$?
        echo "layoutlint stopped this commit; fix what is reported above, or use 'git commit --no-verify'" >&2
        exit $status

        """.utf8)
  }

  private static func assignment(_ program: FilePath?) -> [UInt8] {
    // Between single quotes only a single quote means something to the shell.
    let quote = UInt8(ascii: "'")
    let parts = (program?.bytes ?? []).split(separator: quote, omittingEmptySubsequences: false)
    let quoted = Array(parts.joined(separator: "'\\''".utf8))
    return Array("program='".utf8) + quoted + Array("'\n".utf8)
  }
}
