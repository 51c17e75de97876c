/// A git repository, as far as it is asked what changed.
///
/// git is run for its own data only: no command looks at the content of the work tree, so that no filter, file system
/// monitor, external diff or text conversion that the repository's configuration names is ever run, and nothing is
/// fetched.
struct GitRepository {
  /// The top folder of the work tree: absolute, without links.
  let topFolder: FilePath
  /// Where git runs.
  private let folder: FilePath

  /// One file of the index, or of a commit.
  struct Entry {
    /// From the top folder.
    let path: [UInt8]
    /// The hexadecimal name of the content.
    let object: [UInt8]
    let kind: Kind

    enum Kind { case file, link, submodule }
  }

  /// Finds the repository around some paths.
  /// - Throws: ``FileProblem`` if there is no work tree, no git, or a path that lies outside.
  init(around paths: [FilePath]) throws(FileProblem) {
    let first = paths.first.flatMap { resolvingLinks($0) } ?? currentFolder()
    let isFolder = (try? FileStatus(of: first))?.kind == .folder
    let start = isFolder ? first : first.folder
    // Where `GIT_DIR` is set, as in some hooks, the current folder is the top of the work tree.
    folder = environmentEntries(["GIT_DIR"]).isEmpty ? start : FilePath("")
    var top = try GitRepository.run(["rev-parse", "--show-toplevel"], in: folder)
    if top.last == UInt8(ascii: "\n") { top.removeLast() }
    topFolder = resolvingLinks(FilePath(bytes: top)) ?? FilePath(bytes: top)
    for path in paths where resolvingLinks(path).map({ isBelow($0, topFolder) }) == false {
      throw FileProblem(path, "is outside the repository \(topFolder.display)")
    }
  }

  /// Where git looks for hooks: absolute, without links. It need not exist.
  func hooksFolder() throws(FileProblem) -> FilePath {
    try place(["rev-parse", "--git-path", "hooks"])
  }

  /// The folder that all work trees of the repository share: absolute, without links.
  func commonFolder() throws(FileProblem) -> FilePath {
    try place(["rev-parse", "--git-common-dir"])
  }

  /// - Parameter arguments: a command that prints a path, from the top folder if it is relative.
  private func place(_ arguments: [String]) throws(FileProblem) -> FilePath {
    var path = try GitRepository.run(arguments, in: topFolder)
    if path.last == UInt8(ascii: "\n") { path.removeLast() }
    let isAbsolute = path.first == UInt8(ascii: "/")
    let file = isAbsolute ? FilePath(bytes: path) : topFolder.appending(path)
    return resolvingLinks(file) ?? resolvingLinks(file.folder)?.appending(file.name) ?? file
  }

  /// The files that are staged.
  /// - Throws: ``FileProblem`` if one is in conflict.
  func index() throws(FileProblem) -> [Entry] {
    try records(["ls-files", "-z", "--stage", "--full-name", "--", ":/"]).map {
      record throws(FileProblem) in
      // MODE OBJECT STAGE<tab>PATH
      let (words, path) = GitRepository.parts(of: record)
      guard words.count == 3, let kind = Entry.Kind(mode: words[0]) else {
        throw GitRepository.problem("unknown entry in the git index")
      }
      guard words[2] == [UInt8(ascii: "0")] else {
        throw FileProblem(FilePath(bytes: path), "has merge conflicts; resolve them first")
      }
      return Entry(path: path, object: Array(words[1]), kind: kind)
    }
  }

  /// The files of a commit.
  func files(of commit: [UInt8]) throws(FileProblem) -> [Entry] {
    var entries: [Entry] = []
    for record in try records(["ls-tree", "-r", "-z", "--full-tree"], commit) {
      // MODE TYPE OBJECT<tab>PATH
      let (words, path) = GitRepository.parts(of: record)
      guard words.count == 3, let kind = Entry.Kind(mode: words[0]) else { continue }
      entries.append(Entry(path: path, object: Array(words[2]), kind: kind))
    }
    return entries
  }

  /// Files of the work tree that git neither knows nor ignores.
  func untracked() throws(FileProblem) -> [[UInt8]] {
    try records(["ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--", ":/"])
  }

  /// The last commit; `nil` if there is none yet.
  func head() throws(FileProblem) -> [UInt8]? { try commit("HEAD") }

  /// The commit that a name stands for; `nil` if it stands for none.
  func commit(_ name: String) throws(FileProblem) -> [UInt8]? {
    let outcome = try outcome([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
    ])
    guard outcome.status == 0 else { return nil }
    return outcome.output.filter { $0 != UInt8(ascii: "\n") }
  }

  /// Whether only the last commits were fetched.
  func isShallow() throws(FileProblem) -> Bool {
    let outcome = try outcome(["rev-parse", "--is-shallow-repository"])
    return outcome.status == 0 && outcome.output.starts(with: "true".utf8)
  }

