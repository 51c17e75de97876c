import Diagnostics
import LintDriver

extension Surroundings {
  /// The files to lint, with their settings, and what of them is reported on; `nil`, and the reasons on the standard
  /// error stream, if that makes no sense.
  func selection(for request: LintRequest) -> FileSelection? {
    do throws(FileProblem) {
      var paths = foundPaths(request.paths)
      let focus = try focusRequest(for: request, &paths)
      let index = try request.index.map { name throws(FileProblem) in
        try ProjectIndex(at: FilePath(name))
      }
      return select(paths, focus: focus, index: index, request.selection)
    } catch {
      report([error])
      return nil
    }
  }

  /// The Swift files that `paths` stand for, narrowed to what a request is about; `nil`, and the reasons on the
  /// standard error stream, if that makes no sense.
  func select(
    _ paths: [FilePath], focus: FocusRequest, index: ProjectIndex? = nil,
    _ request: SelectionRequest
  ) -> FileSelection? {
    do throws(SelectionError) {
      let selection = try FileSelection(
        paths, focus: focus, index: index,
        configuration: request.configuration.map { FilePath($0) },
        usesIgnoreFiles: request.usesIgnoreFiles, pages: pages)
      for note in selection.notes {
        errors.write("\(printable(note.path)): note: \(printable(note.reason))\n")
      }
      return selection
    } catch {
      switch error {
      case .configuration(let error): report(error)
      case .problem(let problem): report([problem])
      }
      return nil
    }
  }

  /// - Parameter paths: those that are read; of some requests they are others than those of the command line.
  private func focusRequest(
    for request: LintRequest, _ paths: inout [FilePath]
  ) throws(FileProblem) -> FocusRequest {
    switch request.focus {
    case .everything: return .everything
    case .staged(let linesOnly): return .staged(linesOnly: linesOnly)
    case .changed(let name, let linesOnly): return .changed(since: name, linesOnly: linesOnly)
    case .standardInput(let name): return .text(try standardInput(), of: FilePath(name))
    case .listed(let list):
      let bytes = list == "-" ? try standardInput() : try readText(FilePath(list))
      return .paths(listedPaths(bytes))
    case .paths(let project):
      defer { paths = [FilePath(project)] }
      return .paths(paths)
    }
  }

  func standardInput() throws(FileProblem) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try input()
    } catch {
      throw FileProblem(path: "standard input", reason: error.reason)
    }
    guard bytes.count <= maximumFileSize else {
      throw FileProblem(path: "standard input", reason: tooLarge(maximumFileSize))
    }
    return bytes
  }
}

/// The Swift files that a list names: each ended by a NUL if it holds one, else on a line of its own.
private func listedPaths(_ bytes: [UInt8]) -> [FilePath] {
  let isTerminated = bytes.contains(0)
  return bytes.split(separator: isTerminated ? 0 : UInt8(ascii: "\n")).compactMap { name in
    var name = name
    if !isTerminated, name.last == UInt8(ascii: "\r") { name.removeLast() }
    return name.suffix(6).elementsEqual(".swift".utf8) ? FilePath(bytes: Array(name)) : nil
  }
}

extension LintRequest.Focus {
  /// What is said where nothing is to be reported on; `nil` for the usual summary.
  var nothingFound: String? {
    switch self {
    case .everything, .paths: nil
    case .staged: "no Swift files are staged"
    case .changed: "no Swift files have changed"
    case .listed: "the list contains no Swift files"
    case .standardInput: "the configuration excludes the file on standard input"
    }
  }
}

extension LintRequest {
  /// Whether a run reads nothing but some files of a project that it is told to report on.
  var isPartOfProject: Bool {
    let files = paths.map { FilePath($0) }
    return focus == .everything && parts.isEmpty && index == nil && !files.isEmpty
      && files.allSatisfy { !$0.isFolder && projectFolder(around: $0) != nil }
  }
}
