import LintConfiguration
import SourceText

extension FileSelection {
  /// Compares the files that determine the settings, which are read from the work tree, with what is staged of them.
  ///
  /// A file that a staged configuration mentions, and that git does not have, makes the next run elsewhere fail: that is a
  /// problem, and so stops a commit. Other differences are notes.
  mutating func compareSettings(with staging: Staging) throws(FileProblem) {
    var known: [(file: FilePath, entry: GitRepository.Entry)] = []
    var missing: [(file: FilePath, path: [UInt8])] = []
    for file in settingsFiles {
      guard let path = staging.path(of: file) else { continue }
      if let entry = staging.entries[path] {
        if entry.kind == .file { known.append((file, entry)) }
      } else {
        missing.append((file, path))
      }
    }
    var texts: [[UInt8]] = []
    let configurations = Set(configurations)
    for (file, staged) in zip(known.map(\.file), try staging.contents(of: known.map(\.entry))) {
      if configurations.contains(file) { texts.append(staged) }
      if let now = try? readBytes(file), !isSameText(staged, now) {
        notes.append(FileProblem(file, "has unstaged changes, which this run uses"))
      }
    }
    if missing.isEmpty { return }
    let untracked = Set(try staging.untracked())
    for (file, path) in missing where untracked.contains(path) {
      let words = words(for: file, path, staging)
      if texts.contains(where: { text in words.contains { text.firstRange(of: $0) != nil } }) {
        problems.append(
          FileProblem(
            file,
            "the configuration uses this file, but git does not track it; add it with 'git add'"))
      } else {
        notes.append(
          FileProblem(
            file,
            "git does not track this file, so it has no effect in other clones of the repository"))
      }
    }
  }

  /// What a configuration that uses a file contains: its name, the rule of a page, or the folder of the only pages.
  private func words(for file: FilePath, _ path: [UInt8], _ staging: Staging) -> [[UInt8]] {
    guard file.name.suffix(3).elementsEqual(".md".utf8) else { return [Array(file.name)] }
    let folder = Array(path.dropLast(file.name.count))
    let isNewFolder = !staging.entries.keys.contains { $0.starts(with: folder) }
    let rule = Array(file.name.dropLast(3))
    return [rule] + (isNewFolder ? [Array(file.folder.name)] : [])
  }

  /// The configurations, the rule pages and the baselines in use, sorted by path.
  private var settingsFiles: [FilePath] {
    let here = currentFolder()
    let baselines = usedSettings.compactMap { settings.distinct[$0].baseline }
      .map { FilePath($0.value) }
    let others = (baselines + rulePages).map { (resolvingLinks($0) ?? $0).relative(to: here) }
    return Set(configurations + others).sorted()
  }
}
