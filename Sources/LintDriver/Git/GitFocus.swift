/// The index of a repository, and what of it is not in the last commit.
struct Staging {
  fileprivate let repository: GitRepository
  /// By path from the top folder.
  let entries: [[UInt8]: GitRepository.Entry]
  fileprivate let committed: [[UInt8]: GitRepository.Entry]

  init(around paths: [FilePath]) throws(FileProblem) {
    let repository = try GitRepository(around: paths)
    var committed: [GitRepository.Entry] = []
    if let head = try repository.head() { committed = try repository.files(of: head) }
    self.repository = repository
    self.committed = byPath(committed)
    entries = byPath(try repository.index())
  }

  func contents(
    of entries: [GitRepository.Entry]
  ) throws(FileProblem) -> [[UInt8]] {
    try repository.contents(of: entries.map(\.object))
  }

  /// The staged Swift files below some paths that the work tree does not hold any more.
  func absentFiles(below paths: [FilePath]) -> [FilePath] {
    let roots = paths.map { resolvingLinks($0) ?? $0 }
    let here = currentFolder()
    return entries.values.filter {
      $0.kind == .file && $0.path.suffix(6).elementsEqual(".swift".utf8)
    }
    .map { repository.topFolder.appending($0.path) }
    .filter { file in
      roots.contains { isBelow(file, $0) }
        && (try? FileStatus(of: file, followsLinks: false)) == nil
    }
    .map { $0.relative(to: here) }
    .sorted()
  }

  /// A file's path from the top folder; `nil` if it does not lie below.
  func path(of file: FilePath) -> [UInt8]? { repository.path(of: file) }

  /// Files of the work tree that git neither knows nor ignores.
  func untracked() throws(FileProblem) -> [[UInt8]] { try repository.untracked() }
}

/// What is staged of some files.
struct StagedContents: Sendable {
  fileprivate let repository: GitRepository
  /// By file, git's name of its content.
  let objects: [FilePath: [UInt8]]

  /// What is staged of those of some files of which anything is.
  func contents(
    of paths: some Collection<FilePath>
  ) throws(FileProblem) -> [FilePath: [UInt8]] {
    let files = paths.filter { objects[$0] != nil }
    let contents = try repository.contents(of: files.compactMap { objects[$0] })
    return Dictionary(zip(files, contents)) { first, _ in first }
  }
}

extension FileSelection {
  /// Reads the index in place of the work tree, and reports on what is not in the last commit.
  mutating func focus(on staging: Staging) throws(FileProblem) {
    let submodules = Submodules(staging.entries.values)
    var kept: [FilePath] = []
    var staged: [(file: FilePath, entry: GitRepository.Entry)] = []
    for file in files {
      guard let path = staging.path(of: file) else { continue }
      if let entry = staging.entries[path], entry.kind == .file {
        staged.append((file, entry))
        kept.append(file)
      } else if submodules.hold(path) {
        kept.append(file)
      }
    }
    files = kept
    indexed.removeAll { file in
      staging.path(of: file.path).map {
        staging.entries[$0]?.kind != .file && !submodules.hold($0)
      } ?? false
    }
    let news = staged.filter { staging.committed[$0.entry.path]?.object != $0.entry.object }
    let old = news.compactMap { staging.committed[$0.entry.path] }
    let earlier = Dictionary(zip(old.map(\.path), try staging.contents(of: old))) { first, _ in
      first
    }
    var focus = Focus()
    for (file, entry) in news {
      focus.files[file.display] = earlier[entry.path].map { .changed(from: $0) } ?? .added
    }
    self.focus = focus
    let objects = staged.map { ($0.file, $0.entry.object) }
    self.staged = StagedContents(
      repository: staging.repository, objects: Dictionary(objects) { first, _ in first })
  }

