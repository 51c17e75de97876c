extension FileSelection {
  /// Writes changed files of the selection; those that could not be written are unchanged.
  ///
  /// Removes the temporary files that earlier runs left next to files of the selection when they were killed.
  package func write(_ changes: [FileChange]) -> [FileProblem] {
    let folders = Set(files.map { (resolvingLinks($0) ?? $0).folder })
    for folder in folders { removeLeftovers(in: folder) }
    let rewritable = rewritable.compactMap { resolvingLinks($0) }
    return changes.compactMap { change in
      do throws(FileProblem) {
        if let real = resolvingLinks(change.path),
          !rewritable.contains(where: { isBelow(real, $0) })
        {
          throw FileProblem(
            change.path,
            "a symbolic link to \(real.display), which is outside the given paths; not changed (pass the target's path to rewrite it)"
          )
        }
        try replaceContent(of: change.path, from: change.before, to: change.after)
        return nil
      } catch {
        return error
      }
    }
  }
}
