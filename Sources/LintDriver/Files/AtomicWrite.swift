/// Replaces the content of a file so that at every moment it contains either the old or the new bytes, never a part.
///
/// The new bytes are written to a temporary file in the same folder, which replaces the file once it is on the disk;
/// permissions stay. For a symbolic link, the target is rewritten. (Another hard link to the file keeps the old
/// content.)
/// - Throws: ``FileProblem`` if the content is not `expected` any more, or cannot be written. The file is then
///   unchanged.
package func replaceContent(
  of path: FilePath, from expected: [UInt8], to replacement: [UInt8]
) throws(FileProblem) {
  guard let target = resolvingLinks(path) else { throw FileProblem(path, SystemError.last.reason) }
  let status = try naming(path) { () throws(SystemError) in try FileStatus(of: target) }
  try requireUnchanged(path, target, expected)
  guard isWritable(target) else {
    throw FileProblem(path, "cannot be written: \(SystemError.last.reason)")
  }

  let temporary = temporaryName(beside: target)
  do throws(FileProblem) {
    let file = try writeTemporary(temporary, replacement, like: status, for: path)
    // As late as can be: whoever edits the file meanwhile wins.
    try requireUnchanged(path, target, expected)
    do throws(SystemError) {
      try rename(temporary, to: target)
    } catch {
      throw FileProblem(path, "cannot be replaced: \(error.reason)")
    }
    file.close()
  } catch {
    remove(temporary)
    throw error
  }
  synchronizeFolder(target.folder)
}

/// Makes `bytes` the content of a file, in one step, whether it exists or not.
///
/// A file that is not a regular one, such as `/dev/null` or a shell's pipe, just receives the bytes.
/// - Throws: ``FileProblem`` if it cannot be written; the old content is then unchanged.
package func writeContent(of path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
  if let status = try? FileStatus(of: path) {
    if status.kind == .other {
      return try naming(path) { () throws(SystemError) in
        try OpenFile(writing: path).write(bytes)
      }
    }
    removeLeftovers(in: (resolvingLinks(path) ?? path).folder)
    try replaceContent(of: path, from: try readBytes(path), to: bytes)
    return
  }
  removeLeftovers(in: path.folder)
  let temporary = temporaryName(beside: path)
  do throws(FileProblem) {
    let file = try writeTemporary(temporary, bytes, like: nil, for: path)
    try naming(path) { () throws(SystemError) in try rename(temporary, to: path) }
    file.close()
  } catch {
    remove(temporary)
    throw error
  }
  synchronizeFolder(path.folder)
}

/// Makes `bytes` the content of a file of our own, in one step, for whoever reads it meanwhile.
///
/// It is not awaited that they reach the disk: what a power failure leaves is told from its digest.
func writeOwnContent(of path: FilePath, _ bytes: [UInt8]) throws(FileProblem) {
  let temporary = temporaryName(beside: path)
  do throws(SystemError) {
    try OpenFile(creating: temporary, isPrivate: true).write(bytes)
    try rename(temporary, to: path)
  } catch {
    remove(temporary)
    throw FileProblem(path, "cannot be written: \(error.reason)")
  }
}

/// - Parameter status: whose permissions the file gets; `nil` for those that a new file has.
/// - Returns: the file, locked for as long as it is open, by which ``removeLeftovers(in:)`` knows that it is in use.
private func writeTemporary(
  _ temporary: FilePath, _ bytes: [UInt8], like status: FileStatus?, for path: FilePath
) throws(FileProblem) -> OpenFile {
  do throws(SystemError) {
    var file = try OpenFile(creating: temporary, isPrivate: status != nil)
    // Another run may take it for a leftover until it is locked. Where a file system knows no locks, nothing is ever
    // taken for one.
    while file.lock(), (try? FileStatus(of: temporary, followsLinks: false)) == nil {
      file = try OpenFile(creating: temporary, isPrivate: status != nil)
    }
    try file.write(bytes)
    if let status { try file.copyPermissions(of: status) }
    try file.synchronize()
    return file
  } catch {
    throw FileProblem(path, "cannot be written: \(error.reason)")
  }
}

private func requireUnchanged(
  _ path: FilePath, _ target: FilePath, _ expected: [UInt8]
) throws(FileProblem) {
  let current: [UInt8]
  do throws(FileProblem) {
    current = try readBytes(target)
  } catch {
    throw FileProblem(path, error.reason)
  }
  guard current == expected else {
    throw FileProblem(path, "the file changed during the run, so it was not rewritten")
  }
}

/// A name that no other process and no earlier call has; the beginning tells what left it behind after a crash.
private func temporaryName(beside target: FilePath) -> FilePath {
  let unique = UInt64.random(in: 0...UInt64.max)
  return target.folder.appending(temporaryPrefix + String(unique, radix: 36) + temporarySuffix)
}

private let temporaryPrefix = ".layoutlint-"
private let temporarySuffix = ".tmp"

/// Removes the temporary files that runs left in a folder when they were killed.
///
/// The system takes a lock back from a process that ends, however it ends; so what is not locked is in nobody's use.
func removeLeftovers(in folder: FilePath) {
  guard let entries = try? entries(of: folder) else { return }
  for entry in entries where isTemporary(entry.name) {
    let path = folder.appending(entry.name)
    guard let status = try? FileStatus(of: path, followsLinks: false), status.kind == .regular,
      let file = try? OpenFile(reading: path), file.lock()
    else { continue }
    remove(path)
  }
}

/// Whether a file is one that a crash left behind, or that is being written.
func isTemporary(_ name: [UInt8]) -> Bool {
  guard name.starts(with: temporaryPrefix.utf8),
    name.suffix(4).elementsEqual(temporarySuffix.utf8)
  else { return false }
  let unique = name.dropFirst(temporaryPrefix.utf8.count).dropLast(temporarySuffix.utf8.count)
  return UInt64(String(decoding: unique, as: UTF8.self), radix: 36) != nil
}

/// Makes the rename last through a power failure, where the system can; the content is safe either way.
private func synchronizeFolder(_ folder: FilePath) {
  if let file = try? OpenFile(reading: folder) { try? file.synchronize() }
}