  /// Reports on what differs from the point at which a branch and `HEAD` parted.
  mutating func focusOnChanges(
    since name: String?, around paths: [FilePath]
  ) throws(FileProblem) {
    let repository = try GitRepository(around: paths)
    let base = byPath(try repository.files(of: try repository.base(of: name)))
    let entries = try repository.index()
    let submodules = Submodules(entries)
    let known = Set(entries.filter { $0.kind == .file }.map(\.path) + (try repository.untracked()))
    indexed.removeAll { file in
      repository.path(of: file.path).map { !known.contains($0) && !submodules.hold($0) } ?? false
    }
    var focus = Focus()
    var old: [(file: FilePath, entry: GitRepository.Entry)] = []
    for file in files {
      guard let path = repository.path(of: file), known.contains(path) else { continue }
      if let entry = base[path], entry.kind == .file {
        old.append((file, entry))
      } else {
        focus.files[file.display] = .added
      }
    }
    let contents = try repository.contents(of: old.map(\.entry.object))
    for (file, content) in zip(old, contents) {
      focus.files[file.file.display] = .changed(from: content)
    }
    self.focus = focus
  }
}

/// The folders of a repository that are repositories of their own.
private struct Submodules {
  private let folders: [[UInt8]]

  init(_ entries: some Sequence<GitRepository.Entry>) {
    folders = entries.filter { $0.kind == .submodule }.map { $0.path + [UInt8(ascii: "/")] }
  }

  /// Whether a file, by its path from the top folder, lies in one of them.
  func hold(_ path: [UInt8]) -> Bool { folders.contains { path.starts(with: $0) } }
}

extension GitRepository {
  /// A file's path from the top folder; `nil` if it does not lie below.
  fileprivate func path(of file: FilePath) -> [UInt8]? {
    let folder = resolvingLinks(file.folder) ?? absolute(file.folder)
    let place = folder.appending(file.name)
    guard isBelow(place, topFolder) else { return nil }
    return Array(place.bytes.dropFirst(topFolder.bytes.count).drop { $0 == UInt8(ascii: "/") })
  }

  /// The commit with which the work tree is compared: where `HEAD` and the branch parted.
  fileprivate func base(of name: String?) throws(FileProblem) -> [UInt8] {
    guard let head = try head() else {
      throw FileProblem(path: "git", reason: "there is no commit yet to compare with")
    }
    // The usual names of the branch from which others part, the remote's own first.
    let names =
      name.map { [$0] } ?? [
        "refs/remotes/origin/HEAD", "origin/main", "origin/master", "main", "master",
      ]
    for name in names {
      guard let other = try commit(name) else { continue }
      guard let base = try mergeBase(head, other) else {
        throw FileProblem(
          path: "git",
          reason: "'\(name)' and HEAD have no common ancestor" + (try shallowHint()))
      }
      return base
    }
    let missing =
      name.map { "there is no commit or branch '\($0)'" }
      ?? "there is no 'main' or 'master' branch to compare with; use '--changed=REF'"
    throw FileProblem(path: "git", reason: missing + (try shallowHint()))
  }

  /// What to do where commits may be missing because only the last ones were fetched.
  private func shallowHint() throws(FileProblem) -> String {
    try isShallow()
      ? "; this clone is shallow: set 'fetch-depth: 0' for actions/checkout, or run 'git fetch --unshallow'"
      : ""
  }
}

private func byPath(_ entries: [GitRepository.Entry]) -> [[UInt8]: GitRepository.Entry] {
  Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
}

private func absolute(_ path: FilePath) -> FilePath {
  path.bytes.first == UInt8(ascii: "/") ? path : currentFolder().appending(path.bytes)
}

/// Whether a path is `folder` or leads into it; both are absolute and without links.
func isBelow(_ file: FilePath, _ folder: FilePath) -> Bool {
  if folder.bytes == [UInt8(ascii: "/")] { return true }
  return file.bytes.starts(with: folder.bytes + [UInt8(ascii: "/")]) || file == folder
}

/// The files of `changes` whose content in the work tree differs from the staged content, so that rewriting them would
/// lose changes, or commit changes that were not staged.
package func partlyStagedFiles(_ changes: [FileChange]) -> [FileProblem] {
  changes.filter { (try? readBytes($0.path)) != $0.before }.map { change in
    FileProblem(
      change.path,
      "has unstaged changes, so nothing was rewritten; stage or stash them first")
  }
}
