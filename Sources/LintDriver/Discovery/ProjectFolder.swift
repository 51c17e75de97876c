import LintConfiguration

/// Entries that only the top folder of a project holds, the surest first.
private let projectMarks = [".layoutlint.json", ".git", "Package.swift"]

/// The folder of the project that a file belongs to: the nearest one above it that contains a project file.
///
/// For a relative path, the search ends at the current folder, so that other paths are written like the file's.
/// - Returns: `nil` if no folder above contains a project file.
package func projectFolder(around file: FilePath) -> FilePath? {
  let isAbsolute = file.bytes.first == UInt8(ascii: "/")
  let leadsUp = pathComponents(file.bytes).contains { $0.elementsEqual("..".utf8) }
  var folder = file.folder
  if leadsUp, let real = resolvingLinks(folder) { folder = real }
  let folders = foldersUpwards(from: folder)
  for mark in projectMarks {
    if let marked = folders.first(where: { holds(mark, $0) }) { return marked }
  }
  guard !isAbsolute, !leadsUp, let here = resolvingLinks(FilePath(".")) else { return nil }
  let isInside = foldersUpwards(from: here).contains { folder in
    projectMarks.contains { holds($0, folder) }
  }
  return isInside ? FilePath(".") : nil
}

/// The folder, the one that holds it, and so on.
private func foldersUpwards(from folder: FilePath) -> [FilePath] {
  var folders = [folder]
  while let last = folders.last, last.folder != last { folders.append(last.folder) }
  return folders
}

private func holds(_ name: String, _ folder: FilePath) -> Bool {
  (try? FileStatus(of: folder.appending(name))) != nil
}
