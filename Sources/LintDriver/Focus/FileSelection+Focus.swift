import LintConfiguration
import RulePages

/// Why files cannot be selected.
package enum SelectionError: Error {
  case configuration(ConfigurationError)
  case problem(FileProblem)
}

extension FileSelection {
  /// Finds the Swift files of `paths`, and selects those that are reported on.
  ///
  /// All files are read, because of their declarations; if there is an index, files that are not reported on are taken
  /// from it.
  package init(
    _ paths: [FilePath], focus request: FocusRequest, index: ProjectIndex? = nil,
    configuration: FilePath? = nil, usesIgnoreFiles: Bool = true,
    pages: [RulePage] = RulePage.embedded
  ) throws(SelectionError) {
    func select(
      _ paths: [FilePath], absent: [FilePath] = []
    ) throws(SelectionError) -> FileSelection {
      do throws(ConfigurationError) {
        return try FileSelection(
          paths, absent: absent, index: index, configuration: configuration,
          usesIgnoreFiles: usesIgnoreFiles, pages: pages)
      } catch {
        throw .configuration(error)
      }
    }
    switch request {
    case .everything:
      self = try select(paths)
    case .paths(let named):
      self = try select(index == nil ? paths + named : named)
      roots = paths
      focus(on: FileDiscovery(named, usesIgnoreFiles: usesIgnoreFiles).files)
    case .text(let bytes, let path):
      let exists = resolvingLinks(path) != nil
      let others = index == nil ? paths : []
      self = try select(exists ? others + [path] : others, absent: exists ? [] : [path])
      let found = focus(on: [path])
      for file in found { contents[file] = bytes }
    case .staged(let linesOnly):
      let staging = try naming { () throws(FileProblem) in try Staging(around: paths) }
      self = try select(paths, absent: staging.absentFiles(below: paths))
      try naming { () throws(FileProblem) in
        try focus(on: staging)
        try compareSettings(with: staging)
      }
      focus?.linesOnly = linesOnly
    case .changed(let name, let linesOnly):
      self = try select(paths)
      try naming { () throws(FileProblem) in try focusOnChanges(since: name, around: paths) }
      focus?.linesOnly = linesOnly
    }
    if index != nil { leaveRestToIndex() }
  }

  /// Reads from the disk only what is reported on.
  private mutating func leaveRestToIndex() {
    if let names = focus?.names {
      files.removeAll { !names.contains($0.display) }
    } else {
      focus = Focus(on: files)
    }
    rest = IndexedFiles(indexed, without: files)
  }

  /// Reports on some of the files only.
  /// - Parameter wanted: the files, by whatever paths.
  /// - Returns: those of them that were selected.
  @discardableResult
  private mutating func focus(on wanted: [FilePath]) -> [FilePath] {
    let places = Set(wanted.map { resolvingLinks($0) ?? $0 })
    let found = files.filter { places.contains(resolvingLinks($0) ?? $0) }
    focus = Focus(on: found)
    return found
  }
}

private func naming<Value>(
  _ calls: () throws(FileProblem) -> Value
) throws(SelectionError) -> Value {
  do throws(FileProblem) {
    return try calls()
  } catch {
    throw .problem(error)
  }
}