  /// Where two commits parted; `nil` if they have nothing in common.
  func mergeBase(_ first: [UInt8], _ second: [UInt8]) throws(FileProblem) -> [UInt8]? {
    let outcome = try outcome(["merge-base", text(first), text(second)])
    guard outcome.status == 0 else { return nil }
    return outcome.output.filter { $0 != UInt8(ascii: "\n") }
  }

  /// The contents of objects, in their order.
  func contents(of objects: [[UInt8]]) throws(FileProblem) -> [[UInt8]] {
    if objects.isEmpty { return [] }
    let newline = UInt8(ascii: "\n")
    let output = try run(
      ["cat-file", "--batch"], input: Array(objects.joined(separator: [newline])) + [newline])
    // For each OBJECT TYPE SIZE, a line feed, the content and a line feed.
    var contents: [[UInt8]] = []
    var rest = output[...]
    for object in objects {
      guard let end = rest.firstIndex(of: newline) else { break }
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[1].elementsEqual("blob".utf8),
        let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0, size < rest.count,
        rest.distance(from: end, to: rest.endIndex) > size + 1
      else { throw GitRepository.problem("cannot read the object \(text(object))") }
      contents.append(Array(rest[(end + 1)...].prefix(size)))
      rest = rest[(end + 1)...].dropFirst(size + 1)
    }
    guard contents.count == objects.count else {
      throw GitRepository.problem("git returned fewer objects than requested")
    }
    return contents
  }
}

extension GitRepository.Entry.Kind {
  fileprivate init?(mode: ArraySlice<UInt8>) {
    switch String(decoding: mode, as: UTF8.self) {
    // Old versions of git kept more of a file's permissions.
    case let mode where mode.hasPrefix("100"): self = .file
    case "120000": self = .link
    case "160000": self = .submodule
    default: return nil
    }
  }
}

extension GitRepository {
  /// What git may know of our environment; what else it obeys could change or run anything.
  private static let passedVariables = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME", "TMPDIR", "LD_LIBRARY_PATH",
    "DEVELOPER_DIR", "SDKROOT", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES",
    "GIT_EXEC_PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
  ]

  /// Such variables that a hook may find with paths from its current folder.
  private static let pathVariables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
  ]

  /// `NAME=path` with a path that leads to the same file from every folder.
  private static func absolute(_ entry: [UInt8]) -> [UInt8] {
    let equals = entry.firstIndex(of: UInt8(ascii: "=")) ?? entry.startIndex
    let path = entry[(equals + 1)...]
    guard let first = path.first, first != UInt8(ascii: "/") else { return entry }
    return entry[...equals] + currentFolder().appending(path).bytes
  }

  /// No prompt, no lock of the index, no download of what a partial clone left out.
  private static let ownVariables = [
    "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
    "GIT_ALLOW_PROTOCOL=none", "GIT_PAGER=cat",
  ]

  private static let safeguards = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.untrackedCache=false",
  ]

  private func records(
    _ arguments: [String], _ last: [UInt8]? = nil
  ) throws(FileProblem) -> [[UInt8]] {
    let output = try run(arguments + (last.map { [text($0)] } ?? []))
    return output.split(separator: 0).map { Array($0) }
  }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(FileProblem) -> [UInt8] {
    try GitRepository.run(arguments, in: folder, input: input)
  }

  private func outcome(_ arguments: [String]) throws(FileProblem) -> ChildOutcome {
    try GitRepository.outcome(arguments, in: folder)
  }

  private static func run(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = []
  ) throws(FileProblem) -> [UInt8] {
    let outcome = try outcome(arguments, in: folder, input: input)
    guard outcome.status == 0 else {
      let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
      let reason = lines.first { $0.hasPrefix("fatal: ") }?.dropFirst("fatal: ".count)
      throw problem(String(reason ?? lines.first ?? "exited with code \(outcome.status)"))
    }
    return outcome.output
  }

  private static func outcome(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = []
  ) throws(FileProblem) -> ChildOutcome {
    let place = folder.bytes.isEmpty ? [] : [Array("-C".utf8), folder.bytes]
    do throws(SystemError) {
      return try runProgram(
        [Array("git".utf8)] + place + (safeguards + arguments).map { Array($0.utf8) },
        environment: environmentEntries(passedVariables)
          + environmentEntries(pathVariables).map(absolute) + ownVariables.map { Array($0.utf8) },
        input: input)
    } catch {
      throw problem(
        "cannot be run in '\(folder.bytes.isEmpty ? "." : folder.display)': \(error.reason)")
    }
  }

  private static func problem(_ reason: String) -> FileProblem {
    FileProblem(path: "git", reason: reason)
  }

  /// The words before a record's tab, and the path behind it.
  private static func parts(of record: [UInt8]) -> (words: [ArraySlice<UInt8>], path: [UInt8]) {
    let tab = record.firstIndex(of: UInt8(ascii: "\t")) ?? record.endIndex
    let words = record[..<tab].split(separator: UInt8(ascii: " "))
    return (words, Array(record[tab...].dropFirst()))
  }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
